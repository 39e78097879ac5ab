import { defineConfig } from 'rspress/config';

const newest = 'v2';

export default defineConfig({
  title: 'Sundial',
  multiVersion: {
    default: newest,
    versions: ['v1', 'v2'],
  },
  markdown: {
    mdxRs: false,
  },
  head: [(route) => (route.version === newest ? undefined : ['meta', { name: 'robots', content: 'noindex' }])],
});
