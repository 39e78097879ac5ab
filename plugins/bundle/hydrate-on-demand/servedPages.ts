/** Has the app leave pages as they were served: what takes the place of modules in the browser's bundle. */
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {ConfigureWebpackUtils, Plugin} from '@docusaurus/types';
import {expectModules} from '../moduleGraph';
import {UnexpectedInternals} from '../unexpected';

const TRICK = 'hydrate-on-demand';

/** Folder of what takes the places. */
const SERVED = path.resolve(__dirname, '../../../src/served');

/** Requests, within a folder of Docusaurus where they are relative, and the files in `src/served/` for them. */
const REPLACED: [request: RegExp, file: string, issuer?: RegExp][] = [
  [/^@generated\/routes$/, 'routes.ts'],
  [/^react-helmet-async$/, 'head.ts'],
  [/^react-router(?:-dom|-config)?$/, 'router.tsx'],
  [/^nprogress$/, 'progress.ts'],
  [/^\.\/PendingNavigation$/, 'PendingNavigation.ts', /[\\/]@docusaurus[\\/]core[\\/]lib[\\/]client$/],
  [/^\.\/docusaurus$/, 'docusaurus.ts', /[\\/]@docusaurus[\\/]core[\\/]lib[\\/]client$/],
];

/** What must not be in the bundle any more; the rest is only in it by way of these. */
const ABSENT =
  /[\\/](?:\.docusaurus[\\/](?:registry|routes|routesChunkNames)\.js|node_modules[\\/](?:react-helmet-async|react-router|react-loadable|nprogress)[\\/].*\.js|lib[\\/]client[\\/](?:PendingNavigation|docusaurus)\.js)/;

/** A module that the generated registry loads: all but data of routes, which has no styles. */
const SOURCE = /import\(\/\* webpackChunkName: "[^"]+" \*\/ ("(?:[^"\\]|\\.)+")\)/g;

/**
 * A module that imports the sources of all pages, so that the bundler makes the style sheet of them.
 *
 * @param registry - Text of the registry that Docusaurus generates.
 * @returns Text of the module.
 * @throws UnexpectedInternals when the registry loads no page.
 */
export function pageSources(registry: string): string {
  const sources = [...registry.matchAll(SOURCE)]
    .map(([, request = '']) => JSON.parse(request) as string)
    .filter((request) => !request.endsWith('.json'));
  if (!sources.includes('@theme/DocItem') || !sources.some((source) => /\.mdx?$/.test(source))) {
    throw new UnexpectedInternals(TRICK, `The generated registry should load pages by ${SOURCE}.`);
  }
  const all = [...sources, '@theme/NotFound'];
  return [
    ...all.map((source, index) => `import * as source${index} from ${JSON.stringify(source)};`),
    `export default [${all.map((_source, index) => `source${index}`).join(', ')}];`,
    '',
  ].join('\n');
}

/** Name of the chunk that {@link pageSources} becomes, which no page loads. */
export const SOURCES = 'page-sources';

/** Its file. */
export const SOURCES_CHUNK = /^page-sources\./;

type BundlerPlugins = NonNullable<Exclude<ReturnType<NonNullable<Plugin['configureWebpack']>>, void>['plugins']>;

/**
 * Puts what `src/served/` holds in the place of router, head and pages.
 *
 * @param generated - Folder of what Docusaurus generates.
 * @param bundler - The bundler that Docusaurus uses.
 * @returns Plugins of the bundler.
 * @throws UnexpectedInternals when the registry is not as expected; the build fails when a module is not replaced.
 */
export function servedPages(
  generated: string,
  {NormalModuleReplacementPlugin}: ConfigureWebpackUtils['currentBundler']['instance'],
): BundlerPlugins {
  const registry = readFileSync(path.join(generated, 'registry.js'), 'utf8');
  writeFileSync(path.join(generated, 'page-sources.js'), pageSources(registry));
  return [
    ...REPLACED.map(
      ([request, file, issuer]) =>
        new NormalModuleReplacementPlugin(request, (resource: {context: string; request: string}) => {
          if (issuer === undefined || issuer.test(resource.context)) resource.request = path.join(SERVED, file);
        }),
    ),
    ...[...new Set(REPLACED.map(([, file]) => file))].map((file) =>
      expectModules(TRICK, {present: new RegExp(`[\\\\/]served[\\\\/]${file.replace('.', '\\.')}$`), absent: ABSENT}),
    ),
  ];
}
