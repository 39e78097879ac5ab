/**
 * Takes the pictures of the page on overview pages.
 *
 *   npm run examples -- overview && npx tsx scripts/screenshots/overview-page.ts
 */
import type {Page} from 'playwright-core';
import {takeShots, type Shot} from './take';

const CONTENT: Pick<Shot, 'area' | 'window'> = {
  area: {selector: '.overview-index'},
  window: {width: 1280, height: 640},
};

/** Types into the filter and gives the keyboard back, so that no caret blinks in the picture. */
const filter =
  (word: string) =>
  async (page: Page): Promise<void> => {
    await page.fill('#api-filter', word);
    await page.locator('#api-filter').blur();
    await page.waitForTimeout(400);
  };

void takeShots('guide/default-theme/overview-page', [
  {
    name: 'page',
    example: 'overview',
    file: '/api/index.html',
    window: {width: 1280, height: 640},
    area: {selector: '.rspress-sidebar nav, .overview-index'},
    before: filter(''),
  },
  {name: 'filter', example: 'overview', file: '/api/index.html', ...CONTENT, before: filter('count')},
  {name: 'nothing', example: 'overview', file: '/api/index.html', ...CONTENT, before: filter('loop')},
  {name: 'weft', example: 'overview', file: '/api/weft/index.html', ...CONTENT, before: filter('')},
  {
    name: 'chinese',
    example: 'overview',
    build: 'languages',
    file: '/zh/api/index.html',
    ...CONTENT,
    // The first visit leads to the language of the browser, the second does not.
    before: async (page) => {
      await page.goto(new URL('/zh/api/index.html', page.url()).href, {waitUntil: 'networkidle'});
      await filter('')(page);
    },
  },
]);
