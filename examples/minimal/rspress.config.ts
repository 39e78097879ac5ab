import { defineConfig } from 'rspress/config';

export default defineConfig({
  title: 'Lantern',
  description: 'A tiny task runner for shell scripts',
});
