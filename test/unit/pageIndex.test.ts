/** @jest-environment node */
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {LoadContext, PluginContentLoadedActions} from '@docusaurus/types';
import {site} from '../../config/site';
import type {PageIndexEntry} from '../../content/data';
import {createPageReader} from '../../content/reader';
import pageIndex from '../../plugins/page-index';

test('while developing, the index is written where the server finds it', async () => {
  const siteDir = path.resolve('test/fixtures/small-site');
  const generatedFilesDir = mkdtempSync(path.join(tmpdir(), 'page-index-'));
  const i18n = {currentLocale: 'en'};
  const context = {siteDir, generatedFilesDir, baseUrl: '/base/', i18n} as unknown as LoadContext;
  const plugin = pageIndex(context, createPageReader(siteDir, site, generatedFilesDir));

  const written = new Map<string, string>();
  const actions = {
    createData: (name: string, data: string) => {
      // Docusaurus keeps the data of a plugin below its name and id.
      written.set(path.join(generatedFilesDir, 'page-index/default', name), data);
      return Promise.resolve(name);
    },
    setGlobalData: () => undefined,
  } as unknown as PluginContentLoadedActions;
  await plugin.contentLoaded!({content: await plugin.loadContent!(), actions});

  const settings = plugin.configureWebpack!({}, false, undefined as never, undefined as never) as {
    devServer: {static: {directory: string; publicPath: string}[]};
  };
  const [served] = settings.devServer.static;
  expect(served?.publicPath).toBe('/base/');
  const index = JSON.parse(written.get(path.join(served!.directory, 'page-index.json')) ?? '[]') as PageIndexEntry[];
  expect(index.map(({routePath}) => routePath)).toEqual(['/', '/guide/a']);
  rmSync(generatedFilesDir, {recursive: true});
});
