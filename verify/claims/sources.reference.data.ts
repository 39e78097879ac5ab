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
];
