/**
 * Takes the pictures of the page on home pages.
 *
 *   npm run examples -- home-page && npx tsx scripts/screenshots/home-page.ts
 */
import {takeShots} from './take';

/** Wide enough for every width of a card. */
const WIDE = {width: 960, height: 560};

/** The blurred colours behind the hero: no picture of them stays below the limit of weight. */
const GLOW = {hide: '[class*=mask_]'};

const CARDS = {selector: '.rspress-home-feature-card'};
const HERO = {
  selector:
    'section h1, .rspress-home-hero-text, .rspress-home-hero-tagline, .rspress-home-hero-image img, section a[class*=button_]',
};

void takeShots('guide/default-theme/home-page', [
  {name: 'hero', example: 'home-page', build: 'languages', window: WIDE, area: HERO, margin: 24, ...GLOW},
  {
    name: 'features',
    example: 'home-page',
    build: 'languages',
    window: WIDE,
    area: {selector: '.rspress-home-feature-card, section footer'},
  },
  {name: 'widths', example: 'home-page', build: 'widths', window: WIDE, area: CARDS},
  {name: 'tablet', example: 'home-page', build: 'widths', window: {width: 800, height: 640}, area: CARDS},
  {
    name: 'chinese',
    example: 'home-page',
    build: 'languages',
    file: '/zh/index.html',
    window: WIDE,
    area: HERO,
    ...GLOW,
    margin: 24,
    // The first visit leads to the language of the browser, the second does not.
    before: async (page) => {
      await page.goto(new URL('/zh/index.html', page.url()).href, {waitUntil: 'networkidle'});
      await page.addStyleTag({content: `${GLOW.hide} {display: none}`});
    },
  },
  {
    name: 'bare',
    example: 'home-page',
    build: 'widths',
    file: '/bare.html',
    window: WIDE,
    area: HERO,
    ...GLOW,
    margin: 24,
  },
]);
