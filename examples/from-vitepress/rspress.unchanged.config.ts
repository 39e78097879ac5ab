import path from 'node:path';
import { defineConfig } from 'rspress/config';

export default defineConfig({
  root: path.join(import.meta.dirname, 'before/docs'),
});
