import { pluginMediumZoom } from '@rspress/plugin-medium-zoom';
import { defineConfig } from 'rspress/config';

export default defineConfig({
  root: 'docs-links',
  title: 'Almanac',
  plugins: [pluginMediumZoom()],
});
