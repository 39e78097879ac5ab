import {existsSync} from 'node:fs';
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
}

/** Of this repository, whatever site is built with it. */
const LOST_ADDRESS = path.resolve(__dirname, '../../src/enhance/lostAddress.ts');

/** Folder of scripts, in the output. */
const SCRIPTS = 'assets/js/';

/** Finishes the written HTML files: one file a route, which every static host finds. */
export default function htmlOutputPlugin(context: LoadContext, {ssg}: HtmlOutputOptions): Plugin {
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
      for (const route of routesPaths) {
        const relative = route.slice(context.baseUrl.length).replace(/\.html$/, '');
        const folder = path.join(outDir, relative);
        const index = path.join(folder, 'index.html');
        // `api.html` beside a folder `api/`: moved into it, so that hosts answer `/api` and `/api/` alike.
        if (relative !== '' && existsSync(folder) && existsSync(`${folder}.html`)) {
          await rename(`${folder}.html`, index);
        }
        if (ssg) continue;
        const file = relative === '' || existsSync(index) ? index : `${folder}.html`;
        await writeFile(file, emptyRoot(await readFile(file, 'utf8')));
      }
      const lost = path.join(outDir, '404.html');
      if (!existsSync(lost)) return;
      const {name, code} = await browserScript(LOST_ADDRESS, 'exports.answerInLanguage(document)', 'lost-address');
      await mkdir(path.join(outDir, SCRIPTS), {recursive: true});
      await writeFile(path.join(outDir, SCRIPTS, name), code);
      await writeFile(
        lost,
        withLanguageScript(await readFile(lost, 'utf8'), {
          src: `${context.baseUrl}${SCRIPTS}${name}`,
          base: context.baseUrl,
          languages: Object.values(context.i18n.localeConfigs).map(({baseUrl}) => baseUrl),
        }),
      );
    },
  };
}
