import { pluginSvgr } from '@rsbuild/plugin-svgr';
import { defineConfig } from 'rspress/config';

export default defineConfig({
  root: 'svg',
  title: 'Forge',
  builderPlugins: [pluginSvgr()],
});
