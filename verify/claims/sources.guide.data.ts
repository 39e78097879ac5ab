import type {SourceClaim} from './types';

const CORE = '@rspress/core/dist/index.js';
const CORE_PACKAGE = '@rspress/core/package.json';
const LOADER = '@rspress/core/dist/loader.js';
const THEME = '@rspress/theme-default/dist/bundle.js';
const THEME_CSS = '@rspress/theme-default/dist/bundle.css';
const RSBUILD = '@rsbuild/core/dist/index.js';
const HOOKS = '@rspress/runtime/dist/hooks.js';

/** Statements of the pages below `guide/`, proven by released code. */
export const GUIDE_SOURCES: readonly SourceClaim[] = [
  {
    claim: 'The script of the mode is one text for all pages.',
    proves: ['guide/basic/deploy#requirements'],
    file: CORE,
    holds: [
      "const inlineThemeScript = `{ const saved = localStorage.getItem('${",
      'tag: "script", children: inlineThemeScript, append: false',
    ],
  },
  {
    claim: 'A configuration file that does not exist is a warning, and one of Rsbuild in its folder is taken instead.',
    proves: ['guide/about/errors#no-such-config'],
    file: RSBUILD,
    holds: [
      'logger.warn(`Cannot find config file:',
      "'rsbuild.config.mjs', 'rsbuild.config.ts',",
      "debug('no config file found.'), { content: {},",
    ],
  },
  {
    claim: 'Plain JavaScript is imported as it is, and what fails is read again by jiti.',
    proves: ['guide/about/errors#config-load'],
    file: RSBUILD,
    holds: [
      "'native' === loader || /\\.(?:js|mjs|cjs)$/.test(configFilePath)",
      'logger.error(`Failed to load file with jiti:',
    ],
  },
  {
    claim: 'A title is used as a text, with a method of texts.',
    proves: ['guide/about/errors#title'],
    file: '@rspress/shared/dist/node-utils.js',
    holds: ["const text = title.replace(customIdReg, '').trimEnd();"],
  },
  {
    claim: 'The copy of `public` names the folder and the reason when it fails.',
    proves: ['guide/about/errors#copy-public'],
    file: RSBUILD,
    holds: ['err.message = `Copy public dir (${normalizedPath}) to dist failed:\\n${err.message}`'],
  },
  {
    claim: 'A quotation is read only where it begins with text, which a link is not.',
    proves: ['guide/about/errors#quote-link'],
    file: '@rspress/plugin-container-syntax/dist/index.js',
    holds: ["'paragraph' === node.children[0].type && 'value' in node.children[0].children[0]"],
  },
  {
    claim: 'Pages are rendered after the bundles are there, and all at once.',
    proves: ['guide/about/errors#ssg', 'guide/advanced/extend-build#large-sites', 'guide/start/introduction#parts'],
    file: CORE,
    holds: [
      'await bundle(docDirectory, modifiedConfig, pluginDriver, Boolean(ssgConfig)); await renderPages(',
      "await Promise.all(allRoutes.filter((route)=>!route.routePath.includes(':')).map(async (route)=>{",
    ],
  },
  {
    claim: 'The search index is written when bundling ends, into `static`, and home pages are left out.',
    proves: ['guide/start/introduction#parts'],
    file: CORE,
    holds: [
      'await rsbuild.build(); } finally{ await writeSearchIndex(config);',
      ".join)(outDir, 'static')",
      "_page_frontmatter.pageType) === 'home') return 'noindex'",
    ],
  },
  {
    claim: 'The data of the page are in a context, which is empty without the component around the site.',
    proves: ['guide/about/errors#two-runtimes'],
    file: HOOKS,
    holds: ['const DataContext = (0, X.createContext)({});', 'useContext)(DataContext); return ctx.data;'],
  },
  {
    claim: 'A failed build ends with the same sentence, whatever the cause.',
    proves: ['guide/about/errors#rspack-failed'],
    file: RSBUILD,
    holds: ["let RSPACK_BUILD_ERROR = 'Rspack build failed.'"],
  },
  {
    claim: 'The link of an entry is resolved against `siteUrl`, which has to be a text.',
    proves: ['guide/about/errors#rss-url'],
    file: '@rspress/plugin-rss/dist/index.mjs',
    holds: ['.resolve)(siteUrl, selectNonNullishProperty(fm.permalink, page.routePath)'],
  },
  {
    claim: 'The bar is rendered for an endless width during the build, and measured in the browser.',
    proves: ['guide/basic/ssg#known-issues', 'guide/about/errors#hydration', 'guide/basic/ssg#hydration'],
    file: HOOKS,
    holds: ["initialWidth ?? ('undefined' == typeof window ? Number.POSITIVE_INFINITY : window.innerWidth)"],
  },
  {
    claim: 'The bar of small windows depends on the width of the window.',
    proves: ['guide/basic/ssg#known-issues'],
    file: THEME,
    holds: ['const showSidebarMenu = width <= 960 || width <= 1280 && page.toc.length > 0;'],
  },
  {
    claim: 'The choice of a mode is kept under this name.',
    proves: ['guide/about/recipes#mistakes'],
    file: '@rspress/shared/dist/index.js',
    holds: ["const APPEARANCE_KEY = 'rspress-theme-appearance'"],
  },
  {
    claim: 'Pages are looked for by patterns below the folder of the pages, of which some may lead out of it.',
    proves: ['guide/about/recipes#monorepo'],
    file: CORE,
    holds: [
      '...RouteService_class_private_field_get(this, _include) ], { cwd: RouteService_class_private_field_get(this, _scanDir), absolute: true, onlyFiles: true,',
      'default"].relative(RouteService_class_private_field_get(this, _scanDir), filePath)',
    ],
  },
  {
    claim: 'Links to folders are followed when pages are looked for.',
    proves: ['guide/about/recipes#monorepo'],
    file: 'tinyglobby/dist/index.mjs',
    holds: ['followSymbolicLinks: true,', 'resolveSymlinks: followSymbolicLinks'],
  },
  {
    claim: '`useDark` says which mode a component that readers see has.',
    proves: ['guide/about/recipes#comments'],
    file: HOOKS,
    holds: ["function useDark() { const ctx = (0, X.useContext)(ThemeContext); return 'dark' === ctx.theme; }"],
  },
  {
    claim: 'The slot `afterDocContent` is after the text of a page.',
    proves: ['guide/about/recipes#comments'],
    file: THEME,
    holds: ['children: [ beforeDocContent, fallbackTitle, docContent, afterDocContent'],
  },
  {
    claim: 'The text of a page is in an element of this class, its headings included.',
    proves: ['guide/advanced/custom-search#docsearch'],
    file: THEME,
    holds: ['className: "rspress-doc", children: [ beforeDocContent, fallbackTitle, docContent,'],
  },
  {
    claim: 'The outline is hidden below 1280 pixels, and appears from there on.',
    proves: ['guide/advanced/custom-theme#small-windows', 'guide/default-theme/doc-page#width'],
    file: THEME_CSS,
    holds: [
      '@media (width >= 960px) { .aside-container_bc5fa { width: var(--rp-aside-width); display: none; }',
      '--rp-content-padding-x: 64px; } .aside-container_bc5fa { display: block; }',
    ],
  },
  {
    claim: 'Below 960 pixels, the parts of a page are above one another, and the sidebar slides in.',
    proves: ['guide/advanced/custom-theme#small-windows', 'guide/default-theme/doc-page#width'],
    file: THEME_CSS,
    holds: [
      '.docLayout_af141 { display: flex; }',
      '@media (width >= 960px) { .sidebar_dd719 { z-index: 5; opacity: 1; visibility: visible;',
    ],
  },
  {
    claim: 'The text is never wider than 992 pixels.',
    proves: ['guide/default-theme/doc-page#width'],
    file: THEME_CSS,
    holds: [':is(.content_ff766 .rspress-doc, .content_ff766 .rspress-doc-footer) { max-width: min(100%, 992px);'],
  },
  {
    claim: 'Each level of the outline is indented by 12 pixels, as a style of its link.',
    proves: ['guide/default-theme/doc-page#outline-levels'],
    file: THEME,
    holds: ['marginLeft: (header.depth - baseHeaderLevel) * 12'],
  },
  {
    claim: 'The published theme is its bundle.',
    proves: ['guide/advanced/custom-theme#eject'],
    file: '@rspress/theme-default/package.json',
    holds: ['"files": [ "dist" ]'],
  },
  {
    claim:
      'The folder of the theme is an option, also for the `config` hook of a plugin, which comes before it is read.',
    proves: ['guide/advanced/custom-theme#share'],
    file: CORE,
    holds: ['const CUSTOM_THEME_DIR = (null == config ? void 0 : config.themeDir) ??'],
  },
  {
    claim: 'In `dev` and in `preview`, headers and proxies come before the files of the site.',
    proves: ['guide/advanced/extend-build#dev-server', 'plugin/system/write-a-plugin#server-data'],
    file: RSBUILD,
    holds: [
      'let { headers, proxy, historyApiFallback, compress, base, cors } = this.options.serverConfig;',
      'for (let [key, value] of Object.entries(headers))res.setHeader(key, value);',
      'await createProxyMiddleware(proxy)',
    ],
  },
  {
    claim:
      'The compiler in JavaScript is MDX 2, the one in Rust has this version, and the rest of the build is Rsbuild 1.3.',
    proves: [
      'guide/advanced/extend-build#npm-plugins',
      'guide/start/introduction#parts',
      'guide/start/introduction#limits',
      'guide/start/introduction#choose',
      'guide/start/introduction#comparison',
      'guide/start/introduction#superseded',
      'guide/about/moving-to-2#requirements',
      'guide/about/moving-to-2#whether',
    ],
    file: CORE_PACKAGE,
    holds: [
      '"@mdx-js/mdx": "^2.3.0"',
      '"@rspress/mdx-rs": "0.6.',
      '"@rsbuild/core": "~1.3.',
      '"react": "^18.3.1"',
      '"react-syntax-highlighter": "^15.',
    ],
  },
  {
    claim: 'Rspack comes with Rsbuild, in version 1.3.',
    proves: ['guide/start/introduction#parts', 'guide/start/introduction#comparison'],
    file: '@rsbuild/core/package.json',
    holds: ['"@rspack/core": "1.3.'],
  },
  {
    claim: 'The search of the theme is FlexSearch.',
    proves: ['guide/start/introduction#parts', 'guide/start/introduction#comparison'],
    file: '@rspress/theme-default/package.json',
    holds: ['"flexsearch": "0.7.'],
  },
  {
    claim: 'The package itself says that it is superseded, and by which one.',
    proves: [
      'guide/start/introduction#superseded',
      'guide/start/introduction#limits',
      'guide/start/introduction#choose',
    ],
    file: 'rspress/package.json',
    holds: ['"description": "Deprecated Rspress v1 CLI. Use @rspress/core for Rspress v2."'],
  },
  {
    claim: '`update` asks for the newest version of each package.',
    proves: [
      'guide/start/introduction#superseded',
      'plugin/official-plugins/overview#use',
      'plugin/community-plugins/overview#mistakes',
    ],
    file: 'rspress/dist/index.js',
    holds: ["item.startsWith('@rspress') || item.startsWith('rspress')", '`${item}@latest`'],
  },
  {
    claim: 'Three colons are found as text and as a node of another plugin.',
    proves: ['guide/advanced/extend-build#npm-plugins'],
    file: '@rspress/plugin-container-syntax/dist/index.js',
    holds: ["if ('containerDirective' === node.type) { const type = node.name; if (DIRECTIVE_TYPES.includes(type))"],
  },
  {
    claim: 'The variable `DEBUG` takes these words, and the configuration is written to files then.',
    proves: ['guide/advanced/extend-build#inspect'],
    file: RSBUILD,
    holds: [
      "[ 'rsbuild', 'builder', '*' ].some((key)=>values.includes(key))",
      'let outputFile = `rsbuild.config.${name}.mjs`',
      "(outputPath, 'rsbuild.config.mjs')",
    ],
  },
  {
    claim: 'The report about sizes has the name of the bundle.',
    proves: ['guide/advanced/extend-build#performance'],
    file: RSBUILD,
    holds: ['reportFilename: `report-${environment.name}.html`'],
  },
  {
    claim: 'The playground plugin turns the Rust compiler off and removes the preview plugin.',
    proves: [
      'guide/advanced/extend-build#performance',
      'plugin/official-plugins/overview#compiler',
      'plugin/official-plugins/playground#how',
    ],
    file: '@rspress/plugin-playground/dist/cli/cjs/index.js',
    holds: ["config.markdown.mdxRs = false; removePlugin('@rspress/plugin-preview');"],
  },
  {
    claim: 'The preview plugin turns the Rust compiler off.',
    proves: [
      'guide/advanced/extend-build#performance',
      'plugin/official-plugins/overview#compiler',
      'plugin/official-plugins/preview#how',
    ],
    file: '@rspress/plugin-preview/dist/index.js',
    holds: [
      "name: '@rspress/plugin-preview', config (config) { config.markdown = config.markdown || {}; config.markdown.mdxRs = false;",
    ],
  },
  {
    claim: 'The plugin for tables of props turns the Rust compiler off.',
    proves: [
      'guide/advanced/extend-build#performance',
      'plugin/official-plugins/overview#compiler',
      'plugin/official-plugins/api-docgen#source',
    ],
    file: '@rspress/plugin-api-docgen/dist/index.js',
    holds: ['config.markdown.mdxRs = false;'],
  },
  {
    claim: 'The Shiki plugin turns the Rust compiler off and chooses the highlighter.',
    proves: [
      'guide/advanced/extend-build#performance',
      'plugin/official-plugins/overview#compiler',
      'plugin/official-plugins/shiki#pluginshiki',
      'plugin/official-plugins/shiki#limits',
    ],
    file: '@rspress/plugin-shiki/dist/index.js',
    holds: ["config.markdown.mdxRs = false; config.markdown.codeHighlighter = 'shiki';"],
  },
  {
    claim: 'A menu of the first language is enough to leave the files aside.',
    proves: ['guide/basic/auto-nav-sidebar#configuration'],
    file: CORE,
    holds: [
      'const haveNavSidebarConfig = themeConfig.nav || themeConfig.sidebar ||',
      '_themeConfig_locales1[0]) ? void 0 : _themeConfig_locales_.nav)',
      'if (!haveNavSidebarConfig) { const { pluginAutoNavSidebar } =',
    ],
  },
  {
    claim: 'A link is compared with the routes as it is written.',
    proves: ['guide/basic/conventional-route#known-issues'],
    file: LOADER,
    holds: ['routeService.normalizeRoutePath(null == (_url_split_join = url.split('],
  },
  {
    claim: 'The preview sends the first page for what it does not find.',
    proves: [
      'guide/basic/conventional-route#known-issues',
      'guide/basic/deploy#known-issues',
      'guide/basic/deploy#requirements',
    ],
    file: RSBUILD,
    holds: ["htmlFallback: 'index',", "single: 'index' === htmlFallback"],
  },
  {
    claim: 'Components are pages by default, as Markdown is.',
    proves: ['guide/basic/custom-page#mistakes'],
    file: '@rspress/shared/dist/constants.js',
    holds: ["const DEFAULT_PAGE_EXTENSIONS = [ '.js', '.jsx', '.ts', '.tsx', '.md', '.mdx' ];"],
  },
  {
    claim: 'A key without texts is an error, and a language without text gives nothing.',
    proves: ['guide/default-theme/i18n#known-issues'],
    file: HOOKS,
    holds: ['[key][lang], [ lang ]'],
  },
  {
    claim: 'The languages are looked for directly below the folder of the pages.',
    proves: ['guide/default-theme/i18n#known-issues'],
    file: CORE,
    holds: [
      'const contentPath = __WEBPACK_EXTERNAL_MODULE_node_path_c5b9b54f__["default"].resolve(config.root);',
      'await collectModuleFiles(contentPath, lang, includedDir, excludedDirs, curFileLangMap)',
    ],
  },
  {
    claim: 'Rsbuild itself asks for Node.js 16.10.',
    proves: ['guide/start/getting-started#requirements'],
    file: '@rsbuild/core/package.json',
    holds: ['"node": ">=16.10.0"'],
  },
  {
    claim: 'The Sass compiler of Rsbuild is not held at one version.',
    proves: ['guide/start/getting-started#requirements'],
    file: '@rsbuild/plugin-sass/package.json',
    holds: ['"sass-embedded": "^1.'],
  },
  {
    claim: 'The newest Sass compiler asks for Node.js 20.19.',
    proves: [
      'guide/start/getting-started#requirements',
      'guide/start/introduction#comparison',
      'guide/about/moving-to-2#requirements',
    ],
    file: 'sass-embedded/package.json',
    holds: ['"node": ">=20.19.0"'],
  },
  {
    claim:
      'Pages are rendered at build time unless `ssg` says otherwise, by a second bundle for Node.js, which is then deleted.',
    proves: ['guide/basic/ssg#phases'],
    file: CORE,
    holds: [
      'const ssgConfig = modifiedConfig.ssg ?? true;',
      '...enableSSG ? { node: {',
      "target: 'node'",
      "(outputPath, '__ssg__'));",
      "if (!is404RouteInRoutes) allRoutes.push({ routePath: '/404' });",
    ],
  },
  {
    claim: 'The dev server makes no bundle for Node.js and renders nothing in advance.',
    proves: ['guide/basic/ssg#phases'],
    file: CORE,
    holds: [
      'const builder = await initRsbuild(docDirectory, modifiedConfig, pluginDriver, false, extraBuilderConfig);',
    ],
  },
  {
    claim:
      'A page that is not rendered has the icon and the tags of `head` in its HTML; what components add is not there.',
    proves: ['guide/basic/ssg#off'],
    file: CORE,
    holds: [
      'favicon: normalizeIcon(',
      'if (render) try { ({ appHtml } = await render(routePath, helmetContext.context));',
      'await renderConfigHead(config, route), helmet.title.toString(), helmet.meta.toString()',
      'await renderFrontmatterHead(route)',
    ],
  },
  {
    claim: 'The script of a page is loaded when its route is shown.',
    proves: ['guide/basic/ssg#phases'],
    file: CORE,
    holds: ['lazyWithPreload(() => import('],
  },
  {
    claim: '`NoSSR` renders nothing until its first effect has run.',
    proves: ['guide/basic/ssg#no-ssr'],
    file: '@rspress/runtime/dist/NoSSR.js',
    holds: ['setIsMounted(true);', 'if (!isMounted) return null;'],
  },
  {
    claim: 'The navigation bar has another form in windows below 1280 pixels.',
    proves: ['guide/basic/ssg#known-issues'],
    file: '@rspress/theme-default/dist/bundle.js',
    holds: ['const isMobile = width < 1280;'],
  },
  {
    claim: 'Without a list of browsers, scripts and styles are for Chrome 87, Edge 88, Firefox 78 and Safari 14.',
    proves: ['guide/advanced/extend-build#browsers'],
    file: RSBUILD,
    holds: [
      "'chrome >= 87', 'edge >= 88', 'firefox >= 78', 'safari >= 14' ], DEFAULT_BROWSERSLIST = { web: DEFAULT_WEB_BROWSERSLIST,",
    ],
  },
  {
    claim: 'The list comes from the option, then from `browserslist` in the folder or above, then from the defaults.',
    proves: ['guide/advanced/extend-build#browsers'],
    file: RSBUILD,
    holds: [
      'if (Array.isArray(overrideBrowserslist)) return overrideBrowserslist;',
      'if (browserslistrc) return browserslistrc;',
      'return DEFAULT_BROWSERSLIST[target];',
      'let configFile = eachParent(from, (dir)=>{',
      "join(dir, 'package.json')",
      "join(dir, '.browserslistrc')",
    ],
  },
  {
    claim: 'No polyfills are added unless a project asks for them.',
    proves: ['guide/advanced/extend-build#browsers'],
    file: RSBUILD,
    holds: ["polyfill: 'off',"],
  },
  {
    claim: '`loadEnv` reads four files, and later ones win; the mode is that of the command.',
    proves: ['guide/advanced/extend-build#env'],
    file: RSBUILD,
    holds: [
      "filePaths = [ '.env', '.env.local', `.env.${mode}`, `.env.${mode}.local` ]",
      'for (let envPath of filePaths)Object.assign(parsed,',
    ],
  },
  {
    claim: 'HTML is written as rendered: no step makes it smaller.',
    proves: ['guide/advanced/extend-build#performance'],
    file: CORE,
    holds: ['join)(outputPath, fileName), html);'],
  },
  {
    claim: 'Style sheets of four kinds go into one file, which every page has.',
    proves: ['guide/advanced/extend-build#stylus'],
    file: CORE,
    holds: ["styles: { name: 'styles', minSize: 0, chunks: 'all', test: /\\.(?:css|less|sass|scss)$/,"],
  },
  {
    claim: 'A click on a link shows a bar at the top when the script of the page takes longer than 200 ms.',
    proves: ['guide/advanced/custom-theme#loading-bar'],
    file: THEME,
    holds: [
      'const timer = setTimeout(()=>{ X["default"].start(); }, 200); await matchedRoute.preload(); clearTimeout(timer); X["default"].done();',
      'showSpinner: false',
      'onMouseEnter: ()=>preloadLink(withBaseUrl),',
    ],
  },
  {
    claim: 'The style sheet of the bar is loaded after that of the theme, and has another colour.',
    proves: ['guide/advanced/custom-theme#loading-bar'],
    file: 'nprogress/nprogress.css',
    holds: [
      '#nprogress .bar { background: #29d;',
      '#nprogress { pointer-events: none; }',
      'box-shadow: 0 0 10px #29d, 0 0 5px #29d;',
    ],
  },
  {
    claim: 'The theme gives the bar the brand colour, in a sheet that comes before that of the bar.',
    proves: ['guide/advanced/custom-theme#loading-bar'],
    file: THEME_CSS,
    holds: ['#nprogress .bar { background: var(--rp-c-brand);'],
  },
  {
    claim: 'The sheet of the theme comes first, then `globalStyles`, then your theme with all that it imports.',
    proves: ['guide/advanced/custom-theme#loading-bar'],
    file: CORE,
    holds: ["'../bundle.css'), 'virtual-global-styles', '@theme' ]"],
  },
  {
    claim: 'The types of Rsbuild declare `import.meta.env` with any name.',
    proves: ['guide/advanced/extend-build#env'],
    file: '@rsbuild/core/types.d.ts',
    holds: ['interface ImportMetaEnv { [key: string]: any;', 'readonly env: ImportMetaEnv;'],
  },
  {
    claim: 'The command sets the mode before it reads the configuration.',
    proves: ['guide/advanced/extend-build#env'],
    file: 'rspress/dist/index.js',
    holds: [
      'process.env.NODE_ENV = env;',
      "setNodeEnv('development'); let isRestarting = false;",
      "setNodeEnv('production');",
    ],
  },
  {
    claim: 'The page footer has the last updated time, the edit link and the page links.',
    proves: ['guide/advanced/custom-theme#slot-pages'],
    file: THEME,
    holds: [
      'uiSwitch?.showDocFooter && /*#__PURE__*/ (0, X.jsx)(DocFooter, {}),',
      'children: showLastUpdated && /*#__PURE__*/ (0, X.jsx)(X.LastUpdated, {})',
      'children: /*#__PURE__*/ (0, X.jsx)(X.EditLink, {})',
      'children: prevPage ? /*#__PURE__*/ (0, X.jsx)(X.PrevNextPage, {',
    ],
  },
  {
    claim: 'The heading of a page without one is made by the theme from the title, with its own component.',
    proves: ['guide/advanced/custom-theme#elements'],
    file: THEME,
    holds: [
      '!headingTitle && titleSlug && /*#__PURE__*/ (0, X.jsxs)(H1, {',
      'children: [ beforeDocContent, fallbackTitle, docContent, afterDocContent ]',
    ],
  },
  {
    claim:
      'The list of pages, and the text of an entry that is only a link, are made of what the hook of the index was given.',
    proves: ['guide/advanced/custom-search#exclude'],
    file: CORE,
    holds: [
      'await pluginDriver.modifySearchIndexData(pages);',
      'themeConfig: normalizeThemeConfig(userConfig, pages)',
      "text: applyReplaceRules((null == page ? void 0 : page.title) || '', replaceRules), link: normalizedItem",
      'pages: pages.map((page)=>{ const { content,',
    ],
  },
  {
    claim: 'What a configuration imports from `rspress` is TypeScript in a package.',
    proves: [
      'guide/about/errors#dirname',
      'guide/about/errors#no-default-export',
      'guide/advanced/extend-build#limits',
    ],
    file: 'rspress/package.json',
    holds: ['"./config": { "default": "./config.ts" }', '"./core": { "default": "./core.ts" }'],
  },
  {
    claim: 'The text is at most 992 pixels wide in windows of 1280 pixels or more.',
    proves: ['guide/default-theme/doc-page#width'],
    file: THEME_CSS,
    holds: [
      '@media (width >= 1280px) { html:root { --rp-content-padding-x: 64px; } .aside-container_bc5fa { display: block; } :is(.content_ff766 .rspress-doc, .content_ff766 .rspress-doc-footer) { max-width: min(100%, 992px);',
    ],
  },
  {
    claim:
      'The JavaScript compiler takes the space at the end of each piece of text off a heading of the page and its id.',
    proves: ['guide/default-theme/doc-page#outline'],
    file: LOADER,
    holds: [
      'child.value = textPart; text += textPart; id = idPart; }',
      'const [text, customId] = collectHeaderText(node); node.properties ??= {}; node.properties.id = customId || slugger.slug(text);',
    ],
  },
  {
    claim:
      'Of a link in a heading, the JavaScript compiler gives the outline text and code, without marks, and no emphasis.',
    proves: ['guide/default-theme/doc-page#outline'],
    file: LOADER,
    holds: [
      "if ('link' === child.type) { var _child_children; return null == (_child_children = child.children) ? void 0 : _child_children.map((item)=>item.value).join(''); }",
    ],
  },
  {
    claim: 'Chokidar watches each folder, and each file in it.',
    proves: ['guide/advanced/extend-build#polling'],
    file: 'chokidar/lib/nodefs-handler.js',
    holds: [
      'closer = this._watchWithNodeFs(dir, (dirPath, stats) => {',
      'const closer = this._watchWithNodeFs(file, listener);',
    ],
  },
  {
    claim: 'React that starts again removes the elements of the HTML in the step that puts the new ones there.',
    proves: ['guide/basic/ssg#hydration', 'guide/basic/ssg#known-issues'],
    file: '@rspress/core/node_modules/react-dom/cjs/react-dom.production.min.js',
    holds: ['case 3:var u=b.stateNode.containerInfo;1===u.nodeType?u.textContent="":'],
  },
  {
    claim: 'Whichever file the host sends, the browser loads the page of the URL and renders it there.',
    proves: ['guide/basic/deploy#mistakes', 'guide/basic/ssg#mistakes'],
    file: '@rspress/core/dist/runtime/clientEntry.js',
    holds: ['X.initPageData)(window.location.pathname);', "const container = document.getElementById('root');"],
  },
  {
    claim: 'The item of the current page scrolls to the middle once it is first rendered, and not on a navigation.',
    proves: ['guide/basic/auto-nav-sidebar#width'],
    file: '@rspress/theme-default/dist/bundle.js',
    holds: ["if (active) ref.current?.scrollIntoView({ block: 'center' }); }, []);"],
  },
  {
    claim: 'Below 960 pixels the sidebar is fixed over the page and has a width of its own; above, it is always there.',
    proves: ['guide/basic/auto-nav-sidebar#width'],
    file: '@rspress/theme-default/dist/bundle.css',
    holds: [
      'width: calc(100vw - 64px); max-width: 320px;',
      'visibility: visible; margin-top: calc(var(--rp-nav-height) * -1); height: 100vh; width: var(--rp-sidebar-width);',
    ],
  },
  {
    claim: 'Only `http:`, `https:`, `mailto:` and `tel:` begin a link that Rspress leaves alone.',
    proves: ['guide/basic/conventional-route#links'],
    file: '@rspress/shared/dist/index.js',
    holds: [
      "return url.startsWith('http://') || url.startsWith('https://') || url.startsWith('mailto:') || url.startsWith('tel:');",
    ],
  },
  {
    claim: 'The router compares paths without regard to capital letters.',
    proves: ['guide/basic/conventional-route#mistakes'],
    file: '@remix-run/router/dist/router.cjs.js',
    holds: ['caseSensitive: route.caseSensitive === true,', 'caseSensitive ? undefined : "i"'],
  },
  {
    claim: 'The script that sets the mode comes first in the head, unless there is no dark mode.',
    proves: ['guide/default-theme/navbar#search-and-dark-mode'],
    file: '@rspress/core/dist/index.js',
    holds: ['children: inlineThemeScript, append: false'],
  },
  {
    claim: 'The first redirect keeps the query and drops what comes after `#`.',
    proves: ['guide/default-theme/i18n#redirect'],
    file: '@rspress/theme-default/dist/bundle.js',
    holds: ['const { pathname, search } = window.location;', 'if (newPath) window.location.replace(newPath + search);'],
  },
  {
    claim: 'The build renders a page to a string, and takes nothing but that string and the data of the page.',
    proves: ['guide/basic/ssg#mistakes'],
    file: '@rspress/core/dist/runtime/ssrEntry.js',
    holds: ['.renderToString)(', 'return { appHtml, pageData: initialPageData };'],
  },
  {
    claim: 'The edit link depends on the settings of the site and the language, and on no field of the page.',
    proves: ['plugin/official-plugins/last-updated#limits'],
    file: '@rspress/theme-default/dist/bundle.js',
    holds: [
      'const editLink = locales.editLink ?? siteData.themeConfig?.editLink ?? {}; if (!editLink.docRepoBaseUrl || !editLink.text) return null;',
    ],
  },
];
