import { defineConfig } from 'rspress/config';

export default defineConfig({
  base: '/beacon/',
  title: 'Beacon',
});
