/**
 * Takes the pictures of built examples that pages show: light and dark, most of them for phones too, none above the
 * weight limit, and none so wide that its text would be smaller than that of the page unless it needs a wide window.
 *
 *   npx tsx scripts/screenshots/take.ts guide/default-theme/navbar
 *
 * Builds the examples that `shots.ts` names. Takes all pictures when no folder is named. A picture lands in
 * `static/img/<folder>/<name>-{light,dark}.webp`, that for phones in `<name>-phone-{light,dark}.webp`.
 */
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {chromium, type Browser, type Page} from 'playwright-core';
import {browserPath} from '../../verify/browser/browserPath';
import {repositoryRoot} from '../../content/examples/list';
import {phonePicture} from '../../content/pictures';
import {builtExample} from './builtExample';
import {picture, type Box} from './picture';
import {ORIGIN, servePlaces} from './places';
import {SHOTS, type Area, type Shot} from './shots';

/** Weight limit of a picture, in bytes. */
const LIMIT = 60_000;

/** Widest picture in CSS pixels: in a column of 670 its text is seven eighths as large as that of the page. */
const WIDEST = 768;

/** Widest picture for phones, in a column of 343 CSS pixels. */
const WIDEST_ON_PHONE = 392;

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

/** Takes a picture in one colour mode. */
async function take(browser: Browser, shot: Shot, colorScheme: 'light' | 'dark', widest: number): Promise<Buffer> {
  const {dir, base} = await builtExample(shot.example, shot.build, shot.base);
  // Below the root too: the theme puts no base before the images of tags.
  const places = {[ORIGIN + base]: dir, [`${ORIGIN}/`]: dir, ...shot.hosts?.()};
  const context = await browser.newContext({
    colorScheme,
    locale: shot.language ?? 'en-US',
    reducedMotion: 'reduce',
    viewport: shot.window ?? {width: 1280, height: 720},
  });
  try {
    const page = await context.newPage();
    await servePlaces(page, places);
    for (let visit = 0; visit < (shot.revisit ? 2 : 1); visit += 1) {
      await page.goto(ORIGIN + base + (shot.file ?? 'index.html'), {waitUntil: 'networkidle'});
    }
    if (shot.hide) await page.addStyleTag({content: `${shot.hide} {display: none !important}`});
    await shot.before?.(page);
    const clip = await framing(page, shot);
    if (clip.width > widest && !shot.wide) {
      throw new Error(`${clip.width} CSS pixels wide, more than ${widest}. Take a smaller window or area.`);
    }
    return await picture(page, clip, LIMIT);
  } finally {
    await context.close();
  }
}

/** What to cut out for a shot. */
async function framing(page: Page, {area = 'window', margin = 12}: Shot): Promise<Box> {
  if (area === 'window') return {x: 0, y: 0, ...page.viewportSize()!};
  const box = await boxOf(page, area);
  const left = Math.max(0, Math.floor(box.x - margin));
  const top = Math.max(0, Math.floor(box.y - margin));
  const {width} = page.viewportSize()!;
  return {
    x: left,
    y: top,
    width: Math.min(width, Math.ceil(box.x + box.width + margin)) - left,
    height: Math.ceil(box.y + box.height + margin) - top,
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
          const file = `/img/${folder}/${name}-${colorScheme}.webp`;
          const kinds: [string, Shot, number][] = [[file, shot, WIDEST]];
          if (shot.phone !== undefined) kinds.push([phonePicture(file), {...shot, ...shot.phone}, WIDEST_ON_PHONE]);
          for (const [address, kind, widest] of kinds) {
            const taken = await take(browser, kind, colorScheme, widest).catch((cause: unknown) => {
              throw new Error(`static${address}: ${(cause as Error).message}`, {cause});
            });
            writeFileSync(path.join(repositoryRoot, 'static', address), taken);
            console.log(`static${address} (${taken.byteLength} bytes)`);
          }
        }
      }
    }
  } finally {
    await browser.close();
  }
}

const named = process.argv.slice(2);
void main(named.length === 0 ? Object.keys(SHOTS) : named);
