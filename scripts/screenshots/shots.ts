import {createRequire} from 'node:module';
import path from 'node:path';
import type {Page} from 'playwright-core';
import {examplesRoot} from '../../content/examples/list';

/**
 * What of the page is in the picture: the window, the box around everything a selector finds, or
 * what stands between a heading and the next one of its level.
 */
export type Area = 'window' | {selector: string} | {below: string};

/** One picture, which becomes `<name>-light.webp` and `<name>-dark.webp`. */
export interface Shot {
  /** Folder of the example. */
  example: string;
  /** Build of the example; `default` unless given. */
  build?: string;
  /** File of the built site; `index.html` unless given. */
  file?: string;
  /** Base in the configuration of the example, such as `/docs/`; that of a live site, or `/`, unless given. */
  base?: string;
  /** What is in the picture; the window unless given. */
  area?: Area;
  /** Size of the window in CSS pixels; 1280 × 720 unless given. */
  window?: {width: number; height: number};
  /** Language of the browser, which decides where a site in several languages sends it; `en-US` unless given. */
  language?: string;
  /** Whether the page is opened twice: a first visit leads to the language of the browser. */
  revisit?: boolean;
  /** Space around the area in CSS pixels; 12 unless given. */
  margin?: number;
  /** Selector of what would be in the way. */
  hide?: string;
  /** Folders that stand for other hosts: beginning of an address, and absolute path of the folder. */
  hosts?: () => Record<string, string>;
  /** What differs in the picture for phones; phones show the other one unless given. */
  phone?: Partial<Omit<Shot, 'phone'>>;
  /** Whether the picture may be wider than the column: what it shows needs a wide window. */
  wide?: true;
  /** What a visitor does before the picture is taken, such as opening a menu. */
  before?: (page: Page) => Promise<void>;
}

/** The pictures of a page by name; what they share comes first. */
function alike<Shared extends Partial<Shot>>(
  shared: Shared,
  shots: Record<string, Omit<Shot, keyof Shared> & Partial<Shot>>,
): Record<string, Shot> {
  return Object.fromEntries(Object.entries(shots).map(([name, shot]) => [name, {...shared, ...shot} as Shot]));
}

const each = <T>(names: readonly string[], of: (name: string) => T): Record<string, T> =>
  Object.fromEntries(names.map((name) => [name, of(name)]));

const size = (width: number, height: number) => ({width, height});

/** As wide as the column of text, without the space around an area. */
const COLUMN = size(702, 720);

/** The window of a phone. */
const PHONE = {window: size(390, 720), margin: 8};

const BAR = '.rspress-nav';
const ANCHORS = '.header-anchor';

/** Menus and lists fade in and out, whatever the reader prefers. */
const FADE = 500;

/** Points at something and waits for the menu that it opens. */
const hover = (selector: string) => async (page: Page) => {
  await page.hover(selector);
  await page.waitForTimeout(FADE);
};

/** Presses one thing after another. */
const click =
  (...selectors: string[]) =>
  async (page: Page) => {
    for (const selector of selectors) await page.click(selector);
    await page.waitForTimeout(FADE);
  };

/** Waits for something in a frame of the page. */
const drawn = (frame: string, selector: string) => (page: Page) => page.frameLocator(frame).locator(selector).waitFor();

/** Types into the filter of an overview and gives the keyboard back, so that no caret blinks in the picture. */
const filter = (word: string) => async (page: Page) => {
  await page.fill('#api-filter', word);
  await page.locator('#api-filter').blur();
  await page.waitForTimeout(FADE);
};

