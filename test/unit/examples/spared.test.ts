/** @jest-environment node */
import path from 'node:path';
import type {ModifyRspackConfigFn, RsbuildPlugin, Rspack} from '@rsbuild/core';

const {sparedModules} = jest.requireActual<{sparedModules: () => RsbuildPlugin}>(
  '../../../content/examples/spared/plugin.cjs',
);

const TOOLKIT = path.normalize('/repository/node_modules/@rspress/core/node_modules/react/index.js');
const PROJECT = path.normalize('/project/node_modules/react/index.js');

/** What the plugin makes of a configuration for scripts that write the pages, or for those of browsers. */
function rspackConfig(alias: Record<string, string>, isServer: boolean): Rspack.Configuration {
  const config: Rspack.Configuration = {resolve: {alias}, externals: {own: 'commonjs own'}};
  const api = {
    modifyRspackConfig: (modify: ModifyRspackConfigFn) => void modify(config as never, {isServer} as never),
  };
  void sparedModules().setup(api as never);
  return config;
}

test('React that comes with the toolkit is loaded by Node.js where pages are written, beside the externals of the project', () => {
  expect(rspackConfig({react: TOOLKIT, 'react/jsx-runtime': '/jsx.js', '@theme': '/theme'}, true).externals).toEqual([
    {own: 'commonjs own'},
    expect.objectContaining({react: `commonjs ${TOOLKIT}`, 'react/jsx-runtime': 'commonjs /jsx.js'}),
  ]);
});

test('React of the project is bundled, as it finds its parts nowhere else', () => {
  const {externals} = rspackConfig({react: PROJECT, 'react-dom/server': '/server.js'}, true);
  const [, modules] = externals as [unknown, Record<string, string>];
  expect(Object.keys(modules)).toContain('htmlparser2');
  expect(Object.keys(modules).filter((name) => name.startsWith('react'))).toEqual([]);
});

test('styles of the theme are left out where pages are written, and nowhere else', () => {
  const styles = require.resolve('@rspress/theme-default/bundle.css');
  expect(rspackConfig({react: TOOLKIT}, true).resolve?.alias).toHaveProperty([styles], false);
  expect(rspackConfig({react: TOOLKIT}, false).resolve?.alias).not.toHaveProperty([styles]);
});

test('what a browser loads is bundled whole', () => {
  expect(rspackConfig({react: TOOLKIT}, false).externals).toEqual({own: 'commonjs own'});
});
