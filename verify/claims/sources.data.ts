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
const HOOKS = '@rspress/runtime/dist/hooks.js';
const CLI = 'rspress/dist/index.js';
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
  {
    claim: 'Language and version of a page are those of its data, or empty.',
    proves: ['api/client-api/api-runtime#uselang', 'api/client-api/api-runtime#useversion'],
    file: HOOKS,
    holds: [`return ctx.data.page.lang || ''`, `return ctx.data.page.version || ''`],
  },
  {
    claim: 'Labels are looked up by key, then by language.',
    proves: ['api/client-api/api-runtime#usei18n'],
    file: HOOKS,
    holds: ['[key][lang], [ lang ]'],
  },
  {
    claim: 'Without arguments, the size is endless at build time; each `resize` event changes it.',
    proves: ['api/client-api/api-runtime#usewindowsize'],
    file: HOOKS,
    holds: [
      `initialWidth ?? ('undefined' == typeof window ? Number.POSITIVE_INFINITY : window.innerWidth)`,
      `window.addEventListener('resize', handleResize)`,
    ],
  },
  {
    claim: 'Another element object starts a transition, and an event follows.',
    proves: ['api/client-api/api-runtime#useviewtransition', 'api/config/config-theme#enablecontentanimation'],
    file: HOOKS,
    holds: ['document.startViewTransition && element !== dom', `new Event('RspressReloadContent')`],
  },
  {
    claim: 'The hooks read two contexts.',
    proves: [
      'api/client-api/api-runtime#contexts',
      'api/client-api/api-runtime#themecontext',
      'api/client-api/api-runtime#datacontext',
      'api/client-api/api-runtime#usedark',
    ],
    file: HOOKS,
    holds: [`return 'dark' === ctx.theme`, 'return ctx.data;'],
  },
  {
    claim:
      'A page is shown by the route of its path, in a boundary with the fallback, and with a transition if the theme asks for it.',
    proves: ['api/client-api/api-runtime#content'],
    file: '@rspress/runtime/dist/Content.js',
    holds: ['if (!matched) return', 'fallback: fallback', 'enableContentAnimation) element = '],
  },
  {
    claim: 'Routes are found without `.html` and `index`.',
    proves: ['api/client-api/api-runtime#pathnametorouteservice', 'api/client-api/api-runtime#normalizeroutepath'],
    file: '@rspress/runtime/dist/route.js',
    holds: ["decodeURIComponent(routePath).replace(/\\.html$/, '').replace(/\\/index$/, '/')", 'matchRoutes)('],
  },
  {
    claim: 'Paths are compared with base and ending, without what follows `#`.',
    proves: ['api/client-api/api-runtime#isequalpath'],
    file: '@rspress/runtime/dist/utils.js',
    holds: ['removeHash)(a))) === withBase(normalizeHrefInRuntime('],
  },
  {
    claim: 'Images get the base in builds only, and those of other hosts stay.',
    proves: ['api/client-api/api-runtime#normalizeimagepath'],
    file: '@rspress/runtime/dist/utils.js',
    holds: ['if (!isProd) return imagePath', 'if (isAbsoluteUrl(imagePath)) return imagePath'],
  },
  {
    claim: 'Without locales the theme gives nine settings, else the entry of the language with its prefix.',
    proves: ['api/client-api/api-runtime#uselocalesitedata'],
    file: THEME,
    holds: [
      'searchSuggestedQueryText: themeConfig.searchSuggestedQueryText, overview: themeConfig.overview',
      `langRoutePrefix: lang === defaultLang ? '/' :`,
    ],
  },
  {
    claim: 'The neighbours are those of the sidebar, or `null`.',
    proves: ['api/client-api/api-runtime#useprevnextpage'],
    file: THEME,
    holds: ['flattenTitles[pageIndex - 1] || null', 'flattenTitles[pageIndex + 1] || null'],
  },
  {
    claim: 'There is no edit link without `docRepoBaseUrl` or `text`.',
    proves: ['api/client-api/api-runtime#useeditlink', 'api/config/config-theme#editlink'],
    file: THEME,
    holds: ['if (!editLink.docRepoBaseUrl || !editLink.text) return null', 'page._relativePath.replace('],
  },
  {
    claim: 'The mode is light at build time, and without dark mode; the system changes it.',
    proves: ['api/client-api/api-runtime#usethemestate'],
    file: THEME,
    holds: [
      `if (disableDarkMode) return 'light'`,
      `if ('undefined' == typeof window) return 'light'`,
      `setTheme(matchesDark ? 'dark' : 'light', 'auto')`,
    ],
  },
  {
    claim: 'The set-up does nothing outside of a browser.',
    proves: ['api/client-api/api-runtime#usesetup'],
    file: THEME,
    holds: [
      'if (!(0, __WEBPACK_EXTERNAL_MODULE__rspress_shared_baa012d0__.inBrowser)()) return; useBindingWindowScroll();',
    ],
  },
  {
    claim:
      'The first visit leads to the language of the browser, unless it is a robot, was here before, or the site says never.',
    proves: [
      'api/client-api/api-runtime#useredirect4firstvisit',
      'api/config/config-theme#localeredirect',
      'guide/default-theme/i18n#redirect',
    ],
    file: THEME,
    holds: [
      `siteData.themeConfig.localeRedirect ?? 'auto'`,
      '/bot|spider|crawl|lighthouse/i',
      `const FIRST_VISIT_KEY = 'rspress-visited'`,
      `window.navigator.language.split('-')[0]`,
    ],
  },
  {
    claim: 'The outline marks its item while the reader scrolls.',
    proves: ['api/client-api/api-runtime#usebindingasidescroll'],
    file: THEME,
    holds: [`prevActiveLink.classList.add('aside-active')`, 'setActiveLink, 100)'],
  },
  {
    claim: 'The search panel shows nothing when the search is off.',
    proves: ['api/client-api/api-components#searchpanel'],
    file: THEME,
    holds: ['if (false === search) return null'],
  },
  {
    claim: '`dev` is the command without a name, and sets port and host of the server.',
    proves: ['api/commands#dev', 'api/commands#dev-port', 'api/commands#dev-host'],
    file: CLI,
    holds: [
      `cli.command('[root]', 'start dev server').alias('dev').option('--port [port]', 'port number')`,
      'extraBuilderConfig: { server: { port, host } }',
    ],
  },
  {
    claim: 'The dev server restarts for added and removed files, `_meta.json` and three names of configuration.',
    proves: ['api/commands#dev', 'api/commands#dev-config'],
    file: CLI,
    holds: [
      `const CONFIG_FILES = [ 'rspress.config.ts', 'rspress.config.js', 'i18n.json' ]`,
      `'add' === eventName || 'unlink' === eventName`,
    ],
  },
  {
    claim: 'The flag for the configuration belongs to all commands, and a relative path begins at the current folder.',
    proves: [
      'api/commands#config-file',
      'api/commands#build-config',
      'api/commands#preview-config',
      'api/commands#dev-config',
      'api/commands#update-config',
    ],
    file: CLI,
    holds: [`cli.option('-c,--config [config]'`, 'isAbsolute(customConfigFile) ? customConfigFile :'],
  },
  {
    claim: '`serve` is another name of `preview`.',
    proves: ['api/commands#preview', 'api/commands#serve'],
    file: CLI,
    holds: [`cli.command('preview [root]').alias('serve')`],
  },
  {
    claim: 'An error of the build ends the command with exit code 1.',
    proves: ['api/commands#exit-codes'],
    file: CLI,
    holds: ['logger.error(err); process.exit(1);'],
  },
  {
    claim: 'The lockfile chooses the package manager, and the newest version of all packages of Rspress is installed.',
    proves: ['api/commands#update'],
    file: CLI,
    holds: [`'bun.lockb': 'bun'`, '`${item}@latest`', `'yarn' === packageManager ? 'upgrade' : 'update'`],
  },
  {
    claim: 'The commands set `NODE_ENV`.',
    proves: ['api/commands#environment'],
    file: CLI,
    holds: [`setNodeEnv('development')`, `setNodeEnv('production')`],
  },
  {
    claim: 'The folder of the pages is that of the command, else of the configuration, else `docs`.',
    proves: ['api/config/config-basic#root', 'api/commands#build'],
    file: CLI,
    holds: ['function resolveDocRoot(cwd, cliRoot, configRoot)', `join(cwd, 'docs')`],
  },
  {
    claim: 'Slashes are added and removed at the ends of a path; other hosts stay.',
    proves: [
      'api/client-api/api-runtime#addleadingslash',
      'api/client-api/api-runtime#removetrailingslash',
      'api/client-api/api-runtime#normalizeslash',
      'api/client-api/api-runtime#removebase',
    ],
    file: SHARED,
    holds: [
      "'/' === url.charAt(0) || isExternalUrl(url) ? url : `/${url}`",
      "'/' === url.charAt(url.length - 1) ? url.slice(0, -1) : url",
      'removeTrailingSlash(addLeadingSlash(',
    ],
  },
  {
    claim: 'Port and host of the preview come from the environment, else the flag, else the configuration.',
    proves: [
      'api/commands#preview-port',
      'api/commands#preview-host',
      'api/commands#environment',
      'api/commands#core-serve',
    ],
    file: CORE,
    holds: ['Number(envPort || userPort ||', '|| 4173)', "|| 'localhost'"],
  },
];
