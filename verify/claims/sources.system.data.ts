import type {SourceClaim} from './types';

const CORE = '@rspress/core/dist/index.js';
const CLI = 'rspress/dist/index.js';
const LOADER = '@rspress/core/dist/loader.js';
const TYPES = '@rspress/shared/dist/index.d.ts';
const MENUS = '@rspress/plugin-auto-nav-sidebar/dist/index.js';
const VIRTUAL = 'rspack-plugin-virtual-module/dist/index.js';

/** Statements of the pages below `plugin/system`, proven by released code. */
export const SYSTEM_SOURCES: readonly SourceClaim[] = [
  {
    claim: 'A result from the text leads to the heading above it, and shows the text around the query.',
    proves: ['plugin/system/plugin-api#modifysearchindexdata'],
    file: '@rspress/theme-default/dist/bundle.js',
    holds: [
      'if (!(position < toc.length - 1)) return hIndex < currentIndex;',
      'let statement = content.slice(statementStartIndex, statementEndIndex);',
      "(item.routePath)}${currentHeader ? `#${currentHeader.id}` : ''}`, query }); currentHeader && matchHeaderSet?.add(currentHeader);",
    ],
  },
  {
    claim: 'Of a plugin, only the name is required.',
    proves: ['plugin/system/plugin-api#name'],
    file: TYPES,
    holds: [
      'declare interface RspressPlugin { /** * Name of the plugin. */ name: string;',
      'globalStyles?: string;',
      'markdown?: { remarkPlugins?: PluggableList; rehypePlugins?: PluggableList; globalComponents?: string[]; };',
      'builderConfig?: RsbuildConfig;',
      'globalUIComponents?: (string | [string, object])[];',
      'config?: (config: UserConfig, utils: {',
    ],
  },
  {
    claim: 'Every hook may be asynchronous, and each gets `isProd` last.',
    proves: ['plugin/system/plugin-api#hooks', 'plugin/system/introduction#life-cycle'],
    file: TYPES,
    holds: [
      '}, isProd: boolean) => UserConfig | Promise<UserConfig>;',
      'beforeBuild?: (config: UserConfig, isProd: boolean) => void | Promise<void>;',
      'afterBuild?: (config: UserConfig, isProd: boolean) => void | Promise<void>;',
      'extendPageData?: (pageData: PageIndexInfo, isProd: boolean) => void | Promise<void>;',
      'addPages?: (config: UserConfig, isProd: boolean) => AdditionalPage[] | Promise<AdditionalPage[]>;',
      'addRuntimeModules?: (config: UserConfig, isProd: boolean) => Record<string, string> | Promise<Record<string, string>>;',
      'routeGenerated?: (routes: RouteMeta[], isProd: boolean) => Promise<void> | void;',
      'addSSGRoutes?: (config: UserConfig, isProd: boolean) => { path: string; }[] | Promise<{ path: string; }[]>;',
      '@private * Modify search index data. */ modifySearchIndexData?: (data: PageIndexInfo[], isProd: boolean) => void | Promise<void>;',
    ],
  },
  {
    claim: 'The hooks `config` run in turn, each with the result of the one before, and may add and remove plugins.',
    proves: ['plugin/system/plugin-api#config', 'plugin/system/introduction#order'],
    file: CORE,
    holds: [
      "if ('function' == typeof plugin.config) config = await plugin.config(config || {}, {",
      'addPlugin: this.addPlugin.bind(this)',
      'if (index <= i && index > 0) i--;',
      '_plugins).push(plugin);',
      '_plugins).splice(index, 1);',
    ],
  },
  {
    claim: 'All other hooks of one kind are called at once in the order of the plugins, and awaited together.',
    proves: ['plugin/system/plugin-api#hooks', 'plugin/system/introduction#order'],
    file: CORE,
    holds: [
      "_plugins).filter((plugin)=>'function' == typeof plugin[hookName]).map((plugin)=>plugin[hookName](...args)));",
    ],
  },
  {
    claim: 'A build calls its hooks from `config` to `afterBuild` in this order, and fails with them.',
    proves: ['plugin/system/plugin-api#hooks', 'plugin/system/introduction#life-cycle'],
    file: CORE,
    holds: [
      'const pluginDriver = new PluginDriver(config, true); await pluginDriver.init(); const modifiedConfig = await pluginDriver.modifyConfig(); await pluginDriver.beforeBuild();',
      'await renderPages(appDirectory, modifiedConfig, pluginDriver, ssgConfig); await pluginDriver.afterBuild();',
      'const routes = init_routeService.getRoutes();',
      'const additionalRoutes = (await pluginDriver.addSSGRoutes()).map(',
    ],
  },
  {
    claim:
      'The dev server calls `config` and `beforeBuild` when it starts, `afterBuild` after each compilation, and no `addSSGRoutes`.',
    proves: ['plugin/system/plugin-api#afterbuild', 'plugin/system/introduction#life-cycle'],
    file: CORE,
    holds: [
      'await pluginDriver.init(); const modifiedConfig = await pluginDriver.modifyConfig(); try { await pluginDriver.beforeBuild(); const builder = await initRsbuild(docDirectory, modifiedConfig, pluginDriver, false, extraBuilderConfig); builder.onDevCompileDone(async ()=>{ await pluginDriver.afterBuild(); });',
    ],
  },
  {
    claim:
      'Before the hooks of plugins run, `plugins`, `mediumZoom`, the switch for the time of changes and the menus have been looked at.',
    proves: ['plugin/system/plugin-api#config', 'plugin/system/introduction#order'],
    file: CORE,
    holds: [
      'const mediumZoomConfig = (null == config ? void 0 : config.mediumZoom) ?? true;',
      'if (enableLastUpdated) {',
      '_themeConfig_locales.some((locale)=>locale.lastUpdated));',
      'if (mediumZoomConfig) {',
      '(config.plugins || []).forEach((plugin)=>{ this.addPlugin(plugin); }); if (!haveNavSidebarConfig) {',
      'this.addPlugin(pluginAutoNavSidebar());',
      'const haveNavSidebarConfig = themeConfig.nav || themeConfig.sidebar ||',
    ],
  },
  {
    claim: 'The folder of the pages is read before the `config` hooks, and handed over beside the configuration.',
    proves: ['plugin/system/plugin-api#config'],
    file: CLI,
    holds: [
      'config.root = resolveDocRoot(cwd, root, config.root); const docDirectory = config.root; try { await (0, X.build)({ appDirectory: cwd, docDirectory, config });',
    ],
  },
  {
    claim: 'Generated menus take the place of those in the configuration, for each language too.',
    proves: ['plugin/system/plugin-api#config'],
    file: MENUS,
    holds: [
      "name: 'auto-nav-sidebar', async config (config) {",
      'config.themeConfig = { ...config.themeConfig, ...combined };',
      '({ ...item, ...metaInfo[index] }));',
    ],
  },
  {
    claim:
      'Pages of plugins come after those on disk, and their text is written to numbered files that end with `.mdx`.',
    proves: ['plugin/system/plugin-api#addpages'],
    file: CORE,
    holds: [
      'this.addRoute(routeInfo); }); const externalPages = await',
      '_pluginDriver).addPages(); await Promise.all(externalPages.map(async (route, index)=>{',
      'const { routePath, content, filepath } = route; if (filepath) {',
      'if (content) { const filepath = await',
      '`temp-${index}.mdx`);',
      '_pluginDriver).routeGenerated(this.getRoutes());',
    ],
  },
  {
    claim:
      'A page whose route exists replaces the earlier one only if its extension comes first in `route.extensions`, and nothing is printed.',
    proves: ['plugin/system/plugin-api#addpages'],
    file: CORE,
    holds: [
      'if (this.routeData.has(routePath)) {',
      'if (-1 !== currRouteExtIndex && (currRouteExtIndex < preRouteExtIndex || -1 === preRouteExtIndex)) this.routeData.set(routePath, routeInfo); } else this.routeData.set(routePath, routeInfo);',
    ],
  },
  {
    claim: 'What `addPages` and `addSSGRoutes` return is read without a check.',
    proves: ['plugin/system/plugin-api#addpages', 'plugin/system/plugin-api#addssgroutes'],
    file: CORE,
    holds: [
      "_runParallelAsyncHook('addPages', _class_private_field_get(this, _config) || {}, _class_private_field_get(this, _isProd)); return result.flat();",
      'const { routePath, content, filepath } = route;',
      'const additionalRoutes = (await pluginDriver.addSSGRoutes()).map((route)=>({ routePath: (0, __WEBPACK_EXTERNAL_MODULE__rspress_shared_baa012d0__.withBase)(route.path, base) }));',
    ],
  },
  {
    claim: 'The list of routes is a copy.',
    proves: ['plugin/system/plugin-api#routegenerated'],
    file: CORE,
    holds: ['getRoutes() { return Array.from(this.routeData.values()); }'],
  },
  {
    claim:
      'A route has six fields, and its paths are seen from the folder of the pages; the name of an added one is its route.',
    proves: ['plugin/system/plugin-api#routegenerated'],
    file: CORE,
    holds: [
      'const routeInfo = { routePath, absolutePath: normalizePath(absolutePath), relativePath: fileRelativePath, pageName: getPageKey(fileRelativePath), lang, version };',
      '_scanDir), filepath)), pageName: getPageKey(routePath), lang, version };',
      "return cleanRoute.replace(/\\//g, '_').replace(/\\.[^.]+$/, '') || 'index';",
    ],
  },
  {
    claim: 'The version of a page is that of its folder, else the default one, else empty.',
    proves: ['plugin/system/plugin-api#routegenerated', 'plugin/system/plugin-api#page-fields'],
    file: CORE,
    holds: [
      'version: versionPart || version',
      "_defaultVersion, userConfig.multiVersion.default || '');",
      "_defaultVersion, { writable: true, value: '' });",
    ],
  },
  {
    claim:
      'For each bundle the pages are read anew; plugins get the list, then the index is written, then plugins get each page.',
    proves: [
      'plugin/system/plugin-api#modifysearchindexdata',
      'plugin/system/plugin-api#extendpagedata',
      'plugin/system/introduction#life-cycle',
    ],
    file: CORE,
    holds: [
      'const pages = await extractPageData(replaceRules, alias, domain, userDocRoot, routeService, highlightLanguages, searchCodeBlocks); await pluginDriver.modifySearchIndexData(pages);',
      'const stringifiedIndex = JSON.stringify(groupedPages[group].map(deletePrivateField));',
      'await Promise.all(pages.map(async (pageData)=>pluginDriver.extendPageData(pageData)));',
      'pages: pages.map((page)=>{',
    ],
  },
  {
    claim:
      'Data and modules are made while the bundler is configured, once for each bundle and not for each compilation.',
    proves: ['plugin/system/plugin-api#extendpagedata', 'plugin/system/plugin-api#addruntimemodules'],
    file: CORE,
    holds: [
      "api.modifyBundlerChain(async (bundlerChain, { target })=>{ const isServer = 'node' === target;",
      'for (const factory of runtimeModuleFactory){',
      'const modulesByPlugin = await pluginDriver.addRuntimeModules();',
    ],
  },
  {
    claim: 'The data of a page has these fields; `_html` and `_filepath` are left out of what readers load.',
    proves: ['plugin/system/plugin-api#page-fields'],
    file: CORE,
    holds: [
      "id: index, title: '', content: '', _html: '', routePath: route.routePath, lang: route.lang, toc: [], domain, frontmatter: {}, version: route.version, _filepath: route.absolutePath,",
      "'remote' ? searchConfig.domain ?? '' : '';",
      'title: frontmatter.title || title, toc, content, _html: html, frontmatter: {',
      'charIndex: content.indexOf(',
      'const { content, id, domain, _filepath, _html, ...rest } = page; return isProduction() ? rest : {',
    ],
  },
  {
    claim: 'A heading in the data of a page has id, text, depth and place.',
    proves: ['plugin/system/plugin-api#page-fields'],
    file: TYPES,
    holds: ['interface Header { id: string; text: string; depth: number; charIndex: number; }'],
  },
  {
    claim:
      'Of two modules of plugins with one name the later one counts; one of Rspress that is there and not empty is an error.',
    proves: ['plugin/system/plugin-api#addruntimemodules'],
    file: CORE,
    holds: [
      'result.reduce((prev, current)=>({ ...prev, ...current }), {});',
      'if (runtimeModule[key]) throw new Error(`The runtime module ${key} is duplicated, please check your plugin`);',
      'RuntimeModuleID["GlobalStyles"] = "virtual-global-styles";',
      '[`${runtimeModule_RuntimeModuleID.SiteData}.mjs`]:',
    ],
  },
  {
    claim: 'A virtual module is a file with the ending of its name, else `.js`, which its name stands for in imports.',
    proves: ['plugin/system/plugin-api#addruntimemodules', 'plugin/system/write-a-plugin#debug'],
    file: VIRTUAL,
    holds: ['ext ? p : `${p}.js`);', 'writeFileSync(normalizedPath, content);', 'compiler.options.resolve.alias ='],
  },
  {
    claim: 'Further addresses get the base, and what holds a colon is not written.',
    proves: ['plugin/system/plugin-api#addssgroutes'],
    file: CORE,
    holds: ['withBase)(route.path, base)', "allRoutes.filter((route)=>!route.routePath.includes(':'))"],
  },
  {
    claim: 'The commands set `NODE_ENV` before they load the configuration.',
    proves: [
      'plugin/system/plugin-api#values',
      'plugin/system/introduction#abilities',
      'plugin/system/introduction#one-command',
    ],
    file: CLI,
    holds: [
      'process.env.NODE_ENV = env;',
      "setNodeEnv('development'); let isRestarting = false;",
      "setNodeEnv('production'); const cwd = process.cwd(); const config = await loadConfigFile(options.config);",
      "setNodeEnv('production'); const cwd = process.cwd(); const { port, host } = options || {}; const config = await loadConfigFile(options?.config);",
    ],
  },
  {
    claim: 'Each item of `plugins` is added, whatever it is, and its name is compared with those before it.',
    proves: ['plugin/system/introduction#one-command'],
    file: CORE,
    holds: [
      '(config.plugins || []).forEach((plugin)=>{ this.addPlugin(plugin); });',
      '.findIndex((item)=>item.name === plugin.name);',
    ],
  },
  {
    claim: 'Style sheets are imported by one module, that of the configuration first, then those of plugins in order.',
    proves: ['plugin/system/plugin-api#globalstyles', 'plugin/system/introduction#order'],
    file: CORE,
    holds: [
      "(null == config ? void 0 : config.globalStyles) || '', ...globalStylesByPlugins ]",
      'typeof plugin.globalStyles).map((plugin)=>plugin.globalStyles);',
      "'virtual-global-styles', '@theme' ]",
    ],
  },
  {
    claim: 'Components for every page are those of the configuration, then those of plugins in order.',
    proves: ['plugin/system/introduction#order'],
    file: CORE,
    holds: ['config.globalUIComponents) || [], ...globalUIComponentsByPlugins ];'],
  },
  {
    claim:
      'Plugins for Markdown of the configuration come before those of plugins, and components of plugins before those of the configuration.',
    proves: ['plugin/system/plugin-api#markdown', 'plugin/system/introduction#order'],
    file: LOADER,
    holds: [
      '...remarkPluginsFromConfig, ...remarkPluginsFromPlugins ]',
      '...rehypePluginsFromConfig, ...rehypePluginsFromPlugins ]',
      '_plugin_markdown.globalComponents) || []; }), ...globalComponentsFromConfig ];',
    ],
  },
  {
    claim: 'A plugin for Markdown that is listed twice is in the list once.',
    proves: ['plugin/system/plugin-api#markdown'],
    file: '@rspress/core/node_modules/unified/lib/index.js',
    holds: ['if (attachers[index][0] === plugin) { entry = attachers[index]', 'entry[1] = value } else {'],
  },
  {
    claim: 'The dev server writes the search index to the output folder too.',
    proves: ['plugin/system/plugin-api#afterbuild'],
    file: CORE,
    holds: [
      'return server; } finally{ await writeSearchIndex(modifiedConfig);',
      'const targetDir = (0, X.join)(outDir, \'static\'); await X["default"].mkdir(targetDir, {',
    ],
  },
  {
    claim: 'The dev server of Rsbuild writes nothing to the disk by default.',
    proves: ['plugin/system/plugin-api#afterbuild'],
    file: '@rsbuild/core/dist/index.js',
    holds: ['writeToDisk: !1,'],
  },
  {
    claim: 'The time of the last change is a field that the plugin last-updated adds.',
    proves: ['plugin/system/plugin-api#page-fields'],
    file: '@rspress/plugin-last-updated/dist/index.js',
    holds: ['if (lastUpdated) pageData.lastUpdatedTime = transform(lastUpdated, lang);'],
  },
  {
    claim: 'The preview plugin adds its port, outside of builds, and its languages.',
    proves: ['plugin/system/plugin-api#page-fields'],
    file: '@rspress/plugin-preview/dist/index.js',
    holds: ['if (!isProd) pageData.devPort = port; pageData.extraHighlightLanguages = previewLanguages;'],
  },
  {
    claim: 'Code is left out of the search index unless `codeBlocks` is there and true.',
    proves: ['plugin/system/plugin-api#modifysearchindexdata'],
    file: CORE,
    holds: [
      "const searchCodeBlocks = 'codeBlocks' in searchConfig ? Boolean(searchConfig.codeBlocks) : false;",
      "format: searchCodeBlocks ? 'block' : 'skip'",
    ],
  },
  {
    claim: 'The menus are left to files unless the theme or its first language has some.',
    proves: ['plugin/system/introduction#order'],
    file: CORE,
    holds: [
      'themeConfig.nav || themeConfig.sidebar || (null == (_themeConfig_locales1 = themeConfig.locales) ? void 0 : null == (_themeConfig_locales_ = _themeConfig_locales1[0]) ? void 0 : _themeConfig_locales_.nav)',
      'if (!haveNavSidebarConfig) {',
    ],
  },
  {
    claim: 'The plugin that makes menus resolves a path of the folder of the pages in the configuration.',
    proves: ['plugin/system/introduction#mistakes'],
    file: MENUS,
    holds: ["await walk(config.root, '/', config.root, extensions)", '["default"].resolve(workDir, \'_meta.json\');'],
  },
  {
    claim: 'After an added or removed file the dev server reads the configuration and starts from scratch.',
    proves: ['plugin/system/introduction#life-cycle'],
    file: CLI,
    holds: [
      "if ('add' === eventName || 'unlink' === eventName || 'change' === eventName && (CONFIG_FILES.includes(",
      'await devServer.close(); await cliWatcher.close(); await startDevServer();',
      'const startDevServer = async ()=>{ const { port, host } = options || {}; const config = await loadConfigFile(options?.config);',
    ],
  },
  {
    claim: 'In `dev`, pages also have the path of their file.',
    proves: ['plugin/system/plugin-api#page-fields'],
    file: CORE,
    holds: ['return isProduction() ? rest : { ...rest, _filepath };'],
  },
  {
    claim: 'The place of a heading is that of its text in a line of its own, and -1 where that line is different.',
    proves: ['plugin/system/plugin-api#page-fields'],
    file: CORE,
    holds: ['charIndex: content.indexOf(`\\n${item.text}#\\n\\n`, position + 1)'],
  },
  {
    claim: 'The line with the time is there when the option says so, whether there is a time or not.',
    proves: ['plugin/system/plugin-api#config'],
    file: '@rspress/theme-default/dist/bundle.js',
    holds: [
      'const showLastUpdated = themeConfig.lastUpdated || localesLastUpdated;',
      'children: showLastUpdated && /*#__PURE__*/',
    ],
  },
  {
    claim: 'The check of languages reads `root` after the `config` hooks.',
    proves: ['plugin/system/plugin-api#config'],
    file: CORE,
    holds: ['const contentPath = X["default"].resolve(config.root);'],
  },
  {
    claim: 'The pages are listed with the configuration that the `config` hooks have returned.',
    proves: ['plugin/system/plugin-api#config'],
    file: CORE,
    holds: [
      'const modifiedConfig = await pluginDriver.modifyConfig(); await pluginDriver.beforeBuild();',
      'await bundle(docDirectory, modifiedConfig, pluginDriver, Boolean(ssgConfig));',
      'const rsbuild = await initRsbuild(docDirectory, config, pluginDriver, enableSSG);',
      'const routeService = await initRouteService({ config,',
    ],
  },
  {
    claim: 'The dev server and a preview list the pages first, for which `multiVersion` is read.',
    proves: ['plugin/system/introduction#mistakes'],
    file: CORE,
    holds: [
      'const builder = await initRsbuild(docDirectory, modifiedConfig, pluginDriver, false, extraBuilderConfig);',
      'const modifiedConfig = await pluginDriver.modifyConfig(); const builder = await initRsbuild(config.root, modifiedConfig, pluginDriver, false);',
      'if (userConfig.multiVersion) {',
    ],
  },
  {
    claim:
      'Plugins change the data of pages before they are given to components, without five fields, of which the dev server keeps `_filepath`.',
    proves: ['plugin/system/plugin-api#extendpagedata'],
    file: CORE,
    holds: [
      'await Promise.all(pages.map(async (pageData)=>pluginDriver.extendPageData(pageData)));',
      'const { content, id, domain, _filepath, _html, ...rest } = page; return isProduction() ? rest : { ...rest, _filepath };',
    ],
  },
  {
    claim: 'A page that a plugin adds has only its address, and tags are for pages that have a file.',
    proves: ['plugin/system/plugin-api#addssgroutes'],
    file: CORE,
    holds: [
      'const additionalRoutes = (await pluginDriver.addSSGRoutes()).map((route)=>({ routePath: (0, X.withBase)(route.path, base) }));',
      "return !!route && 'object' == typeof route && 'routePath' in route && 'absolutePath' in route;",
      "async function renderFrontmatterHead(route) { if (!isRouteMeta(route)) return '';",
      "async function renderConfigHead(config, route) { if (!isRouteMeta(route)) return '';",
    ],
  },
  {
    claim: 'The navigation bar is made from the `_meta.json` directly in the folder of a language.',
    proves: ['plugin/official-plugins/typedoc#folder'],
    file: MENUS,
    holds: [
      'const rootMetaFile = X["default"].resolve(workDir, \'_meta.json\');',
      'await walk(X["default"].join(root, lang), ',
      'navConfig = await readJson(rootMetaFile);',
    ],
  },

  {
    claim: 'Without `nav` in the configuration, the plugin makes an empty list of it, and adds the item API there.',
    proves: ['plugin/official-plugins/typedoc#navigation'],
    file: '@rspress/plugin-typedoc/dist/es/index.mjs',
    holds: [
      'config.themeConfig.nav = config.themeConfig.nav || []; const { nav } = config.themeConfig;',
      "nav.push({ text: 'API', link: apiPageRoute });",
    ],
  },
  {
    claim: 'With `stripInternal` for TypeScript, TypeDoc leaves out what is internal, unless `excludeInternal` is set.',
    proves: ['plugin/official-plugins/typedoc#comments'],
    file: '@rspress/plugin-typedoc/node_modules/typedoc/dist/lib/utils/options/options.js',
    holds: ['if (options.stripInternal && !this.isSet("excludeInternal")) { this.setValue("excludeInternal", true); }'],
  },
];
