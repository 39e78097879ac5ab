import { defineConfig } from 'rspress/config';

export default defineConfig({
  title: 'Loom',
  themeConfig: {
    overview: {
      filterNameText: 'Find',
      filterPlaceholderText: 'A stitch, a yarn',
      filterNoResultText: 'No such thread',
    },
  },
});
