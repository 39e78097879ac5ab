import path from 'node:path';
import { defineConfig } from 'rspress/config';

export default defineConfig({
  title: 'Spoke',
  builderConfig: {
    html: {
      tags: [
        { tag: 'script', attrs: { src: '/count.js', defer: true }, append: false },
      ],
    },
  },
  globalUIComponents: [path.join(__dirname, 'components/PageViews.tsx')],
});
