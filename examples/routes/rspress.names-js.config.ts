import { defineConfig } from 'rspress/config';

export default defineConfig({
  root: 'docs-names',
  title: 'Ferry',
  markdown: {
    checkDeadLinks: true,
    mdxRs: false,
  },
});
