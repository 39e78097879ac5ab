import { defineConfig } from 'rspress/config';

export default defineConfig({
  title: 'Mill',
  logo: '/leaf.svg',
});
