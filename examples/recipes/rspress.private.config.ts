import { defineConfig } from 'rspress/config';

export default defineConfig({
  title: 'Spoke',
  base: '/spoke/',
  builderConfig: {
    html: {
      meta: { robots: 'noindex' },
    },
  },
});
