import { defineConfig } from 'rspress/config';

export default defineConfig({
  title: 'Herbarium',
  search: false,
});
