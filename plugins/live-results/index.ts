import {mkdir, writeFile} from 'node:fs/promises';
import type {IncomingMessage, ServerResponse} from 'node:http';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import pLimit from 'p-limit';
import {installedVersions} from '../../content/examples/cache';
import {ensureBuild, loadSpec, SIDE_BY_SIDE} from '../../content/examples/ensure';
import {liveBase, basesOf} from '../../content/examples/base';
import {listExamples, type Example} from '../../content/examples/list';
import {readExampleSources} from '../../content/examples/sources';
import {ContentError} from '../../content/ContentError';
import type {LiveUse} from '../../content/liveResults';
import {keptText} from '../../content/pageCache';
import type {PageReader} from '../../content/reader';
import {didYouMean} from '../../content/suggest';
import {browserScript} from '../browserScript';
import {isLater} from '../languages';
import {publish} from './publish';
import {checkUses, findUses} from './uses';

/** Folder of the live sites in the output. */
const LIVE = 'live';

/** Build of an example that pages show. */
const BUILD = 'default';

/** Where highlighted sources are kept from one run to the next: they take as long as publishing all live sites. */
const CACHE_DIR = path.resolve(__dirname, '../../node_modules/.cache/live');

/** A live site before it is published. */
interface LiveSite {
  example: Example;
  uses: LiveUse[];
  /** Folder with the output. */
  dir: string;
  /** Base in the output. */
  built: string;
  /** Addresses without a page. */
  lost?: readonly string[];
}

/** Builds an example, unless it is built already. */
async function build(example: Example, uses: LiveUse[]): Promise<LiveSite> {
  const spec = (await loadSpec(example.dir)).builds[BUILD];
  const bases = basesOf(example.name, spec);
  const [first] = uses;
  if (bases === undefined) {
    const reason = `The example ${example.name} is not live. Add "live: true" to its build ${BUILD} in expect.ts.`;
    throw first === undefined ? new Error(reason) : new ContentError(first.file, first.line, reason);
  }
  const {output, error} = await ensureBuild(example, BUILD, spec, {versions: installedVersions(), background: true});
  if (error !== undefined) throw new Error(error);
  return {example, uses, dir: output.dir, built: bases.built, lost: spec.lost};
}

/** Examples that pages show, with the places that show them. */
function examplesOf(uses: readonly LiveUse[]): [Example, LiveUse[]][] {
  if (uses.length === 0) return [];
  const all = listExamples();
  return [...new Set(uses.map(({example}) => example))].map((name) => {
    const places = uses.filter((use) => use.example === name);
    const example = all.find((other) => other.name === name);
    if (example === undefined) {
      const {file, line} = places[0] as LiveUse;
      const names = all.map((other) => other.name);
      throw new ContentError(file, line, `There is no example "${name}".${didYouMean(name, names)}`);
    }
    return [example, places];
  });
}

/** Where live sites go. */
interface Place {
  /** Absolute path of the folder that gets them. */
  folder: string;
  /** Base of this site. */
  base: string;
  /** Name of the script that runs in their pages first. */
  script: string;
  /** Hash of what sources are highlighted by, and of the sources. */
  inputs: string;
}

/** Puts a live site and the sources of its example into a folder. */
async function put({example, uses, dir, built, lost}: LiveSite, {folder, base, script, inputs}: Place): Promise<void> {
  const {name} = example;
  const files = await publish({
    from: dir,
    to: path.join(folder, name),
    built,
    served: path.posix.join(base, liveBase(name)),
    script: `${base}${LIVE}/${script}`,
    lost,
  });
  checkUses(uses, files);
  const sources = await keptText(path.join(CACHE_DIR, `${name}.json`), inputs, async () =>
    JSON.stringify(await readExampleSources(example)),
  );
  await writeFile(path.join(folder, `${name}.json`), sources);
}

/** Writes the script that runs in the pages of live sites. */
async function putScript(siteDir: string, folder: string): Promise<string> {
  const source = path.join(siteDir, 'src/enhance/liveSite.ts');
  const {name, code} = await browserScript(source, 'exports.startLiveSite(window)', 'frame');
  await mkdir(folder, {recursive: true});
  await writeFile(path.join(folder, name), code);
  return name;
}

/**
 * Puts the sites of examples that pages show live under `live/<example>/`, built by the released
 * toolkit, each once for all languages. A build of the site starts them beside its own work, two at a
 * time; while developing, an example is built when a reader first asks for it.
 *
 * @param context - The site in the language that is built.
 * @param reader - Reader of the site.
 * @returns The plugin; `null` where there is nothing to do.
 */
export default function liveResultsPlugin(context: LoadContext, reader: PageReader): Plugin | null {
  const {siteDir, i18n, generatedFilesDir} = context;
  const {base, live} = reader.site;
  const developing = process.env.NODE_ENV !== 'production';
  if (!live || (!developing && isLater(i18n.currentLocale, i18n.defaultLocale))) return null;

  let building: Promise<LiveSite>[] = [];
  const served = path.join(generatedFilesDir, 'live-results');
  const asked = new Map<string, Promise<void>>();

  /** Builds an example for the development server. */
  async function serve(name: string): Promise<void> {
    const found = examplesOf(await findUses(reader)).find(([example]) => example.name === name);
    if (found === undefined) return;
    const script = await putScript(siteDir, served);
    await put(await build(...found), {folder: served, base, script, inputs: reader.inputs()});
  }

  return {
    name: 'live-results',
    async loadContent() {
      if (developing) return;
      const examples = examplesOf(await findUses(reader));
      const slots = pLimit(SIDE_BY_SIDE);
      // From the last page on: those of plugins take longest, and the last build of all runs beside nothing.
      building = examples.reverse().map(([example, uses]) => slots(build, example, uses));
      // Thrown when the pages are written; until then, no other build begins after one that failed.
      for (const site of building) site.catch(() => slots.clearQueue());
    },
    async postBuild({outDir}) {
      if (building.length === 0) return;
      const folder = path.join(outDir, LIVE);
      const script = await putScript(siteDir, folder);
      const place = {folder, base, script, inputs: reader.inputs()};
      await Promise.all(building.map(async (site) => put(await site, place)));
    },
    configureWebpack() {
      if (!developing) return {};
      const publicPath = `${base}${LIVE}/`;
      // Understood by the development server only; not part of the type.
      return {
        devServer: {
          static: [{directory: served, publicPath, watch: false, staticOptions: {extensions: ['html']}}],
          setupMiddlewares(middlewares: unknown[]): unknown[] {
            middlewares.unshift({
              name: 'live-results',
              path: publicPath,
              middleware(request: IncomingMessage, response: ServerResponse, next: () => void) {
                const name = /^\/([\w-]+)/.exec(request.url ?? '')?.[1] ?? '';
                const ready = asked.get(name) ?? serve(name);
                asked.set(name, ready);
                ready.then(next, (cause: unknown) => {
                  asked.delete(name);
                  response.statusCode = 500;
                  response.setHeader('Content-Type', 'text/plain; charset=utf-8');
                  response.end(cause instanceof Error ? cause.message : String(cause));
                });
              },
            });
            // What is returned is added to what Docusaurus returns, which is the same list.
            return [];
          },
        },
      } as object;
    },
  };
}
