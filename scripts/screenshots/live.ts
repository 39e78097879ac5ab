/**
 * `npm run screenshots -- <example>…`: takes the screenshots that stand where pages show an example live
 * until a reader starts it.
 *
 * Without an example it takes those that are missing, and removes those that no page shows any more. What is
 * in a screenshot is what the frame shows: the same build, the same crop, in both colour modes, as wide as the
 * column of text on a computer and on a phone.
 */
import {existsSync, mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {chromium, type Browser} from 'playwright-core';
import {globSync} from 'tinyglobby';
import {LANGS} from '../../config/locales';
import {repositoryRoot} from '../../content/examples/list';
import {
  liveResultsOf,
  pageAddress,
  PICTURE_KINDS,
  PICTURE_WIDTHS,
  pictureBase,
  pictureFile,
  PICTURES,
  type LiveUse,
  type PictureKind,
} from '../../content/liveResults';
import {createPageReader} from '../../content/reader';
import {browserPath} from '../../verify/browser/browserPath';
import {builtExample, type BuiltExample} from './builtExample';
import {picture} from './picture';
import {ORIGIN, servePlaces} from './places';
import {exitWith} from '../exit';

/** Weight limit of a screenshot, in bytes. */
const LIMIT = 60_000;

/** Menus and images fade in, whatever the reader prefers. */
const FADE = 500;

const STATIC = path.join(repositoryRoot, 'static');

/** Live results of all pages, those with the same screenshots once. */
async function readUses(): Promise<LiveUse[]> {
  const reader = createPageReader(repositoryRoot);
  const pages = (await Promise.all(LANGS.map((lang) => reader.pages(lang)))).flat();
  return [...new Map(pages.flatMap(liveResultsOf).map((use) => [pictureBase(use), use])).values()];
}

/** Takes one screenshot of a built example. */
async function take(browser: Browser, use: LiveUse, kind: PictureKind, site: BuiltExample) {
  const column = PICTURE_WIDTHS[kind.view];
  // On a phone the frame is as wide as the column, whatever the page asks for.
  const width = kind.view === 'wide' ? Math.max(column, use.width ?? 0) : column;
  const context = await browser.newContext({
    colorScheme: kind.mode,
    reducedMotion: 'reduce',
    viewport: {width, height: use.height},
  });
  try {
    const page = await context.newPage();
    // The toolkit writes some public files without the base, which the live site adds.
    await servePlaces(page, {[ORIGIN + site.base]: site.dir, [`${ORIGIN}/`]: site.dir});
    // A first visit leads to the language of the browser; in the frame none does.
    await page.addInitScript(() => localStorage.setItem('rspress-visited', '1'));
    await page.goto(ORIGIN + site.base + pageAddress(use.path), {waitUntil: 'networkidle'});
    await page.waitForTimeout(FADE);
    const x = use.align === 'end' ? width - column : 0;
    return await picture(page, {x, y: 0, width: column, height: use.height}, LIMIT);
  } catch (cause) {
    throw new Error(`${use.file}:${use.line}: ${use.example}${use.path}: ${(cause as Error).message}`, {cause});
  } finally {
    await context.close();
  }
}

async function main(examples: readonly string[]): Promise<void> {
  const uses = await readUses();
  for (const name of examples) {
    if (!uses.some(({example}) => example === name)) throw new Error(`No page shows the example "${name}" live.`);
  }
  const known = new Set(uses.flatMap((use) => PICTURE_KINDS.map((kind) => pictureFile(use, kind))));
  for (const file of globSync('**/*', {cwd: path.join(STATIC, PICTURES)})) {
    if (known.has(`${PICTURES}/${file}`)) continue;
    rmSync(path.join(STATIC, PICTURES, file));
    console.log(`removed ${PICTURES}/${file}: no page shows it`);
  }
  const isWanted = (use: LiveUse, kind: PictureKind) =>
    examples.length === 0 ? !existsSync(path.join(STATIC, pictureFile(use, kind))) : examples.includes(use.example);
  const browser = await chromium.launch(await browserPath());
  try {
    for (const use of uses) {
      const kinds = PICTURE_KINDS.filter((kind) => isWanted(use, kind));
      if (kinds.length === 0) continue;
      const site = await builtExample(use.example);
      for (const kind of kinds) {
        const file = pictureFile(use, kind);
        const taken = await take(browser, use, kind, site);
        mkdirSync(path.dirname(path.join(STATIC, file)), {recursive: true});
        writeFileSync(path.join(STATIC, file), taken);
        console.log(`static${file} (${taken.byteLength} bytes)`);
      }
    }
  } finally {
    await browser.close();
  }
}

exitWith(main(process.argv.slice(2)));
