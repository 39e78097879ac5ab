import { defineConfig } from 'rspress/config';

export default defineConfig({
  title: 'Ridge',
  mediumZoom: {
    selector: '.rspress-doc img.zoomable',
    options: {
      margin: 40,
    },
  },
});
