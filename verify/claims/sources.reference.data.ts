import type {SourceClaim} from './types';

const THEME = '@rspress/theme-default/dist/bundle.js';
const CORE = '@rspress/core/dist/index.js';
const APP = '@rspress/core/dist/runtime/App.js';
const BROWSER_ENTRY = '@rspress/core/dist/runtime/clientEntry.js';
const LOADER = '@rspress/core/dist/loader.js';
const SHARED = '@rspress/shared/dist/index.js';
const HOOKS = '@rspress/runtime/dist/hooks.js';
const HELPERS = '@rspress/runtime/dist/utils.js';
const ROUTE = '@rspress/runtime/dist/route.js';
const ROUTER = 'react-router/dist/index.js';
const ROUTER_DOM = 'react-router-dom/dist/index.js';
const CLI = 'rspress/dist/index.js';
const BUNDLER = '@rsbuild/core/dist/index.js';
const CONSTANTS = '@rspress/shared/dist/constants.js';
const MENUS = '@rspress/plugin-auto-nav-sidebar/dist/index.js';
const NODE_UTILS = '@rspress/shared/dist/node-utils.js';
const REACT_DOM = '@rspress/core/node_modules/react-dom/cjs/react-dom.development.js';
const STYLES = '@rspress/theme-default/dist/bundle.css';
const HELMET = 'react-helmet-async/lib/index.js';

