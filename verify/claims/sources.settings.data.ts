import type {SourceClaim} from './types';

const CLI = 'rspress/dist/index.js';
const CORE = '@rspress/core/dist/index.js';
const LOADER = '@rspress/core/dist/loader.js';
const THEME = '@rspress/theme-default/dist/bundle.js';
const RSBUILD = '@rsbuild/core/dist/index.js';
const LESS = '@rsbuild/plugin-less/dist/index.js';

/** Statements of the first steps and of the settings of a site, proven by released code. */
export const SETTINGS_SOURCES: readonly SourceClaim[] = [
  {
    claim: 'The dev server updates changed modules in the browser, or loads the page again.',
    proves: ['guide/start/getting-started#dev'],
    file: RSBUILD,
    holds: ['hmr: !0, liveReload: !0,'],
  },
  {
    claim: 'The only flags of the commands are port, host and the file of the configuration.',
    proves: ['api/config/config-build#open', 'api/commands#dev'],
    file: CLI,
    holds: [
      "cli.option('-c,--config [config]', 'Specify the path to the config file');",
      "cli.command('[root]', 'start dev server').alias('dev').option('--port [port]', 'port number').option('--host [host]', 'hostname').action(",
      "cli.command('build [root]').action(",
      "cli.command('preview [root]').alias('serve').option('--port [port]', 'port number').option('--host [host]', 'hostname').action(",
      "cli.command('update', 'update relevant packages about rspress').action(update);",
    ],
  },
  {
    claim: 'With `server.open`, Rsbuild opens the browser once its server listens, in development and in the preview.',
    proves: ['api/config/config-build#open'],
    file: RSBUILD,
    holds: [
      'let onStartServer = async ({ port, routes })=>{ let config = api.getNormalizedConfig(); if (config.server.open) {',
      'api.onAfterStartDevServer(onStartServer), api.onAfterStartProdServer(onStartServer)',
    ],
  },
  {
    claim:
      'Without a target it opens the first route of Rsbuild; a path is joined with the host, a URL is taken as it is, and a list opens all.',
    proves: ['api/config/config-build#open'],
    file: RSBUILD,
    holds: [
      "'string' == typeof open ? { targets: [ open ] } : Array.isArray(open) ? { targets: open }",
      'if (canParse(str)) return str;',
      'return new URL(str, base).href;',
      'routes.length && urls.push(`${baseUrl}${routes[0].pathname}`)',
    ],
  },
  {
    claim: 'It opens a URL once in the life of the command, which the restarts of the dev server are part of.',
    proves: ['api/config/config-build#open'],
    file: RSBUILD,
    holds: ['let openedURLs = [],', 'openedURLs.includes(url) || (openBrowser(url), openedURLs.push(url));'],
  },
  {
    claim: 'Rspress adds the base to the URLs that are printed, and gives Rsbuild none.',
    proves: ['api/config/config-build#open'],
    file: CORE,
    holds: [
      'server: { port: !isProduction() && process.env.PORT ? Number(process.env.PORT) : void 0, printUrls: ({ urls })=>urls.map((url)=>`${url}/${(0, X.removeLeadingSlash)(base)}`), publicDir: {',
    ],
  },
  {
    claim: 'The server for HTTPS takes the options as Node.js does, so the values are contents; it is the only server.',
    proves: ['api/config/config-build#https'],
    file: RSBUILD,
    holds: [
      'if (serverConfig.https) { if (serverConfig.proxy) { let { createServer } = await import("node:https"); return createServer(serverConfig.https, middlewares); }',
      'return createSecureServer({ allowHTTP1: !0, maxSessionMemory: 1024, ...serverConfig.https }, middlewares); }',
    ],
  },
  {
    claim: 'Development and preview make their server by the same function.',
    proves: ['api/config/config-build#https'],
    file: RSBUILD,
    holds: [
      'httpServer = middlewareMode ? null : await createHttpServer({ serverConfig: config.server, middlewares',
      'let httpServer = await createHttpServer({ serverConfig, middlewares: server.middlewares',
    ],
  },
  {
    claim: 'The browser asks for updates over the protocol of the page.',
    proves: ['api/config/config-build#https'],
    file: '@rsbuild/core/dist/client/hmr.js',
    holds: ["'https:' === location.protocol ? 'wss' : 'ws'"],
  },
  {
    claim: 'The type of `https` is that of the options of Node.js, which no boolean fits.',
    proves: ['api/config/config-build#https'],
    file: '@rsbuild/core/dist-types/types/config.d.ts',
    holds: ['https?: HttpsServerOptions | SecureServerSessionOptions;'],
  },
  {
    claim: 'With `strictPort`, a port that is taken is an error.',
    proves: ['api/commands#dev-port', 'guide/about/errors#preview-port'],
    file: RSBUILD,
    holds: ['if (port !== original && strictPort) throw Error(', 'is occupied, please choose another one.`);'],
  },
  {
    claim: 'A page that the dev server sends opens its connection for updates at the host and port of its own URL.',
    proves: ['api/commands#dev-host'],
    file: '@rsbuild/core/dist/client/hmr.js',
    holds: ['const hostname = config.host || location.hostname;', 'const port = config.port || location.port;'],
  },
  {
    claim: 'No host and port are set for the connection for updates, unless the configuration does.',
    proves: ['api/commands#dev-host'],
    file: RSBUILD,
    holds: ["path: '/rsbuild-hmr', port: '', host: '', overlay: !0"],
  },
  {
    claim: 'A server on all interfaces prints a URL for each IPv4 address, labelled as one of the network.',
    proves: ['api/commands#dev-host'],
    file: RSBUILD,
    holds: [
      'let { host } = new URL(url); return isLoopbackHost(host) ? LOCAL_LABEL : NETWORK_LABEL;',
      'let ipv4Interfaces = getIpv4Interfaces(), addressUrls = [], hasLocalUrl = !1;',
    ],
  },
  {
    claim: 'The dev server says nothing about a port that is taken.',
    proves: ['guide/start/getting-started#mistakes'],
    file: CORE,
    holds: ['builder.startDevServer({ getPortSilently: true });'],
  },
  {
    claim: 'The first port is 3000; when a port is taken, the next one is tried.',
    proves: ['guide/start/getting-started#mistakes'],
    file: RSBUILD,
    holds: [
      'port: 3000,',
      "if ('EADDRINUSE' !== e.code) throw e; port++, attempts++;",
      'strictPort: !1,',
      '!getPortSilently && portTip',
    ],
  },
  {
    claim: 'A page of the dev server hears about changes through a WebSocket.',
    proves: ['guide/start/getting-started#mistakes'],
    file: '@rsbuild/core/dist/client/hmr.js',
    holds: ['connection = new WebSocket(socketUrl);'],
  },
  {
    claim: 'Files on a network are only watched dependably by asking for them again and again.',
    proves: ['guide/start/getting-started#mistakes'],
    file: 'chokidar/README.md',
    holds: [
      'successfully watch files over a network**, and it may be necessary to successfully watch files in other non-standard situations',
    ],
  },
  {
    claim: 'Without the flag, a configuration is looked for in the current folder only.',
    proves: ['guide/start/getting-started#mistakes'],
    file: CLI,
    holds: [
      'const baseDir = process.cwd();',
      'findConfig(X["default"].join(baseDir, X.DEFAULT_CONFIG_NAME));',
      'X.DEFAULT_CONFIG_EXTENSIONS.map((ext)=>basePath + ext).find(X["default"].existsSync);',
    ],
  },
  {
    claim: 'A configuration is named `rspress.config`, with one of six extensions.',
    proves: ['guide/start/getting-started#mistakes', 'api/config/config-basic#example'],
    file: '@rspress/shared/dist/constants.js',
    holds: [
      "const DEFAULT_CONFIG_NAME = 'rspress.config'; const DEFAULT_CONFIG_EXTENSIONS = [ '.js', '.ts', '.mjs', '.mts', '.cjs', '.cts' ];",
    ],
  },
  {
    claim: 'The packages of Rspress that `@rspress/core` needs are asked for in one exact version.',
    proves: ['guide/start/getting-started#mistakes'],
    file: '@rspress/core/package.json',
    holds: [
      '"@rspress/plugin-auto-nav-sidebar": "1.47.2", "@rspress/plugin-last-updated": "1.47.2", "@rspress/plugin-medium-zoom": "1.47.2", "@rspress/runtime": "1.47.2", "@rspress/shared": "1.47.2", "@rspress/theme-default": "1.47.2"',
    ],
  },
  {
    claim: 'In a build, URLs of scripts and styles begin with `assetPrefix`, else with `base`, else with a slash.',
    proves: [
      'guide/start/getting-started#publish',
      'guide/start/getting-started#mistakes',
      'api/config/config-basic#base',
    ],
    file: CORE,
    holds: [
      "const base = (null == config ? void 0 : config.base) ?? '';",
      "_config_builderConfig_output.assetPrefix) ?? base) : '';",
      'output: { assetPrefix,',
    ],
  },
  {
    claim: 'The preview bundles nothing.',
    proves: ['guide/start/getting-started#preview'],
    file: CORE,
    holds: [
      'const builder = await initRsbuild(config.root, modifiedConfig, pluginDriver, false); return builder.preview();',
    ],
  },
  {
    claim: 'The preview sends the files of the output folder, which has to be there.',
    proves: ['guide/start/getting-started#preview'],
    file: RSBUILD,
    holds: [
      'does not exist, please build the project before previewing.',
      'return startProdServer(context, config, options);',
    ],
  },
  {
    claim:
      'The search index is fetched with the first search box, in the language of the page, before anybody searches.',
    proves: ['guide/start/introduction#limits'],
    file: THEME,
    holds: [
      // Nothing is remembered at first, so the language counts as changed, whether the browser is idle or not.
      'const { currentLang, currentVersion } = pageSearcherConfigRef.current ?? {}; const isLangChanged = lang !== currentLang;',
      "if (isLangChanged || isVersionChanged) { setInitStatus('initial'); pageSearcherRef.current = null; const searcher = createSearcher(); searcher.fetchSearchIndex(); }",
      "const searchIndexLang = lang ? `.${lang}` : '';",
    ],
  },
  {
    claim: 'Every page of a site carries titles, headings and frontmatter of all pages, without their text.',
    proves: ['guide/start/introduction#limits'],
    file: CORE,
    holds: [
      'pages: pages.map((page)=>{ const { content, id, domain, _filepath, _html, ...rest } = page; return isProduction() ? rest : {',
    ],
  },
  {
    claim: 'The search index has the text of Markdown pages, in files by language, and no home pages.',
    proves: ['guide/start/introduction#parts', 'api/config/config-basic#search'],
    file: CORE,
    holds: [
      'if (!X.MDX_OR_MD_REGEXP.test(route.absolutePath)) return defaultIndexInfo;',
      "_page_frontmatter.pageType) === 'home') return 'noindex';",
      "const lang = page.lang || ''; return `${version}###${lang}`;",
    ],
  },
  {
    claim: 'The configuration goes through the `config` hook of each plugin in turn.',
    proves: ['guide/start/introduction#parts', 'api/config/config-basic#plugins'],
    file: CORE,
    holds: ["if ('function' == typeof plugin.config) config = await plugin.config(config || {}, {"],
  },
  {
    claim: 'Code is highlighted by Prism, out of `react-syntax-highlighter` 15.',
    proves: ['guide/start/introduction#parts'],
    file: '@rspress/theme-default/package.json',
    holds: ['"react-syntax-highlighter": "^15.6.1"'],
  },
  {
    claim: 'React is 18.3 at least.',
    proves: ['guide/start/introduction#parts'],
    file: '@rspress/runtime/package.json',
    holds: ['"react": "^18.3.1", "react-dom": "^18.3.1"'],
  },
  {
    claim: 'Tags of `head` are written when pages are rendered, and only for pages that have a file.',
    proves: ['api/config/config-basic#head'],
    file: CORE,
    holds: [
      'await renderConfigHead(config, route), helmet.title.toString()',
      "if (!isRouteMeta(route)) return ''; if (!config.head || 0 === config.head.length) return '';",
      "if ('string' == typeof head) return head; if ('function' == typeof head) { const resultHead = head(route); if (!resultHead) return ''; if ('string' == typeof resultHead) return resultHead;",
    ],
  },
  {
    claim: 'An attribute is a text, a number or a boolean, and anything else is an error.',
    proves: ['api/config/config-basic#head'],
    file: CORE,
    holds: [
      "if ('boolean' == typeof value) return key; if ('string' == typeof value || 'number' == typeof value) return `${key}=\"${value}\"`; throw new Error(`Invalid value for attribute ${key}:${JSON.stringify(value)}`);",
    ],
  },
  {
    claim: 'The dev server prints its URL with the base, and serves `public` of the folder of the pages.',
    proves: ['api/config/config-basic#base', 'api/config/config-basic#root'],
    file: CORE,
    holds: [
      'printUrls: ({ urls })=>urls.map((url)=>`${url}/${(0, X.removeLeadingSlash)(base)}`)',
      'publicDir: { name: X["default"].join(userDocRoot, PUBLIC_DIR) }',
    ],
  },
  {
    claim: 'The file of a page is its route without the base, below the output folder.',
    proves: ['api/config/config-basic#base', 'api/config/config-basic#route-include'],
    file: CORE,
    holds: [
      "return `${path}.html`.replace(normalizedBase, '');",
      'await X["default"].writeFile((0, X.join)(outputPath, fileName), html);',
    ],
  },
  {
    claim: 'An output folder outside of the project is not emptied, with a warning.',
    proves: ['api/config/config-basic#outdir'],
    file: RSBUILD,
    holds: ['is not a subdir of root path, Rsbuild will not empty it.'],
  },
  {
    claim: 'With `cleanDistPath: true`, an output folder is emptied wherever it is.',
    proves: ['api/config/config-basic#outdir'],
    file: RSBUILD,
    holds: ["return 'auto' === enable ?", ': !0 === enable ? { path: distPath, keep } : void 0;'],
  },
  {
    claim:
      'An empty output folder is joined with paths that begin with a slash, so pages are written from the root of the file system.',
    proves: ['api/config/config-basic#outdir'],
    file: CORE,
    holds: [
      'const outputPath = (null == config ? void 0 : config.outDir) ??',
      "if (path.endsWith('/')) return `${path}index.html`.replace(normalizedBase, '');",
      'await X["default"].writeFile((0, X.join)(outputPath, fileName), html);',
    ],
  },
  {
    claim:
      'A function of `head` is not awaited, and what it returns is a string or a pair, written with its attributes as they are.',
    proves: ['api/config/config-basic#head', 'api/config/config-basic#icon'],
    file: CORE,
    holds: [
      'const resultHead = head(route); if (!resultHead) return',
      'return `<${resultHead[0]} ${renderAttrs(resultHead[1])}>`;',
      'return Object.entries(attrs).map(([key, value])=>{',
      'return `<${head[0]} ${renderAttrs(head[1])}>`;',
    ],
  },
  {
    claim: 'A base of `./` is no path for links, and one dot before the URLs of scripts.',
    proves: ['api/config/config-basic#base'],
    file: '@rspress/shared/dist/index.mjs',
    holds: [
      "for (const part of parts)if ('.' === part || '' === part) ;",
      "return '/' === url.charAt(url.length - 1) ? url.slice(0, -1) : url;",
      'return removeTrailingSlash(addLeadingSlash(normalizePosixPath(url)));',
    ],
  },
  {
    claim: 'Every Rsbuild plugin of the list is asked for its name; those of `builderConfig` may be missing.',
    proves: ['api/config/config-build#builderplugins'],
    file: CORE,
    holds: [
      'config.builderPlugins) ? void 0 : _config_builderPlugins.some((plugin)=>plugin.name === pluginName)',
      '_config_builderConfig_plugins.some((plugin)=>plugin && plugin.name === pluginName)',
    ],
  },
  {
    claim: 'Plugins of the Rsbuild configuration may be promises, lists and nothing.',
    proves: ['api/config/config-build#builderplugins'],
    file: RSBUILD,
    holds: [
      'do plugins = (await Promise.all(plugins)).flat(Number.POSITIVE_INFINITY);',
      'for (let newPlugin of newPlugins)if (newPlugin) {',
    ],
  },
  {
    claim: 'Rules for text are applied one after the other, by `replace`.',
    proves: [
      'api/config/config-basic#replacerules',
      'api/config/config-basic#replacerules-search',
      'api/config/config-basic#replacerules-replace',
    ],
    file: CORE,
    holds: ['for (const rule of replaceRules)result = result.replace(rule.search, rule.replace);'],
  },
  {
    claim: 'Title and description of the site are taken as they are.',
    proves: ['api/config/config-basic#replacerules'],
    file: CORE,
    holds: [
      "title: (null == userConfig ? void 0 : userConfig.title) || '', description: (null == userConfig ? void 0 : userConfig.description) || '',",
    ],
  },
  {
    claim: 'Without an index nothing is found, and the index is asked for by version and language.',
    proves: ['api/config/config-basic#search'],
    file: THEME,
    holds: ['if (!X["default"][searchIndexGroupID]) return [];'],
  },
  {
    claim: 'A query to a server has the text, the limit, the indexes and the language.',
    proves: ['api/config/config-basic#search-mode', 'api/config/config-basic#search-searchindexes'],
    file: THEME,
    holds: [
      'limit: limit.toString(),',
      "'string' == typeof indexInfo ? indexInfo : indexInfo.value).join(',') || ''",
      'const result = await fetch(`${apiUrl}?${urlParams}`); return result.json();',
      'async match(keyword, limit = 7) {',
    ],
  },
  {
    claim: 'The upload is one request with the index, and only an error of the network is reported.',
    proves: ['api/config/config-basic#search-mode'],
    file: CORE,
    holds: [
      "await fetch(`${apiUrl}?index=${indexName}`, { method: 'PUT', body: searchIndexData,",
      'X.logger.info(X["default"].green(`[doc-tools] Search index uploaded to',
    ],
  },
  {
    claim: 'All settings of the search but the hooks are in the data of the site.',
    proves: ['api/config/config-basic#search-apiurl'],
    file: CORE,
    holds: ['if (tempSearchObj) tempSearchObj.searchHooks = void 0;', "search: tempSearchObj ?? { mode: 'local' },"],
  },
  {
    claim: 'Only a local search is split by version, and only pages with a version have a file of their own.',
    proves: ['api/config/config-basic#search-versioned'],
    file: CORE,
    holds: [
      "userConfig.search && 'remote' !== userConfig.search.mode && userConfig.search.versioned;",
      "const version = versioned ? page.version : '';",
    ],
  },
  {
    claim: 'The domain comes before the link of each result.',
    proves: ['api/config/config-basic#search-domain'],
    file: THEME,
    holds: ['link: `${domain}${(0, X.normalizeHrefInRuntime)(item.routePath)}#${header.id}`,'],
  },
  {
    claim: 'One group of results is shown as it is, and several are tabs.',
    proves: ['api/config/config-basic#search-searchindexes'],
    file: THEME,
    holds: [
      'if (1 === result.length) { const currentSearchResult = result[0].result;',
      'const tabValues = result.map((item)=>{',
    ],
  },
  {
    claim:
      'Results open in a new browser tab while the number of the chosen tab is not the first, and only closing the panel resets it.',
    proves: ['guide/advanced/custom-search#known-issues'],
    file: THEME,
    holds: [
      'inCurrentDocIndex: 0 === resultTabIndex',
      "target: inCurrentDocIndex ? '_self' : '_blank'",
      'const clearSearchState = ()=>{ setFocused(false); setResultTabIndex(0);',
    ],
  },
  {
    claim: 'The page names its language, or `en`.',
    proves: ['api/config/config-basic#lang'],
    file: THEME,
    holds: ["htmlAttributes: { lang: currentLang || 'en'"],
  },
  {
    claim: 'The language menu takes its labels from `locales`, else from those of the theme.',
    proves: ['api/config/config-basic#locales-label'],
    file: THEME,
    holds: [
      'Object.values(siteData.locales || siteData.themeConfig.locales || {});',
      'text: item?.label, link: (0, X.replaceLang)(pathname + search,',
    ],
  },
  {
    claim:
      'The file with labels is required as a module, `i18n.json` of the current folder by default, and a failure gives none.',
    proves: ['api/config/config-basic#i18nsourcepath'],
    file: CORE,
    holds: [
      "const DEFAULT_I18N_SOURCE = (0, X.join)(process.cwd(), 'i18n.json');",
      'const i18nSource = require(i18nSourcePath);',
      'return {};',
    ],
  },
  {
    claim: 'Languages are compared when bundling has ended, before pages are written, and an error goes on.',
    proves: ['api/config/config-basic#languageparity'],
    file: CORE,
    holds: [
      'await rsbuild.build(); } finally{ await writeSearchIndex(config); await checkLanguageParity(config);',
      'await bundle(docDirectory, modifiedConfig, pluginDriver, Boolean(ssgConfig)); await renderPages(appDirectory,',
      "X.logger.error('Error during language parity check: \\n', err); throw err;",
      'return server; } finally{ await writeSearchIndex(modifiedConfig); await checkLanguageParity(modifiedConfig);',
    ],
  },
  {
    claim: 'The check of languages compares Markdown files by path, of all folders unless some are listed.',
    proves: ['api/config/config-basic#languageparity', 'api/config/config-basic#languageparity-include'],
    file: CORE,
    holds: [
      "if (!supportedLanguages.length) return void X.logger.error('No supported languages found in the configuration.');",
      "[ '.md', '.mdx' ].includes(X[\"default\"].extname(file.name))",
      "config.languageParity.include : [ '' ];",
      'throw new Error(`Failed to access directory: ${checkLanguageParity_normalizePath(langModuleDir)}`);',
    ],
  },
  {
    claim: 'What is left out of the check is a part of a path, which a folder ends with a slash.',
    proves: ['api/config/config-basic#languageparity-exclude'],
    file: CORE,
    holds: ["return relativePath.includes(excludedDir + (isFilePath ? '' : '/'));"],
  },
  {
    claim: 'The theme is in the folder of the option, else in `theme` of the current folder.',
    proves: ['api/config/config-basic#themedir'],
    file: CORE,
    holds: [
      'const CUSTOM_THEME_DIR = (null == config ? void 0 : config.themeDir) ?? X["default"].join(process.cwd(), \'theme\');',
    ],
  },
  {
    claim: 'Styles are bundled with Less and Sass, after those of the theme.',
    proves: ['api/config/config-basic#globalstyles'],
    file: CORE,
    holds: ['X.pluginSass)()', 'X.pluginLess)()', "'../bundle.css'), 'virtual-global-styles',"],
  },
  {
    claim: 'Global components are default exports with props as JSON.',
    proves: ['api/config/config-basic#globaluicomponents'],
    file: CORE,
    holds: ['import ${name} from ${JSON.stringify(source[0])}; const Props_${index++} = ${JSON.stringify(source[1])};'],
  },
  {
    claim: 'Last updated, image zoom and containers come before the plugins of the list, and the menus after them.',
    proves: ['api/config/config-basic#plugins'],
    file: CORE,
    holds: [
      'this.addPlugin(pluginLastUpdated()); } if (mediumZoomConfig) {',
      'this.addPlugin((0, X.pluginContainerSyntax)());',
      '(config.plugins || []).forEach((plugin)=>{ this.addPlugin(plugin); }); if (!haveNavSidebarConfig) {',
      'const haveNavSidebarConfig = themeConfig.nav || themeConfig.sidebar ||',
    ],
  },
  {
    claim: 'The answer of a server is a list of groups, each with the name of an index and its hits.',
    proves: ['api/config/config-basic#search-mode'],
    file: THEME,
    holds: ['resultItem?.hits.forEach((item)=>{', 'group: res.index,'],
  },
  {
    claim: 'The search calls four functions of the module of hooks, where they are there.',
    proves: ['api/config/config-basic#search-searchhooks'],
    file: THEME,
    holds: [
      "if ('beforeSearch' in X) {",
      "if ('onSearch' in X) {",
      "if ('afterSearch' in X) {",
      "const renderKey = 'render';",
    ],
  },
  {
    claim: 'Items of the bar are those of the language of the page, as a list or by version, and none is an error.',
    proves: ['api/config/config-basic#lang', 'api/config/config-basic#multiversion-default'],
    file: THEME,
    holds: [
      'const localeInfo = locales.find((locale)=>locale.lang === lang);',
      "const { nav } = useLocaleSiteData(); const version = (0, X.useVersion)(); if (Array.isArray(nav)) return nav; const navKey = version.length > 0 ? version : 'default'; return [ ...nav[navKey] ];",
    ],
  },
  {
    claim: 'The version menu has the versions in the order of the list.',
    proves: ['api/config/config-basic#multiversion-versions'],
    file: THEME,
    holds: ['const versionsMenuData = { items: versions.map((version)=>({'],
  },
  {
    claim: 'SVG files of the theme are found below the current folder, and the bundler is given their path as it is.',
    proves: ['api/config/config-basic#themedir'],
    file: CORE,
    holds: [
      'alias[`@theme-assets/${name}`] = X["default"].join(assetsDir, file);',
      'const assetsDir = X["default"].join(customThemeDir, \'assets\');',
    ],
  },
  {
    claim: 'With the JavaScript compiler, an error of a page is an error of the build, with the name of the file.',
    proves: ['api/config/config-build#markdown', 'api/config/config-build#markdown-mdxrs'],
    file: LOADER,
    holds: ['X.logger.error(`MDX compile error: ${e.message} in ${filepath}`);', 'callback({ message: e.message,'],
  },
  {
    claim: 'Dead links are reported everywhere, and stop a build only.',
    proves: ['api/config/config-build#markdown-checkdeadlinks'],
    file: LOADER,
    holds: [
      "if ((0, X.isProduction)()) throw new Error('Dead link found');",
      "(0, X.visit)(tree, 'link', ({ url })=>{",
      "split('#')[0]);",
    ],
  },
  {
    claim: 'GitHub’s Markdown is part of the JavaScript compiler.',
    proves: ['api/config/config-build#markdown-remarkplugins'],
    file: LOADER,
    holds: ['import * as X from "remark-gfm";'],
  },
  {
    claim: 'Images beside a page are components before plugins for HTML run, and images with a slash first stay.',
    proves: ['api/config/config-build#markdown-rehypeplugins'],
    file: LOADER,
    holds: [
      "imageUrl.startsWith('/')) return ''; return imageUrl;",
      "Object.assign(node, { type: 'mdxJsxFlowElement', name: 'img',",
    ],
  },
  {
    claim:
      'Global components of pages are default imports of the path as it is written, named by the file with a capital letter.',
    proves: ['api/config/config-build#markdown-globalcomponents'],
    file: LOADER,
    holds: [
      'const componentName = filename[0].toUpperCase() + filename.slice(1); return getASTNodeImport(componentName, componentPath);',
      "type: 'ImportDefaultSpecifier',",
    ],
  },
  {
    claim: 'Line numbers are those of the site or of marked lines, and the button for copying leaves them out.',
    proves: ['api/config/config-build#markdown-showlinenumbers'],
    file: THEME,
    holds: [
      'showLineNumbers: showLineNumbers || highlightLines.length > 0,',
      "if (!node.parentElement.classList.contains('linenumber')) text += node.nodeValue;",
    ],
  },
  {
    claim: 'Six aliases of languages are built in.',
    proves: ['api/config/config-build#markdown-highlightlanguages'],
    file: '@rspress/shared/dist/index.js',
    holds: [
      "const DEFAULT_HIGHLIGHT_LANGUAGES = [ [ 'js', \"javascript\" ], [ 'ts', \"typescript\" ], [ 'jsx', 'tsx' ], [ 'xml', 'xml-doc' ], [ 'md', 'markdown' ], [ 'mdx', 'tsx' ] ];",
    ],
  },
  {
    claim: 'Languages of code are those of the pages and their fragments, found for `dev` and `build` alike.',
    proves: ['api/config/config-build#markdown-highlightlanguages'],
    file: CORE,
    holds: [
      'const { flattenContent } = await flattenMdxContent(',
      'languages.forEach((lang)=>highlighterLangs.add(lang));',
      'names[lang]; if (name && highlightLanguages_supportedLanguages.has(name)) {',
    ],
  },
  {
    claim: 'Prism is a part of the page, in React, and Shiki is none.',
    proves: ['api/config/config-build#markdown-codehighlighter'],
    file: THEME,
    holds: ['switch(codeHighlighter){', '(0, X.jsx)(X.PrismLight, { language: language,'],
  },
  {
    claim:
      'Options for Rsbuild are merged from Rspress, plugins, configuration and command, and Rsbuild plugins of the list are added last.',
    proves: ['api/config/config-build#builderconfig', 'api/config/config-build#builderplugins'],
    file: CORE,
    holds: [
      'rsbuildConfig: mergeRsbuildConfig(internalRsbuildConfig,',
      '(null == config ? void 0 : config.builderConfig) || {}, extraRsbuildConfig || {})',
      'rsbuild.addPlugins(builderPlugins);',
    ],
  },
  {
    claim: 'The folder of each bundle is that of Rspress, and the title of the template is removed.',
    proves: ['api/config/config-build#builderconfig'],
    file: CORE,
    holds: [
      "output: { target: 'web', distPath: { root: csrOutDir } }",
      "let html = htmlTemplate.replace(/<title>(.*?)<\\/title>/gi, '')",
    ],
  },
  {
    claim: 'Rsbuild plugins for React, Sass and Less are there unless the configuration has its own.',
    proves: ['api/config/config-build#builderconfig', 'api/config/config-build#css'],
    file: CORE,
    holds: [
      '...isPluginIncluded(config, X.PLUGIN_REACT_NAME) ? [] : [ (0, X.pluginReact)() ],',
      '...isPluginIncluded(config, X.PLUGIN_SASS_NAME) ? [] : [ (0, X.pluginSass)() ],',
      '...isPluginIncluded(config, X.PLUGIN_LESS_NAME) ? [] : [ (0, X.pluginLess)() ],',
    ],
  },
  {
    claim: 'Options of Less are those of its plugin.',
    proves: ['api/config/config-build#css'],
    file: '@rsbuild/plugin-less/dist/index.js',
    holds: ['lessLoaderOptions'],
  },
  {
    claim: 'Rspress has the types of unified 10.',
    proves: ['api/config/config-build#markdown-remarkplugins'],
    file: '@rspress/shared/package.json',
    holds: ['"unified": "^10.1.2"'],
  },
  {
    claim: 'Rspress asks Rsbuild for no variables of files.',
    proves: ['api/config/config-build#environment-values'],
    file: CORE,
    holds: ["const rsbuild = await createRsbuild({ callerName: 'rspress', rsbuildConfig: mergeRsbuildConfig("],
  },
  {
    claim: 'Rsbuild reads variables of files only where it is asked to.',
    proves: ['api/config/config-build#environment-values'],
    file: RSBUILD,
    holds: ['options.loadEnv ? loadEnv('],
  },
  {
    claim: 'The bar is split by `position` of its items, not of those in menus.',
    proves: ['api/config/config-theme#nav-entries'],
    file: THEME,
    holds: ["const leftMenuItems = menuItems.filter((item)=>'left' === getPosition(item));"],
  },
  {
    claim: 'Links of items get the language unless they have it, and of the sidebar only those that are texts.',
    proves: ['api/config/config-theme#nav-entries', 'api/config/config-theme#locales'],
    file: CORE,
    holds: [
      'return lang === currentLang ? normalizedLink : `/${currentLang}${(0, X.addLeadingSlash)(normalizedLink)}`;',
      'link: normalizeLinkPrefix(navItem.link, currentLang)',
      "if ('string' == typeof item) { const normalizedItem = normalizeLinkPrefix(item, currentLang);",
      'return { ...item, text: applyReplaceRules(getI18nText(item.text, currentLang), replaceRules), link: normalizeLinkPrefix(item.link), tag: item.tag };',
    ],
  },
  {
    claim: 'An item with a link is changed itself, and its `items` are not.',
    proves: ['api/config/config-theme#nav-entries'],
    file: CORE,
    holds: [
      'const text = applyReplaceRules(getI18nText(navItem.text, currentLang), replaceRules);',
      "if ('link' in navItem) return { ...navItem, text, link: normalizeLinkPrefix(navItem.link, currentLang) }; if ('items' in navItem) return {",
    ],
  },
  {
    claim: 'The items of a menu are changed themselves, and the `items` of a group among them are not.',
    proves: ['api/config/config-theme#nav-entries', 'api/config/config-theme#locales'],
    file: CORE,
    holds: [
      'items: navItem.items.map((item)=>({ ...item, text: applyReplaceRules(getI18nText(item.text, currentLang), replaceRules), link: normalizeLinkPrefix(item.link, currentLang) })) };',
    ],
  },
  {
    claim: 'A page that cannot be rendered is a warning unless the check is strict, and is written without text.',
    proves: ['api/config/config-theme#nav-versions', 'api/config/config-basic#ssg'],
    file: CORE,
    holds: [
      "let appHtml = '';",
      'SSG rendering error, fallback to CSR.`, e);',
      '.replace(APP_HTML_MARKER, ()=>appHtml)',
    ],
  },
  {
    claim: 'An index is written unless `search` is off, whatever the theme says.',
    proves: ['api/config/config-theme#search'],
    file: CORE,
    holds: ['if ((null == config ? void 0 : config.search) === false) return;'],
  },
  {
    claim:
      'A group is opened and closed by its heading and by its arrow, and only the heading leads to its link, by script.',
    proves: ['api/config/config-theme#sidebar-groups'],
    file: THEME,
    holds: [
      "if ('items' in current) current.collapsed = !current.collapsed;",
      'navigate((0, X.withBase)((0, X.normalizeHrefInRuntime)(item.link)));',
    ],
  },
  {
    claim: 'The message of the footer is HTML.',
    proves: ['api/config/config-theme#footer'],
    file: THEME,
    holds: ['const { message } = siteData.themeConfig.footer || {};'],
  },
  {
    claim: '`SourceCode` has the label of the setting.',
    proves: ['api/config/config-theme#sourcecodetext'],
    file: THEME,
    holds: ["const { sourceCodeText = 'Source' } = useLocaleSiteData();"],
  },
  {
    claim: 'Without results, the panel has the text, the query in quotes, and the advice.',
    proves: ['api/config/config-theme#searchnoresultstext', 'api/config/config-theme#searchsuggestedquerytext'],
    file: THEME,
    holds: [
      "const { searchNoResultsText = 'No results for', searchSuggestedQueryText = 'Please try again with a different keyword' } = useLocaleSiteData();",
    ],
  },
  {
    claim:
      'Each language of the site gets its own settings, with the menus of the site where it has none, and no other language does.',
    proves: ['api/config/config-theme#locales'],
    file: CORE,
    holds: [
      'const locales = siteLocales ?? ((null == themeConfig ? void 0 : themeConfig.locales) || []);',
      'if (locales.length) themeConfig.locales = locales.map(({ lang: currentLang, label })=>{',
      'localeInThemeConfig.sidebar) ?? themeConfig.sidebar, currentLang)',
      'localeInThemeConfig.nav) ?? themeConfig.nav, currentLang)',
    ],
  },
  {
    claim: 'The base is cut out of the name of a file wherever it occurs first, as characters.',
    proves: ['api/config/config-basic#base'],
    file: CORE,
    holds: [
      "const normalizedBase = (0, X.normalizeSlash)((null == config ? void 0 : config.base) || '/');",
      "return `${path}.html`.replace(normalizedBase, '');",
    ],
  },
  {
    claim: 'The text of a fragment goes into the index as it is read from its file.',
    proves: ['api/config/config-basic#replacerules'],
    file: CORE,
    holds: [
      ".readFileSync(absoluteImportPath, 'utf-8');",
      'const { flattenContent: replacedValue, deps: subDeps } = await flattenMdxContent(importedContent, absoluteImportPath, alias);',
    ],
  },
  {
    claim: 'After the pages, the folders `__ssg__` and `html` of the output are removed.',
    proves: ['guide/basic/conventional-route#known-issues'],
    file: CORE,
    holds: ["await emptyDir((0, X.join)(outputPath, '__ssg__')); await emptyDir((0, X.join)(outputPath, 'html'));"],
  },
  {
    claim: 'The JavaScript compiler looks for dead links among links with a URL of their own.',
    proves: ['api/config/config-build#markdown-checkdeadlinks'],
    file: LOADER,
    holds: ["(0, X.visit)(tree, 'link', ({ url })=>{ if (!url) return; if (internalLinks.has(url)) return;"],
  },
  {
    claim: 'Between two languages that are not the default one, only `auto` leads, and the URL is only rewritten.',
    proves: [
      'api/config/config-theme#localeredirect',
      'api/client-api/api-runtime#useredirect4firstvisit',
      'guide/default-theme/multi-version#known-issues',
    ],
    file: THEME,
    holds: [
      "if (targetLang === defaultLang) newPath = pathname.replace(`/${currentLang}`, ''); else if (currentLang === defaultLang) newPath = (0, X.withBase)(`/${targetLang}${cleanPathname}`); else if ('auto' === localeRedirect) newPath = pathname.replace(`/${currentLang}`, `/${targetLang}`); if (newPath) window.location.replace(newPath + search);",
    ],
  },
  {
    claim: 'The visit is remembered, and the first part of the language of the browser has to be one of the site.',
    proves: ['api/config/config-theme#localeredirect'],
    file: THEME,
    holds: [
      "const visited = localStorage.getItem(FIRST_VISIT_KEY); if (visited) return; localStorage.setItem(FIRST_VISIT_KEY, '1'); const targetLang = window.navigator.language.split('-')[0]; if (!langs.includes(targetLang)) return;",
      "if (!defaultLang || '1' === process.env.TEST) return; const botRegex",
    ],
  },
  {
    claim:
      'A Markdown link that begins with a dot becomes the path from the root to a file, by the folder of its own file.',
    proves: ['guide/default-theme/i18n#parity'],
    file: LOADER,
    holds: [
      'if (url.startsWith(\'.\')) url = X["default"].posix.join((0, X.slash)(X["default"].dirname(relativePath)), url);',
    ],
  },
  {
    claim: 'A link gets the language of its page; the default language is only taken off on its own pages.',
    proves: ['guide/default-theme/i18n#parity'],
    file: THEME,
    holds: [
      'if (currentLang !== defaultLang) { langPart = currentLang; if (linkParts[0] === currentLang) linkParts.shift(); } else if (linkParts[0] === defaultLang) linkParts.shift();',
    ],
  },
  {
    claim: 'The path of the search hooks is put into a string of JavaScript as it is, where a backslash is an escape.',
    proves: ['api/config/config-basic#search-searchhooks'],
    file: CORE,
    holds: ["content = `export * from '${config.search.searchHooks}'`;"],
  },
  {
    claim:
      'Menus are made from a folder for each language of the theme settings, whether or not the site has that language.',
    proves: ['api/config/config-theme#locales'],
    file: '@rspress/plugin-auto-nav-sidebar/dist/index.js',
    holds: [
      'config.themeConfig.locales = config.themeConfig.locales || config.locales || []; const langs = config.themeConfig.locales.map((locale)=>locale.lang);',
      'const metaInfo = await processLocales(langs, versions, config.root, defaultLang, defaultVersion, extensions);',
      'const subDirs = (await Promise.all((await X["default"].readdir(workDir))',
    ],
  },
  {
    claim: 'A number in `WATCHPACK_POLLING` makes Rspack look at files again after so many milliseconds.',
    proves: ['guide/advanced/extend-build#polling'],
    file: '@rsbuild/core/node_modules/@rspack/core/compiled/watchpack/index.js',
    holds: [
      'const WATCHPACK_POLLING = process.env.WATCHPACK_POLLING;',
      '`${+WATCHPACK_POLLING}` === WATCHPACK_POLLING ? +WATCHPACK_POLLING',
      'if (FORCE_POLLING) { options.poll = FORCE_POLLING; }',
      'typeof options.poll === "number" ? options.poll',
    ],
  },
  {
    claim: '`CHOKIDAR_USEPOLLING` makes chokidar poll, whatever its options say.',
    proves: ['guide/advanced/extend-build#polling'],
    file: 'chokidar/index.js',
    holds: [
      'const envPoll = process.env.CHOKIDAR_USEPOLLING;',
      "envLower === 'true' || envLower === '1') { opts.usePolling = true;",
    ],
  },
  {
    claim:
      'The command `dev` watches the configuration files and the folder of the pages with chokidar, with fixed options.',
    proves: ['guide/advanced/extend-build#polling'],
    file: CLI,
    holds: [
      '__WEBPACK_EXTERNAL_MODULE_chokidar__["default"].watch([ `${cwd}/**/{${CONFIG_FILES.join(\',\')}}`, docDirectory ], { ignoreInitial: true, ignored: [',
      "if ('add' === eventName || 'unlink' === eventName || 'change' === eventName && (CONFIG_FILES.includes(",
    ],
  },
  {
    claim: 'Each entry of `dev.watchFiles` starts a watcher of its own.',
    proves: ['guide/advanced/extend-build#polling'],
    file: RSBUILD,
    holds: [
      'let watchOptions = prepareWatchOptions(paths, options, type), watcher = await startWatchFiles(watchOptions, compilationManager, root); watcher && watchers.push(watcher);',
    ],
  },
  {
    claim: 'While you develop and in a build, scripts are compiled by SWC, which reads TypeScript without checking it.',
    proves: ['guide/advanced/extend-build#type-check'],
    file: RSBUILD,
    holds: [
      "builtinSwcLoaderName = 'builtin:swc-loader'",
      'rule.use(CHAIN_ID.USE.SWC).loader(builtinSwcLoaderName).options(mergedSwcConfig)',
    ],
  },
  {
    claim: 'Enter anywhere on the page opens the first result of the search, and fails when there is none.',
    proves: ['guide/about/errors#search-enter', 'guide/advanced/custom-search#known-issues'],
    file: THEME,
    holds: [
      'const currentSuggestions = searchResult[resultTabIndex]?.result ?? [];',
      'if (currentSuggestionIndex >= 0 && currentRenderType === types_RenderType.Default) { const flatSuggestions = [ ...Object.values(normalizeSuggestions(currentSuggestions)) ].flat(); const suggestion = flatSuggestions[currentSuggestionIndex]; const isCurrent = 0 === resultTabIndex;',
      "document.addEventListener('keydown', onKeyDown);",
      'case KEY_CODE.ESC: clearSearchState();',
      'setFocused(false); setResultTabIndex(0); setCurrentSuggestionIndex(0); };',
    ],
  },
  {
    claim: 'The menus come from files unless the options or those of the first locale are set, be it to an empty list.',
    proves: ['api/config/config-theme#nav-entries'],
    file: CORE,
    holds: [
      'const haveNavSidebarConfig = themeConfig.nav || themeConfig.sidebar ||',
      'if (!haveNavSidebarConfig) { const { pluginAutoNavSidebar } =',
    ],
  },
  {
    claim: 'Menus from files replace those of a locale.',
    proves: ['api/config/config-theme#nav-entries'],
    file: '@rspress/plugin-auto-nav-sidebar/dist/index.js',
    holds: ['config.themeConfig.locales.map((item, index)=>({ ...item, ...metaInfo[index] }));'],
  },
  {
    claim: 'An item of the bar is on the left or on the right, and the menu of small windows has all of them.',
    proves: ['api/config/config-theme#nav-entries'],
    file: THEME,
    holds: [
      "const leftMenuItems = menuItems.filter((item)=>'left' === getPosition(item)); const rightMenuItems = menuItems.filter((item)=>'right' === getPosition(item));",
      'NavScreenMenu, { menuItems: menuItems,',
    ],
  },
  {
    claim: 'The picture of an unknown icon is an SVG without shapes.',
    proves: ['api/config/config-theme#sociallinks'],
    file: CORE,
    holds: [
      'const pathContent = presetIcons[formatIconName(link.icon)];',
      'viewBox="0 0 24 24">${pathContent}</svg>`;',
    ],
  },
  {
    claim: 'An icon whose mode is none of the four is an empty element.',
    proves: ['api/config/config-theme#sociallinks'],
    file: THEME,
    holds: [
      "if ('link' === mode) return",
      "if ('text' === mode) return",
      "if ('img' === mode) return",
      "if ('dom' === mode) return",
      'return /*#__PURE__*/ (0, X.jsx)("div", {}); }; const HiddenLinks =',
    ],
  },
  {
    claim: 'A path without a page in the sidebar has an empty label.',
    proves: ['api/config/config-theme#sidebar-pages'],
    file: CORE,
    holds: ["text: applyReplaceRules((null == page ? void 0 : page.title) || '', replaceRules), link: normalizedItem,"],
  },
  {
    claim: 'Labels have defaults where the option is not set, that of the outline also where it is empty.',
    proves: ['api/config/config-theme#texts'],
    file: THEME,
    holds: [
      "const { prevPageText = 'Previous Page', nextPageText = 'Next Page' } = useLocaleSiteData();",
      "const { sourceCodeText = 'Source' } = useLocaleSiteData();",
      "const { searchPlaceholderText = 'Search' } = useLocaleSiteData();",
      "const { searchPlaceholderText = 'Search Docs' } = useLocaleSiteData();",
      "const { searchNoResultsText = 'No results for', searchSuggestedQueryText = 'Please try again with a different keyword' } = useLocaleSiteData();",
      "localesData?.outlineTitle || themeConfig?.outlineTitle || 'ON THIS PAGE';",
    ],
  },
  {
    claim: 'An empty `lastUpdatedText` gives the label of the locale, and without locales the default.',
    proves: ['api/config/config-theme#texts'],
    file: THEME,
    holds: [
      "const { lastUpdatedText: localesLastUpdatedText = 'Last Updated' } = useLocaleSiteData();",
      'const lastUpdatedText = themeConfig?.lastUpdatedText || localesLastUpdatedText;',
    ],
  },
  {
    claim: 'With locales, the settings of a page are those of the item with its language.',
    proves: ['api/config/config-theme#locales'],
    file: THEME,
    holds: [
      'const { page: { lang } } = pageData;',
      'const localeInfo = locales.find((locale)=>locale.lang === lang); return { ...localeInfo,',
    ],
  },
  {
    claim:
      'The text of a heading in the sidebar is replaced in the entry itself, so a shared entry keeps that of the first language.',
    proves: ['api/config/config-theme#sidebar-dividers'],
    file: CORE,
    holds: [
      'item.sectionHeaderText = applyReplaceRules(getI18nText(item.sectionHeaderText, currentLang), replaceRules); return item;',
      'localeInThemeConfig.sidebar) ?? themeConfig.sidebar, currentLang)',
      'return text || key;',
    ],
  },
  {
    claim: 'The redirect is off with `never` only.',
    proves: ['api/config/config-theme#localeredirect'],
    file: THEME,
    holds: [
      "const localeRedirect = siteData.themeConfig.localeRedirect ?? 'auto'; if ('never' === localeRedirect) return;",
    ],
  },
  {
    claim: 'An empty title of the frontmatter empties the document title, and an empty suffix is none.',
    proves: ['api/config/config-frontmatter#title', 'api/config/config-frontmatter#titlesuffix'],
    file: THEME,
    holds: [
      'let title = frontmatter.title ?? articleTitle;',
      "title = title && 'doc' === pageType ? concatTitle(title, frontmatter.titleSuffix || mainTitle) : 'home' === pageType",
    ],
  },
  {
    claim: 'Source code has the icon of GitLab or, with any other platform, that of GitHub.',
    proves: ['api/client-api/api-components#sourcecode'],
    file: THEME,
    holds: ["icon: 'gitlab' === platform ?"],
  },
  {
    claim: 'Names of tabs are objects with a label, or rendered as they are.',
    proves: ['api/client-api/api-components#tabs'],
    file: THEME,
    holds: ['if (isTabItem(item)) return item.label || item.value; return item;'],
  },
  {
    claim: 'The placeholders of a home page have an empty list of buttons, whose length is rendered.',
    proves: ['api/config/config-frontmatter#hero'],
    file: THEME,
    holds: ["tagline: 'modern ssg', actions: [],", 'hero.actions?.length && '],
  },
  {
    claim: 'A transition between pages only asks whether the browser has them and whether the page is another one.',
    proves: ['api/config/config-theme#enablecontentanimation'],
    file: '@rspress/runtime/dist/hooks.js',
    holds: [
      'if (document.startViewTransition && element !== dom) document.startViewTransition(()=>{',
      'function useViewTransition(dom) {',
    ],
  },
  {
    claim: 'Without polling, chokidar asks the system to watch, and an error of it is emitted unless a file is gone.',
    proves: ['guide/advanced/extend-build#polling'],
    file: 'chokidar/index.js',
    holds: ["if (error && code !== 'ENOENT' && code !== 'ENOTDIR' &&", 'this.emit(EV_ERROR, error);'],
  },
  {
    claim: 'The command `dev` listens to all changes and to no error, so an error ends it.',
    proves: ['guide/advanced/extend-build#polling'],
    file: CLI,
    holds: [
      "], { ignoreInitial: true, ignored: [ '**/node_modules/**', '**/.git/**', '**/.DS_Store/**' ] }); cliWatcher.on('all', async (eventName, filepath)=>{",
    ],
  },
  {
    claim: 'An error of the watcher of Rspack is printed.',
    proves: ['guide/advanced/extend-build#polling'],
    file: '@rsbuild/core/node_modules/@rspack/core/compiled/watchpack/index.js',
    holds: [
      'if (err.code !== "EPERM" && err.code !== "ENOENT") { console.error("Watchpack Error (watcher): " + err); }',
    ],
  },
  {
    claim: 'With polling, chokidar looks at files and does not ask the system to watch them.',
    proves: ['guide/advanced/extend-build#polling'],
    file: 'chokidar/lib/nodefs-handler.js',
    holds: ['if (opts.usePolling) {', 'closer = setFsWatchFileListener(', '} else { closer = setFsWatchListener('],
  },
  {
    claim: 'In a menu of an item without a link, labels and links are changed one level deep.',
    proves: ['api/config/config-basic#replacerules', 'api/config/config-basic#i18nsourcepath'],
    file: CORE,
    holds: [
      "if ('items' in navItem) return { ...navItem, text, items: navItem.items.map((item)=>({ ...item, text: applyReplaceRules(getI18nText(item.text, currentLang), replaceRules), link: normalizeLinkPrefix(item.link, currentLang) })) }; return navItem;",
    ],
  },
  {
    claim: 'Scripts and links of `html.tags` get the address of the assets before them, other tags stay as they are.',
    proves: ['api/config/config-build#cdn'],
    file: RSBUILD,
    holds: [
      "FILE_ATTRS = { link: 'href', script: 'src' }",
      '!1 !== optPublicPath && (filename = ensureAssetPrefix(filename, data.publicPath));',
    ],
  },
  {
    claim: 'A path in the sidebar is compared with the routes as it is, with the base.',
    proves: ['api/config/config-theme#sidebar-pages'],
    file: CORE,
    holds: ['const page = pages.find((page)=>page.routePath === (0, X.withBase)(normalizedItem, base));'],
  },
  {
    claim: 'When no card matches, the text stands before the query.',
    proves: ['api/config/config-theme#overview', 'api/config/config-theme#locales'],
    file: THEME,
    holds: ['filtered.length > 0 ? filtered.map(', 'children: `${filterNoResultText}: ${query}`'],
  },
  {
    claim: 'Without `locales` of its own, the check takes those of the theme, and without these it says so and ends.',
    proves: ['api/config/config-basic#languageparity'],
    file: CORE,
    holds: [
      '_this = config.locales ?? (null == (_config_themeConfig = config.themeConfig) ? void 0 : _config_themeConfig.locales)',
      "if (!supportedLanguages.length) return void X.logger.error('No supported languages found in the configuration.');",
    ],
  },
  {
    claim: 'A path gets no base if it begins with the characters of the base.',
    proves: ['api/config/config-basic#base'],
    file: '@rspress/shared/dist/index.js',
    holds: ['return normalizedUrl.startsWith(normalizedBase) ? normalizedUrl : `${normalizedBase}${normalizedUrl}`;'],
  },
  {
    claim:
      'The pages are read once for each bundle, and the rules for text then change the values of their frontmatter.',
    proves: ['api/config/config-basic#replacerules'],
    file: CORE,
    holds: [
      'for (const factory of runtimeModuleFactory){ const moduleResult = await factory({ ...factoryContext, isSSR: isServer,',
      'const pages = await extractPageData(replaceRules, alias,',
      'applyReplaceRulesToNestedObject(frontmatter, replaceRules);',
      "if ('string' == typeof obj[key]) obj[key] = applyReplaceRules(obj[key], replaceRules);",
    ],
  },
  {
    claim: 'The frontmatter of the same text is read once and kept, with the changes that were made to it.',
    proves: ['api/config/config-basic#replacerules'],
    file: 'gray-matter/index.js',
    holds: [
      'const cached = matter.cache[file.content];',
      'if (cached) { file = Object.assign({}, cached); file.orig = cached.orig; return file; }',
      'matter.cache[file.content] = file;',
    ],
  },
  {
    claim:
      'When a page is compiled, the rules change the text below the frontmatter, and the frontmatter is taken as read.',
    proves: ['api/config/config-basic#replacerules', 'api/config/config-basic#replacerules-search'],
    file: LOADER,
    holds: [
      'const { frontmatter, emptyLinesSource } = (0, X.loadFrontMatter)(source, filepath, docDirectory, true);',
      'const replacedSource = applyReplaceRules(emptyLinesSource, config.replaceRules);',
      'const result = `const frontmatter = ${JSON.stringify(frontmatter)};',
    ],
  },
  {
    claim: 'An alias that begins with a dot starts at the folder of the project.',
    proves: ['api/config/config-basic#paths', 'api/config/config-basic#themedir'],
    file: RSBUILD,
    holds: ["'string' == typeof value && value.startsWith('.') ? ensureAbsolutePath(rootPath, value) : value"],
  },
  {
    claim:
      'With `ssg.strict`, a bundle that cannot be loaded stops the build, and the message names the bundle and no page.',
    proves: ['api/config/config-basic#ssg-strict'],
    file: CORE,
    holds: [
      'if (\'object\' == typeof ssgConfig && ssgConfig.strict) { X.logger.error(`Failed to load SSG bundle: ${X["default"].yellow(ssrBundlePath)}.`); throw e; }',
    ],
  },
  {
    claim: 'With `ssg.strict`, a page that cannot be rendered stops the build, and the message names the page.',
    proves: ['api/config/config-basic#ssg-strict'],
    file: CORE,
    holds: ['X.logger.error(`Page "${X["default"].yellow(routePath)}" SSG rendering failed.`); throw e;'],
  },
  {
    claim: 'A block of code without a language is plain, before numbers and wrapping are looked at.',
    proves: ['api/config/config-build#markdown-showlinenumbers', 'api/config/config-build#markdown-defaultwrapcode'],
    file: THEME,
    holds: [
      'if (!language) return /*#__PURE__*/ (0, X.jsx)("code", { ...props });',
      "whiteSpace: codeWrap ? 'pre-wrap' : 'pre'",
      'wrapLongLines: codeWrap,',
    ],
  },
  {
    claim: 'Marked lines switch the numbers on in the component for Prism; the block of Shiki does not look at them.',
    proves: ['api/config/config-build#markdown-showlinenumbers'],
    file: THEME,
    holds: [
      'showLineNumbers: showLineNumbers || highlightLines.length > 0,',
      "case 'prism': return /*#__PURE__*/ (0, X.jsx)(PrismSyntaxHighlighter, {",
      `case 'shiki': default: return /*#__PURE__*/ (0, X.jsx)("pre", { ...props, style: { overflowX: 'auto' },`,
    ],
  },
  {
    claim:
      'Rspress looks for an Rsbuild plugin by the name of each entry of the two lists, as the entries stand there.',
    proves: ['api/config/config-build#builderconfig'],
    file: CORE,
    holds: [
      '_config_builderPlugins.some((plugin)=>plugin.name === pluginName)',
      '_config_builderConfig_plugins.some((plugin)=>plugin && plugin.name === pluginName)));',
    ],
  },
  {
    claim: 'Rsbuild takes plugins out of inner lists and promises later, and keeps two of the same name.',
    proves: ['api/config/config-build#builderconfig'],
    file: RSBUILD,
    holds: [
      'do plugins = (await Promise.all(plugins)).flat(Number.POSITIVE_INFINITY); while',
      '} else plugins.push({ environment, instance: newPlugin });',
    ],
  },
  {
    claim:
      'Each plugin for Less adds a rule of its own for the same files, so with two of them a file is compiled twice.',
    proves: ['api/config/config-build#builderconfig'],
    file: LESS,
    holds: [
      'for(; chain.module.rules.has(id);)id = `${defaultId}-${++index}`; return id;',
      'lessRule = chain.module.rule(findRuleId(chain, CHAIN_ID.RULE.LESS)).test(include)',
      'rule.use(CHAIN_ID.USE.LESS).loader(lessLoaderPath).options(options);',
    ],
  },
  {
    claim: 'Links of the default language get no prefix.',
    proves: ['api/config/config-theme#nav-entries'],
    file: CORE,
    holds: ['return lang === currentLang ? normalizedLink :'],
  },
  {
    claim:
      'A variable that has a value keeps it when the files are read again, and `loadEnv` gives all values to the process.',
    proves: ['guide/advanced/extend-build#env'],
    file: RSBUILD,
    holds: [
      'value = processEnv[key] && processEnv[key] !== value ? processEnv[key] :',
      'for(let processKey in options.parsed)processEnv[processKey] = options.parsed[processKey];',
    ],
  },
  {
    claim:
      'React is looked for in `node_modules` of the folder of the command only; without it, Rspress takes its own.',
    proves: ['guide/advanced/extend-build#alias'],
    file: CORE,
    holds: [
      "const cwd = process.cwd(); const reactPath = X[\"default\"].join(cwd, 'node_modules', 'react'); if (await pathExists(reactPath)) {",
      'return version; } return DEFAULT_REACT_VERSION;',
    ],
  },
  {
    claim:
      'All tags are put into the HTML as a text of `replace`, in which some characters behind a dollar sign have a meaning.',
    proves: ['api/config/config-basic#head'],
    file: CORE,
    holds: [
      'html = htmlTemplate.replace(',
      '.replace(HEAD_MARKER, [ await renderConfigHead(config, route),',
      "await renderFrontmatterHead(route) ].join(''));",
    ],
  },
  {
    claim:
      'The main styles of the theme come first, then global styles, those of plugins last, and then the theme of the site.',
    proves: ['api/config/config-basic#globalstyles'],
    file: CORE,
    holds: [
      "'../bundle.css'), 'virtual-global-styles', '@theme' ]",
      "(null == config ? void 0 : config.globalStyles) || '', ...globalStylesByPlugins ]",
    ],
  },
  {
    claim: 'The styles of containers are global styles of a plugin.',
    proves: ['api/config/config-basic#globalstyles'],
    file: '@rspress/plugin-container-syntax/dist/index.js',
    holds: ['globalStyles: X["default"].posix.join(src_dirname, \'../container.css\')'],
  },
  {
    claim: 'The code of the default theme loads the styles of the loading bar.',
    proves: ['api/config/config-basic#globalstyles'],
    file: THEME,
    holds: ['import "nprogress/nprogress.css";'],
  },
  {
    claim: 'The logo is an image in the navigation bar.',
    proves: ['api/config/config-basic#mediumzoom-selector'],
    file: THEME,
    holds: [
      'src: (0, X.normalizeImagePath)(rawLogo), alt: "logo", id: "logo", className: "rspress-logo" });',
      'const NavBarTitle = ',
    ],
  },
  {
    claim: 'The language `xml-doc` of Prism adds comments to three other languages, and is none itself.',
    proves: ['api/config/config-build#markdown-highlightlanguages'],
    file: 'refractor/lang/xml-doc.js',
    holds: [
      "Prism.languages.insertBefore(lang, 'comment', {",
      "insertDocComment('csharp', slashDocComment) insertDocComment('fsharp', slashDocComment) insertDocComment('vbnet', tickDocComment)",
    ],
  },
  {
    claim: 'Markup is there without an import, and an alias takes the place of the language that has its name.',
    proves: ['api/config/config-build#markdown-highlightlanguages'],
    file: 'refractor/core.js',
    holds: ['register(markup)', 'languages[list[index]] = languages[key]'],
  },
  {
    claim: 'In Prism, HTML and XML are names of markup.',
    proves: ['api/config/config-build#markdown-highlightlanguages'],
    file: 'refractor/lang/markup.js',
    holds: [
      "markup.aliases = ['html', 'mathml', 'svg', 'xml', 'ssml', 'atom', 'rss']",
      'Prism.languages.html = Prism.languages.markup',
    ],
  },
  {
    claim: 'A regular expression is made of `activeMatch`, else of the link, while the item is rendered.',
    proves: ['api/config/config-theme#nav-entries'],
    file: THEME,
    holds: [
      'function NavMenuSingleItem(item) { const { pathname, base } = item; const isActive = new RegExp(item.activeMatch || item.link).test(',
      'const isLinkActive = new RegExp(item.activeMatch || item.link).test(',
    ],
  },
  {
    claim:
      'A page that is a component has an empty title among the data of pages, and the label in the sidebar comes from there.',
    proves: ['api/config/config-theme#sidebar-pages'],
    file: CORE,
    holds: [
      "id: index, title: '',",
      'if (!X.MDX_OR_MD_REGEXP.test(route.absolutePath)) return defaultIndexInfo;',
      "text: applyReplaceRules((null == page ? void 0 : page.title) || '', replaceRules),",
    ],
  },
  {
    claim:
      'The dev server sends the search index as a stream without a listener for errors, so a missing file ends it.',
    proves: ['api/config/config-basic#search'],
    file: CORE,
    holds: [
      'if (null == (_req_url = req.url) ? void 0 : _req_url.includes(searchIndexRequestMatch)) {',
      "(outDir, 'static', searchIndexFile), 'utf-8').pipe(res, { end: true });",
    ],
  },
  {
    claim:
      'An opened search has an empty list at first, and without the spinner an empty list says that there are no results.',
    proves: ['api/config/config-basic#search-searchloading'],
    file: THEME,
    holds: [
      'if (focused) { setSearchResult(DEFAULT_RESULT); initSearch(); }',
      'if (0 === currentSearchResult.length && !isSearching) return',
      "searchNoResultsText = 'No results for'",
    ],
  },
  {
    claim: 'The text of an overview page is in no `.rspress-doc`.',
    proves: ['api/config/config-basic#mediumzoom'],
    file: THEME,
    holds: ['.Overview, { content: docContent }), afterDocContent', 'className: "overview-index mx-auto",'],
  },
  {
    claim: 'Each bundle has aliases of its own for React, among the options of its environment.',
    proves: ['api/config/config-build#builderconfig'],
    file: CORE,
    holds: [
      "const libPaths = [ 'react', 'react/jsx-runtime', 'react/jsx-dev-runtime', 'react-dom', 'react-dom/server' ];",
      'web: { resolve: { alias: { ...reactCSRAlias,',
      'node: { resolve: { alias: { ...reactSSRAlias,',
    ],
  },
  {
    claim: 'The options of an environment are merged after those for all environments.',
    proves: ['api/config/config-build#builderconfig'],
    file: RSBUILD,
    holds: [
      '...mergeRsbuildConfig({ ...rsbuildSharedConfig, dev: pick(dev, [',
      "'progressBar', 'lazyCompilation' ]) }, config)",
    ],
  },
  {
    claim: 'A suffix of the document title is used as a text, by a method of texts.',
    proves: ['api/config/config-frontmatter#titlesuffix'],
    file: THEME,
    holds: ['if (!suffix) return title; title = title.trim(); suffix = suffix.trim();'],
  },
  {
    claim: 'Frontmatter that cannot be read is left in the text that is compiled.',
    proves: ['guide/about/errors#frontmatter'],
    file: '@rspress/shared/dist/node-utils.js',
    holds: ["return { content: '', frontmatter: {}, emptyLinesSource: source };"],
  },
  {
    claim: 'The JavaScript compiler has no plugin for frontmatter, so it takes its lines for text.',
    proves: ['guide/about/errors#frontmatter'],
    file: LOADER,
    holds: [
      'remarkPlugins: [ X["default"], remarkPluginToc, [ remarkPluginNormalizeLink, {',
      'value: preprocessedContent, path: filepath',
    ],
  },
];
