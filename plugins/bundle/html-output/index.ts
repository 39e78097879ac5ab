import {existsSync} from 'node:fs';
import {readFile, rename, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {disableHydration, emptyRoot, HYDRATE} from './clientRendering';
import {addScripts, readRoutes, scriptsByPath, type ChunkNames, type ClientManifest} from './pageScripts';

/** Options of {@link htmlOutputPlugin}. */
export interface HtmlOutputOptions {
  /** `false`: pages are shells which the browser fills. */
  ssg: boolean;
}

/** What the scripts of each page are, by its path; from the files that Docusaurus generates for the bundle. */
async function readScripts(generatedFilesDir: string): Promise<Map<string, string[]>> {
  const read = (file: string): Promise<string> => readFile(path.join(generatedFilesDir, file), 'utf8');
  return scriptsByPath(
    readRoutes(await read('routes.js')),
    JSON.parse(await read('routesChunkNames.json')) as Record<string, ChunkNames>,
    JSON.parse(await read('client-manifest.json')) as ClientManifest,
  );
}

/** Finishes the written HTML files: one file a route, which every static host finds, with all of its scripts. */
export default function htmlOutputPlugin(context: LoadContext, {ssg}: HtmlOutputOptions): Plugin {
  return {
    name: 'html-output',
    configureWebpack(config, isServer) {
      if (!ssg && !isServer && process.env.NODE_ENV === 'production' && !disableHydration(config.plugins ?? [])) {
        throw new Error(
          `"ssg: false" needs the constant ${HYDRATE} in the client build, which this release of Docusaurus does not define.`,
        );
      }
      return {};
    },
    async postBuild({outDir, routesPaths}) {
      const scripts = await readScripts(context.generatedFilesDir);
      for (const route of routesPaths) {
        const relative = route.slice(context.baseUrl.length).replace(/\.html$/, '');
        const folder = path.join(outDir, relative);
        const index = path.join(folder, 'index.html');
        // `api.html` beside a folder `api/`: moved into it, so that hosts answer `/api` and `/api/` alike.
        if (relative !== '' && existsSync(folder) && existsSync(`${folder}.html`)) {
          await rename(`${folder}.html`, index);
        }
        const file = relative === '' || existsSync(index) ? index : `${folder}.html`;
        const html = await readFile(file, 'utf8');
        await writeFile(file, addScripts(ssg ? html : emptyRoot(html), scripts.get(route) ?? [], file));
      }
    },
  };
}
