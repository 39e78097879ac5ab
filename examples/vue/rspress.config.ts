import { pluginVue } from '@rsbuild/plugin-vue';
import { defineConfig } from 'rspress/config';

export default defineConfig({
  title: 'Pulse',
  builderPlugins: [pluginVue()],
});
