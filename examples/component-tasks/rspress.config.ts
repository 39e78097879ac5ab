import { defineConfig } from 'rspress/config';

export default defineConfig({
  title: 'Nursery',
  base: '/nursery/',
  markdown: {
    checkDeadLinks: true,
  },
});
