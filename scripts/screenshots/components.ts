/**
 * Takes the pictures of the page on the components: what follows each heading of the
 * example `components`, light and dark.
 *
 *   npm run examples -- components && npx tsx scripts/screenshots/components.ts
 *
 * The browser is the one that `CHROMIUM` names, else `/usr/bin/chromium`.
 */
import {mkdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {chromium, type Page} from 'playwright-core';
import {examplesCache} from '../examples/list';

const SITE = path.join(examplesCache, 'components', 'default');
const TARGET = path.resolve(__dirname, '../../static/img/api/client-api/components');
const ORIGIN = 'http://components.example';

/** Ids of the headings; each gives a picture of the same name. */
const SECTIONS = ['badge', 'button', 'card', 'link', 'packagemanagertabs', 'sourcecode', 'steps', 'tabs', 'toc'];

const MIME: Record<string, string> = {'.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css'};

/** Space around the picture, in CSS pixels. */
const MARGIN = 12;

/** Area from below a heading to the next one, over the width of the text. */
async function area(page: Page, id: string): Promise<{x: number; y: number; width: number; height: number}> {
  return page.evaluate(
    ([heading, margin]) => {
      const start = document.getElementById(String(heading));
      const text = document.querySelector('.rspress-doc');
      if (!start || !text) throw new Error(`The example has no heading with the id "${heading}".`);
      const {left, width} = text.getBoundingClientRect();
      let last = start.nextElementSibling;
      for (let next = last?.nextElementSibling; next && next.tagName !== 'H2'; next = next.nextElementSibling)
        last = next;
      const first = start.nextElementSibling;
      if (!first || !last) throw new Error(`Nothing follows the heading "${heading}" of the example.`);
      const range = document.createRange();
      range.setStartBefore(first);
      range.setEndAfter(last);
      const box = range.getBoundingClientRect();
      const space = Number(margin);
      return {
        x: left - space,
        y: box.top + window.scrollY - space,
        width: width + 2 * space,
        height: box.height + 2 * space,
      };
    },
    [id, MARGIN] as const,
  );
}

async function main(): Promise<void> {
  mkdirSync(TARGET, {recursive: true});
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  });
  try {
    for (const colorScheme of ['light', 'dark'] as const) {
      const page = await browser.newPage({colorScheme, viewport: {width: 1280, height: 900}});
      await page.route('**/*', (route) => {
        const {origin, pathname} = new URL(route.request().url());
        if (origin !== ORIGIN) return route.abort();
        const file = path.join(SITE, pathname);
        return route.fulfill({body: readFileSync(file), contentType: MIME[path.extname(file)] ?? 'image/png'});
      });
      await page.goto(`${ORIGIN}/index.html`, {waitUntil: 'networkidle'});
      // The bar at the top and the links beside headings would cover what is shown.
      await page.addStyleTag({content: '.rspress-nav, .header-anchor {display: none !important}'});
      for (const id of SECTIONS) {
        const file = path.join(TARGET, `${id}-${colorScheme}.png`);
        await page.screenshot({path: file, clip: await area(page, id), fullPage: true});
        console.log(path.relative(process.cwd(), file));
      }
      await page.goto(`${ORIGIN}/drawers.html`, {waitUntil: 'networkidle'});
      await page.addStyleTag({content: '.rspress-nav {display: none !important}'});
      await page.locator('.overview-index').screenshot({path: path.join(TARGET, `overview-${colorScheme}.png`)});
      await page.close();
    }
  } finally {
    await browser.close();
  }
}

void main();
