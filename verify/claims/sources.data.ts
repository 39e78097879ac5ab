import type {Statement} from './types';

/** Released code that proves what no build can show. */
export interface SourceClaim extends Statement {
  /** File below `node_modules`. */
  readonly file: string;
  /** Pieces of the file, in any order; white space may differ. */
  readonly holds: readonly string[];
}

const THEME = '@rspress/theme-default/dist/bundle.js';
const CORE = '@rspress/core/dist/index.js';
const LOADER = '@rspress/core/dist/loader.js';
const SHARED = '@rspress/shared/dist/index.js';
const MENUS = '@rspress/plugin-auto-nav-sidebar/dist/index.js';

/** Statements proven by released code. */
export const SOURCES: readonly SourceClaim[] = [
  {
    claim:
      'The bar takes the frontmatter of the first page as the first value of a state, which only its setter changes.',
    proves: [
      'api/config/config-frontmatter#parts',
      'api/client-api/api-runtime#useenablenav',
      'guide/default-theme/navbar#hide',
      'guide/default-theme/home-page#left-out',
    ],
    file: THEME,
    holds: ['const [enableNav, setEnableNav] = ', '(frontmatter?.navbar ?? true) && themeConfig?.hideNavbar !== '],
  },
  {
    claim: 'So does what follows the text.',
    proves: ['api/config/config-frontmatter#footer', 'guide/default-theme/doc-page#hide'],
    file: THEME,
    holds: ['const [showDocFooter, setShowDocFooter] = ', 'useState)(frontmatter?.footer ?? true)'],
  },
  {
    claim: 'The outline follows each page; overview pages have none, and pages in a frame only if they ask for it.',
    proves: ['api/config/config-frontmatter#outline', 'guide/default-theme/doc-page#mistakes'],
    file: THEME,
    holds: [
      "'undefined' == typeof window ? true : window.top === window.self",
      '(frontmatter?.outline ?? themeConfig?.outline ?? defaultHasAside) && !isOverviewPage',
      'setShowAside(getShowAside())',
    ],
  },
  {
    claim: 'The sidebar follows each page.',
    proves: ['api/config/config-frontmatter#sidebar'],
    file: THEME,
    holds: ['frontmatter?.sidebar !== false && Object.keys(sidebar).length > 0'],
  },
  {
    claim: 'Switches in the URL set widths of columns, or the state of bar and footer, in the browser.',
    proves: ['api/config/config-frontmatter#globaluicomponents', 'guide/basic/custom-page#switches'],
    file: THEME,
    holds: ["setProperty('--rp-sidebar-width', '0px')", 'if ("0" === navbar) setShowNavbar(false)'],
  },
  {
    claim: 'The bar hides while readers scroll down, unless `hideNavbar` is `never` or `always`.',
    proves: ['api/client-api/api-runtime#usehiddennav', 'api/config/config-theme#hidenavbar'],
    file: THEME,
    holds: [
      "themeConfig.hideNavbar ?? 'never'",
      "if ('always' === hiddenBehavior) return true",
      "'scroll', onScrollListen",
    ],
  },
  {
    claim:
      'React is that of the project if `node_modules/react` of the folder of the command has another major than 18.',
    proves: ['guide/start/introduction#react'],
    file: CORE,
    holds: [
      'const DEFAULT_REACT_VERSION = 18',
      "join(cwd, 'node_modules', 'react')",
      'reactVersion === DEFAULT_REACT_VERSION ? PACKAGE_ROOT : process.cwd()',
    ],
  },
  {
    claim: 'With `multiVersion`, links of `nav` and `sidebar` get no prefix.',
    proves: [
      'api/config/config-theme#nav',
      'api/config/config-theme#locales',
      'guide/default-theme/multi-version#links',
    ],
    file: CORE,
    holds: ['isExternalUrl)(normalizedLink) || hasMultiVersion) return normalizedLink'],
  },
  {
    claim: 'The route of a page begins with the base.',
    proves: [
      'plugin/system/plugin-api#page-fields',
      'plugin/system/plugin-api#routegenerated',
      'api/client-api/api-runtime#page-data',
    ],
    file: CORE,
    holds: ['withBase)(normalizedRoutePath, base)', 'routePath: route.routePath'],
  },
  {
    claim: 'Virtual modules are deleted when the process ends.',
    proves: ['plugin/system/write-a-plugin#debug', 'api/commands#build'],
    file: 'rspack-plugin-virtual-module/dist/index.js',
    holds: ["process.on('exit', this.clear.bind(this))"],
  },
  {
    claim:
      'In a group without index page and `_meta.json`, the entry without a file is taken for the index page and removed.',
    proves: ['guide/basic/auto-nav-sidebar#without-meta', 'guide/default-theme/overview-page#mistakes'],
    file: MENUS,
    holds: ['subSidebar.findIndex((i)=>i._fileKey === _fileKey)', 'subSidebar.splice(indexItemIndex, 1)'],
  },
  {
    claim: 'The plugin that fills the menus reports a site with `lang` and without `locales`, and stops there.',
    proves: ['guide/default-theme/i18n#mistakes', 'api/config/config-basic#lang'],
    file: MENUS,
    holds: ['`lang` is configured but `locales` not'],
  },
  {
    claim: '`.html` is added to every path of the site that does not end with it.',
    proves: ['guide/basic/static-assets#downloads', 'api/client-api/api-runtime#normalizehrefinruntime'],
    file: SHARED,
    holds: ["if (!cleanUrls && !cleanUrl.endsWith('.html'))", "else cleanUrl += '.html'"],
  },
  {
    claim: 'Dead links are looked for among the routes, and http, mail and telephone links are left out.',
    proves: ['api/config/config-build#markdown-checkdeadlinks'],
    file: LOADER,
    holds: ['/^(https?|mailto|tel|#)/', "throw new Error('Dead link found')"],
  },
  {
    claim: 'Styles of old releases are renamed and the file is saved.',
    proves: ['api/config/config-basic#globalstyles'],
    file: CORE,
    holds: ["replace(/--modern-/g, '--rp-').replace(/\\.modern-doc/g, '.rspress')"],
  },
  {
    claim: 'Labels may have bold, emphasised, deleted and code text.',
    proves: ['api/client-api/api-components#renderinlinemarkdown', 'api/client-api/api-components#theme-functions'],
    file: THEME,
    holds: ["replace(DELETE_TEXT_PATTERN, '<del>$1</del>').replace(CODE_TEXT_PATTERN, '<code>$1</code>')"],
  },
  {
    claim: 'The window scrolls to the element less the padding, smoothly if asked for.',
    proves: ['api/client-api/api-components#scrolltotarget'],
    file: THEME,
    holds: ['getTargetTop(target, scrollPaddingTop)', "behavior: 'smooth'"],
  },
  {
    claim: 'The switch sets the mode, then calls `onClick`.',
    proves: ['api/client-api/api-components#switchappearance'],
    file: THEME,
    holds: ['setTheme(nextTheme); onClick?.();'],
  },
  {
    claim: 'The sidebar has what is given before and after its list, and the title only with a bar.',
    proves: ['api/client-api/api-components#sidebar', 'api/client-api/api-components#sidebarlist'],
    file: THEME,
    holds: ['uiSwitch?.showNavbar ?', 'setSidebarData: setSidebarData }), afterSidebar'],
  },
  {
    claim: 'The first five social links are shown, the others are in a menu.',
    proves: ['api/client-api/api-components#sociallinks'],
    file: THEME,
    holds: ['const MORE_LENGTH = 5', 'socialLinks.slice(MORE_LENGTH)'],
  },
  {
    claim: 'A tag is SVG code or an image.',
    proves: ['api/client-api/api-components#tag', 'guide/basic/auto-nav-sidebar#mistakes'],
    file: THEME,
    holds: ["tag.trim().startsWith('<svg')", '"img", { src: tag }'],
  },
  {
    claim: 'A link between pages has one of two labels, each with an English default.',
    proves: ['api/client-api/api-components#prevnextpage', 'guide/default-theme/doc-page#texts'],
    file: THEME,
    holds: ["prevPageText = 'Previous Page', nextPageText = 'Next Page'"],
  },
  {
    claim: 'The outline marks the heading on the screen and scrolls to the one in the URL.',
    proves: ['api/client-api/api-components#aside'],
    file: THEME,
    holds: ['useBindingAsideScroll(headers);', 'if (target) scrollToTarget(target, false, scrollPaddingTop)'],
  },
  {
    claim: 'The lists of paths keep language and version, and a Markdown link takes those of its page.',
    proves: ['guide/default-theme/i18n#links', 'guide/default-theme/multi-version#links'],
    file: THEME,
    holds: [
      'if (currentLang !== defaultLang) { langPart = currentLang;',
      'if (currentVersion !== defaultVersion) { versionPart = currentVersion;',
    ],
  },
  {
    claim: '`rspress/core` exports the logger of the toolkit.',
    proves: ['api/commands#core-logger'],
    file: 'rspress/core.ts',
    holds: ["export { logger } from '@rspress/shared/logger'"],
  },
  {
    claim: 'A feed entry is made of the frontmatter, else of the page.',
    proves: ['plugin/official-plugins/rss#source', 'plugin/official-plugins/rss#frontmatter'],
    file: '@rspress/plugin-rss/dist/index.mjs',
    holds: ['selectNonNullishProperty(fm.summary, page._html)', 'toDate(fm.date || fm.published_at)'],
  },
];
