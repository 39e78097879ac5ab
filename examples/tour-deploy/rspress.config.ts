import { defineConfig } from 'rspress/config';

export default defineConfig({
  base: '/trail-notes/',
  title: 'Trail notes',
  description: 'Walks of one day, written down',
  markdown: {
    checkDeadLinks: true,
  },
  route: {
    exclude: ['drafts/**'],
  },
});
