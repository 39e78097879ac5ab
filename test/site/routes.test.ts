/** The module of routes, on what Docusaurus generated for the built site. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {runInNewContext} from 'node:vm';
import {findRoute, type Generated} from '../../src/routes';
import {pageIndex} from './support';

/** Beside each other where languages were built side by side, else only that of the last one. */
const FOLDERS = ['.docusaurus', '.docusaurus/zh'].filter((folder) => existsSync(path.join(folder, 'routes.js')));

/** What a generated module exports: it imports nothing when it is evaluated, and only names what it would load. */
function exported(folder: string, file: string): unknown {
  const text = readFileSync(path.join(folder, file), 'utf8');
  const module = text.replace(/^import .*;$/gm, '').replace('export default', 'result =');
  const globals = {
    result: undefined,
    require: {resolveWeak: (name: string) => name},
    ComponentCreator: (route: string, hash: string) => `${route} ${hash}`,
  };
  runInNewContext(module, globals);
  return globals.result;
}

function generatedIn(folder: string): Generated {
  const json = (file: string) => JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as never;
  const {currentLocale}: {currentLocale: string} = json('i18n.json');
  return {
    routes: exported(folder, 'routes.js') as Generated['routes'],
    registry: exported(folder, 'registry.js') as Generated['registry'],
    routesChunkNames: json('routesChunkNames.json'),
    lang: currentLocale,
  };
}

/** All addresses of pages that the router knows. */
const pathsOf = (routes: Generated['routes']): string[] =>
  routes.flatMap((route) => (route.routes === undefined ? [route.path] : pathsOf(route.routes as Generated['routes'])));

const withoutSlash = (route: string): string => route.replace(/(.)\/$/, '$1');

test.each(FOLDERS)('what is generated in %s gives every page an entry with its source', (folder) => {
  const generated = generatedIn(folder);
  const lang = generated.lang as 'en' | 'zh';
  const pages = pageIndex(lang);
  const entries = pages.map(({routePath}) => findRoute(routePath, generated));
  expect(
    entries.map((entry) => ({...entry, element: typeof entry?.element.type, preload: typeof entry?.preload})),
  ).toEqual(
    pages.map(({routePath, version, _relativePath}) => ({
      path: withoutSlash(routePath) === `/${lang}` ? routePath : withoutSlash(routePath),
      // Here the name of a component stands for it.
      element: 'string',
      filePath: _relativePath,
      preload: 'function',
      lang,
      version,
    })),
  );
  expect(pages.filter(({_relativePath}) => !existsSync(_relativePath))).toEqual([]);

  // And the other way round: the router leads to nothing else but the 404 page.
  const known = new Set(pages.map(({routePath}) => withoutSlash(routePath)));
  expect(pathsOf(generated.routes).filter((route) => !known.has(withoutSlash(route)))).toEqual(['*']);
});