/** Parts of a page in the order of the numbers on the picture. */
const PARTS = [
  BAR,
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

/** A home page in a window that is wide enough for every width of a card. */
const HOME = {example: 'home-page', build: 'languages', window: size(960, 560)};

/** The hero without the blurred colours behind it: no picture of them stays below the limit of weight. */
const HERO = {
  area: {
    selector:
      'section h1, .rspress-home-hero-text, .rspress-home-hero-tagline, .rspress-home-hero-image img, section a[class*=button_]',
  },
  margin: 24,
  hide: '[class*=mask_]',
};

/** The bar in a window as narrow as the whole of it can be. */
const WHOLE_BAR = {area: {selector: BAR}, margin: 0};

/** Part of the bar with menus, without the bar's other half. */
const RIGHT = '[class*=rightNav]';
const MENUS = `${RIGHT} .rspress-nav-menu, ${RIGHT} .translation, ${RIGHT} .translation .rspress-nav-menu-group-content`;
const LANGUAGE_BUTTON = '.translation .rspress-nav-menu-group-button';

/**
 * A menu hangs over the page, whose text would be cut off. Without the text the page is no taller than the window:
 * a picture of a taller one resizes the window, and that closes the menu.
 */
const MENU = {hide: `${BAR} ~ section`, margin: 6};
const SOCIAL_MENU = {
  ...MENU,
  hide: `${MENU.hide}, .rspress-nav-appearance`,
  area: {selector: `${RIGHT} .social-links, ${RIGHT} .social-links .absolute`},
};

const PREVIEW = '.rspress-preview';
const CDN = 'https://cdnjs.cloudflare.com/ajax/libs';

/** Editor and compiler of the playground come from a public host in the example. Here the same files of npm stand for it. */
function playgroundHosts(): Record<string, string> {
  const {resolve} = createRequire(path.join(examplesRoot, 'package.json'));
  const folder = (name: string) => path.dirname(resolve(`${name}/package.json`));
  return {
    [`${CDN}/monaco-editor/0.43.0/min/`]: path.join(folder('monaco-editor'), 'min'),
    [`${CDN}/babel-standalone/7.22.20/`]: folder('@babel/standalone'),
  };
}

/** All pictures by folder below `static/img/`, one folder a page. */
export const SHOTS: Record<string, Record<string, Shot>> = {
  'api/client-api/components': alike(
    {example: 'components', window: COLUMN, phone: PHONE},
    {
      ...each(
        ['badge', 'button', 'card', 'link', 'packagemanagertabs', 'sourcecode', 'steps', 'tabs', 'toc'],
        (id) => ({
          area: {below: id},
          hide: `${BAR}, ${ANCHORS}`,
        }),
      ),
      overview: {
        file: 'drawers.html',
        area: {selector: '.overview-index'},
        margin: 0,
        hide: BAR,
        phone: {...PHONE, margin: 0},
      },
    },
  ),

  'api/config/config-theme': {
    filter: {example: 'overview', file: 'api/index.html', window: size(768, 460), phone: {window: size(390, 460)}},
  },

  'guide/about': {
    'from-docusaurus': {
      example: 'from-docusaurus',
      file: 'handbook/care/prune.html',
      window: size(1000, 420),
      wide: true,
      phone: {window: size(390, 420)},
    },
    'from-vitepress': {
      example: 'from-vitepress',
      file: 'guide/firing.html',
      window: size(1000, 420),
      wide: true,
      phone: {window: size(390, 420)},
    },
    'code-from-file': {example: 'code-from-file', window: size(768, 360), phone: {window: size(390, 360)}},
  },

  'guide/advanced/custom-theme': {
    override: {example: 'theme-override', window: size(768, 330), phone: {window: size(390, 330)}},
    own: {
      example: 'theme-own',
      base: '/ferry/',
      file: 'routes/harbour.html',
      window: size(768, 330),
    },
  },

  'guide/basic/static-assets': {
    home: {example: 'tour-assets', window: size(768, 420), phone: {window: size(390, 420)}},
  },

  'guide/default-theme/components': alike(
    {example: 'tour-components', file: 'guide/gear.html', window: COLUMN, phone: PHONE, hide: `${BAR}, ${ANCHORS}`},
    {
      grid: {area: {selector: '.card-grid'}},
      steps: {
        file: 'guide/contribute.html',
        area: {selector: '.rspress-doc > div:last-child'},
        margin: 24,
        phone: {...PHONE, margin: 24},
        hide: `${BAR}, ${ANCHORS}, .rspress-doc > div:not(:last-child)`,
      },
      tabs: {area: {selector: '#clothes, #clothes + div, #shoes, #shoes + div'}},
      commands: {
        file: 'guide/contribute.html',
        area: {selector: '.rspress-doc h3:first-of-type ~ p:first-of-type + div'},
      },
    },
  ),

  'guide/default-theme/doc-page': alike(
    {example: 'tour-doc-page', hide: ANCHORS},
    {
      parts: {file: 'guide/pack.html', window: size(1280, 850), before: number, wide: true},
      'outline-small': {
        file: 'walks/ridge-path.html',
        window: size(480, 380),
        before: click('button:has-text("In this note")'),
      },
      'last-updated': {
        example: 'plugin-last-updated',
        file: 'storm.html',
        area: {selector: '.rspress-doc-footer footer p'},
      },
      code: {
        file: 'guide/record.html',
        area: {selector: '.rspress-doc div.language-json'},
        before: hover('.rspress-doc div.language-json'),
        window: COLUMN,
        phone: PHONE,
      },
    },
  ),

  'guide/default-theme/home-page': alike(HOME, {
    features: {
      example: 'tour-home',
      build: 'default',
      area: {selector: '.rspress-home-feature-card'},
      wide: true,
      phone: PHONE,
    },
    widths: {build: 'widths', area: {selector: '.rspress-home-feature-card'}, wide: true},
    tablet: {build: 'widths', window: size(800, 640), area: {selector: '.rspress-home-feature-card'}, wide: true},
    chinese: {...HERO, file: 'zh/index.html', revisit: true, window: size(768, 560), phone: PHONE},
    bare: {...HERO, build: 'widths', file: 'bare.html'},
  }),

  'guide/advanced/custom-search': {
    photos: {
      example: 'tour-search',
      file: 'walks/lake-loop.html',
      window: size(1280, 480),
      area: {selector: '[class*=modal]'},
      phone: {window: size(390, 420), margin: 0},
      before: async (page) => {
        // One on a computer, one on a phone; all are in the page.
        await page.click('.rspress-nav-search-button:visible, [class*=mobileNavSearchButton]:visible');
        await page.fill('input[type=text], input[class*=input]', 'lake');
        await page.click('text=Photos');
        await page.waitForTimeout(FADE);
      },
    },
  },

  'guide/default-theme/i18n': {
    menu: {
      example: 'tour-i18n',
      file: 'zh/guide/plan.html',
      language: 'zh-CN',
      window: size(960, 420),
      wide: true,
      before: hover(LANGUAGE_BUTTON),
    },
  },

  'guide/default-theme/multi-version': {
    menus: {
      example: 'multi-version-i18n',
      file: 'v1/zh/guide/start.html',
      language: 'zh-CN',
      area: {selector: `${BAR} ${RIGHT}`},
    },
  },

  'guide/default-theme/navbar': alike(
    {example: 'tour-navbar', file: 'walks/lake-loop.html', window: size(1000, 420)},
    {
      bar: {...WHOLE_BAR, wide: true},
      menu: {
        ...MENU,
        area: {selector: `${RIGHT} .rspress-nav-menu, ${RIGHT} .rspress-nav-menu-group-content`},
        before: hover('.rspress-nav-menu-group-button:has-text("More")'),
      },
      text: {...SOCIAL_MENU, before: hover(`${RIGHT} div.social-links > div:first-child > :nth-child(2)`)},
      languages: {
        ...MENU,
        example: 'i18n',
        file: 'guide/start.html',
        area: {selector: MENUS},
        before: hover('.translation button'),
      },
      versions: {
        ...MENU,
        example: 'multi-version',
        file: 'guide/start.html',
        area: {selector: MENUS},
        before: hover('.translation button'),
      },
      small: {
        window: size(390, 560),
        before: click('.rspress-mobile-hamburger', '.rspress-nav-screen button:has-text("More")'),
      },
    },
  ),

  'guide/default-theme/overview-page': alike(
    {
      example: 'tour-overview',
      file: 'walks/index.html',
      window: COLUMN,
      phone: PHONE,
      area: {selector: '.overview-index'},
      before: filter(''),
    },
    {
      filter: {before: filter('swim')},
      nothing: {before: filter('glacier')},
      weft: {example: 'overview', file: 'api/weft/index.html'},
      chinese: {example: 'overview', build: 'languages', file: 'zh/api/index.html', revisit: true},
    },
  ),

  'plugin/official-plugins/api-docgen': {
    function: {
      example: 'plugin-api-docgen',
      build: 'both',
      area: {selector: '.rspress-plugin-api-docgen:last-of-type'},
      hide: `${ANCHORS}, ${BAR}`,
      window: COLUMN,
      phone: PHONE,
    },
  },

  'plugin/official-plugins/container-syntax': alike(
    {
      example: 'plugin-container-syntax',
      // The compiler that readers have unless they choose the other one.
      build: 'rust',
      file: 'kinds.html',
      window: COLUMN,
      phone: PHONE,
      hide: BAR,
    },
    {
      ...each(['tip', 'note', 'info', 'warning', 'caution', 'danger', 'details'], (kind) => ({
        area: {selector: `.rspress-directive.${kind}:not(.warning ~ .warning)`},
      })),
      'details-open': {
        area: {selector: '.rspress-directive.details'},
        before: click('.rspress-directive.details > summary'),
      },
      alert: {area: {selector: '.rspress-directive.warning ~ .rspress-directive.warning'}},
    },
  ),

  'plugin/official-plugins/playground': alike(
    {
      example: 'plugin-playground',
      file: 'sandpit.html',
      hide: `${BAR}, ${ANCHORS}`,
      window: size(768, 900),
      hosts: playgroundHosts,
    },
    {
      error: {
        area: {selector: '.rspress-playground-vertical'},
        before: async (page) => {
          const second = page.locator('.rspress-playground').nth(1);
          await second.locator('.view-lines').click();
          await page.keyboard.press('Control+End');
          await page.keyboard.type('\nimport dayjs from "dayjs";');
          await second.locator('.rspress-playground-error').waitFor();
          await page.waitForTimeout(FADE);
        },
      },
    },
  ),

  'plugin/official-plugins/preview': alike(
    {example: 'plugin-preview', file: 'stage.html', hide: `${BAR}, ${ANCHORS}`},
    {
      iframe: {
        area: {selector: `${PREVIEW}:has(iframe)`},
        window: COLUMN,
        before: drawn(`${PREVIEW} iframe`, '.bow'),
      },
      jump: {
        build: 'files',
        file: 'jump.html',
        area: {selector: PREVIEW},
        window: COLUMN,
        before: drawn(`${PREVIEW} iframe`, '.jump'),
      },
      tabs: {
        build: 'tabs',
        file: 'curtain.html',
        hide: ANCHORS,
        window: size(1000, 440),
        wide: true,
        before: async (page) => {
          await drawn('.rspress-fixed-iframe', '.curtain')(page);
          await page.click('text=demos/curtain.css');
          await page.waitForTimeout(FADE);
        },
      },
      fixed: {
        build: 'iframe',
        hide: ANCHORS,
        window: size(1000, 760),
        wide: true,
        before: drawn('.rspress-fixed-iframe', '.bow'),
      },
    },
  ),

  'plugin/official-plugins/shiki': alike(
    {example: 'plugin-shiki', window: COLUMN, phone: PHONE, hide: BAR},
    each(['diff', 'focus', 'highlight', 'messages', 'lines-in-braces'], (id) => ({
      area: {selector: `h2#${id} + .shiki`},
    })),
  ),

  'plugin/system': {
    'notice-bar': {example: 'tour-plugin', window: size(768, 300), phone: {window: size(390, 300)}},
  },
};
