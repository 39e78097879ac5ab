import { defineConfig } from 'rspress/config';

export default defineConfig({
  title: 'Sundial',
  multiVersion: {
    default: 'v2',
    versions: ['v1', 'v2'],
  },
  search: {
    versioned: true,
  },
});
