import { pluginTypeCheck } from '@rsbuild/plugin-type-check';
import { defineConfig } from 'rspress/config';

export default defineConfig({
  root: 'typed',
  title: 'Forge',
  builderPlugins: [pluginTypeCheck()],
});
