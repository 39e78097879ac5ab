/**
 * Takes the pictures of the page on the preview plugin.
 *
 *   npm run examples -- plugin-preview && npx tsx scripts/screenshots/plugin-preview.ts
 */
import {takeShots} from './take';

const hide = '.rspress-nav, .header-anchor';

void takeShots('plugin/official-plugins/preview', [
  {
    name: 'internal',
    example: 'plugin-preview',
    area: {selector: '.rspress-preview:has(.wave)'},
    hide,
    window: {width: 900, height: 720},
    before: async (page) => {
      await page.locator('.rspress-preview:has(.wave)').getByRole('button', {name: 'Collapse Code'}).click();
      await page.waitForTimeout(300);
    },
  },
  {
    name: 'iframe',
    example: 'plugin-preview',
    area: {selector: '.rspress-preview:has(iframe)'},
    hide,
    window: {width: 1000, height: 720},
    before: async (page) => {
      await page.frameLocator('.rspress-preview iframe').locator('.bow').waitFor();
    },
  },
  {
    name: 'fixed',
    example: 'plugin-preview',
    build: 'iframe',
    hide: '.header-anchor',
    window: {width: 1100, height: 760},
    before: async (page) => {
      await page.frameLocator('.rspress-fixed-iframe').locator('.bow').waitFor();
    },
  },
]);
