import path from 'node:path';
import { defineConfig } from 'rspress/config';

export default defineConfig({
  title: 'Spoke',
  globalStyles: path.join(__dirname, 'styles/tailwind.css'),
});
