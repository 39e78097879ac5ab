/**
 * Takes the pictures of the guide page on versions.
 *
 *   npm run examples -- multi-version multi-version-i18n && npx tsx scripts/screenshots/multi-version.ts
 */
import {takeShots} from './take';

void takeShots('guide/default-theme/multi-version', [
  {
    name: 'newest',
    example: 'multi-version',
    file: '/guide/start.html',
    window: {width: 1280, height: 380},
    before: async (page) => {
      await page.hover('.translation .rspress-nav-menu-group-button');
      // The menu fades in, whatever the reader prefers.
      await page.waitForTimeout(500);
    },
  },
  {
    name: 'old',
    example: 'multi-version',
    file: '/v1/guide/start.html',
    window: {width: 1280, height: 380},
  },
  {
    name: 'menus',
    example: 'multi-version-i18n',
    file: '/v1/zh/guide/start.html',
    language: 'zh-CN',
    area: {selector: '.rspress-nav [class*=rightNav]'},
  },
]);
