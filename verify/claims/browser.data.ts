import type {Statement} from './types';

/** One thing a reader does on a live site, or sees there. */
export type Step =
  /** Loads a path of the site. */
  | {readonly load: string}
  /** Clicks the first link of the text whose path ends so, without loading a page. */
  | {readonly follow: string}
  /** Clicks such a link, and lands on another path of the site, which may have lost its `.html`. */
  | {readonly press: string; readonly lands: string}
  /** The selector finds something, once the page has settled. */
  | {readonly sees: string}
  /** The selector finds nothing. A step before it must have seen something with the same selector. */
  | {readonly misses: string}
  /** The console says so. */
  | {readonly reports: RegExp}
  /** Nothing of the kind is in the console since the page was loaded. A claim about another width has to report it. */
  | {readonly silent: RegExp};

/** A statement about what a site does in the browser. */
export interface BrowserClaim extends Statement {
  /** Example that pages show live. */
  readonly example: string;
  readonly steps: readonly Step[];
  /** Width of the window in pixels; 1280 unless given. */
  readonly width?: number;
}

const BAR = '.rspress-nav';
const NO_COLUMN = 'html[style*="--rp-sidebar-width: 0px"]';
/** What React says of HTML that differs, in a build. */
const MISMATCH = /Minified React error #4(?:18|23|25)/;
const EDIT = '.rspress-doc-footer a[href*="/docs/"]';

/** Statements proven by using the live sites; the tests of live results do it. */
export const BROWSER: readonly BrowserClaim[] = [
  {
    claim: 'After a link to a page with `navbar: false` and `footer: false`, bar and footer stay.',
    proves: [
      'api/config/config-frontmatter#parts',
      'api/config/config-frontmatter#navbar',
      'api/config/config-frontmatter#footer',
      'guide/default-theme/doc-page#hide',
      'guide/basic/custom-page#switches',
    ],
    example: 'tour-doc-page',
    steps: [
      {load: '/guide/plan.html'},
      {sees: BAR},
      {sees: EDIT},
      {sees: '.rspress-sidebar'},
      {follow: '/sign.html'},
      {sees: 'h1#ridge-path'},
      {sees: BAR},
      {sees: EDIT},
      {misses: '.rspress-sidebar'},
    ],
  },
  {
    claim: 'Loaded first, that page has neither.',
    proves: ['api/config/config-frontmatter#parts', 'guide/default-theme/doc-page#hide'],
    example: 'tour-doc-page',
    steps: [{load: '/guide/plan.html'}, {sees: BAR}, {sees: EDIT}, {load: '/sign.html'}, {misses: BAR}, {misses: EDIT}],
  },
  {
    claim: 'Switches in the URL hide bar and sidebar; after a link the bar is back, and the column stays empty.',
    proves: ['api/config/config-frontmatter#globaluicomponents', 'guide/default-theme/doc-page#hide'],
    example: 'tour-doc-page',
    steps: [
      {load: '/guide/plan'},
      {sees: BAR},
      {load: '/guide/plan?navbar=0&sidebar=0'},
      {misses: BAR},
      {sees: NO_COLUMN},
      {follow: '/sign.html'},
      {sees: BAR},
      {sees: NO_COLUMN},
    ],
  },
  {
    claim: 'With `globalUIComponents=0` in the URL, a global component stays on the first page.',
    proves: ['guide/basic/custom-page#switches', 'api/config/config-frontmatter#globaluicomponents'],
    example: 'tour-custom-page',
    steps: [{load: '/walks/lake-loop?globalUIComponents=0'}, {sees: 'aside.notice'}, {sees: BAR}],
  },
  {
    claim: 'In a window of 1279 pixels, where React renders the page again, the component is gone.',
    proves: ['api/config/config-frontmatter#globaluicomponents'],
    example: 'tour-custom-page',
    width: 1279,
    steps: [
      {load: '/walks/lake-loop'},
      {sees: 'aside.notice'},
      {load: '/walks/lake-loop?globalUIComponents=0'},
      {sees: BAR},
      {misses: 'aside.notice'},
    ],
  },
  {
    claim: 'In a window of 1279 pixels, React reports that the page differs from its HTML.',
    proves: ['guide/basic/ssg#known-issues', 'guide/about/errors#hydration'],
    example: 'tour-start',
    width: 1279,
    steps: [{load: '/guide/plan.html'}, {sees: 'h1'}, {reports: MISMATCH}],
  },
  {
    claim: 'In a window of 1281 pixels, React reports no such difference.',
    proves: ['guide/basic/ssg#known-issues', 'guide/about/errors#hydration'],
    example: 'tour-start',
    width: 1281,
    steps: [{load: '/guide/plan.html'}, {sees: 'h1'}, {silent: MISMATCH}],
  },
  {
    claim: 'In the language menu, a query of the URL ends with `.html`.',
    proves: ['guide/default-theme/i18n#menu'],
    example: 'tour-i18n',
    steps: [{load: '/guide/plan?from=mail'}, {sees: 'a[href$="/guide/plan?from=mail.html"]'}],
  },
  {
    claim: 'A Vue component runs in the browser, and is gone after a link to another page.',
    proves: ['guide/about/recipes#vue'],
    example: 'vue',
    steps: [
      {load: '/index.html'},
      {sees: 'button.metronome'},
      {follow: '/tempo.html'},
      {sees: 'h1#tempo'},
      {misses: 'button.metronome'},
    ],
  },
  {
    claim:
      'On a site with a `base` and rules that contain it, a link to a page of a folder that has moved leads to that page, with the hash.',
    proves: [
      'plugin/official-plugins/client-redirects#example',
      'plugin/official-plugins/client-redirects#redirects-to',
      'plugin/official-plugins/client-redirects#address',
    ],
    example: 'redirects-base',
    steps: [
      {load: '/index.html'},
      {sees: 'h1#ledge'},
      {press: '/old-guide/routes.html#grades', lands: '/guide/routes.html#grades'},
      {sees: 'h1#routes'},
    ],
  },
  {
    claim: 'There, a link to a single page leads to the one that its rule names.',
    proves: ['plugin/official-plugins/client-redirects#example'],
    example: 'redirects-base',
    steps: [
      {load: '/index.html'},
      {sees: 'h1#ledge'},
      {press: '/topos.html', lands: '/guide/routes.html'},
      {sees: 'h1#routes'},
    ],
  },
  {
    claim:
      'On a page with editor and compiler of its own host, the editor shows the code, and the result is beside it.',
    proves: ['plugin/official-plugins/playground#example', 'plugin/official-plugins/playground#own-host'],
    example: 'playground-own-host',
    steps: [
      {load: '/spade.html'},
      {sees: '.monaco-editor .view-line'},
      {sees: '.rspress-playground-horizontal .rspress-playground-runner button'},
    ],
  },
];
