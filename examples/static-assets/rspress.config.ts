import { defineConfig } from 'rspress/config';

export default defineConfig({
  title: 'Orrery',
  icon: '/favicon.svg',
  logo: {
    light: '/logo-light.svg',
    dark: '/logo-dark.svg',
  },
  logoText: 'Orrery',
});
