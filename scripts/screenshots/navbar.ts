/**
 * Takes the pictures of the page on the navigation bar.
 *
 *   npm run examples -- navbar nav-sidebar static-assets i18n multi-version
 *   npx tsx scripts/screenshots/navbar.ts
 */
import type {Page} from 'playwright-core';
import {takeShots, type Shot} from './take';

/** As narrow as the whole bar can be. */
const NARROW = {width: 1000, height: 420};

const BAR: Pick<Shot, 'area' | 'window' | 'margin'> = {area: {selector: '.rspress-nav'}, window: NARROW, margin: 0};

/** Part of the bar with an open menu, without the bar's other half. */
const RIGHT = '[class*=rightNav]';

/**
 * A menu hangs over the page, whose text would be cut off. Without the text the page is no taller than the window:
 * a picture of a taller one resizes the window, and that closes the menu.
 */
const MENU: Pick<Shot, 'window' | 'hide' | 'margin'> = {window: NARROW, hide: '.rspress-nav ~ section', margin: 6};

/** Opens a menu the way readers do, and waits until it has faded in. */
const hover =
  (selector: string) =>
  async (page: Page): Promise<void> => {
    await page.hover(selector);
    await page.waitForTimeout(500);
  };

void takeShots('guide/default-theme/navbar', [
  {name: 'bar', example: 'navbar', file: '/guide/grind.html', ...BAR},
  {name: 'meta', example: 'nav-sidebar', file: '/guide/start.html', ...BAR},
  {
    name: 'menu',
    example: 'navbar',
    file: '/guide/grind.html',
    ...MENU,
    area: {selector: `${RIGHT} .rspress-nav-menu, ${RIGHT} .rspress-nav-menu-group-content`},
    before: hover('.rspress-nav-menu-group-button:has-text("Grains")'),
  },
  {
    name: 'social',
    example: 'navbar',
    file: '/guide/grind.html',
    ...MENU,
    hide: '.rspress-nav ~ section, .rspress-nav-appearance',
    area: {selector: '[class*=rightNav] .social-links, [class*=rightNav] .social-links .absolute'},
    before: hover('[class*=rightNav] div.social-links > div:nth-child(2)'),
  },
  {
    name: 'text',
    example: 'navbar',
    file: '/guide/grind.html',
    ...MENU,
    hide: '.rspress-nav ~ section, .rspress-nav-appearance',
    area: {selector: '[class*=rightNav] .social-links, [class*=rightNav] .social-links .absolute'},
    before: hover('[class*=rightNav] div.social-links > div:first-child > :nth-child(2)'),
  },
  {name: 'logo', example: 'static-assets', ...BAR},
  {name: 'bare', example: 'navbar', build: 'bare', file: '/guide/grind.html', ...BAR},
  {
    name: 'languages',
    example: 'i18n',
    file: '/guide/start.html',
    ...MENU,
    area: {
      selector: `${RIGHT} .rspress-nav-menu, ${RIGHT} .translation, ${RIGHT} .translation .rspress-nav-menu-group-content`,
    },
    before: hover('.translation button'),
  },
  {
    name: 'versions',
    example: 'multi-version',
    file: '/guide/start.html',
    ...MENU,
    area: {
      selector: `${RIGHT} .rspress-nav-menu, ${RIGHT} .translation, ${RIGHT} .translation .rspress-nav-menu-group-content`,
    },
    before: hover('.translation button'),
  },
  {
    name: 'small',
    example: 'navbar',
    file: '/guide/grind.html',
    window: {width: 390, height: 520},
    before: async (page) => {
      await page.click('.rspress-mobile-hamburger');
      await page.click('.rspress-nav-screen button:has-text("Grains")');
      await page.waitForTimeout(500);
    },
  },
]);
