/**
 * Takes the pictures of the guide page on languages.
 *
 *   npm run examples -- i18n && npx tsx scripts/screenshots/i18n.ts
 */
import type {Page} from 'playwright-core';
import {takeShots} from './take';

const WINDOW = {width: 1280, height: 520};

/** Opens the menu of languages. */
async function openMenu(page: Page): Promise<void> {
  await page.hover('.translation .rspress-nav-menu-group-button');
  // The menu fades in, whatever the reader prefers.
  await page.waitForTimeout(500);
}

void takeShots('guide/default-theme/i18n', [
  {name: 'english', example: 'i18n', file: '/guide/start.html', window: WINDOW},
  {name: 'chinese', example: 'i18n', file: '/zh/guide/start.html', language: 'zh-CN', window: WINDOW},
  {
    name: 'menu',
    example: 'i18n',
    file: '/zh/guide/start.html',
    language: 'zh-CN',
    area: {selector: '.rspress-nav [class*=rightNav], .translation .rspress-nav-menu-group-content'},
    before: openMenu,
  },
]);
