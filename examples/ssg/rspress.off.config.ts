import { defineConfig } from 'rspress/config';

export default defineConfig({
  title: 'Windsock',
  ssg: false,
});
