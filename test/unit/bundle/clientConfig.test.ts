/** @jest-environment node */
import path from 'node:path';
import type {DocusaurusConfig, LoadContext} from '@docusaurus/types';
import clientConfigPlugin, {clientConfig} from '../../../plugins/bundle/client-config';
import {compile, project, removeProjects} from '../../support/bundler';

const config = {
  title: 'The title',
  baseUrl: '/',
  customFields: {a: 1},
  future: {experimental_router: 'browser', faster: {swcJsLoader: true}},
  themeConfig: {navbar: {}},
  presets: [['classic', {sidebarPath: '/home/me/sidebars.ts'}]],
  plugins: ['/home/me/plugin.ts'],
  clientModules: ['/home/me/module.ts'],
  onBrokenLinks: 'throw',
  headTags: [],
} as unknown as DocusaurusConfig;

test('readers get the settings that components read, and none of the build', () => {
  expect(clientConfig(config)).toEqual({
    title: 'The title',
    baseUrl: '/',
    customFields: {a: 1},
    future: {experimental_router: 'browser'},
    themeConfig: {navbar: {}},
  });
});

describe('in a bundle', () => {
  const mode = process.env.NODE_ENV;
  beforeAll(() => Object.assign(process.env, {NODE_ENV: 'production'}));
  afterAll(() => {
    Object.assign(process.env, {NODE_ENV: mode});
    removeProjects();
  });

  const bundle = (entry: string) => {
    const folder = project({
      'entry.js': entry,
      'generated/docusaurus.config.mjs': `export default ${JSON.stringify(config)};`,
    });
    const context = {siteConfig: config, generatedFilesDir: path.join(folder, 'generated')} as LoadContext;
    return compile(folder, clientConfigPlugin(context));
  };

  test('the short configuration is what a component imports', async () => {
    const {script, errors} = await bundle("import config from '@generated/docusaurus.config';\nconsole.log(config);");
    expect(errors).toEqual([]);
    expect(script).toContain('The title');
    expect(script).not.toContain('/home/me');
  });

  test.each([
    [
      "import config from './generated/docusaurus.config.mjs';\nconsole.log(config);",
      /holds .*docusaurus\.config\.mjs/,
    ],
    ['console.log(1);', /No module of the bundle matches .*client-config/],
  ])('a client that asks for it in another way fails the build: %s', async (entry, reason) => {
    const {errors} = await bundle(entry);
    expect(errors.join()).toMatch(reason);
    expect(errors.join()).toContain('Adapt plugins/bundle/client-config/');
  });
});