/** Statements of the reference about single sentences, proven by released code. */
export const REFERENCE_SOURCES: readonly SourceClaim[] = [
  {
    claim: 'The hooks are made of modules that only a bundle for pages has.',
    proves: ['api/client-api/api-runtime#example'],
    file: HOOKS,
    holds: ['import * as __WEBPACK_EXTERNAL_MODULE_virtual_i18n_text_58811962__ from "virtual-i18n-text";'],
  },
  {
    claim: 'When the path changes, the data of the page are set once its script is there.',
    proves: ['api/client-api/api-runtime#usepagedata', 'api/client-api/api-runtime#datacontext'],
    file: APP,
    holds: [
      'const mod = await matchedRoute.preload();',
      'const pageData = await initPageData(pathname); null == setPageData || setPageData(pageData);',
      '}, [ pathname, setPageData ]);',
    ],
  },
  {
    claim: 'Outline, document title and home page come from the data of the page.',
    proves: ['api/commands#dev'],
    file: THEME,
    holds: [
      'const { headingTitle, title, toc = [], frontmatter } = page;',
      'const headers = toc;',
      'const { beforeHero, afterHero, beforeFeatures, afterFeatures } = props; const { page: { frontmatter, routePath } } =',
      'const { pageType, lang: currentLang, title: articleTitle, frontmatter = {} } = page;',
      'let title = frontmatter.title ?? articleTitle;',
    ],
  },
  {
    claim:
      'On a URL without a page, the browser reads language and version from it, and a build takes the default ones.',
    proves: ['api/client-api/api-runtime#usepagedata', 'api/client-api/api-runtime#page-data'],
    file: APP,
    holds: [
      `let lang = __WEBPACK_EXTERNAL_MODULE_virtual_site_data_fa42d4c0__["default"].lang || ''`,
      `.lang && 'undefined' != typeof window) {`,
      'locales.find(({ lang })=>path.includes(lang)); if (result) lang = result.lang;',
      'versions.find((version)=>path.includes(version)); if (result) version = result;',
      "pageType: '404'",
    ],
  },
  {
    claim:
      'A page has what plugins and site know of it, with a type; a component page gives title, headings and frontmatter as exports.',
    proves: ['api/client-api/api-runtime#page-data', 'api/client-api/api-runtime#usepagedata'],
    file: APP,
    holds: [
      "const { toc = [], title = '', frontmatter = {}, ...rest } =",
      'test(matchedRoute.filePath) ? meta : mod;',
      "pagePath, ...extractPageInfo, pageType: (null == frontmatter ? void 0 : frontmatter.pageType) || 'doc', title, frontmatter, toc",
      'const pagePath = (0, __WEBPACK_EXTERNAL_MODULE__rspress_shared_baa012d0__.cleanUrl)(matchedRoute.filePath);',
    ],
  },
  {
    claim:
      'The title is that of the frontmatter, else the first heading; only Markdown pages have `headingTitle`, which may be empty.',
    proves: ['api/client-api/api-runtime#page-data'],
    file: LOADER,
    holds: ['title: frontmatterTitle || headingTitle, headingTitle, frontmatter', "headingTitle: ''"],
  },
  {
    claim:
      'Fields of `siteData` are those of the configuration, or empty, and text and hooks of the search are left out.',
    proves: ['api/client-api/api-runtime#site-data'],
    file: CORE,
    holds: [
      "title: (null == userConfig ? void 0 : userConfig.title) || ''",
      "description: (null == userConfig ? void 0 : userConfig.description) || ''",
      "(null == userConfig ? void 0 : userConfig.icon) || ''",
      'route: (null == userConfig ? void 0 : userConfig.route) || {}',
      'themeConfig: normalizeThemeConfig(userConfig, pages)',
      "base: (null == userConfig ? void 0 : userConfig.base) || '/'",
      "lang: (null == userConfig ? void 0 : userConfig.lang) || ''",
      'locales: (null == userConfig ? void 0 : userConfig.locales) || (null == (_userConfig_themeConfig = userConfig.themeConfig) ? void 0 : _userConfig_themeConfig.locales) || []',
      "logo: (null == userConfig ? void 0 : userConfig.logo) || ''",
      "logoText: (null == userConfig ? void 0 : userConfig.logoText) || ''",
      'ssg: Boolean((null == userConfig ? void 0 : userConfig.ssg) ?? true)',
      '_userConfig_multiVersion.default) ||',
      '_userConfig_multiVersion1.versions) || []',
      'if (tempSearchObj) tempSearchObj.searchHooks = void 0;',
      'const { content, id, domain, _filepath, _html, ...rest } = page;',
    ],
  },
  {
    claim: 'The data of the site are one module of the scripts, the same for every page.',
    proves: ['api/client-api/api-runtime#site-data'],
    file: CORE,
    holds: ['[`${runtimeModule_RuntimeModuleID.SiteData}.mjs`]: `export default ${JSON.stringify(siteData, null, 2)}`'],
  },
  {
    claim: 'The languages of code that a plugin asks for are read from the first page.',
    proves: ['api/client-api/api-runtime#page-data'],
    file: CORE,
    holds: ['siteData.pages[0].extraHighlightLanguages.forEach((lang)=>highlightLanguages.add(lang));'],
  },
  {
    claim: 'The languages of the site are those of the theme too.',
    proves: ['api/client-api/api-runtime#uselocalesitedata'],
    file: CORE,
    holds: ['if (locales.length) themeConfig.locales = locales.map(({ lang: currentLang, label })=>{'],
  },
  {
    claim: 'The labels are in `i18n.json` of the folder of the command unless the configuration names another file.',
    proves: ['api/client-api/api-runtime#usei18n'],
    file: CORE,
    holds: ["(process.cwd(), 'i18n.json');", 'const { i18nSourcePath = DEFAULT_I18N_SOURCE } = docConfig;'],
  },
  {
    claim: 'The first render in the browser has the mode that is stored, or else that of the system.',
    proves: ['api/client-api/api-runtime#usedark'],
    file: THEME,
    holds: [
      "if ('undefined' == typeof window) return 'light';",
      'return getPreferredTheme(); });',
      "return 'auto' === sanitized ? matchesDark ? 'dark' : 'light' : sanitized;",
    ],
  },
  {
    claim:
      'The setter shows a mode and stores it, or what it is told to store; another tab that stores one changes it too.',
    proves: [
      'api/client-api/api-runtime#usethemestate',
      'api/client-api/api-runtime#usedark',
      'api/client-api/api-runtime#themecontext',
    ],
    file: THEME,
    holds: [
      '(value, storeValue = value)=>{ if (disableDarkMode) return; setThemeInternal(value); setStoredTheme(storeValue);',
      'else localStorage.setItem(key, next);',
      "window.addEventListener('storage', listener);",
      'setTheme(getPreferredTheme(), sanitize(storedTheme));',
    ],
  },
  {
    claim: 'A change of the system sets its mode and stores `auto`, whatever was stored.',
    proves: ['api/client-api/api-runtime#themecontext', 'api/client-api/api-runtime#usethemestate'],
    file: THEME,
    holds: ["setTheme(matchesDark ? 'dark' : 'light', 'auto'); }, [ matchesDark ]);"],
  },
  {
    claim: 'The switch sets light or dark by the context, and stores what it sets.',
    proves: ['api/client-api/api-runtime#themecontext', 'api/client-api/api-runtime#usethemestate'],
    file: THEME,
    holds: ["const nextTheme = 'dark' === theme ? 'light' : 'dark';", 'setTheme(nextTheme); onClick?.();'],
  },
  {
    claim: 'In dark mode the `html` element has the class `dark`.',
    proves: ['api/client-api/api-runtime#usedark'],
    file: THEME,
    holds: ["document.documentElement.classList.toggle('dark', 'dark' === theme);"],
  },
  {
    claim:
      'In the browser the contexts have functions that set mode and data, and the mode is made once, around the router.',
    proves: [
      'api/client-api/api-runtime#themecontext',
      'api/client-api/api-runtime#datacontext',
      'api/client-api/api-runtime#usethemestate',
    ],
    file: BROWSER_ENTRY,
    holds: [
      '.useThemeState)();',
      '({ theme, setTheme }), [ theme, setTheme ])',
      '({ data, setData }), [ data, setData ])',
    ],
  },
  {
    claim: 'Each `resize` event sets the size of the window, and nothing else does after the first render.',
    proves: ['api/client-api/api-runtime#usewindowsize'],
    file: HOOKS,
    holds: [
      'const handleResize = ()=>{ setSize({ width: window.innerWidth, height: window.innerHeight }); };',
      "window.addEventListener('resize', handleResize); return ()=>{ window.removeEventListener('resize', handleResize); }; }, []); return size;",
    ],
  },
  {
    claim: 'Without view transitions the element is swapped at once.',
    proves: ['api/client-api/api-runtime#useviewtransition'],
    file: HOOKS,
    holds: [
      "else { (0, __WEBPACK_EXTERNAL_MODULE_react_dom_7136dc57__.flushSync)(()=>{ setElement(dom); }); window.dispatchEvent(new Event('RspressReloadContent')); } }, [ dom ]); return element;",
    ],
  },
  {
    claim: 'The label of a key is read from the labels of that key, and the function is the same for one language.',
    proves: ['api/client-api/api-runtime#usei18n'],
    file: HOOKS,
    holds: [
      '.useCallback)((key)=>__WEBPACK_EXTERNAL_MODULE_virtual_i18n_text_58811962__["default"][key][lang], [ lang ]);',
    ],
  },
  {
    claim: 'The function of `useNavigate` is a new one when the path changes, and pushes a path or replaces it.',
    proves: ['api/client-api/api-runtime#usenavigate'],
    file: ROUTER,
    holds: [
      '(!!options.replace ? navigator.replace : navigator.push)(path, options.state, options); }, [basename, navigator, routePathnamesJson, locationPathname, dataRouterContext]); return navigate;',
    ],
  },
  {
    claim: 'The query changes with the URL, and its setter navigates to a new one.',
    proves: ['api/client-api/api-runtime#usesearchparams'],
    file: ROUTER_DOM,
    holds: [
      '[location.search]); let navigate = useNavigate();',
      'navigate("?" + newSearchParams, navigateOptions);',
      'return [searchParams, setSearchParams];',
    ],
  },
  {
    claim: 'Matches are listed from the outermost route to the innermost.',
    proves: ['api/client-api/api-runtime#matchroutes'],
    file: '@remix-run/router/dist/router.js',
    holds: ['for (let i = 0; i < routesMeta.length; ++i) { let meta = routesMeta[i];', 'matches.push({'],
  },
  {
    claim:
      'A route has path, element, file, loader, language and version; browsers load its page late, and a build imports all of them.',
    proves: ['api/client-api/api-runtime#pathnametorouteservice', 'api/client-api/api-runtime#content'],
    file: CORE,
    holds: [
      "{ path: '${route.routePath}', element: React.createElement(${component}), filePath: '${route.relativePath}', preload: ${preload}, lang: '${route.lang}', version: '${route.version}' }",
      "isStaticImport ? `import * as Route${index} from '${route.absolutePath}';` : `const Route${index} = lazyWithPreload(() => import('${route.absolutePath}'))`",
    ],
  },
  {
    claim: 'A route that was found is remembered.',
    proves: ['api/client-api/api-runtime#pathnametorouteservice'],
    file: ROUTE,
    holds: [
      'const cacheItem = cache.get(pathname); if (cacheItem) return cacheItem;',
      'if (route) cache.set(pathname, route);',
    ],
  },
  {
    claim: 'The helpers take base and clean URLs from the data of the site.',
    proves: ['api/client-api/api-runtime#addresses'],
    file: HELPERS,
    holds: [
      'withBase)(url, __WEBPACK_EXTERNAL_MODULE_virtual_site_data_fa42d4c0__["default"].base)',
      'removeBase)(url, __WEBPACK_EXTERNAL_MODULE_virtual_site_data_fa42d4c0__["default"].base)',
      'normalizeHref)(a, cleanUrls)',
    ],
  },
  {
    claim: '`isProduction` compares `NODE_ENV` with `production`.',
    proves: ['api/client-api/api-runtime#isproduction'],
    file: SHARED,
    holds: ["const isProduction = ()=>'production' === process.env.NODE_ENV;"],
  },
  {
    claim:
      'Title, meta, link, style and script of components are written into the HTML, and attributes of `html` and `body`.',
    proves: ['api/client-api/api-runtime#helmet'],
    file: CORE,
    holds: [
      'helmet.title.toString(), helmet.meta.toString(), helmet.link.toString(), helmet.style.toString(), helmet.script.toString(), await renderFrontmatterHead(route)',
      'if (helmet.htmlAttributes) {',
      'if (helmet.bodyAttributes) {',
    ],
  },
  {
    claim: 'Of several titles the one of the component that was rendered last counts.',
    proves: ['api/client-api/api-runtime#helmet'],
    file: HELMET,
    holds: ['for(var r=t.length-1;r>=0;r-=1){var n=t[r];if(Object.prototype.hasOwnProperty.call(n,e))'],
  },
  {
    claim: 'Tags are these seven beside attributes, and go with the component.',
    proves: ['api/client-api/api-runtime#helmet'],
    file: HELMET,
    holds: [
      'BASE:"base",BODY:"body",HEAD:"head",HTML:"html",LINK:"link",META:"meta",NOSCRIPT:"noscript",SCRIPT:"script",STYLE:"style",TITLE:"title"',
      'componentWillUnmount=function(){this.props.context.helmetInstances.remove(this),this.emitChange()}',
    ],
  },
  {
    claim: 'A link of the theme is an `a` with its URL, and leaves a click with a key to the browser.',
    proves: ['api/client-api/api-runtime#usenavigate'],
    file: THEME,
    holds: [
      "if (0 !== e.button || e.currentTarget.target && '_self' !== e.currentTarget.target || e.metaKey || e.shiftKey || e.altKey || e.ctrlKey) return;",
      '("a", { ...props, href: withBaseUrl,',
    ],
  },
  {
    claim: 'The sidebar is the list of the longest key that begins the path, or empty.',
    proves: ['api/client-api/api-runtime#usesidebardata'],
    file: THEME,
    holds: [
      'const navRoutes = Object.keys(sidebar).sort((a, b)=>b.length - a.length); for (const name of navRoutes)if (matchPath(name, currentPathname)) {',
      'return sidebarGroup; } return []; };',
      'getSidebarDataGroup(sidebar, pathname), [ sidebar, pathname ]);',
    ],
  },
  {
    claim: 'The place of a page in its sidebar is found by its path, and is before the first if it is not there.',
    proves: ['api/client-api/api-runtime#useprevnextpage'],
    file: THEME,
    holds: [
      'const pageIndex = flattenTitles.findIndex((item)=>',
      'const nextPage = flattenTitles[pageIndex + 1] || null;',
    ],
  },
  {
    claim:
      'With `auto` the bar hides on the way down and is back on the way up and on another page, looked at every 200 ms.',
    proves: ['api/client-api/api-runtime#usehiddennav'],
    file: THEME,
    holds: [
      'const [hiddenNav, setHiddenNav] = (0, __WEBPACK_EXTERNAL_MODULE_react__.useState)(false);',
      "if ('never' === hiddenBehavior) return false; if ('always' === hiddenBehavior) return true;",
      'setHiddenNav(false); const onScrollListen =',
      'const shouldHidden = lastScrollTop.current > 0 && scrollTop - lastScrollTop.current > 0; setHiddenNav(shouldHidden);',
      '}, 200);',
    ],
  },
  {
    claim: 'The layout of the theme starts the scrolling to headings and the redirect.',
    proves: ['api/client-api/api-runtime#usesetup', 'api/client-api/api-runtime#useredirect4firstvisit'],
    file: THEME,
    holds: ['useSetup(); useRedirect4FirstVisit(); let title ='],
  },
  {
    claim: 'A click on a link to a heading scrolls there, less the height of bar and menus.',
    proves: ['api/client-api/api-runtime#usesetup'],
    file: THEME,
    holds: [
      'sideEffects_scrollTo(link, hash, true, scrollPaddingTop);',
      'scrollToTarget(ele, false, scrollPaddingTop);',
      'const scrollPaddingTop = navbarHeight + sidebarMenuHeight;',
    ],
  },
  {
    claim: 'The redirect happens in an effect that runs once, and not to the language of the page.',
    proves: ['api/client-api/api-runtime#useredirect4firstvisit'],
    file: THEME,
    holds: [
      'if (visited) return;',
      'if (!langs.includes(targetLang)) return; if (targetLang === currentLang) return;',
      'if (newPath) window.location.replace(newPath + search); }, []);',
    ],
  },
  {
    claim:
      'The outline is looked for by its id and the headings by the class of the text, in an effect, and `Aside` starts it.',
    proves: ['api/client-api/api-runtime#usebindingasidescroll'],
    file: THEME,
    holds: [
      "const aside = document.getElementById('aside-container');",
      "document.querySelectorAll('.rspress-doc .header-anchor')",
      "window.addEventListener('scroll', throttledSetLink);",
      'useBindingAsideScroll(headers); (0,',
    ],
  },
  {
    claim: 'Only a build writes pages, and with them the tags of `head`.',
    proves: ['api/commands#dev'],
    file: CORE,
    holds: [
      'await renderPages(appDirectory, modifiedConfig, pluginDriver, ssgConfig); await pluginDriver.afterBuild();',
      'await renderConfigHead(config, route),',
    ],
  },
  {
    claim: 'Dead links are reported by the dev server too, and stop a build only.',
    proves: ['api/commands#dev', 'api/commands#exit-codes'],
    file: LOADER,
    holds: [".isProduction)()) throw new Error('Dead link found');"],
  },
  {
    claim: 'The dev server updates modules in place, or loads the page again.',
    proves: ['api/commands#dev'],
    file: BUNDLER,
    holds: ['getDefaultDevConfig = ()=>({ hmr: !0, liveReload: !0,'],
  },
  {
    claim:
      'In a terminal the server takes letters: `c` clears, `o` opens, `q` quits, `u` shows the URLs, and `h` prints the list.',
    proves: ['api/commands#dev'],
    file: BUNDLER,
    holds: [
      "isCliShortcutsEnabled = (devConfig)=>devConfig.cliShortcuts && isTTY('stdin');",
      "('c + enter')",
      "('o + enter')",
      "('q + enter')",
      "('u + enter')",
      "('h + enter')",
    ],
  },
  {
    claim: 'The dev server moves to another port silently.',
    proves: ['api/commands#dev-port'],
    file: CORE,
    holds: ['.startDevServer({ getPortSilently: true });'],
  },
  {
    claim: 'A server whose port is taken moves to another one, and says so unless it is told not to.',
    proves: ['api/commands#dev-port', 'api/commands#preview-port'],
    file: BUNDLER,
    holds: ['port ${originalPort} is in use, ', '!getPortSilently && portTip &&'],
  },
  {
    claim: 'Without settings, a server has port 3000 and listens on all interfaces.',
    proves: ['api/commands#dev-port', 'api/commands#dev-host', 'api/commands#environment'],
    file: BUNDLER,
    holds: ["DEFAULT_DEV_HOST = '0.0.0.0'", '({ port: 3000, host: DEFAULT_DEV_HOST,'],
  },
  {
    claim: 'Flags may be without a value.',
    proves: ['api/commands#dev-port'],
    file: CLI,
    holds: [".option('--port [port]', 'port number')"],
  },
  {
    claim: 'The output folder is emptied before a build, unless it is outside of the project.',
    proves: ['api/commands#build'],
    file: BUNDLER,
    holds: ["cleanDistPath: 'auto',", 'isStrictSubdir(rootPath, distPath) ? { path: distPath, keep }'],
  },
  {
    claim: 'The bundle for Node.js is removed when all pages are rendered, unless the steps are printed.',
    proves: ['api/commands#build', 'api/commands#environment'],
    file: CORE,
    holds: [
      ".isDebugMode)()) await emptyDir((0, __WEBPACK_EXTERNAL_MODULE_node_path_c5b9b54f__.join)(outputPath, '__ssg__'));",
    ],
  },
  {
    claim: 'Working files are in `node_modules/.rspress` of the current folder, which a build empties first.',
    proves: ['api/commands#build', 'api/commands#node-api'],
    file: CORE,
    holds: [".join(process.cwd(), 'node_modules',", 'await emptyDir(TEMP_DIR); await bundle('],
  },
  {
    claim: 'Without an output folder, a preview ends with an error.',
    proves: ['api/commands#preview', 'api/commands#exit-codes'],
    file: BUNDLER,
    holds: ['does not exist, please build the project before previewing.'],
  },
  {
    claim: 'A server of the bundler is given back with its port, its URLs and `close`.',
    proves: ['api/commands#core-serve', 'api/commands#core-dev'],
    file: BUNDLER,
    holds: [
      'resolve({ port, urls: urls.map((item)=>item.url), server: { close: closeServer } });',
      'resolve({ port, urls: urls.map((item)=>item.url), server: { close: devServerAPI.close } });',
    ],
  },
  {
    claim: 'A preview uses the configuration that it is given, and gives back its server.',
    proves: ['api/commands#core-serve', 'api/commands#preview'],
    file: CORE,
    holds: [
      'const builder = await initRsbuild(config.root, modifiedConfig, pluginDriver, false); return builder.preview();',
      'const port = Number(envPort || userPort ||',
    ],
  },
  {
    claim:
      'The update starts a package manager with the packages whose names begin so, and does not wait for its result.',
    proves: ['api/commands#update', 'api/commands#exit-codes'],
    file: CLI,
    holds: [
      'const dependencies = packageJson?.dependencies ? Object.keys(packageJson.dependencies) : [];',
      "item.startsWith('@rspress') || item.startsWith('rspress')",
      "'package-lock.json': 'npm', 'yarn.lock': 'yarn', 'pnpm-lock.yaml': 'pnpm', 'bun.lockb': 'bun'",
      "let packageManager = 'npm';",
      "(packageManager, [ 'install', '--save', ...dependencies ], { stdio: 'inherit' });",
      "const subCommand = 'yarn' === packageManager ? 'upgrade' : 'update';",
      "(packageManager, [ subCommand, '--latest', ...rspressDependencies ], { stdio: 'inherit' });",
    ],
  },
  {
    claim: 'The update reads no option.',
    proves: ['api/commands#update-config'],
    file: CLI,
    holds: [
      "cli.command('update', 'update relevant packages about rspress').action(update);",
      'async function update() {',
    ],
  },
  {
    claim: 'The name of the configuration is looked for with these endings, in this order.',
    proves: ['api/commands#config-file'],
    file: CONSTANTS,
    holds: ["[ '.js', '.ts', '.mjs', '.mts', '.cjs', '.cts' ];", "'rspress.config';"],
  },
  {
    claim: 'The configuration is looked for in the folder of the command, and nowhere else.',
    proves: ['api/commands#config-file'],
    file: CLI,
    holds: [
      '.map((ext)=>basePath + ext).find(',
      'const baseDir = process.cwd();',
      'No config file found in ${baseDir}',
    ],
  },
  {
    claim: 'A configuration that is a function is awaited, and gets the mode and the first argument of the process.',
    proves: ['api/commands#config-file'],
    file: BUNDLER,
    holds: [
      'let command = process.argv[2], nodeEnv = getNodeEnv(), result = await configExport({ env: nodeEnv, command, envMode: envMode || nodeEnv, meta });',
    ],
  },
  {
    claim: 'Node.js loads `.js`, `.mjs` and `.cjs` itself, and anything else, or what it cannot load, is compiled.',
    proves: ['api/commands#config-file'],
    file: BUNDLER,
    holds: [
      '/\\.(?:js|mjs|cjs)$/.test(configFilePath)) try {',
      'configExport = exportModule.default ? exportModule.default : exportModule;',
      'jiti.import(configFilePath,',
    ],
  },
  {
    claim: 'The variables `PORT`, `TEST` and `DISABLE_RSPACK_INCREMENTAL` are read while the bundler is set up.',
    proves: ['api/commands#environment'],
    file: CORE,
    holds: [
      'process.env.PORT ? Number(process.env.PORT) : void 0',
      "'process.env.TEST': JSON.stringify(process.env.TEST),",
      '!process.env.DISABLE_RSPACK_INCREMENTAL; if (enableIncremental) chain.merge({ experiments: { incremental: true } });',
    ],
  },
  {
    claim: 'With `TEST` as `1` nobody is redirected.',
    proves: ['api/commands#environment'],
    file: THEME,
    holds: ["if (!defaultLang || '1' === process.env.TEST) return;"],
  },
  {
    claim: 'Three words in `DEBUG` print the steps, and a fourth is for work on Rspress.',
    proves: ['api/commands#environment'],
    file: SHARED,
    holds: ["'rsbuild', 'builder', '*'", "const isDevDebugMode = ()=>'rspress-dev' === process.env.DEBUG;"],
  },
  {
    claim: 'With these words in `DEBUG` the bundler prints its steps.',
    proves: ['api/commands#environment'],
    file: BUNDLER,
    holds: ["[ 'rsbuild', 'builder', '*' ].some((key)=>values.includes(key)); }; isDebug() &&", "level = 'verbose'"],
  },
  {
    claim: 'A signal ends the dev server without an error.',
    proves: ['api/commands#exit-codes'],
    file: CLI,
    holds: ["process.exit(0); } }; process.on('SIGINT', exitProcess);"],
  },
  {
    claim: '`@rspress/core` exports four functions and no logger.',
    proves: ['api/commands#node-api', 'api/commands#core-logger'],
    file: CORE,
    holds: ['export { build, dev, serve, __webpack_exports__mergeDocConfig as mergeDocConfig };'],
  },
  {
    claim: 'The command calls the same functions, and passes its flags as options of the bundler.',
    proves: ['api/commands#node-api', 'api/commands#core-build', 'api/commands#core-dev'],
    file: CLI,
    holds: [
      'extraBuilderConfig: { server: { port, host } }',
      'await (0, __WEBPACK_EXTERNAL_MODULE__rspress_core_1b2e46ce__.build)({ appDirectory: cwd, docDirectory, config });',
    ],
  },
  {
    claim:
      'A promise counts as a configuration in a file that is compiled, because the compiler is waited for and then an object is asked for.',
    proves: ['api/commands#config-file', 'api/commands#core-mergedocconfig'],
    file: BUNDLER,
    holds: [
      'configExport = exportModule.default ? exportModule.default : exportModule;',
      'configExport = await jiti.import(configFilePath, { default: !0 });',
      'if (!isObject(configExport)) throw Error(',
      "isObject = (obj)=>'[object Object]' === Object.prototype.toString.call(obj)",
    ],
  },
  {
    claim: 'Files named `.env` are read only if the bundler is told to, and Rspress does not tell it.',
    proves: ['api/commands#environment'],
    file: CORE,
    holds: ["createRsbuild({ callerName: 'rspress', rsbuildConfig: mergeRsbuildConfig("],
  },
  {
    claim: 'Errors of the bundler, such as a module that is not found, fail the build.',
    proves: ['api/commands#exit-codes'],
    file: BUNDLER,
    holds: ["RSPACK_BUILD_ERROR = 'Rspack build failed.'"],
  },
  {
    claim:
      'Sidebars take title, levels of headings and `context` from the YAML of a file, and without a title the heading or the name of the file.',
    proves: ['api/config/config-frontmatter#title', 'api/config/config-frontmatter#context'],
    file: MENUS,
    holds: [
      '(frontmatter.title || (null == match ? void 0 : match[1]) || fileNameWithoutExt)[0], overviewHeaders: frontmatter.overviewHeaders, context: frontmatter.context',
    ],
  },
  {
    claim: 'The `context` of an index page is that of its folder.',
    proves: ['api/config/config-frontmatter#context'],
    file: MENUS,
    holds: ['const { context: frontmatterContext = context, title } = realPath ?', 'context: frontmatterContext,'],
  },
  {
    claim:
      'The search and the tags of `head` take frontmatter from YAML; a page that is not Markdown has none for them.',
    proves: ['api/config/config-frontmatter#head'],
    file: CORE,
    holds: [
      'MDX_OR_MD_REGEXP.test(route.absolutePath)) return defaultIndexInfo;',
      'const { frontmatter: { head } } = (0,',
      "if (!head || 0 === head.length) return '';",
    ],
  },
  {
    claim:
      'Attributes of tags are joined without a space, a boolean is the name alone, and what is no text, number or boolean is an error.',
    proves: ['api/config/config-frontmatter#head'],
    file: CORE,
    holds: [
      "if ('boolean' == typeof value) return key;",
      "if ('string' == typeof value || 'number' == typeof value) return `${key}=\"${value}\"`;",
      'throw new Error(`Invalid value for attribute ${key}:${JSON.stringify(value)}`);',
      "}).join('');",
    ],
  },
  {
    claim: 'A pair of the frontmatter is written as an opening tag.',
    proves: ['api/config/config-frontmatter#head'],
    file: CORE,
    holds: ["return head.map(([tag, attrs])=>`<${tag} ${renderAttrs(attrs)}>`).join('');"],
  },
  {
    claim: 'A suffix that begins with `-` or `|` follows a space, and any other follows ` - `.',
    proves: ['api/config/config-frontmatter#titlesuffix'],
    file: THEME,
    holds: [
      "if (!suffix.startsWith('-') && !suffix.startsWith('|')) return `${title} - ${suffix}`; return `${title} ${suffix}`;",
    ],
  },
  {
    claim:
      'The document title of a home page is made of the site and its suffix, and that of other kinds than `doc` is the site.',
    proves: [
      'api/config/config-frontmatter#titlesuffix',
      'api/config/config-frontmatter#title',
      'api/config/config-frontmatter#pagetype',
    ],
    file: THEME,
    holds: [
      "'home' === pageType ? concatTitle(mainTitle, frontmatter.titleSuffix) : '404' === pageType ? concatTitle('404', mainTitle) : mainTitle;",
    ],
  },
  {
    claim: 'A page without a first heading shows its title as one, unless the theme is told not to.',
    proves: ['api/config/config-frontmatter#title'],
    file: THEME,
    holds: ['false !== siteData.themeConfig.fallbackHeadingTitle && !headingTitle && titleSlug &&'],
  },
  {
    claim:
      'Custom and blank pages are their content without the elements of the theme for text, and a blank one has no bar.',
    proves: ['api/config/config-frontmatter#pagetype'],
    file: THEME,
    holds: ["case 'custom': case 'blank': return /*#__PURE__*/", "'blank' !== pageType && uiSwitch.showNavbar &&"],
  },
  {
    claim: 'An unknown page type has the layout of documentation without the switches for its parts.',
    proves: ['api/config/config-frontmatter#pagetype'],
    file: THEME,
    holds: [
      'default: return /*#__PURE__*/ (0, __WEBPACK_EXTERNAL_MODULE_react_jsx_runtime_225474f2__.jsx)(DocLayout, { ...docProps });',
    ],
  },
  {
    claim: 'The outline and its button of small windows have one switch.',
    proves: ['api/config/config-frontmatter#outline'],
    file: THEME,
    holds: ['uiSwitch?.showAside && hasToc &&', 'uiSwitch?.showAside && headers.length > 0 &&'],
  },
  {
    claim: 'Global components are left out by the frontmatter or the query, as it is on each render.',
    proves: ['api/config/config-frontmatter#globaluicomponents', 'api/config/config-frontmatter#parts'],
    file: APP,
    holds: [
      'const hideGlobalUIComponents = false === frontmatter[GLOBAL_COMPONENTS_KEY] || "0" === query.get(GLOBAL_COMPONENTS_KEY);',
      '!hideGlobalUIComponents &&',
    ],
  },
  {
    claim: 'React removes nothing from the element of the site when it takes over its HTML.',
    proves: ['api/config/config-frontmatter#globaluicomponents'],
    file: REACT_DOM,
    holds: ["We also don't delete anything inside the root container. if (fiber.tag !== HostRoot &&"],
  },
  {
    claim: 'The image of the hero has these measures, and one URL is both images.',
    proves: ['api/config/config-frontmatter#hero'],
    file: THEME,
    holds: [
      'width: 375, height: 375,',
      "'string' == typeof hero.image?.src ? { light: hero.image.src, dark: hero.image.src }",
      '.normalizeImagePath)(imageSrc.light), alt: hero.image?.alt,',
    ],
  },
  {
    claim:
      'Name, lines and tagline of the hero may be HTML; the name is a first-level heading, and each line a paragraph.',
    proves: ['api/config/config-frontmatter#hero'],
    file: THEME,
    holds: [
      'renderHtmlOrText(hero.name)',
      "hero.text ? hero.text.toString().split(/\\n/g).filter((text)=>'' !== text) : []",
      'renderHtmlOrText(hero.tagline)',
      'hero.actions?.length &&',
    ],
  },
  {
    claim: 'A button of the home page is a link of the theme, filled unless told otherwise.',
    proves: ['api/config/config-frontmatter#hero'],
    file: THEME,
    holds: [
      "const { theme = 'brand', size = 'big', href = '/',",
      'text: renderHtmlOrText(action.text), theme: action.theme,',
    ],
  },
  {
    claim: 'A card has a second-level heading, and a click on it, which only a pointer makes, loads the link.',
    proves: ['api/config/config-frontmatter#features'],
    file: THEME,
    holds: [
      'onClick: ()=>{ if (link) window.location.href = link; },',
      'className: "rspress-home-feature-title',
      'renderHtmlOrText(details)',
    ],
  },
  {
    claim: 'Frontmatter is read by gray-matter, which knows numbers and dates.',
    proves: ['api/config/config-frontmatter#title-and-head'],
    file: NODE_UTILS,
    holds: ['require("gray-matter")'],
  },
  {
    claim:
      'What follows the text of a page is the time, the edit link and the links to both neighbours, and one switch removes it.',
    proves: ['api/config/config-frontmatter#footer'],
    file: THEME,
    holds: [
      'const showLastUpdated = themeConfig.lastUpdated || localesLastUpdated;',
      'children: prevPage ?',
      'children: nextPage ?',
      'uiSwitch?.showDocFooter &&',
    ],
  },
  {
    claim: 'The footer of a home page is the message of the site, which no switch removes.',
    proves: ['api/config/config-frontmatter#footer'],
    file: THEME,
    holds: ['const { message } = siteData.themeConfig.footer || {}; if (!message) return null;'],
  },
  {
    claim: 'Lists of sources and sizes of the hero image are joined with commas.',
    proves: ['api/config/config-frontmatter#hero'],
    file: THEME,
    holds: ["Array.isArray(field) ? field : [ field ]).filter(Boolean).join(', ')"],
  },
  {
    claim: 'Content of a badge comes before its text, and its type and border are classes of a `span`.',
    proves: ['api/client-api/api-components#badge'],
    file: THEME,
    holds: [
      "function Badge({ children, type = 'tip', text, outline = false }) { const content = children || text;",
      "${outline ? 'border-current' : 'border-transparent'}",
      '${Badge_index_module.badge} ${Badge_index_module[type]}',
    ],
  },
  {
    claim:
      'A button passes its URL, its text and classes on, and nothing else; its type chooses link, button or plain `a`.',
    proves: ['api/client-api/api-components#button'],
    file: THEME,
    holds: [
      "let type = null; if ('button' === props.type) type = 'button'; else if ('a' === props.type) type = external ? 'a' :",
      "(type ?? 'a', { className: `${Button_index_module.button} ${Button_index_module[theme]} ${Button_index_module[size]} ${className}`, href }, props.text);",
    ],
  },
  {
    claim: 'A card is a `div` with the given styles and no margin, and the title is a `span`.',
    proves: ['api/client-api/api-components#card'],
    file: THEME,
    holds: [
      'function Card({ content, title, icon, style }) {',
      'className: "border border-gray-400 rounded-lg p-6", style: style,',
      'title && /*#__PURE__*/',
    ],
  },
  {
    claim: 'A link card has a plain `a` around its title, with the URL as written.',
    proves: ['api/client-api/api-components#linkcard'],
    file: THEME,
    holds: [
      'const { href, title, description, style } = props;',
      '("a", { href: href, className: `flex items-center gap-2 mb-4',
      'children: description',
    ],
  },
  {
    claim: 'A click on a link of the site calls `onNavigate`, then the router; the pointer over it loads the page.',
    proves: ['api/client-api/api-components#link'],
    file: THEME,
    holds: [
      'onNavigate?.(); navigate(withBaseUrl, { replace: false });',
      'onMouseEnter: ()=>preloadLink(withBaseUrl),',
      'if (isHashOnlyLink) return',
      'target: "_blank", rel: "noopener noreferrer",',
    ],
  },
  {
    claim:
      'The other attributes of a link reach its element; with a `target`, the browser opens it and not the router.',
    proves: ['api/client-api/api-components#link'],
    file: THEME,
    holds: [
      "e.currentTarget.target && '_self' !== e.currentTarget.target || e.metaKey || e.shiftKey || e.altKey || e.ctrlKey) return;",
      '...props, href: withBaseUrl, className: `${Link_index_module.link} ${className}`, onMouseEnter',
      '...props, href: href, target: "_blank", rel: "noopener noreferrer",',
    ],
  },
  {
    claim: 'A link of Markdown is a link of the theme with classes of its own.',
    proves: ['api/client-api/api-components#link'],
    file: THEME,
    holds: [
      'className: `${className} ${docComponents_index_module.link} ${docComponents_index_module.inlineLink}`, href: normalizeLinkHref(href)',
    ],
  },
  {
    claim:
      'A command as a string is put behind each of four names and of those that are added; an object names its own commands.',
    proves: ['api/client-api/api-components#packagemanagertabs'],
    file: THEME,
    holds: [
      'commandInfo = { npm: `npm ${command}`, yarn: `yarn ${command}`, pnpm: `pnpm ${command}`, bun: `bun ${command}` };',
      'commandInfo[tab.tool] = `${tab.tool} ${command}`; }); } else commandInfo = command;',
      'packageMangerToIcon[tab.tool] = tab.icon;',
      'groupId: "package.manager",',
    ],
  },
  {
    claim: 'For Yarn and Bun `install` becomes `add` when something follows, and `yarn create` loses `@latest`.',
    proves: ['api/client-api/api-components#packagemanagertabs'],
    file: THEME,
    holds: [
      "return command.replace(/(yarn create [^\\s]+)@latest/, '$1');",
      "if ('yarn install' === pureCommand || 'bun install' === pureCommand) return command; return command.replace('install', 'add');",
      'commandInfo.yarn && (commandInfo.yarn = normalizeCommand(commandInfo.yarn)); commandInfo.bun && (commandInfo.bun = normalizeCommand(commandInfo.bun));',
    ],
  },
  {
    claim:
      'The tabs of a group share a number, which the browser keeps, through a context that only the layout of documentation fills.',
    proves: ['api/client-api/api-components#tabs', 'api/client-api/api-components#packagemanagertabs'],
    file: THEME,
    holds: [
      '.createContext)({ tabData: {}, setTabData: ()=>{} });',
      'const docContent = /*#__PURE__*/ (0, __WEBPACK_EXTERNAL_MODULE_react_jsx_runtime_225474f2__.jsx)(TabDataContext.Provider, { value: { tabData, setTabData },',
      '}, [ groupId && tabData[groupId] ]);',
      'setTabData({ ...tabData, [groupId]: index }); setStorageIndex(index.toString());',
    ],
  },
  {
    claim:
      'A click on a tab calls `onChange` with its index, and shows the child of that index; without one that fits there is none.',
    proves: ['api/client-api/api-components#tabs'],
    file: THEME,
    holds: [
      'onChange?.(index); if (groupId) {',
      '.Children.toArray(children)[currentIndex]',
      'if (void 0 === defaultValue) return 0; return tabValues.findIndex((item)=>{',
      'return item.value === defaultValue;',
    ],
  },
  {
    claim:
      'Names of tabs come from `values`, or else from `label` of the children; an empty label gives way to the value.',
    proves: ['api/client-api/api-components#tabs', 'api/client-api/api-components#tab'],
    file: THEME,
    holds: [
      'let tabValues = values || []; if (0 === tabValues.length) tabValues =',
      'value: child.props?.value || child.props?.label',
      'if (isTabItem(item)) return item.label || item.value; return item;',
    ],
  },
  {
    claim:
      'Tabs are `div` elements that hear clicks only, in a `div` of the given class, at the start or in the middle.',
    proves: ['api/client-api/api-components#tabs'],
    file: THEME,
    holds: [
      'className: tabContainerClassName,',
      "justifyContent: 'center' === tabPosition ? 'center' : 'flex-start'",
      '("div", { className: `${Tabs_index_module.tab} ${currentIndex === index ?',
    ],
  },
  {
    claim: 'What else a tab is given goes to its `div`, except for classes.',
    proves: ['api/client-api/api-components#tab'],
    file: THEME,
    holds: ['("div", { ...props, className: "rounded px-2", children: children });'],
  },
  {
    claim:
      'The list of headings is made of `page.toc`, calls what it is given with the heading, and is nothing without headings.',
    proves: ['api/client-api/api-components#toc'],
    file: THEME,
    holds: [
      'return page.toc.length > 0 && /*#__PURE__*/',
      'onClick: ()=>{ onItemClick?.(header); },',
      "className: 'rspress-toc-link sm:text-normal text-sm', style: { marginLeft: (header.depth - 2) * 12 },",
    ],
  },
  {
    claim: 'The link to code opens in a new tab, and has one of two icons and the label of the theme or language.',
    proves: ['api/client-api/api-components#sourcecode'],
    file: THEME,
    holds: [
      "const { href, platform = 'github' } = props; const { sourceCodeText = 'Source' } =",
      "icon: 'gitlab' === platform ?",
      '("a", { href: href, target: "_blank",',
    ],
  },
  {
    claim: 'Steps are a counter for what is between the tags.',
    proves: ['api/client-api/api-components#steps'],
    file: THEME,
    holds: ['function Steps({ children }) {', '${Steps_index_module.rspressSteps} [counter-reset:step]'],
  },
  {
    claim:
      'Groups that are not given come from the sidebar, with the levels of headings of props, item, frontmatter or group, or the second.',
    proves: ['api/client-api/api-components#overview'],
    file: THEME,
    holds: [
      'const overviewHeaders = props?.overviewHeaders ?? item.overviewHeaders ?? frontmatter?.overviewHeaders ?? sidebarGroup?.overviewHeaders ?? [ 2 ];',
      'const groups = customGroups ?? ',
      "const overviewTitle = title || 'Overview';",
      'searchRef.current?.focus(); }, []);',
    ],
  },
  {
    claim: 'The filter compares groups, then items, then headings, in small letters and with spaces for hyphens.',
    proves: ['api/client-api/api-components#overview'],
    file: THEME,
    holds: [
      'if (matchesQuery(group.name, query)) return group;',
      "if (matchesQuery(item.text || '', query)) return item;",
      'item.headers?.filter(({ text })=>matchesQuery(text, query));',
      "toLowerCase().replace(/-/g, ' ')",
    ],
  },
  {
    claim: 'The sidebar reads one switch, and an open drawer keeps the page from scrolling.',
    proves: ['api/client-api/api-components#sidebar'],
    file: THEME,
    holds: [
      "if (isSidebarOpen) { bodyStyleOverflow = document.body.style.overflow; document.body.style.overflow = 'hidden';",
      "${isSidebarOpen ? Sidebar_index_module.open : ''}",
      'uiSwitch?.showNavbar ? /*#__PURE__*/',
      'children: navTitle || /*#__PURE__*/',
    ],
  },
  {
    claim: 'A list of the sidebar shows what it is given, and hands a function from old to new items to the setter.',
    proves: ['api/client-api/api-components#sidebarlist'],
    file: THEME,
    holds: [
      'function SidebarList({ sidebarData, setSidebarData }) {',
      'setSidebarData((sidebarData)=>{ const newSidebarData = [ ...sidebarData ];',
      "if ('items' in current) current.collapsed = !current.collapsed; return newSidebarData;",
    ],
  },
  {
    claim: 'The search panel asks to be opened or closed by the keyboard, and to be closed when the search ends.',
    proves: ['api/client-api/api-components#searchpanel'],
    file: THEME,
    holds: [
      'if (e.ctrlKey || e.metaKey) { e.preventDefault(); setFocused(!focused); }',
      'const clearSearchState = ()=>{ setFocused(false);',
      'function SearchPanel({ focused, setFocused }) {',
    ],
  },
  {
    claim: 'Strings with an element of HTML become elements; in others two entities become characters.',
    proves: ['api/client-api/api-components#renderhtmlortext'],
    file: THEME,
    holds: [
      'const hasValidHtmlElements =',
      'if (hasValidHtmlElements) return (0,',
      ".replace(/&lt;/g, '<').replace(/&gt;/g, '>');",
    ],
  },
  {
    claim: 'Four kinds of marks are taken away, or become elements.',
    proves: [
      'api/client-api/api-components#parseinlinemarkdowntext',
      'api/client-api/api-components#renderinlinemarkdown',
    ],
    file: THEME,
    holds: [
      "mdx.replace(STRONG_TEXT_PATTERN, '$1').replace(EMPHASIS_TEXT_PATTERN, '$1').replace(DELETE_TEXT_PATTERN, '$1').replace(CODE_TEXT_PATTERN, '$1');",
      "replace(STRONG_TEXT_PATTERN, '<strong>$1</strong>')",
    ],
  },
  {
    claim: 'The window scrolls to the place of the element less the padding that is given and its own.',
    proves: ['api/client-api/api-components#scrolltotarget'],
    file: THEME,
    holds: [
      'const targetTop = window.scrollY + element.getBoundingClientRect().top - scrollPaddingTop - targetPadding;',
      'window.scrollTo({ left: 0, top: getTargetTop(target, scrollPaddingTop),',
    ],
  },
  {
    claim:
      'A filled button has the colours of the brand, the other one those of grey; sizes are heights and sizes of letters.',
    proves: ['api/client-api/api-components#button'],
    file: STYLES,
    holds: [
      '.brand_dc619 { background: linear-gradient(275deg, var(--rp-c-brand-dark) 3%',
      '--rp-c-brand: #0095ff;',
      'background-color: var(--rp-c-gray-light-5);',
      '.medium_fe00b { border-radius: var(--rp-radius); height: 38px; padding: 0 20px; font-size: 14px;',
    ],
  },
  {
    claim: 'Steps are third-level headings, which have their numbers from a counter.',
    proves: ['api/client-api/api-components#steps'],
    file: STYLES,
    holds: [
      '.rspressSteps_f17c8 h3 { counter-increment: step;',
      '.rspressSteps_f17c8 h3:before { content: counter(step);',
    ],
  },
  {
    claim: 'The title of a link card covers the whole card.',
    proves: ['api/client-api/api-components#linkcard'],
    file: STYLES,
    holds: ['.link_e1101:before { content: ""; position: absolute; inset: 0; }'],
  },
  {
    claim: 'Below 960 pixels the sidebar is outside of the window until it is opened.',
    proves: ['api/client-api/api-components#sidebar'],
    file: STYLES,
    holds: [
      'position: fixed; top: 0; bottom: 0; left: 0; transform: translate3d(-100%, 0, 0); }',
      '.sidebar_dd719.open_becbd { opacity: 1; visibility: visible;',
      '@media (width >= 960px) { .sidebar_dd719 {',
    ],
  },
  {
    claim: 'A badge has the colours of a container of its type, its border too.',
    proves: ['api/client-api/api-components#badge'],
    file: STYLES,
    holds: [
      '.badge_cbafb.tip_cce85 { color: var(--rp-container-tip-text); background-color: var(--rp-container-tip-bg); }',
      '.badge_cbafb.outline_faf5e.tip_cce85 { border-color: var(--rp-container-tip-border); }',
      '.badge_cbafb.outline_faf5e.danger_b0301 { border-color: var(--rp-container-danger-border); }',
    ],
  },
  {
    claim: 'Containers of the four types are green, blue, yellow and red, with borders that are nearly transparent.',
    proves: ['api/client-api/api-components#badge'],
    file: '@rspress/plugin-container-syntax/container.css',
    holds: [
      '--rp-container-tip-text: #278359;',
      '--rp-container-tip-border: rgba(7, 156, 112, 0.2);',
      '--rp-container-info-text: #07f;',
      '--rp-container-warning-text: #887233;',
      '--rp-container-danger-text: #ab2131;',
    ],
  },
  {
    claim:
      'The choice of a group is read from the browser in the first render there, and is the default at build time.',
    proves: ['api/client-api/api-components#tabs'],
    file: THEME,
    holds: [
      "if ('undefined' == typeof window) return defaultValue; return localStorage.getItem(key) ?? defaultValue;",
      'return Number.parseInt(storageIndex);',
      "const groupIdPrefix = 'rspress.tabs.';",
    ],
  },
  {
    claim: 'The 404 page is written for a route of its own, unless a page has that route.',
    proves: ['api/config/config-basic#head'],
    file: CORE,
    holds: [
      "const is404RouteInRoutes = allRoutes.some((route)=>'/404' === route.routePath);",
      "if (!is404RouteInRoutes) allRoutes.push({ routePath: '/404' });",
      "async function renderConfigHead(config, route) { if (!isRouteMeta(route)) return '';",
      "'routePath' in route && 'absolutePath' in route;",
    ],
  },
  {
    claim: 'The document title of a home page is that of the site, and there is no `title` element without one.',
    proves: ['api/config/config-basic#title'],
    file: THEME,
    holds: [
      "const mainTitle = siteData.title || localesData.title || '';",
      "'home' === pageType ? concatTitle(mainTitle, frontmatter.titleSuffix)",
    ],
  },
  {
    claim: 'Files are looked for by patterns, which find nothing in a folder that does not exist.',
    proves: ['api/config/config-basic#root'],
    file: CORE,
    holds: [
      'cwd: RouteService_class_private_field_get(this, _scanDir), absolute: true, onlyFiles: true,',
      'if (!haveNavSidebarConfig) { const { pluginAutoNavSidebar } =',
    ],
  },
  {
    claim: 'Left out are `public` at the top and every `node_modules`.',
    proves: ['api/config/config-basic#route-exclude'],
    file: CORE,
    holds: ["'**/node_modules/**',", '`./${PUBLIC_DIR}/**`'],
  },
  {
    claim: 'A link that begins with a slash and the letters of the language gets no prefix.',
    proves: ['api/config/config-theme#nav-entries', 'api/config/config-theme#locales'],
    file: CORE,
    holds: ['X.withoutBase)(normalizedLink, base).startsWith(`/${currentLang}`)'],
  },
  {
    claim:
      'With the JavaScript compiler a link is a route, with the base, before it is compared, unless it begins with `http`.',
    proves: ['api/config/config-build#markdown-checkdeadlinks'],
    file: LOADER,
    holds: [
      'const IGNORE_REGEXP = /^(https?|mailto|tel|#)/;',
      "if (!url.startsWith('http') && !url.startsWith('https')) {",
      "_url_split_join.split('#')[0]); internalLinks.add(normalizeUrl);",
    ],
  },
  {
    claim: 'The route of a link begins with the base.',
    proves: ['api/config/config-build#markdown-checkdeadlinks'],
    file: CORE,
    holds: ['routePath: (0, X.withBase)(normalizedRoutePath, base),'],
  },
  {
    claim: 'An image of another host or of `public/` is left as it is, any other becomes an import.',
    proves: ['api/config/config-build#markdown-rehypeplugins'],
    file: LOADER,
    holds: ["X.isExternalUrl)(imageUrl) || imageUrl.startsWith('/')) return '';"],
  },
  {
    claim: 'Plugins of the configuration come before those of Rspress plugins, whose containers are one of them.',
    proves: ['api/config/config-build#markdown-remarkplugins'],
    file: LOADER,
    holds: ['...remarkPluginsFromConfig, ...remarkPluginsFromPlugins'],
  },
  {
    claim: 'The containers are an Rspress plugin with a remark plugin.',
    proves: ['api/config/config-build#markdown-remarkplugins'],
    file: '@rspress/plugin-container-syntax/dist/index.js',
    holds: ['markdown: { remarkPlugins: ['],
  },
  {
    claim: 'The search index is fetched from where the scripts are.',
    proves: ['api/config/config-build#cdn'],
    file: THEME,
    holds: [
      'const searchIndexURL = `${(0, X.removeTrailingSlash)(__webpack_public_path__)}/static/${X.SEARCH_INDEX_NAME}',
    ],
  },
  {
    claim:
      'Icons with a slash first, and file URLs, are a slash and the name in the data of the site; others are as written.',
    proves: ['api/client-api/api-runtime#site-data'],
    file: '@rspress/shared/dist/node-utils.js',
    holds: ['(icon)) return icon; return `/${'],
  },
  {
    claim: 'The preview plugin sets the port of its demos on pages, outside of a build.',
    proves: ['api/client-api/api-runtime#page-data'],
    file: '@rspress/plugin-preview/dist/index.js',
    holds: ['if (!isProd) pageData.devPort = port;'],
  },
  {
    claim: 'An item of `values` without a `label` is rendered as it is, although it is an object.',
    proves: ['api/client-api/api-components#tabs'],
    file: THEME,
    holds: [
      "if (item && 'object' == typeof item && 'label' in item) return true;",
      'if (isTabItem(item)) return item.label || item.value; return item;',
    ],
  },
  {
    claim: 'A `link` is the pattern of its item if there is no `activeMatch`.',
    proves: ['guide/about/errors#pattern'],
    file: THEME,
    holds: ['new RegExp(item.activeMatch || item.link).test('],
  },
  {
    claim: 'A group is open on its own pages; a click on its heading opens its page and turns the group over.',
    proves: ['api/config/config-theme#sidebar-groups'],
    file: THEME,
    holds: ['if (match(item)) item.collapsed = false;', 'collapsible && toggleCollapse(e);'],
  },
  {
    claim: 'The mark beside a heading changes the URL without the router, which only hears of `popstate`.',
    proves: ['api/client-api/api-runtime#uselocation'],
    file: THEME,
    holds: ["link.classList.contains('header-anchor')) { e.preventDefault(); history.pushState(null, '', hash);"],
  },
  {
    claim: 'A URL without a page has the route `/404`, without the base.',
    proves: ['api/client-api/api-runtime#page-data'],
    file: APP,
    holds: ["page: { pagePath: '', pageType: '404', routePath: '/404', lang,"],
  },
  {
    claim: 'A build renders the page for unknown URLs at `/404`, without the base.',
    proves: ['api/client-api/api-runtime#uselocation'],
    file: '@rspress/core/dist/index.js',
    holds: [
      "if (!is404RouteInRoutes) allRoutes.push({ routePath: '/404' });",
      'if (render) try { ({ appHtml } = await render(routePath, helmetContext.context));',
    ],
  },
  {
    claim: 'The mode of the first render is that of `window.RSPRESS_THEME`, also without dark mode, and then it stays.',
    proves: ['api/client-api/api-runtime#usethemestate'],
    file: THEME,
    holds: [
      "if ('undefined' == typeof window) return 'light'; const defaultTheme = window.RSPRESS_THEME ?? window.MODERN_THEME; if (defaultTheme) return 'dark' === defaultTheme ? 'dark' : 'light'; return getPreferredTheme();",
      'if (disableDarkMode) return; setThemeInternal(value);',
    ],
  },
  {
    claim: 'The router hears of changes of the URL by `popstate`.',
    proves: ['api/client-api/api-runtime#uselocation'],
    file: '@remix-run/router/dist/router.js',
    holds: ['window.addEventListener(PopStateEventType, handlePop);', 'const PopStateEventType = "popstate";'],
  },
  {
    claim: 'Below 1280 pixels there is a second search box, which a build does not render.',
    proves: ['guide/about/errors#hydration'],
    file: THEME,
    holds: ['const isMobile = width < 1280;', 'isMobile && hasSearch &&'],
  },
  {
    claim: 'Below 1280 pixels the bar only leaves on documentation pages.',
    proves: ['api/config/config-theme#hidenavbar'],
    file: THEME,
    holds: [
      "if (!isMobile || !hiddenNav || 'doc' !== page.pageType) return Nav_index_module.sticky;",
      'hiddenNav && !isMobile ?',
    ],
  },
  {
    claim: 'The image of the home page is as wide as its attribute at most, and as high as its form asks for.',
    proves: ['api/config/config-frontmatter#hero'],
    file: STYLES,
    holds: ['img, video { max-width: 100%; height: auto; }'],
  },
  {
    claim: 'The path of a link is decoded before it is written.',
    proves: ['api/config/config-build#markdown-checkdeadlinks'],
    file: SHARED,
    holds: ['parseUrl(decodeURIComponent(url));'],
  },
  {
    claim: 'A preview sends the first page for unknown URLs, but not for those with an extension.',
    proves: ['api/commands#preview'],
    file: '@rsbuild/core/compiled/sirv/index.js',
    holds: [
      'ignores.push(/[/]([A-Za-z\\s\\d~$._-]+\\.\\w+){1,}$/);',
      '(isSPA && !isMatch(pathname, ignores) && lookup(fallback, extns));',
    ],
  },
  {
    claim: 'A fragment is read for languages and search where its tag has no props.',
    proves: ['api/config/config-build#markdown-highlightlanguages'],
    file: CORE,
    holds: ["new RegExp(`<${id}\\\\s*/>`, 'g')"],
  },
  {
    claim:
      'A page that is no Markdown has its route in the list of pages, and there an empty title, no headings and no frontmatter.',
    proves: ['api/client-api/api-runtime#usepagedata', 'api/client-api/api-runtime#site-data'],
    file: CORE,
    holds: [
      "title: '', content: '', _html: '', routePath: route.routePath, lang: route.lang, toc: [], domain, frontmatter: {}, version: route.version,",
      'MDX_OR_MD_REGEXP.test(route.absolutePath)) return defaultIndexInfo;',
    ],
  },
  {
    claim:
      'On a URL without a page, language and version are read from the URL in the browser alone, and only if the site has a `lang`.',
    proves: ['api/client-api/api-runtime#usepagedata'],
    file: APP,
    holds: [
      "if (X[\"default\"].lang && 'undefined' != typeof window) { const path = location.pathname.replace(X[\"default\"].base, '').split('/').slice(0, 2);",
    ],
  },
  {
    claim: 'In the browser, the path of a location is that of the URL.',
    proves: ['api/client-api/api-runtime#uselocation', 'api/client-api/api-runtime#matchpath'],
    file: '@remix-run/router/dist/router.js',
    holds: ['let { pathname, search, hash } = window.location;'],
  },
  {
    claim:
      'React reports text that differs from the built one with error 425, and starts again inside of the boundary with error 422.',
    proves: ['api/client-api/api-runtime#uselocation'],
    file: '@rspress/core/node_modules/react-dom/cjs/react-dom.production.min.js',
    holds: ['b=zf(b);if(zf(a)!==b&&c)throw Error(p(425));', 'return b.flags&=-257,d=Ki(Error(p(422))),'],
  },
  {
    claim: 'The dev server writes the search index into the output folder, which it creates.',
    proves: ['api/commands#preview'],
    file: CORE,
    holds: [
      'getPortSilently: true }); return server; } finally{ await writeSearchIndex(modifiedConfig);',
      '?? (0, X.join)(cwd, OUTPUT_DIR); const targetDir = (0, X.join)(outDir, \'static\'); await X["default"].mkdir(targetDir, { recursive: true });',
    ],
  },
  {
    claim: 'A preview only asks for an output folder with anything in it.',
    proves: ['api/commands#preview'],
    file: BUNDLER,
    holds: [
      '.existsSync)(distPath)) throw Error(',
      'return 0 === files.length ||',
      'return startProdServer(context, config, options);',
    ],
  },
  {
    claim: 'A configuration of Rsbuild is looked for in the folder of the named file.',
    proves: ['api/commands#config-file'],
    file: CLI,
    holds: ['cwd: X["default"].dirname(configFilePath), path: configFilePath'],
  },
  {
    claim:
      'HTML is made from the `index.html` that the output below `appDirectory` has, and only a placeholder in it is replaced by text.',
    proves: ['api/commands#core-build'],
    file: CORE,
    holds: [
      "const htmlTemplatePath = (0, X.join)(outputPath, 'index.html');",
      "const APP_HTML_MARKER = '<!--<?- DOC_CONTENT ?>-->';",
      '.replace(APP_HTML_MARKER, ()=>appHtml)',
      ', fallback to CSR.`);',
    ],
  },
  {
    claim:
      'An index page that the `_meta.json` of its folder names gives the group neither title nor `context`, and is an entry with its own.',
    proves: ['api/config/config-frontmatter#context', 'guide/basic/auto-nav-sidebar#folders'],
    file: MENUS,
    holds: [
      "if (isMetaJsonExist) { link = ''; _fileKey = getHmrFileKey(indexFileRealPath, docsDir); realPath = void 0; } else subSidebar.splice(indexItemIndex, 1);",
      'const { context: frontmatterContext = context, title } = realPath ? await extractInfoFromFrontmatterWithRealPath(realPath, rootDir) : {};',
      'link: addRoutePrefix(pureLink), overviewHeaders, context, _fileKey: getHmrFileKey(realPath, docsDir)',
    ],
  },
  {
    claim: 'A group in the sidebar has this class, and the `context` of its entry.',
    proves: ['api/config/config-frontmatter#context'],
    file: THEME,
    holds: ['className: "rspress-sidebar-section mt-0.5 block", "data-context": item.context,'],
  },
  {
    claim: 'The layout of a page takes `overview` from the frontmatter that the page gives, also as an export.',
    proves: ['api/config/config-frontmatter#overview'],
    file: THEME,
    holds: [
      'const { headingTitle, title, toc = [], frontmatter } = page;',
      'const isOverviewPage = frontmatter?.overview ?? false; const mdxComponents = {',
      'children: isOverviewPage ?',
    ],
  },
  {
    claim: 'The headings of a card are those of its page in the list of pages.',
    proves: ['api/config/config-frontmatter#overview'],
    file: THEME,
    holds: [
      'const { pages } = siteData; const overviewModules = pages.filter((page)=>subFilter(page.routePath));',
      'headers: pageModule?.toc?.filter(',
    ],
  },
  {
    claim: 'Bold and emphasis are marked by asterisks alone.',
    proves: [
      'api/client-api/api-components#parseinlinemarkdowntext',
      'api/client-api/api-components#renderinlinemarkdown',
    ],
    file: THEME,
    holds: [
      'const STRONG_TEXT_PATTERN = /\\*{2}(?!\\*)(.*?)\\*{2}(?!\\*)/g; const EMPHASIS_TEXT_PATTERN = /\\*(?!\\*)(.*?)\\*(?!\\*)/g;',
    ],
  },
  {
    claim: 'A string has an element if a name of letters is closed on the line, or a tag ends with a slash.',
    proves: ['api/client-api/api-components#renderhtmlortext'],
    file: THEME,
    holds: [
      'const hasValidHtmlElements = /<([a-z]+)([^<]*)(?:>(.*?)<\\/\\1>|\\s*\\/>)/i.test(str); if (hasValidHtmlElements) return (0, X["default"])(str); return str.replace(',
    ],
  },
  {
    claim: 'The document changes its mode in an effect, after the state has changed.',
    proves: ['api/client-api/api-components#switchappearance'],
    file: THEME,
    holds: ["useEffect)(()=>{ document.documentElement.classList.toggle('dark', 'dark' === theme);"],
  },
  {
    claim: 'A mode that is set stays on the page whatever is stored with it, until the system changes.',
    proves: ['api/client-api/api-runtime#themecontext'],
    file: THEME,
    holds: [
      'setThemeInternal(value); setStoredTheme(storeValue); setSkipEffect(true);',
      'if (skipEffect) return; setTheme(getPreferredTheme(), sanitize(storedTheme));',
      "setTheme(matchesDark ? 'dark' : 'light', 'auto');",
    ],
  },
  {
    claim: 'The window scrolls smoothly for a link beside a heading alone.',
    proves: ['api/client-api/api-runtime#usesetup', 'guide/advanced/custom-theme#duties'],
    file: THEME,
    holds: [
      "hash && link.classList.contains('header-anchor')) { e.preventDefault(); history.pushState(null, '', hash); sideEffects_scrollTo(link, hash, true, scrollPaddingTop);",
      'useBindingWindowScroll(); }',
    ],
  },
  {
    claim: 'The styles keep the height of bar and menus free above what the browser scrolls to.',
    proves: ['api/client-api/api-runtime#usesetup'],
    file: STYLES,
    holds: [
      'html { -webkit-text-size-adjust: 100%; scroll-padding-top: calc(var(--rp-nav-height) + var(--rp-sidebar-menu-height));',
    ],
  },
  {
    claim: 'The outline scrolls to the heading of the URL by itself, less the height of bar and menus.',
    proves: ['api/client-api/api-runtime#usesetup'],
    file: THEME,
    holds: [
      'const target = document.getElementById(decodedHash.slice(1)); if (target) scrollToTarget(target, false, scrollPaddingTop);',
    ],
  },
  {
    claim: 'On a link to a path of the site, a given `onMouseEnter` gives way to the one that loads the page.',
    proves: ['api/client-api/api-components#link'],
    file: THEME,
    holds: [
      '...props, href: withBaseUrl, className: `${Link_index_module.link} ${className}`, onMouseEnter: ()=>preloadLink(withBaseUrl),',
    ],
  },
  {
    claim: 'React throws error 418 where the built page has another element or none.',
    proves: ['api/client-api/api-components#tabs'],
    file: '@rspress/core/node_modules/react-dom/cjs/react-dom.production.min.js',
    holds: ['if(!Cg(a,b)){if(Dg(a))throw Error(p(418));', 'if(Dg(a))throw Hg(),Error(p(418));'],
  },
  {
    claim: 'The data of a page are set in an effect, after the page of the new path has rendered.',
    proves: ['api/client-api/api-runtime#usepagedata'],
    file: APP,
    holds: [
      '.useLayoutEffect)(()=>{ async function refetchData() { try { const pageData = await initPageData(pathname); null == setPageData || setPageData(pageData);',
      'refetchData(); }, [ pathname, setPageData ]);',
    ],
  },
  {
    claim:
      'After a transition the component renders again, and starts the next one if its element is another object again.',
    proves: ['api/client-api/api-runtime#useviewtransition'],
    file: HOOKS,
    holds: [
      '.useState)(dom); (0, __WEBPACK_EXTERNAL_MODULE_react__.useLayoutEffect)(()=>{ if (document.startViewTransition && element !== dom) document.startViewTransition(()=>{ (0, __WEBPACK_EXTERNAL_MODULE_react_dom_7136dc57__.flushSync)(()=>{ setElement(dom); });',
      '}, [ dom ]); return element;',
    ],
  },
  {
    claim:
      'After a given `onClick`, a click on a link to a path of the site is kept from the browser and given to the router.',
    proves: ['api/client-api/api-components#link'],
    file: THEME,
    holds: [
      'onClick: (event)=>{ onClick?.(event); handleNavigate(event); },',
      'e.preventDefault(); const inCurrentPage',
      'navigate(withBaseUrl, { replace: false });',
    ],
  },
  {
    claim:
      'Of a command only the words that begin with a dash are left out before it is compared with a plain `install`.',
    proves: ['api/client-api/api-components#packagemanagertabs'],
    file: THEME,
    holds: [
      "const pureCommand = command.split(' ').filter((item)=>!item.startsWith('-') && !item.startsWith('--')).join(' ');",
    ],
  },
  {
    claim: 'Each entry of the sidebar without `items`, section headers too, is compared with the path by its link.',
    proves: ['api/client-api/api-runtime#useprevnextpage'],
    file: THEME,
    holds: ['} else flattenTitles.push(sidebarItem);', 'X.isEqualPath)((0, X.withBase)(item.link), pathname));'],
  },
  {
    claim: 'Without a URL, `withBase` gives the path of the home page.',
    proves: ['api/client-api/api-runtime#useprevnextpage'],
    file: HELPERS,
    holds: ["function withBase(url = '/') {"],
  },
  {
    claim:
      'Headings are looked for again only when their number changes, while the items of the outline are new on each page.',
    proves: ['api/client-api/api-runtime#usebindingasidescroll'],
    file: THEME,
    holds: ['}, [ scrollPaddingTop, headers.length ]);', 'header: header }, `${pathname}#${header.id}`))'],
  },
  {
    claim: 'The modules of the package for configurations are TypeScript.',
    proves: ['api/commands#config-file'],
    file: 'rspress/package.json',
    holds: ['"./config": { "default": "./config.ts" }', '"./core": { "default": "./core.ts" }'],
  },
  {
    claim: 'Rsbuild turns incremental builds of Rspack on, whatever was set before.',
    proves: ['api/commands#environment'],
    file: BUNDLER,
    holds: ["chain.experiments({ ...chain.get('experiments'), incremental: !0 });"],
  },
  {
    claim: 'All code is read as TypeScript.',
    proves: ['api/commands#exit-codes'],
    file: BUNDLER,
    holds: ['parser: { tsx: !1, syntax: "typescript", decorators: !0 },'],
  },
  {
    claim:
      'A sidebar from files takes the first line of the file that begins with `#` and a space, wherever it stands.',
    proves: ['api/config/config-frontmatter#title'],
    file: MENUS,
    holds: ['const h1RegExp = /^#\\s+(.*)$/m; const match = content.match(h1RegExp);', "readFile(realPath, 'utf-8');"],
  },
  {
    claim: 'The title as a heading is in the layout of the type `doc`, above the text.',
    proves: ['api/config/config-frontmatter#title'],
    file: THEME,
    holds: [
      "case 'doc': return /*#__PURE__*/ (0, X.jsx)(DocLayout, {",
      'beforeDocContent, fallbackTitle, docContent, afterDocContent',
    ],
  },
  {
    claim: 'An overview page shows its title above the cards.',
    proves: ['api/config/config-frontmatter#title'],
    file: THEME,
    holds: [
      "const overviewTitle = title || 'Overview';",
      '("h1", { className: "text-3xl leading-10 tracking-tight", children: overviewTitle })',
    ],
  },
  {
    claim: 'Pages have `overviewHeaders` and `context` of their frontmatter in a sidebar without `_meta.json`, too.',
    proves: ['api/config/config-frontmatter#overviewheaders', 'api/config/config-frontmatter#context'],
    file: MENUS,
    holds: [
      'return extensions.some((ext)=>item.endsWith(ext)) ? item : null;',
      "if ('string' == typeof metaItem) { const { title, overviewHeaders, context, realPath } =",
      'text: title, link: addRoutePrefix(pureLink), overviewHeaders, context,',
    ],
  },
  {
    claim: 'Global components are those of the configuration and then those of plugins.',
    proves: ['api/config/config-frontmatter#globaluicomponents'],
    file: CORE,
    holds: [
      'const globalComponents = [ ...(null == config ? void 0 : config.globalUIComponents) || [], ...globalUIComponentsByPlugins ];',
    ],
  },
  {
    claim: 'Image zoom is a global component.',
    proves: ['api/config/config-frontmatter#globaluicomponents'],
    file: '@rspress/plugin-medium-zoom/dist/index.js',
    holds: ['globalUIComponents: [ [', "'../static/MediumZoom.tsx'), options ] ]"],
  },
  {
    claim: 'The event follows the first render too, because the element is the one that is shown then.',
    proves: ['api/client-api/api-runtime#useviewtransition'],
    file: HOOKS,
    holds: [
      'const [element, setElement] = (0, X.useState)(dom); (0, X.useLayoutEffect)(()=>{ if (document.startViewTransition && element !== dom)',
      "else { (0, X.flushSync)(()=>{ setElement(dom); }); window.dispatchEvent(new Event('RspressReloadContent')); } }, [ dom ]);",
    ],
  },
  {
    claim:
      'Each call of `useEnableNav` has a value of its own, and the layout of the theme takes that of its own call.',
    proves: ['api/client-api/api-runtime#useenablenav'],
    file: THEME,
    holds: [
      'const [enableNav, setEnableNav] = (0, X.useState)(initialState); return [ enableNav, setEnableNav ];',
      'const [showNavbar, setShowNavbar] = useEnableNav();',
      "'blank' !== pageType && uiSwitch.showNavbar &&",
    ],
  },
  {
    claim: 'In a command of Yarn or Bun, `install` becomes `add` wherever it is, inside a word too.',
    proves: ['api/client-api/api-components#packagemanagertabs'],
    file: THEME,
    holds: [
      "if (!command?.includes('install')) return command;",
      "return command; return command.replace('install', 'add');",
    ],
  },
  {
    claim: 'In wide windows, the text of documentation pages has 992 pixels with its padding, and a hero 1152.',
    proves: ['api/client-api/api-components#homehero'],
    file: STYLES,
    holds: [
      ':is(.content_ff766 .rspress-doc, .content_ff766 .rspress-doc-footer) { max-width: min(100%, 992px);',
      '.max-w-6xl { max-width: 72rem;',
    ],
  },
  {
    claim: 'The type of the setter of the colour mode has one parameter.',
    proves: ['api/client-api/api-runtime#themecontext'],
    file: '@rspress/runtime/dist/hooks.d.ts',
    holds: ["setTheme?: (theme: 'light' | 'dark') => void;"],
  },
  {
    claim: 'The locales of the site become those of the theme settings, which the redirect reads.',
    proves: ['api/client-api/api-runtime#useredirect4firstvisit'],
    file: CORE,
    holds: [
      'const locales = siteLocales ?? ((null == themeConfig ? void 0 : themeConfig.locales) || []);',
      'if (locales.length) themeConfig.locales = locales.map(({ lang: currentLang, label })=>{',
    ],
  },
  {
    claim: 'The JavaScript compiler keeps the first heading of level one as the title.',
    proves: ['api/client-api/api-runtime#page-data'],
    file: LOADER,
    holds: ['if (1 === node.depth) { if (!title) title = text; } else {'],
  },
  {
    claim: 'The theme exports types of the search beside those of the sidebar and of code.',
    proves: ['api/client-api/api-components#scrolltotarget'],
    file: '@rspress/theme-default/dist/bundle.d.ts',
    holds: [
      'export declare type SidebarData =',
      'export declare interface CodeProps {',
      'export declare type BeforeSearch =',
      'export declare type MatchResult =',
    ],
  },
  {
    claim: 'The prop of the layout may have some of the switches, that of `DocLayout` has all.',
    proves: ['guide/advanced/custom-theme#parts'],
    file: '@rspress/theme-default/dist/bundle.d.ts',
    holds: ['uiSwitch?: UISwitchResult;', 'uiSwitch?: Partial<UISwitchResult>;'],
  },
  {
    claim:
      'The four colours of text are those of text, of fainter text, of icons in code blocks and lines of steps, and of scroll bars.',
    proves: ['guide/advanced/custom-theme#variable-list'],
    file: STYLES,
    holds: [
      'color: var(--rp-c-text-1);',
      'color: var(--rp-c-text-2);',
      '.rspressSteps_f17c8 { border-color: var(--rp-c-text-3);',
      '.rspress-scrollbar:hover::-webkit-scrollbar-thumb { background-color: var(--rp-c-text-4);',
    ],
  },
  {
    claim: 'No page is written whose route has a colon, and the base is a part of the route, with its host.',
    proves: ['api/config/config-basic#base'],
    file: CORE,
    holds: [
      "await Promise.all(allRoutes.filter((route)=>!route.routePath.includes(':')).map(async (route)=>{",
      'withBase)(normalizedRoutePath, base),',
    ],
  },
  {
    claim: 'The browser looks for the page by the path of its URL.',
    proves: ['api/config/config-basic#base'],
    file: BROWSER_ENTRY,
    holds: ['initPageData)(window.location.pathname);'],
  },
  {
    claim: 'The languages of code are collected when the bundler is configured, which is once for each start.',
    proves: ['api/config/config-build#markdown-highlightlanguages'],
    file: CORE,
    holds: [
      'const runtimeModuleFactory = [ routeVMPlugin, siteDataVMPlugin,',
      'api.modifyBundlerChain(async (bundlerChain, { target })=>{',
      'for (const factory of runtimeModuleFactory){',
    ],
  },
  {
    claim: 'In the column of small windows, an item with a link is that link, and its `items` are not there.',
    proves: ['api/config/config-theme#nav'],
    file: THEME,
    holds: [
      "children: 'link' in item ? /*#__PURE__*/ (0, X.jsx)(NavMenuSingleItem, { pathname: pathname, base: base, langs: langs, onClick: toggleScreen,",
    ],
  },
  {
    claim: 'A group in a menu shows its items, and of a group among these only the label.',
    proves: ['api/config/config-theme#nav-entries'],
    file: THEME,
    holds: ['item.items.map((item)=>renderLinkItem(item, true)) ] });', 'item.items.map(renderLinkItem) ] });'],
  },
  {
    claim: 'What neither a file nor the first page answers gets status 404 and nothing else, also in a preview.',
    proves: ['api/commands#preview'],
    file: '@rsbuild/core/dist/index.js',
    holds: [
      'notFoundMiddleware = (_req, res, _next)=>{ res.statusCode = 404, res.end(); }',
      'this.middlewares.use(optionsFallbackMiddleware), this.middlewares.use(notFoundMiddleware);',
    ],
  },
  {
    claim: 'Whatever else a component page exports is in the data of the page, a description for example.',
    proves: ['api/client-api/api-runtime#page-data'],
    file: APP,
    holds: [
      "const { toc = [], title = '', frontmatter = {}, ...rest } =",
      '.test(matchedRoute.filePath) ? meta : mod;',
      'page: { ...rest, pagePath, ...extractPageInfo,',
    ],
  },
  {
    claim: 'The JavaScript compiler cuts the space at the end of each piece of text in a heading.',
    proves: ['api/client-api/api-runtime#header'],
    file: LOADER,
    holds: [
      "if ('text' === child.type) { const [textPart, idPart] =",
      '(child.value); customId = idPart; return textPart; }',
    ],
  },
  {
    claim: 'What cuts the id from a text of a heading also cuts the space at its end.',
    proves: ['api/client-api/api-runtime#header'],
    file: NODE_UTILS,
    holds: ["const text = title.replace(customIdReg, '').trimEnd();"],
  },
  {
    claim: 'The JavaScript compiler looks for headings among the parts of the page alone, and not inside them.',
    proves: ['api/client-api/api-runtime#page-data'],
    file: LOADER,
    holds: [
      "((node)=>{ if ('heading' !== node.type || !node.depth || !node.children) return; if (node.depth >= 1 && node.depth < 5) {",
    ],
  },
  {
    claim:
      'Routes match in any case and without the slash at the end, and of two that match, the one with more parts wins.',
    proves: ['api/client-api/api-runtime#pathnametorouteservice'],
    file: '@rspress/runtime/node_modules/@remix-run/router/dist/router.cjs.js',
    holds: [
      'if (caseSensitive === void 0) { caseSensitive = false; }',
      String.raw`let regexpSource = "^" + path.replace(/\/*\*?$/, "")`,
      String.raw`regexpSource += "\\/*$";`,
      'let segments = path.split("/"); let initialScore = segments.length;',
    ],
  },
  {
    claim: 'Of the files that a configuration imports, JSON and JavaScript are left to Node.js, which keeps them.',
    proves: ['api/commands#dev'],
    file: '@rsbuild/core/node_modules/jiti/dist/jiti.cjs',
    holds: [
      'if(".json"===c){debug(e,"[json]",a);const t=e.nativeRequire(a);',
      'S=n.forceTranspile??(!C&&!(w&&n.async)&&(E||w||t.isTransformRe.test(c)||hasESMSyntax(i)))',
      'n.async)return Promise.resolve(nativeImportOrRequire(t,c,n.async))',
    ],
  },
  {
    claim:
      'Named imports are looked for in the whole text of a page, code included, and then each `import` has to have a name.',
    proves: ['guide/about/errors#bare-import'],
    file: CORE,
    holds: [
      'const regex = new RegExp(importStatementRegex); if (!regex.test(content)) return {',
      'const id = importNode.specifiers[0].local.name;',
    ],
  },
];
