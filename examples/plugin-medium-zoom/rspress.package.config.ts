import { pluginMediumZoom } from '@rspress/plugin-medium-zoom';
import { defineConfig } from 'rspress/config';

export default defineConfig({
  title: 'Ridge',
  // Two plugins may not have the same name: the built-in one has to go.
  mediumZoom: false,
  plugins: [pluginMediumZoom({ selector: '.rspress-doc img.zoomable' })],
});
