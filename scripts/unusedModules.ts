import {createRequire} from 'node:module';
import type {UnusedModule} from './loadOnUse';

/** What Docusaurus loads and a build with Rspack, SWC and Lightning CSS never uses. */
export function unusedModules(): UnusedModule[] {
  const core = require.resolve('@docusaurus/core/package.json');
  const {resolve} = createRequire(core);
  const bundler = resolve('@docusaurus/bundler');
  return [
    {request: './babelTranslationsExtractor.js', from: resolve('@docusaurus/babel'), isCompiled: true},
    {request: 'css-minimizer-webpack-plugin', from: bundler},
    {request: 'html-minifier-terser', from: bundler, isCompiled: true},
    {request: 'terser-webpack-plugin', from: bundler},
    {request: 'webpack-bundle-analyzer', from: core},
    {request: 'webpackbar', from: bundler},
  ];
}
