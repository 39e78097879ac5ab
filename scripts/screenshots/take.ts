/**
 * Takes the pictures of built examples that pages show: each of them light and dark, none above the weight limit.
 *
 *   npm run examples -- navbar i18n …   builds the examples that `shots.ts` names for the folder
 *   npx tsx scripts/screenshots/take.ts guide/default-theme/navbar
 *
 * Takes all pictures when no folder is named. A picture lands in `static/img/<folder>/<name>-{light,dark}.png`.
 */
import {existsSync, mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {chromium, type Browser, type Page} from 'playwright-core';
import {browserPath} from '../../verify/browser/browserPath';
import {examplesCache, repositoryRoot} from '../../content/examples/list';
import {ORIGIN, servePlaces} from './places';
import {SHOTS, type Area, type Shot} from './shots';

/** Weight limit of a picture, in bytes. */
const LIMIT = 60_000;

/** Part of a page, in CSS pixels from the top left of the document. */
interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Box around what the area names. */
async function boxOf(page: Page, area: Exclude<Area, 'window'>): Promise<Box> {
  return page.evaluate((wanted) => {
    const boxes: DOMRect[] = [];
    if ('selector' in wanted) {
      document.querySelectorAll(wanted.selector).forEach((element) => boxes.push(element.getBoundingClientRect()));
    } else {
      const heading = document.getElementById(wanted.below);
      const column = heading?.parentElement?.getBoundingClientRect();
      for (
        let next = heading?.nextElementSibling;
        next && column && next.tagName !== heading?.tagName;
        next = next.nextElementSibling
      ) {
        const {top, height} = next.getBoundingClientRect();
        boxes.push(new DOMRect(column.left, top, column.width, height));
      }
    }
    const seen = boxes.filter(({width, height}) => width > 0 && height > 0);
    if (seen.length === 0) throw new Error(`The page shows nothing at ${JSON.stringify(wanted)}.`);
    const x = Math.min(...seen.map((box) => box.left));
    const y = Math.min(...seen.map((box) => box.top));
    return {
      x: x + window.scrollX,
      y: y + window.scrollY,
      width: Math.max(...seen.map((box) => box.right)) - x,
      height: Math.max(...seen.map((box) => box.bottom)) - y,
    };
  }, area);
}

/** Folder of a built example. */
function siteOf({example, build = 'default'}: Shot): string {
  const site = path.join(examplesCache, example, build);
  if (!existsSync(site))
    throw new Error(`The example "${example}" (${build}) is not built. Run: npm run examples -- ${example}`);
  return site;
}

/** Takes a picture in one colour mode. */
async function take(browser: Browser, shot: Shot, colorScheme: 'light' | 'dark'): Promise<Buffer> {
  const base = shot.base ?? '';
  const places = {[`${ORIGIN}${base}/`]: siteOf(shot), ...shot.hosts?.()};
  const page = await browser.newPage({
    colorScheme,
    locale: shot.language ?? 'en-US',
    reducedMotion: 'reduce',
    viewport: shot.window ?? {width: 1280, height: 720},
  });
  await servePlaces(page, places);
  for (let visit = 0; visit < (shot.revisit ? 2 : 1); visit += 1) {
    await page.goto(ORIGIN + base + (shot.file ?? '/index.html'), {waitUntil: 'networkidle'});
  }
  if (shot.hide) await page.addStyleTag({content: `${shot.hide} {display: none !important}`});
  await shot.before?.(page);
  const picture = await page.screenshot(await framing(page, shot));
  await page.close();
  return picture;
}

/** What `page.screenshot` has to cut out for a shot. */
async function framing(page: Page, {area = 'window', margin = 12}: Shot): Promise<{clip?: Box; fullPage?: boolean}> {
  if (area === 'window') return {};
  const box = await boxOf(page, area);
  const left = Math.max(0, box.x - margin);
  const top = Math.max(0, box.y - margin);
  return {
    fullPage: true,
    clip: {x: left, y: top, width: box.x + box.width + margin - left, height: box.y + box.height + margin - top},
  };
}

async function main(folders: readonly string[]): Promise<void> {
  const browser = await chromium.launch(await browserPath());
  try {
    for (const folder of folders) {
      const shots = SHOTS[folder];
      if (shots === undefined) throw new Error(`No pictures in "${folder}". Known: ${Object.keys(SHOTS).join(', ')}.`);
      const target = path.join(repositoryRoot, 'static/img', folder);
      mkdirSync(target, {recursive: true});
      for (const [name, shot] of Object.entries(shots)) {
        for (const colorScheme of ['light', 'dark'] as const) {
          const file = path.join(target, `${name}-${colorScheme}.png`);
          const picture = await take(browser, shot, colorScheme);
          if (picture.byteLength > LIMIT)
            throw new Error(`${file}: ${picture.byteLength} bytes, more than ${LIMIT}. Show a smaller area.`);
          writeFileSync(file, picture);
          console.log(`${path.relative(repositoryRoot, file)} (${picture.byteLength} bytes)`);
        }
      }
    }
  } finally {
    await browser.close();
  }
}

const named = process.argv.slice(2);
void main(named.length === 0 ? Object.keys(SHOTS) : named);
