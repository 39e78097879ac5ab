import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {ConfigureWebpackUtils, LoadContext, Plugin} from '@docusaurus/types';
import {UnexpectedInternals} from '../unexpected';
import {refuseDeadParts} from './deadParts';
import {bundlePageScript, type PageScript} from './pageScript';
import {servedPages, SOURCES} from './servedPages';

const TRICK = 'hydrate-on-demand';

/** Folder of scripts, in the site. */
const SCRIPTS = 'assets/js/';

/**
 * Checks that a page runs nothing but the page script, and names the scripts of the app.
 *
 * @param html - A page as it was written.
 * @param file - Where it stands, for the error.
 * @throws UnexpectedInternals when it is different.
 */
export function checkPage(html: string, file: string): void {
  const [, list = '[]'] = /<script type="?application\/json"? id="?app-scripts"?>(.*?)<\/script>/.exec(html) ?? [];
  const last = (JSON.parse(list) as string[]).at(-1) ?? 'none';
  const run = [...html.matchAll(/<script [^>]*src="?([^" >]+)/g)].map(([, address]) => address);
  if (!/\/main\.[^/]+\.js$/.test(last) || run.length !== 1) {
    throw new UnexpectedInternals(
      TRICK,
      `${file} should run the page script only and name those of the app, with that of main as the last; it runs ${run.join(', ') || 'none'}, and the last one named is ${last}.`,
    );
  }
}

type Compiler = InstanceType<ConfigureWebpackUtils['currentBundler']['instance']['Compiler']>;

/** Adds the page script, which is bundled and minified already, to what the bundler writes. */
const emitPageScript = (script: Promise<PageScript>) => ({
  apply({hooks, webpack: {Compilation, sources}}: Compiler) {
    hooks.thisCompilation.tap(TRICK, (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tapPromise({name: TRICK, stage}, async () => {
        for (const [name, text] of (await script).files) {
          compilation.emitAsset(`${SCRIPTS}${name}`, new sources.RawSource(text));
        }
      });
    });
  },
});

/** Loader of what the bundler needs of a page. */
const IMPORTS_OF = path.join(__dirname, 'importsOf.cjs');

/** Of this repository, whatever site is built with it. */
const ENTRY = path.resolve(__dirname, '../../../src/enhance/index.ts');

/**
 * Takes the app out of the pages: they run one small script, which starts the app when a reader
 * is about to use something that needs it. The app leaves what a page says as it was served.
 */
export default function hydrateOnDemandPlugin({siteDir, i18n, baseUrl, generatedFilesDir}: LoadContext): Plugin {
  // In development, pages are rendered by the browser.
  if (process.env.NODE_ENV !== 'production') return {name: TRICK};
  let script: Promise<PageScript> | undefined;
  return {
    name: TRICK,
    configureWebpack({output}, isServer, {currentBundler}) {
      if (isServer || script === undefined) return {};
      const {chunkFilename} = output ?? {};
      if (typeof chunkFilename !== 'string') {
        throw new UnexpectedInternals(TRICK, `Names of scripts should have a pattern; it is ${typeof chunkFilename}.`);
      }
      return {
        // Without a hash: it would be in the script that names all others, and differ with each change of a page.
        output: {chunkFilename: ({chunk}) => (chunk?.name === SOURCES ? `${SCRIPTS}${SOURCES}.js` : chunkFilename)},
        // By `resource` and not by `test`, by which Docusaurus knows the rules that load MDX.
        module: {rules: [{resource: /\.mdx?$/, enforce: 'post' as const, use: [IMPORTS_OF]}]},
        plugins: [
          ...servedPages(generatedFilesDir, currentBundler.instance),
          refuseDeadParts(siteDir),
          emitPageScript(script),
        ],
      };
    },
    async loadContent() {
      script = bundlePageScript(ENTRY, `${baseUrl}${SCRIPTS}`);
      const {file} = await script;
      return {file};
    },
    injectHtmlTags({content}) {
      const {file} = content as {file: string};
      const bases = Object.values(i18n.localeConfigs).map((locale) => locale.baseUrl);
      return {
        headTags: [
          {
            tagName: 'script',
            attributes: {
              id: 'page-script',
              src: `${baseUrl}${SCRIPTS}${file}`,
              type: 'module',
              'data-base': baseUrl,
              'data-others': bases.filter((base) => base !== baseUrl).join(' '),
            },
          },
        ],
      };
    },
    async postBuild({outDir, routesPaths}) {
      const home = path.join(outDir, 'index.html');
      if (routesPaths.includes(baseUrl)) checkPage(await readFile(home, 'utf8'), path.relative(siteDir, home));
    },
  };
}
