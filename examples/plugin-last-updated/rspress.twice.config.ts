import { pluginLastUpdated } from '@rspress/plugin-last-updated';
import { defineConfig } from 'rspress/config';

// The option has registered the plugin already, and two plugins may not have the same name.
export default defineConfig({
  root: 'docs/en',
  title: 'Logbook',
  themeConfig: {
    lastUpdated: true,
  },
  plugins: [pluginLastUpdated()],
});
