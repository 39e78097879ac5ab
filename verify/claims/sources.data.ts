import type {SourceClaim} from './types';

const THEME = '@rspress/theme-default/dist/bundle.js';
const CORE = '@rspress/core/dist/index.js';
const LOADER = '@rspress/core/dist/loader.js';
const SHARED = '@rspress/shared/dist/index.js';
const HOOKS = '@rspress/runtime/dist/hooks.js';
const CLI = 'rspress/dist/index.js';
const RUNTIME = '@rspress/runtime/dist/index.js';
const ROUTER = 'react-router/dist/index.js';
const MATCHING = '@remix-run/router/dist/router.js';
const ZOOM = 'medium-zoom/dist/medium-zoom.esm.js';
const MENUS = '@rspress/plugin-auto-nav-sidebar/dist/index.js';

/** Statements of the API pages, and of others that make them too, proven by released code. */
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
    proves: ['guide/basic/auto-nav-sidebar#mistakes', 'guide/default-theme/overview-page#mistakes'],
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
      `'change' === eventName && (CONFIG_FILES.includes(`,
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
  {
    claim: 'A card has a title that is no heading, and shows `content` instead of what is between its tags.',
    proves: ['api/client-api/api-components#card', 'guide/default-theme/components#card'],
    file: THEME,
    holds: [
      'function Card({ content, title, icon, style }) {',
      '"border border-gray-400 rounded-lg p-6", style: style',
      '"span", { className: "text-2xl font-bold", children: title }',
      '"text-base overflow-auto", children: content',
    ],
  },
  {
    claim: 'An icon of a card is put into a `div` inside of a `p`.',
    proves: ['guide/default-theme/components#known-issues'],
    file: THEME,
    holds: [
      '"p", { className: "flex items-center gap-2 mb-4", children: [ icon && /*#__PURE__*/',
      '"div", { children: icon })',
    ],
  },
  {
    claim: 'The top of a home page is made of `hero`, and puts the route before the links of its buttons.',
    proves: ['api/client-api/api-components#homehero'],
    file: THEME,
    holds: ['const hero = frontmatter?.hero || DEFAULT_HERO', '.withBase)(action.link, routePath)'],
  },
  {
    claim: 'The cards of a home page are made of `features`, and the route comes before their links.',
    proves: ['api/client-api/api-components#homefeature'],
    file: THEME,
    holds: ['const features = frontmatter?.features;', '.withBase)(rawLink, routePath)'],
  },
  {
    claim: '`rspress/theme` exports the parts of a page and the hooks of the theme.',
    proves: [
      'api/client-api/api-components#theme-parts',
      'api/client-api/api-runtime#theme-hooks',
      'guide/default-theme/components#not-for-pages',
    ],
    file: THEME,
    holds: [
      'export { Aside, Badge, Button, Card, DocFooter, DocLayout, EditLink, HomeFeature, HomeFooter, HomeHero, HomeLayout, LastUpdated, Layout, Link, LinkCard, Nav, NotFoundLayout,',
      'PrevNextPage, types_RenderType as RenderType, ScrollToTop, Search, SearchPanel, Sidebar, SidebarList, SocialLinks,',
      'SwitchAppearance, Tab, Tabs, Tag,',
      'useBindingAsideScroll, useEditLink, useEnableNav, useFullTextSearch, useHiddenNav, useLocaleSiteData, usePrevNextPage, useRedirect4FirstVisit, useSetup, useSidebarData, useThemeState };',
    ],
  },
  {
    claim: 'A part of the theme reads the data of the page itself.',
    proves: ['api/client-api/api-components#theme-parts'],
    file: THEME,
    holds: [
      'function useUISwitch() { const { page, siteData } = (0, __WEBPACK_EXTERNAL_MODULE__rspress_runtime_0abd3046__.usePageData)();',
    ],
  },
  {
    claim: 'The browser takes over the HTML of a build, inside of a router that is not told the base.',
    proves: [
      'api/client-api/api-runtime#example',
      'api/client-api/api-runtime#router',
      'api/client-api/api-runtime#browserrouter',
      'api/client-api/api-runtime#usenavigate',
    ],
    file: '@rspress/core/dist/runtime/clientEntry.js',
    holds: [
      '(0, __WEBPACK_EXTERNAL_MODULE__rspress_shared_baa012d0__.isProduction)() && enableSSG) hydrateRoot(container,',
      '.BrowserRouter, { children: /*#__PURE__*/',
    ],
  },
  {
    claim: 'A build renders each page in Node.js, to text and without the base as a setting of the router.',
    proves: ['api/client-api/api-runtime#example', 'api/client-api/api-runtime#router'],
    file: '@rspress/core/dist/runtime/ssrEntry.js',
    holds: ['.renderToString)(', '.StaticRouter, { location: pagePath, children:'],
  },
  {
    claim: 'The router is React Router 6.',
    proves: [
      'api/client-api/api-runtime#router',
      'guide/start/introduction#parts',
      'guide/about/moving-to-2#requirements',
    ],
    file: '@rspress/runtime/package.json',
    holds: ['"react-router-dom": "^6.'],
  },
  {
    claim: 'Five exports are those of React Router.',
    proves: [
      'api/client-api/api-runtime#browserrouter',
      'api/client-api/api-runtime#usenavigate',
      'api/client-api/api-runtime#usesearchparams',
      'api/client-api/api-runtime#matchpath',
      'api/client-api/api-runtime#matchroutes',
    ],
    file: RUNTIME,
    holds: [
      'BrowserRouter = __WEBPACK_EXTERNAL_MODULE_react_router_dom_5358f3fe__.BrowserRouter;',
      'matchPath = __WEBPACK_EXTERNAL_MODULE_react_router_dom_5358f3fe__.matchPath;',
      'matchRoutes = __WEBPACK_EXTERNAL_MODULE_react_router_dom_5358f3fe__.matchRoutes;',
      'useNavigate = __WEBPACK_EXTERNAL_MODULE_react_router_dom_5358f3fe__.useNavigate;',
      'useSearchParams = __WEBPACK_EXTERNAL_MODULE_react_router_dom_5358f3fe__.useSearchParams;',
    ],
  },
  {
    claim: 'Of React Router, the module exports six names and no other.',
    proves: ['api/client-api/api-runtime#router'],
    file: '@rspress/runtime/dist/index.d.ts',
    holds: [
      "export { useLocation, useNavigate, matchRoutes, BrowserRouter, useSearchParams, matchPath, } from 'react-router-dom';",
    ],
  },
  {
    claim: 'A router inside of a router throws.',
    proves: ['api/client-api/api-runtime#browserrouter'],
    file: ROUTER,
    holds: ['"You cannot render a <Router> inside another <Router>."'],
  },
  {
    claim: 'The function of `useNavigate` is for effects and events, and goes back by a number.',
    proves: ['api/client-api/api-runtime#usenavigate'],
    file: ROUTER,
    holds: [
      '"You should call navigate() in a React.useEffect(), not when " + "your component is first rendered."',
      'if (typeof to === "number") { navigator.go(to); return; }',
    ],
  },
  {
    claim: 'A pattern that does not match gives `null`, and a match has the parameters.',
    proves: ['api/client-api/api-runtime#matchpath'],
    file: MATCHING,
    holds: [
      'let match = pathname.match(matcher); if (!match) return null;',
      'return { params, pathname: matchedPathname,',
    ],
  },
  {
    claim: 'Routes are compared without the base and by rank, and without a match the result is `null`.',
    proves: ['api/client-api/api-runtime#matchroutes'],
    file: MATCHING,
    holds: [
      'let pathname = stripBasename(location.pathname || "/", basename); if (pathname == null) { return null; }',
      'let branches = flattenRoutes(routes); rankRouteBranches(branches); let matches = null;',
    ],
  },
  {
    claim: 'The theme reads four switches from the query of the URL.',
    proves: ['api/client-api/api-runtime#usesearchparams'],
    file: THEME,
    holds: ["query.get('navbar')", "query.get('sidebar')", "query.get('outline')", "query.get('footer')"],
  },
  {
    claim: 'The query of the URL has a switch for global components.',
    proves: ['api/client-api/api-runtime#usesearchparams'],
    file: '@rspress/core/dist/runtime/App.js',
    holds: ["const query = new URLSearchParams(search); const GLOBAL_COMPONENTS_KEY = 'globalUIComponents'"],
  },
  {
    claim: 'The folder of the command is appended to the current one, and what is no command is such a folder.',
    proves: ['api/commands#overview', 'guide/advanced/custom-theme#eject', 'guide/advanced/extend-build#inspect'],
    file: CLI,
    holds: ['default"].join(cwd, cliRoot)', "cli.command('[root]', 'start dev server')"],
  },
  {
    claim: 'Without a configuration file the configuration is empty.',
    proves: ['api/commands#overview', 'guide/start/getting-started#mistakes'],
    file: CLI,
    holds: ['logger.info(`No config file found in ${baseDir}`); return {};'],
  },
  {
    claim: 'All commands print help, and the version of Rspress.',
    proves: ['api/commands#help', 'api/commands#version'],
    file: CLI,
    holds: ["cac)('rspress').version(package_namespaceObject.i8).help()"],
  },
  {
    claim: 'An unknown flag is an error, and the version is printed with those of the system and of Node.js.',
    proves: ['api/commands#overview', 'api/commands#version', 'guide/about/errors#unknown-option'],
    file: 'cac/dist/index.mjs',
    holds: [
      'throw new CACError(`Unknown option',
      'const platformInfo = `${process.platform}-${process.arch} node-${process.version}`',
      'console.log(`${name}/${versionNumber} ${platformInfo}`)',
    ],
  },
  {
    claim: '`rspress/core` and three other modules of `rspress` are TypeScript.',
    proves: ['api/commands#node-api'],
    file: 'rspress/package.json',
    holds: ['"./core": { "default": "./core.ts" }'],
  },
  {
    claim: 'The functions take the configuration from their argument, and files of theirs go below the current folder.',
    proves: ['api/commands#node-api', 'api/commands#core-build', 'api/commands#core-dev'],
    file: CORE,
    holds: [
      'async function build(options) { const { docDirectory, appDirectory, config } = options;',
      'async function dev(options) { const { docDirectory, config, extraBuilderConfig } = options;',
      'const TEMP_DIR = __WEBPACK_EXTERNAL_MODULE_node_path_c5b9b54f__["default"].join(process.cwd(), \'node_modules\',',
    ],
  },
  {
    claim: 'Scripts and styles get the base in production only.',
    proves: ['api/commands#node-api'],
    file: CORE,
    holds: ['const assetPrefix = isProduction() ?', "?? base) : '';"],
  },
  {
    claim: 'HTML is read and written below `appDirectory`, while the bundler writes below the current folder.',
    proves: ['api/commands#core-build'],
    file: CORE,
    holds: [
      'const outputPath = (null == config ? void 0 : config.outDir) ?? (0, __WEBPACK_EXTERNAL_MODULE_node_path_c5b9b54f__.join)(appDirectory, OUTPUT_DIR)',
      'const baseOutDir = (null == config ? void 0 : config.outDir) ?? OUTPUT_DIR;',
    ],
  },
  {
    claim: 'The server of `dev` is returned, and options for the bundler are merged last.',
    proves: ['api/commands#core-dev'],
    file: CORE,
    holds: [
      'getPortSilently: true }); return server;',
      '(null == config ? void 0 : config.builderConfig) || {}, extraRsbuildConfig || {})',
    ],
  },
  {
    claim: 'Configurations are merged key by key, lists are joined, and `undefined` changes nothing.',
    proves: ['api/commands#core-mergedocconfig', 'api/config/config-basic#userconfig'],
    file: '@rspress/shared/dist/node-utils.js',
    holds: [
      'const mergeDocConfig = async (...configs)=>{',
      'if (pair.some((item)=>void 0 === item)) return;',
      'if (pair.some((item)=>Array.isArray(item))) return [ ...castArray(target), ...castArray(source) ];',
    ],
  },
  {
    claim: 'The function for the configuration returns what it is given, and the type is exported beside it.',
    proves: [
      'api/config/config-basic#defineconfig',
      'api/config/config-basic#userconfig',
      'guide/start/getting-started#first-page',
    ],
    file: 'rspress/config.ts',
    holds: [
      'export function defineConfig(config: UserConfig): UserConfig { return config; }',
      'export type { UserConfig };',
    ],
  },
  {
    claim: 'A configuration may be a function, which is awaited and has to return an object.',
    proves: ['api/config/config-basic#defineconfig'],
    file: '@rsbuild/core/dist/index.js',
    holds: [
      "if ('function' == typeof configExport) {",
      'result = await configExport({',
      'The config function must return a config object.',
    ],
  },
  {
    claim: 'The name of the index is sent with an upload.',
    proves: ['api/config/config-basic#search-indexname'],
    file: CORE,
    holds: ['await fetch(`${apiUrl}?index=${indexName}`, {'],
  },
  {
    claim: 'The group with the name of the index comes first.',
    proves: ['api/config/config-basic#search-indexname'],
    file: THEME,
    holds: [
      'index === this.#indexName || index === LOCAL_INDEX',
      'const matchResult = [ { group: this.#indexName,',
      '...(searchResult?.filter((res)=>!this.#isCurrentIndex(res.index))',
    ],
  },
  {
    claim: 'Each group is a tab with the label of the index of its name, which has to be in the list.',
    proves: [
      'api/config/config-basic#search-searchindexes',
      'api/config/config-basic#search-searchindexes-value',
      'api/config/config-basic#search-searchindexes-label',
    ],
    file: THEME,
    holds: ['.find((indexInfo)=>indexInfo.value === item.group); return indexItem.label;', 'values: tabValues'],
  },
  {
    claim: 'A pause of 150 ms in typing starts a search, and with it the spinner, until the response is there.',
    proves: ['api/config/config-basic#search-searchloading'],
    file: THEME,
    holds: [
      '.debounce)((...args)=>cbRef.current(...args), 150)',
      "if (search && 'remote' === search.mode && search.searchLoading) setIsSearching(true);",
      'setSearchResult(searchResult || DEFAULT_RESULT); setIsSearching(false);',
    ],
  },
  {
    claim: 'The languages are compared unless the field is off, by `enabled` or by its absence.',
    proves: ['api/config/config-basic#languageparity-enabled'],
    file: CORE,
    holds: [
      'if (!(null == config ? void 0 : config.languageParity) || false === config.languageParity.enabled) return;',
    ],
  },
  {
    claim: 'The library has these defaults, and takes an area or a selector of one.',
    proves: [
      'api/config/config-basic#mediumzoom-options-margin',
      'api/config/config-basic#mediumzoom-options-scrolloffset',
      'api/config/config-basic#mediumzoom-options-container',
    ],
    file: ZOOM,
    holds: [
      'margin: 0,',
      'scrollOffset: 40,',
      'isNode(zoomOptions.container) ? zoomOptions.container : document.querySelector(zoomOptions.container)',
    ],
  },
  {
    claim: 'The template is an element or the selector of one.',
    proves: ['api/config/config-basic#mediumzoom-options-template'],
    file: ZOOM,
    holds: ['isNode(zoomOptions.template) ? zoomOptions.template : document.querySelector(zoomOptions.template)'],
  },
  {
    claim: 'Port and host of the bundler belong to the dev server too, where the flags are merged after them.',
    proves: ['api/config/config-build#dev-server'],
    file: CLI,
    holds: ['extraBuilderConfig: { server: { port, host } }'],
  },
  {
    claim: 'In the preview, variables and flags come before port and host of the configuration.',
    proves: ['api/config/config-build#dev-server'],
    file: CORE,
    holds: [
      'Number(envPort || userPort || (null == builderConfig',
      'const host = envHost || userHost || (null == builderConfig',
    ],
  },
  {
    claim: 'The items are those of the version, or of the key `default`, and without them the theme fails.',
    proves: ['api/config/config-theme#nav-versions', 'guide/default-theme/multi-version#mistakes'],
    file: THEME,
    holds: ["const navKey = version.length > 0 ? version : 'default'", '...nav[navKey]'],
  },
  {
    claim: 'With versions, links of the configuration stay as they are.',
    proves: ['api/config/config-theme#nav-versions'],
    file: CORE,
    holds: ['isExternalUrl)(normalizedLink) || hasMultiVersion) return normalizedLink'],
  },
  {
    claim: 'The circle needs view transitions and readers who do not ask for less motion; to dark, it closes.',
    proves: ['api/config/config-theme#enableappearanceanimation'],
    file: THEME,
    holds: [
      "'function' == typeof document?.startViewTransition && !window.matchMedia('(prefers-reduced-motion: reduce)').matches",
      '`circle(0px at ${x}px ${y}px)`, `circle(${endRadius}px at ${x}px ${y}px)`',
      'clipPath: isDark ? [ ...clipPath ].reverse() : clipPath',
      "pseudoElement: isDark ? '::view-transition-old(root)' : '::view-transition-new(root)'",
    ],
  },
  {
    claim: 'The button is part of the layout of documentation pages, and appears once a reader has scrolled.',
    proves: ['api/config/config-theme#enablescrolltotop'],
    file: THEME,
    holds: [
      'const enableScrollToTop = themeConfig.enableScrollToTop ?? false;',
      'setIsVisible(scrollTop > 0)',
      "window.scrollTo({ top: 0, behavior: 'smooth' })",
    ],
  },
  {
    claim: 'The whole of `themeConfig` reaches the theme, whatever is in it.',
    proves: ['api/config/config-theme#themeconfig'],
    file: CORE,
    holds: [
      'themeConfig: normalizeThemeConfig(userConfig, pages)',
      'themeConfig.nav = normalizeNav(null == themeConfig ? void 0 : themeConfig.nav); } return themeConfig; }',
    ],
  },
  {
    claim: 'Plugins for Markdown run after those of Rspress, which makes ids and anchors, and before those of plugins.',
    proves: ['api/config/config-build#markdown-remarkplugins', 'api/config/config-build#markdown-rehypeplugins'],
    file: LOADER,
    holds: [
      '...remarkPluginsFromConfig, ...remarkPluginsFromPlugins ]',
      'rehypePlugins: [ rehypeHeaderAnchor, rehypePluginCodeMeta,',
      '...rehypePluginsFromConfig, ...rehypePluginsFromPlugins ]',
    ],
  },
  {
    claim:
      'An icon with a slash first is a file of `public`, a file URL is the file it names, and anything else is left to the bundler.',
    proves: ['api/config/config-basic#icon', 'api/config/config-basic#paths'],
    file: CORE,
    holds: [
      "if (icon.startsWith('file://')) icon = (0, X.fileURLToPath)(icon);",
      '.isAbsolute(icon)) return X["default"].join(userDocRoot, PUBLIC_DIR, icon);',
    ],
  },
  {
    claim:
      'Components and hooks of the configuration are imported as written, from a module of Rspress or from the page.',
    proves: ['api/config/config-basic#paths'],
    file: CORE,
    holds: [
      "content = `export * from '${config.search.searchHooks}'`",
      '...(null == config ? void 0 : config.globalUIComponents) || []',
    ],
  },
  {
    claim: 'The document title of a documentation page ends with `titleSuffix`, else with the title of the site.',
    proves: ['api/config/config-basic#title'],
    file: THEME,
    holds: ['concatTitle(title, frontmatter.titleSuffix || mainTitle)'],
  },
];
