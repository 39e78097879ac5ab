import { defineConfig } from 'rspress/config';

export default defineConfig({
  root: 'svg',
  title: 'Forge',
});
