/**
 * Takes the pictures of the page on the playground plugin. Editor and compiler come from a public host in the
 * example; here the same files of npm stand for it:
 *
 *   npm pack monaco-editor@0.43.0 @babel/standalone@7.22.20   (unpack both)
 *   npm run examples -- plugin-playground
 *   MONACO=<folder of monaco-editor> BABEL=<folder of @babel/standalone> npx tsx scripts/screenshots/plugin-playground.ts
 */
import path from 'node:path';
import {takeShots, type Shot} from './take';

const {MONACO, BABEL} = process.env;
if (MONACO === undefined || BABEL === undefined) {
  throw new Error('Set MONACO and BABEL to the folders of the unpacked packages monaco-editor and @babel/standalone.');
}

const CDN = 'https://cdnjs.cloudflare.com/ajax/libs';

const shared = {
  example: 'plugin-playground',
  hide: '.rspress-nav, .header-anchor',
  window: {width: 1100, height: 900},
  hosts: {
    [`${CDN}/monaco-editor/0.43.0/min/`]: path.resolve(MONACO, 'min'),
    [`${CDN}/babel-standalone/7.22.20/`]: path.resolve(BABEL),
  },
} satisfies Partial<Shot>;

void takeShots('plugin/official-plugins/playground', [
  {
    ...shared,
    name: 'horizontal',
    area: {selector: '.rspress-playground:has(button)'},
    before: async (page) => {
      const first = page.locator('.rspress-playground').first();
      await first.locator('.view-lines').waitFor();
      const button = first.locator('.rspress-playground-runner button');
      await button.waitFor();
      for (let hole = 0; hole < 3; hole += 1) await button.click();
      await page.waitForTimeout(800);
    },
  },
  {
    ...shared,
    name: 'error',
    area: {selector: '.rspress-playground-vertical'},
    before: async (page) => {
      const second = page.locator('.rspress-playground').nth(1);
      await second.locator('.view-lines').click();
      await page.keyboard.press('Control+End');
      await page.keyboard.type('\nimport dayjs from "dayjs";');
      await second.locator('.rspress-playground-error').waitFor();
      await page.waitForTimeout(500);
    },
  },
]);
