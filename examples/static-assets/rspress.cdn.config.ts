import { defineConfig } from 'rspress/config';

export default defineConfig({
  base: '/orrery/',
  title: 'Orrery',
  icon: '/favicon.svg',
  logo: 'https://static.example.com/orrery.svg',
  builderConfig: {
    output: {
      assetPrefix: 'https://cdn.example.com/orrery/',
    },
  },
});
