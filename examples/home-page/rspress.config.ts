import { defineConfig } from 'rspress/config';

export default defineConfig({
  title: 'Tent',
  description: 'Packing lists for weekend hikes',
  themeConfig: {
    footer: {
      message: 'Pack light. <a href="https://example.com/tent">Source code</a>',
    },
  },
});
