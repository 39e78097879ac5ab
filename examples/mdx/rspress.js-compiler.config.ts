import { defineConfig } from 'rspress/config';

export default defineConfig({
  title: 'Beehive',
  description: 'Records for hobby beekeepers',
  route: {
    exclude: ['fragments/**'],
  },
  markdown: {
    mdxRs: false,
    showLineNumbers: true,
    defaultWrapCode: true,
  },
});
