import { defineConfig } from 'rspress/config';

export default defineConfig({
  base: '/orrery/',
  title: 'Orrery',
  icon: '/favicon.svg',
  logo: {
    light: '/logo-light.svg',
    dark: '/logo-dark.svg',
  },
  logoText: 'Orrery',
});
