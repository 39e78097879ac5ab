/**
 * Takes the pictures of the guide page on documentation pages.
 *
 *   npm run examples -- doc-page plugin-last-updated && npx tsx scripts/screenshots/doc-page.ts
 */
import type {Page} from 'playwright-core';
import {takeShots} from './take';

/** Parts of a page in the order of the numbers on the picture. */
const PARTS = [
  '.rspress-nav',
  '.rspress-sidebar nav',
  '.rspress-doc h1',
  '#aside-container',
  '[class*=editLink]',
  '.rspress-doc-footer a[class*=pager-link]',
];

/** Puts a number beside each part. */
async function number(page: Page): Promise<void> {
  await page.evaluate((selectors) => {
    selectors.forEach((selector, index) => {
      const part = document.querySelector(selector);
      if (!part) throw new Error(`The page has no ${selector}.`);
      const {left, top, width, height} = part.getBoundingClientRect();
      const mark = document.createElement('span');
      mark.textContent = String(index + 1);
      const wide = width > 600;
      const x = wide ? left + width * 0.4 : left < 40 ? left + width - 60 : left - 34;
      const y = wide ? top + height / 2 : top + Math.min(height, 44) / 2;
      mark.style.cssText = `position:absolute;z-index:999;left:${x}px;top:${y - 14}px;width:28px;height:28px;
        border-radius:50%;background:#b42318;color:#fff;font:bold 16px/28px sans-serif;text-align:center`;
      document.body.append(mark);
    });
  }, PARTS);
}

void takeShots('guide/default-theme/doc-page', [
  {
    name: 'parts',
    example: 'doc-page',
    file: '/repair/reeds.html',
    window: {width: 1280, height: 860},
    hide: '.header-anchor',
    before: number,
  },
  {
    name: 'outline-small',
    example: 'doc-page',
    file: '/repair/reeds.html',
    window: {width: 480, height: 380},
    hide: '.header-anchor',
    before: async (page) => {
      await page.getByRole('button', {name: 'Contents'}).click();
      // The list fades in, whatever the reader prefers.
      await page.waitForTimeout(500);
    },
  },
  {
    name: 'last-updated',
    example: 'plugin-last-updated',
    file: '/storm.html',
    area: {selector: '.rspress-doc-footer footer p'},
  },
  {
    name: 'code',
    example: 'doc-page',
    file: '/repair/frequencies.html',
    area: {selector: '.rspress-doc div.language-js'},
    before: async (page) => page.hover('.rspress-doc div.language-js'),
  },
  {
    name: 'bare',
    example: 'doc-page',
    file: '/repair/label.html',
    window: {width: 760, height: 280},
    hide: '.header-anchor',
  },
]);
