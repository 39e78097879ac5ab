import path from 'node:path';
import { defineConfig } from 'rspress/config';

export default defineConfig({
  title: 'Spoke',
  description: 'How to keep a bicycle running',
  globalUIComponents: [
    [path.join(__dirname, 'components/OpenGraph.tsx'), { site: 'https://spoke.example.com' }],
  ],
});
