import { pluginLastUpdated } from '@rspress/plugin-last-updated';
import { defineConfig } from 'rspress/config';

// The data without the line below the text: the option of the theme is off.
export default defineConfig({
  root: 'docs/en',
  lang: 'en',
  title: 'Logbook',
  plugins: [pluginLastUpdated()],
});
