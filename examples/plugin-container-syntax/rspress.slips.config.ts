import { defineConfig } from 'rspress/config';

export default defineConfig({
  root: 'slips',
  title: 'Signal',
});
