import { defineConfig } from 'rspress/config';

export default defineConfig({
  root: 'typed',
  title: 'Forge',
});
