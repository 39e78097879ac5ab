import path from 'node:path';
import { defineConfig } from 'rspress/config';

export default defineConfig({
  title: 'Windsock',
  globalUIComponents: [path.join(__dirname, 'components/Gust.tsx')],
  ssg: {
    strict: true,
  },
});
