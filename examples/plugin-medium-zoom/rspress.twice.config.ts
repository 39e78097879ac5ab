import { pluginMediumZoom } from '@rspress/plugin-medium-zoom';
import { defineConfig } from 'rspress/config';

// The built-in plugin is still on, and two plugins may not have the same name.
export default defineConfig({
  title: 'Ridge',
  plugins: [pluginMediumZoom()],
});
