import { defineConfig } from 'rspress/config';

export default defineConfig({
  title: 'Ferry',
  base: '/ferry/',
});
