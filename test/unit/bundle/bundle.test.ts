/** @jest-environment node */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, PluginModule} from '@docusaurus/types';
import {bundle} from '../../../plugins/bundle';

const ROOM = 'plugins/bundle';

const tricks = readdirSync(ROOM, {withFileTypes: true})
  .filter((entry) => entry.isDirectory())
  .map(({name}) => name);

/** Names of the plugins, in the order of their names. */
async function pluginsOf(setting: string): Promise<string[]> {
  const context = {siteDir: '/site', generatedFilesDir: '/site/.docusaurus'} as LoadContext;
  const plugins = await Promise.all(bundle(setting).plugins.map((plugin) => (plugin as PluginModule)(context, {})));
  return plugins.map((plugin) => plugin?.name ?? '').sort();
}

test('the register lists exactly the tricks there are', () => {
  const readme = readFileSync(path.join(ROOM, 'README.md'), 'utf8');
  const registered = [...readme.matchAll(/^\| `([^`]+)`/gm)].map(([, name]) => name);
  expect(registered.sort()).toEqual(tricks.sort());
  for (const name of tricks) expect(readme).toContain(`\n## ${name}\n`);
});

test('every trick of the room is on, and its plugin has its name', async () => {
  // One of them is for pages that run their scripts at once.
  expect(await pluginsOf('')).toEqual(tricks.filter((name) => name !== 'page-scripts').sort());
  expect(await pluginsOf('hydrate-on-demand')).toContain('page-scripts');
  expect(bundle('')).toMatchObject({
    remarkPlugins: [expect.any(Function)],
    ssrTemplate: expect.stringContaining('app-scripts'),
  });
});

test('one switch turns all off, and the cache that one of them completes', async () => {
  expect(await pluginsOf('1')).toEqual(['no-compile-cache']);
  expect(bundle('1')).toMatchObject({
    remarkPlugins: [],
    ssrTemplate: undefined,
    clientModules: ['preloadLinks', 'behaviours'],
  });
});

test('single tricks can be left out', async () => {
  const left = tricks.filter((name) => !['client-config', 'page-scripts'].includes(name));
  expect(await pluginsOf('client-config,page-scripts')).toEqual([...left, 'no-compile-cache'].sort());
  expect(bundle('hydrate-on-demand').ssrTemplate).toContain('async');
  expect(bundle('hydrate-on-demand,page-scripts').ssrTemplate).toBeUndefined();
});

test('pages that the browser renders are not served', async () => {
  const {ssrTemplate, clientModules} = bundle('', {ssg: false});
  expect(ssrTemplate).toContain('async');
  expect(clientModules).toEqual(['preloadLinks', 'behaviours']);
});

test('a name that is no trick is refused with those there are', () => {
  expect(() => bundle('client-confg')).toThrow(/"client-confg", which is no trick.*client-config, compact-scripts/);
});
