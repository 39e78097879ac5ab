/**
 * Takes pictures of built examples for the pages: each of them light and dark, none above the weight limit.
 *
 * The examples have to be built first (`npm run examples`). A picture lands in
 * `static/img/<folder>/<name>-{light,dark}.png`.
 */
import {existsSync, mkdirSync, readFileSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {chromium, type Page} from 'playwright-core';
import {browserPath} from '../../verify/browser/browserPath.mjs';
import {examplesCache, repositoryRoot} from '../../verify/examples/list';

/** Weight limit of a picture, in bytes. */
const LIMIT = 60_000;

const ORIGIN = 'http://example.test';

const MIME: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};

/** Part of a page, in CSS pixels from the top left of the document. */
interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * What of the page is in the picture: the window, the box around everything a selector finds, or
 * what stands between a heading and the next one of its level.
 */
export type Area = 'window' | {selector: string} | {below: string};

/** One picture. */
export interface Shot {
  /** Name of the files, without `-light.png`. */
  name: string;
  /** Folder of the example. */
  example: string;
  /** Build of the example; `default` unless given. */
  build?: string;
  /** File of the built site, such as `/index.html`. */
  file?: string;
  /** Base of the example without the slash at the end, such as `/docs`; none unless given. */
  base?: string;
  /** What is in the picture; the window unless given. */
  area?: Area;
  /** Size of the window in CSS pixels; 1280 × 720 unless given. */
  window?: {width: number; height: number};
  /** Language of the browser, which decides where a site in several languages sends it; `en-US` unless given. */
  language?: string;
  /** Space around the area in CSS pixels; 12 unless given. */
  margin?: number;
  /** Selector of what would be in the way. */
  hide?: string;
  /** Folders that stand for other hosts: beginning of an address, and absolute path of the folder. */
  hosts?: Record<string, string>;
  /** What a visitor does before the picture is taken, such as opening a menu. */
  before?: (page: Page) => Promise<void>;
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

/** File that answers an address: of the built site, of a folder that stands for another host, or none. */
function fileOf(address: string, places: Record<string, string>): string | undefined {
  const url = address.replace(/[?#].*$/, '');
  const [prefix, folder] = Object.entries(places).find(([start]) => url.startsWith(start)) ?? [];
  if (prefix === undefined || folder === undefined) return undefined;
  const file = path.join(folder, decodeURIComponent(url.slice(prefix.length)));
  return [file, `${file}.html`].find((candidate) => existsSync(candidate) && statSync(candidate).isFile());
}

/** Folder of a built example. */
function siteOf({example, build = 'default'}: Shot): string {
  const site = path.join(examplesCache, example, build);
  if (!existsSync(site))
    throw new Error(`The example "${example}" (${build}) is not built. Run: npm run examples -- ${example}`);
  return site;
}

/**
 * Takes the pictures.
 *
 * @param folder - Folder below `static/img/`, such as `guide/default-theme/navbar`.
 * @param shots - The pictures.
 * @throws Error when an example is not built, an area is empty, the example answers 404 or a picture weighs too much.
 */
export async function takeShots(folder: string, shots: readonly Shot[]): Promise<void> {
  const target = path.join(repositoryRoot, 'static/img', folder);
  mkdirSync(target, {recursive: true});
  const {executablePath, args} = await browserPath();
  const browser = await chromium.launch({executablePath, args: [...args]});
  try {
    for (const shot of shots) {
      const site = siteOf(shot);
      const base = shot.base ?? '';
      for (const colorScheme of ['light', 'dark'] as const) {
        const page = await browser.newPage({
          colorScheme,
          locale: shot.language ?? 'en-US',
          reducedMotion: 'reduce',
          viewport: shot.window ?? {width: 1280, height: 720},
        });
        await page.route('**/*', (route) => {
          const file = fileOf(route.request().url(), {[`${ORIGIN}${base}/`]: site, ...shot.hosts});
          if (file === undefined) return route.abort();
          return route.fulfill({body: readFileSync(file), contentType: MIME[path.extname(file)] ?? 'text/plain'});
        });
        await page.goto(ORIGIN + base + (shot.file ?? '/index.html'), {waitUntil: 'networkidle'});
        if (shot.hide) await page.addStyleTag({content: `${shot.hide} {display: none !important}`});
        await shot.before?.(page);
        const picture = await page.screenshot(await framing(page, shot));
        const file = path.join(target, `${shot.name}-${colorScheme}.png`);
        if (picture.byteLength > LIMIT)
          throw new Error(`${file}: ${picture.byteLength} bytes, more than ${LIMIT}. Show a smaller area.`);
        writeFileSync(file, picture);
        console.log(`${path.relative(repositoryRoot, file)} (${picture.byteLength} bytes)`);
        await page.close();
      }
    }
  } finally {
    await browser.close();
  }
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
