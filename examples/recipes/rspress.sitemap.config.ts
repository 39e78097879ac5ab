import { defineConfig } from 'rspress/config';
import { pluginSiteFiles } from './plugins/site-files';

export default defineConfig({
  title: 'Spoke',
  plugins: [pluginSiteFiles('https://spoke.example.com')],
});
