import { pluginVue } from '@rsbuild/plugin-vue';
import { pluginPreview } from '@rspress/plugin-preview';
import { defineConfig } from 'rspress/config';

export default defineConfig({
  root: 'docs-preview',
  title: 'Pulse',
  builderPlugins: [pluginVue()],
  plugins: [pluginPreview()],
});
