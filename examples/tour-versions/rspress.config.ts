import { defineConfig } from 'rspress/config';

export default defineConfig({
  head: [(route) => (route.version === 'v2' ? undefined : ['meta', { name: 'robots', content: 'noindex' }])],
  title: 'Trail notes',
  description: 'Walks of one day, written down',
  multiVersion: {
    default: 'v2',
    versions: ['v1', 'v2'],
  },
  markdown: {
    checkDeadLinks: true,
  },
  search: {
    versioned: true,
  },
  route: {
    exclude: ['drafts/**'],
  },
});
