import {existsSync, writeFileSync} from 'node:fs';
import {mkdir, readFile, rename, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {browserScript} from '../browserScript';
import {disableHydration, emptyRoot, HYDRATE} from './clientRendering';
import {withLanguageScript} from './lostAddress';

/** Options of {@link htmlOutputPlugin}. */
export interface HtmlOutputOptions {
  /** `false`: pages are shells which the browser fills. */
  ssg: boolean;
  /** What is done when all files of a language are where they stay. */
  finish?: ((build: Build) => void | Promise<void>)[];
}

/** The build of one language. */
export interface Build {
  /** Absolute path of its folder. */
  outDir: string;
  /** Path of its addresses, with a slash at both ends. */
  baseUrl: string;
  /**
   * Its pages, by absolute path. What is done changes them here: a file that is written several times holds up the build, as
   * the file system has to store each version.
   */
  pages: Map<string, string>;
}

/** Of this repository, whatever site is built with it. */
const LOST_ADDRESS = path.resolve(__dirname, '../../src/enhance/lostAddress.ts');

/** Folder of scripts, in the output. */
const SCRIPTS = 'assets/js/';

/** Has the page for lost addresses answer in the language that the address asks for. */
async function withLostAddress(html: string, outDir: string, {baseUrl, i18n}: LoadContext): Promise<string> {
  const {name, code} = await browserScript(LOST_ADDRESS, 'exports.answerInLanguage(document)', 'lost-address');
  await mkdir(path.join(outDir, SCRIPTS), {recursive: true});
  await writeFile(path.join(outDir, SCRIPTS, name), code);
  return withLanguageScript(html, {
    src: `${baseUrl}${SCRIPTS}${name}`,
    base: baseUrl,
    languages: Object.values(i18n.localeConfigs).map((locale) => locale.baseUrl),
  });
}

/** Finishes the written HTML files: one file a route, which every static host finds. */
export default function htmlOutputPlugin(context: LoadContext, {ssg, finish = []}: HtmlOutputOptions): Plugin {
  const {baseUrl} = context;
  return {
    name: 'html-output',
    configureWebpack(config, isServer) {
      if (!ssg && !isServer && process.env.NODE_ENV === 'production' && !disableHydration(config.plugins ?? [])) {
        throw new Error(
          `"ssg: false" needs the constant ${HYDRATE} in the client build, which this release of Docusaurus does not define. Adapt plugins/html-output/clientRendering.ts.`,
        );
      }
      return {};
    },
    async postBuild({outDir, routesPaths}) {
      const pages = new Map<string, string>();
      for (const route of routesPaths) {
        const relative = route.slice(baseUrl.length).replace(/\.html$/, '');
        const folder = path.join(outDir, relative);
        const index = path.join(folder, 'index.html');
        // `api.html` beside a folder `api/`: moved into it, so that hosts answer `/api` and `/api/` alike.
        if (relative !== '' && existsSync(folder) && existsSync(`${folder}.html`)) {
          await rename(`${folder}.html`, index);
        }
        const file = relative === '' || existsSync(index) ? index : `${folder}.html`;
        const html = await readFile(file, 'utf8');
        pages.set(file, ssg ? html : emptyRoot(html));
      }
      const lost = path.join(outDir, '404.html');
      const lostPage = pages.get(lost);
      if (lostPage !== undefined) pages.set(lost, await withLostAddress(lostPage, outDir, context));
      for (const act of finish) await act({outDir, baseUrl, pages});
      for (const [file, html] of pages) writeFileSync(file, html);
    },
  };
}
