import {createHash} from 'node:crypto';
import {readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {hashOf} from '../../../content/pageCache';
import type {Build} from '../../html-output';
import {UnexpectedInternals} from '../unexpected';
import {CACHE_DIR, keptSheets} from './kept';
import {addPages, addScript, both, nothingUsed, type Used} from './used';

const TRICK = 'used-styles';

/** Folders of the build. */
const STYLES = 'assets/css';
const SCRIPTS = 'assets/js';

/** Scripts of pages whose app has not been started: those of `hydrate-on-demand`. */
const PAGE_SCRIPT = /^page-script[.-]/;

/** Where the address of a style sheet stands, and the list of what the page script loads. */
const LINK = /(<link rel="?stylesheet"? href="?)([^" >]+)/g;
const APP = /(<script type="?application\/json"? id="?app-scripts"?>\[)/;

const refuse = (found: string): never => {
  throw new UnexpectedInternals(TRICK, found);
};

function usedByScripts(folder: string): {page: Used; app: Used; hasPageScript: boolean} {
  const [page, app] = [nothingUsed(), nothingUsed()];
  const files = readdirSync(folder).filter((file) => file.endsWith('.js'));
  for (const file of files) {
    addScript(PAGE_SCRIPT.test(file) ? page : app, readFileSync(path.join(folder, file), 'utf8'));
  }
  return {page, app, hasPageScript: files.some((file) => PAGE_SCRIPT.test(file))};
}

/** Items by what a function says of each. */
function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}

/**
 * Puts another style sheet into a page.
 *
 * @param html - The page.
 * @param addresses - Address of the style sheet that it has, of the one to have, and of the one that
 *   the page script loads with the app, if there is a page script.
 * @returns The page with these.
 * @throws UnexpectedInternals when the page has another style sheet, or more of them, or does not name the scripts of the app.
 */
export function withStyles(html: string, {from, to, app}: {from: string; to: string; app: string | undefined}): string {
  const links = [...html.matchAll(LINK)].map(([, , address]) => address);
  if (links.join() !== from) refuse(`A page should have the style sheet ${from}; it has ${links.join() || 'none'}.`);
  const linked = html.replace(LINK, `$1${to}`);
  if (app === undefined) return linked;
  if (!APP.test(html)) refuse('A page names no scripts of the app, which need its styles.');
  return linked.replace(APP, `$1${JSON.stringify(app)},`);
}

/** What Docusaurus says of a page by the classes of its root element, and what of it differs from page to page. */
const CLASSES = /<html[^>]* class="?([^">]*)/;
const OF_ONE_PAGE = /docs-(?:doc-id-(?!\S*\/index)|version-)\S+/g;

/** Pages of one kind look alike: home page, documentation, the overview of a section, page for lost addresses. */
function kindOf(html: string): string {
  return (CLASSES.exec(html)?.[1] ?? '').replace(OF_ONE_PAGE, '').trim();
}

/**
 * Leaves in the style sheet of a build what its pages use. Where the app is started later, each kind of
 * page has a style sheet of its own, and what the app uses comes with it: in another style sheet, which
 * holds all of the others once more, so that the order of rules is that of one style sheet.
 *
 * @param build - The build, finished but for this.
 * @param cacheDir - Absolute path of the folder in which style sheets are kept for the next time.
 * @throws UnexpectedInternals when there is not one style sheet, on each page.
 */
export async function leaveUsedStyles({outDir, baseUrl, pages}: Build, cacheDir = CACHE_DIR): Promise<void> {
  const folder = path.join(outDir, STYLES);
  const [file = 'none', ...others] = readdirSync(folder).filter((name) => name.endsWith('.css'));
  if (others.length > 0) refuse(`There should be one style sheet; there are ${[file, ...others].join(', ')}.`);
  const css = readFileSync(path.join(folder, file), 'utf8');
  const scripts = usedByScripts(path.join(outDir, SCRIPTS));
  const byKind = new Map<string, Used>();
  for (const [kind, texts] of groupBy([...pages.values()], kindOf)) {
    const used = nothingUsed();
    addPages(used, texts, scripts.app);
    byKind.set(kind, both(used, scripts.page));
  }
  const kinds = scripts.hasPageScript ? [...byKind] : [];
  const texts = await keptSheets(path.join(cacheDir, `${hashOf(baseUrl)}.json`), {
    css,
    run: [...byKind.values()].reduce(both, scripts.app),
    kinds: kinds.map(([, used]) => used),
  });

  const write = (name: string, text: string): string => {
    const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
    writeFileSync(path.join(folder, `${name}.${hash}.css`), text);
    return `${baseUrl}${STYLES}/${name}.${hash}.css`;
  };
  const app = write(scripts.hasPageScript ? 'app' : 'styles', texts.app);
  const sheets = new Map<string, string>();
  for (const [index, [kind]] of kinds.entries()) sheets.set(kind, write('styles', texts.kinds[index]!));
  const from = `${baseUrl}${STYLES}/${file}`;
  for (const [page, text] of pages) {
    const own = sheets.get(kindOf(text));
    const to = own === undefined ? {to: app, app: undefined} : {to: own, app};
    pages.set(page, withStyles(text, {from, ...to}));
  }
  rmSync(path.join(folder, file));
}

/** Leaves in the style sheet what is used; {@link leaveUsedStyles} does it when all pages are written. */
export default function usedStylesPlugin(): Plugin {
  return {name: TRICK};
}
