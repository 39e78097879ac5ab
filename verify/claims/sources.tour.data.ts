import type {SourceClaim} from './types';

const CORE = '@rspress/core/dist/index.js';
const LOADER = '@rspress/core/dist/loader.js';
const THEME = '@rspress/theme-default/dist/bundle.js';
const RSBUILD = '@rsbuild/core/dist/index.js';
const THEME_CSS = '@rspress/theme-default/dist/bundle.css';

/** Statements of the pages of the guide about pages, files, hosts, search, build and theme, proven by released code. */
export const TOUR_SOURCES: readonly SourceClaim[] = [
  {
    claim: 'The code of a page begins with its own frontmatter as a constant.',
    proves: ['guide/basic/use-mdx#frontmatter'],
    file: LOADER,
    holds: ['const result = `const frontmatter = ${JSON.stringify(frontmatter)};'],
  },
  {
    claim: 'The compiler is chosen for each file, by its absolute path, and is the Rust one by default.',
    proves: ['guide/basic/use-mdx#compiler-some'],
    file: LOADER,
    holds: [
      'const filepath = this.resourcePath;',
      '_config_markdown.mdxRs) ?? true;',
      "enableMdxRs = 'object' == typeof mdxRs ? 'function' == typeof (null == mdxRs ? void 0 : mdxRs.include) ? mdxRs.include(filepath) : true : mdxRs;",
    ],
  },
  {
    claim: 'Plugins for Markdown and global components are given to the JavaScript compiler only.',
    proves: ['guide/basic/use-mdx#compilers'],
    file: LOADER,
    holds: [
      'const { compile } = await import("@rspress/mdx-rs"); const { toc, links, title, code } = await compile({ value: preprocessedContent, filepath, root: docDirectory, development: \'production\' !== process.env.NODE_ENV });',
      '} else { const mdxOptions = await createMDXOptions(docDirectory, config, checkDeadLinks, routeService, filepath, pluginDriver);',
      '...remarkPluginsFromConfig,',
      '...rehypePluginsFromConfig,',
      'globalComponents.length && [ remarkBuiltin,',
    ],
  },
  {
    claim: 'The package of the Rust compiler says that it is faster than the JavaScript one.',
    proves: ['guide/basic/use-mdx#compilers'],
    file: '@rspress/mdx-rs/README.md',
    holds: ['It can be 10x+ faster than compiler in pure JavaScript version.'],
  },
  {
    claim: 'A name of a language that is neither an alias nor in the list is left out without a message.',
    proves: ['guide/basic/use-mdx#code-blocks'],
    file: CORE,
    holds: [
      "require('react-syntax-highlighter/dist/cjs/languages/prism/supported-languages').default;",
      'names[alias] = name;',
      'if (!highlightLanguages_supportedLanguages.has(lang)) highlightLanguages.delete(lang);',
    ],
  },
  {
    claim: 'The list has `bash`, and no `sh`, `shell`, `zsh`, `rs`, `rb`, `kt`, `jsonc` or `vue`.',
    proves: ['guide/basic/use-mdx#code-blocks'],
    file: 'react-syntax-highlighter/dist/cjs/languages/prism/supported-languages.js',
    holds: [
      "'avro-idl', 'bash', 'basic'",
      "'scss', 'shell-session', 'smali'",
      "'robotframework', 'ruby', 'rust', 'sas'",
      "'keyman', 'kotlin', 'kumir'",
      "'json', 'json5', 'jsonp'",
      "'vim', 'visual-basic'",
      "'yaml', 'yang', 'zig']",
    ],
  },
  {
    claim: 'Prism knows `shell` as a short name of `bash`.',
    proves: ['guide/basic/use-mdx#code-blocks'],
    file: 'refractor/lang/bash.js',
    holds: ["bash.aliases = ['shell']"],
  },
  {
    claim: 'Prism knows `kt` as a short name of `kotlin`.',
    proves: ['guide/basic/use-mdx#code-blocks'],
    file: 'refractor/lang/kotlin.js',
    holds: ["kotlin.aliases = ['kt', 'kts']"],
  },
  {
    claim: 'The search index has the title of the frontmatter before that of the heading.',
    proves: ['guide/basic/use-mdx#frontmatter'],
    file: CORE,
    holds: ['title: frontmatter.title || title, toc,'],
  },
  {
    claim: 'The copy button takes the text of a block without its line numbers.',
    proves: ['guide/basic/use-mdx#code-blocks'],
    file: THEME,
    holds: ["if (!node.parentElement.classList.contains('linenumber')) text += node.nodeValue;"],
  },
  {
    claim: 'The button wraps the lines of its block, and `defaultWrapCode` is where it starts.',
    proves: ['guide/basic/use-mdx#code-blocks'],
    file: THEME,
    holds: ['const { defaultWrapCode } = siteData.markdown;', 'useState)(defaultWrapCode)', 'setCodeWrap(!codeWrap)'],
  },
  {
    claim: 'Containers have five looks: `caution` is like `danger`, and `details` has the values of `note`.',
    proves: ['guide/basic/use-mdx#containers'],
    file: '@rspress/plugin-container-syntax/container.css',
    holds: [
      '.rspress-doc .rspress-directive.caution, .rspress-doc .rspress-directive.danger { border-color: var(--rp-container-danger-border);',
      '--rp-container-note-text: var(--rp-c-text-1); --rp-container-note-bg: var(--rp-c-bg-soft);',
      '--rp-container-details-text: var(--rp-c-text-1); --rp-container-details-bg: var(--rp-c-bg-soft);',
      '--rp-container-tip-text: #278359;',
      '--rp-container-info-text: #07f;',
      '--rp-container-warning-text: #887233;',
    ],
  },
  {
    claim: 'The link of a heading to itself floats beside it and is not seen until it is pointed at.',
    proves: ['guide/basic/use-mdx#compiler-off'],
    file: THEME_CSS,
    holds: ['.header-anchor { float: left; opacity: 0;'],
  },
  {
    claim: 'The playground plugin parses pages as they are written and passes errors on.',
    proves: ['guide/basic/use-mdx#anchors'],
    file: '@rspress/plugin-playground/dist/cli/cjs/index.js',
    holds: [
      "const source = await external_node_fs_default().promises.readFile(filepath, 'utf-8'); const ast = processor.parse(source);",
      'console.error(e); throw e;',
    ],
  },
  {
    claim: 'A backslash is put before the brace of an id unless there is one.',
    proves: ['guide/basic/use-mdx#anchors'],
    file: LOADER,
    holds: ["substring.replace('{#', '\\\\{#').replace('\\\\\\\\{#', '\\\\{#')"],
  },
  {
    claim: 'The path of an image is imported as it is written, unless it begins with a slash or names another host.',
    proves: ['guide/basic/static-assets#example'],
    file: LOADER,
    holds: [
      "isExternalUrl)(imageUrl) || imageUrl.startsWith('/')) return ''; return imageUrl;",
      'images.push(getASTNodeImport(tempVariableName, imagePath));',
    ],
  },
  {
    claim: 'Rsbuild has a limit of 4096 bytes for all kinds of files, and folders for images and SVG files.',
    proves: ['guide/basic/static-assets#inline-limit'],
    file: RSBUILD,
    holds: [
      'dataUriLimit: { svg: 4096, font: 4096, image: 4096, media: 4096, assets: 4096 }',
      "svg: 'static/svg',",
      "image: 'static/image',",
      "maxSize = 'number' == typeof dataUriLimit ? dataUriLimit : dataUriLimit[assetType];",
    ],
  },
  {
    claim: 'Both logos are rendered, and a class hides one of them.',
    proves: ['guide/basic/static-assets#logo-and-icon'],
    file: THEME,
    holds: [
      'className: "rspress-logo dark:hidden"',
      'className: "rspress-logo hidden dark:block"',
      "if ('string' == typeof rawLogo) return",
      'logoText && /*#__PURE__*/ (0, __WEBPACK_EXTERNAL_MODULE_react_jsx_runtime_225474f2__.jsx)("span", { children: logoText })',
      '!logo && !logoText && /*#__PURE__*/ (0, __WEBPACK_EXTERNAL_MODULE_react_jsx_runtime_225474f2__.jsx)("span", { children: title })',
    ],
  },
  {
    claim: 'The class `dark` decides which of two logos is hidden.',
    proves: ['guide/basic/static-assets#logo-and-icon'],
    file: THEME_CSS,
    holds: ['.dark\\:block:is(.dark *) { display: block; }', '.dark\\:hidden:is(.dark *) { display: none; }'],
  },
  {
    claim: 'A path of an image that begins with no slash stays as it is.',
    proves: ['guide/basic/static-assets#frontmatter'],
    file: '@rspress/runtime/dist/utils.js',
    holds: ["if (!imagePath.startsWith('/')) return imagePath; return withBase(imagePath);"],
  },
  {
    claim: 'The dev server takes another option than `assetPrefix` of the output.',
    proves: ['guide/basic/static-assets#asset-prefix'],
    file: RSBUILD,
    holds: [
      "if (isProd) 'string' == typeof output.assetPrefix && (publicPath = output.assetPrefix); else if ('string' == typeof dev.assetPrefix)",
    ],
  },
  {
    claim: '`Link` adds base and extension to a path.',
    proves: ['guide/basic/custom-page#example'],
    file: THEME,
    holds: [
      'const withBaseUrl = (0, __WEBPACK_EXTERNAL_MODULE_react__.useMemo)(()=>(0, __WEBPACK_EXTERNAL_MODULE__rspress_runtime_0abd3046__.withBase)((0, __WEBPACK_EXTERNAL_MODULE__rspress_runtime_0abd3046__.normalizeHrefInRuntime)(href)), [',
    ],
  },
  {
    claim: 'Files that end in `.module.css` are CSS modules, whose names get a hash.',
    proves: ['guide/basic/custom-page#example'],
    file: RSBUILD,
    holds: [
      'cssModules: { auto: !0,',
      "config.output.cssModules.localIdentName || (isProd ? '[local]-[hash:base64:6]' : '[path][name]__[local]-[hash:base64:6]')",
    ],
  },
  {
    claim: 'The title of the document depends on the page type, and the theme knows five of them by name.',
    proves: ['guide/basic/custom-page#page-types'],
    file: THEME,
    holds: [
      "title = title && 'doc' === pageType ? concatTitle(title, frontmatter.titleSuffix || mainTitle) : 'home' === pageType ? concatTitle(mainTitle, frontmatter.titleSuffix) : '404' === pageType ? concatTitle('404', mainTitle) : mainTitle;",
      "case 'home':",
      "case 'doc':",
      "case '404':",
      "case 'custom':",
      "case 'blank':",
      "'blank' !== pageType && uiSwitch.showNavbar &&",
    ],
  },
  {
    claim: 'Global components are imported as written, with props if they are a list, after the layout of the theme.',
    proves: ['guide/basic/custom-page#global-components'],
    file: CORE,
    holds: [
      'if (Array.isArray(source)) return `import ${name} from ${JSON.stringify(source[0])}; const Props_${index++} = ${JSON.stringify(source[1])};',
      'return `import ${name} from ${JSON.stringify(source)};',
    ],
  },
  {
    claim: 'Global components come after the layout and get the given props alone, unless frontmatter or URL say no.',
    proves: ['guide/basic/custom-page#global-components', 'guide/basic/custom-page#switches'],
    file: '@rspress/core/dist/runtime/App.js',
    holds: [
      'hideGlobalUIComponents = false === frontmatter[GLOBAL_COMPONENTS_KEY] || "0" === query.get(GLOBAL_COMPONENTS_KEY);',
      '["default"].Layout, {}), !hideGlobalUIComponents &&',
      'createElement(component, { key: index, ...props });',
    ],
  },
  {
    claim:
      'Links have the dark brand colour in light mode and the light one in dark mode, and tables scroll as blocks.',
    proves: ['guide/basic/custom-page#global-styles'],
    file: THEME_CSS,
    holds: [
      '--rp-c-link: var(--rp-c-brand-dark);',
      '--rp-c-link: var(--rp-c-brand-light);',
      '.overflow-x-auto { overflow-x: auto; }',
    ],
  },
  {
    claim: 'A table is a block that scrolls.',
    proves: ['guide/basic/custom-page#global-styles'],
    file: THEME,
    holds: ['className: "block border-collapse text-base my-5 overflow-x-auto'],
  },
  {
    claim: 'The plugins for Sass and Less are there unless the configuration has them.',
    proves: ['guide/basic/custom-page#global-styles'],
    file: CORE,
    holds: [
      '__WEBPACK_EXTERNAL_MODULE__rsbuild_plugin_sass_b13a7d33__.pluginSass)()',
      '__WEBPACK_EXTERNAL_MODULE__rsbuild_plugin_less_4c557a99__.pluginLess)()',
    ],
  },
  {
    claim: 'Rsbuild looks for a configuration of PostCSS, beginning in the folder of the project.',
    proves: ['guide/basic/custom-page#tailwind'],
    file: RSBUILD,
    holds: [
      'await import("../compiled/postcss-load-config/index.js"), promise = postcssrc({}, root)',
      'userOptions = await loadUserPostcssrc(root, postcssrcCache);',
    ],
  },
  {
    claim: 'The top of a home page has classes of Tailwind, one of which names its direction in wide windows.',
    proves: ['guide/basic/custom-page#tailwind-clash'],
    file: THEME,
    holds: ['className: "m-auto flex flex-col md:flex-row max-w-6xl', 'm-auto order-2 md:order-1"'],
  },
  {
    claim: 'The theme resets headings and lists, and its rules are in no layer.',
    proves: ['guide/basic/custom-page#mistakes', 'guide/basic/custom-page#tailwind-4'],
    file: THEME_CSS,
    holds: [
      '} h1, h2, h3, h4, h5, h6 { font-size: inherit; font-weight: inherit; }',
      'ol, ul, menu { margin: 0; padding: 0; list-style: none; }',
      '} .hidden { display: none; }',
      '.flex-col { flex-direction: column; }',
    ],
  },
  {
    claim: 'Tags of `head` are put into the HTML of routes when the build writes it.',
    proves: ['guide/basic/custom-page#html-tags'],
    file: CORE,
    holds: [
      "async function renderConfigHead(config, route) { if (!isRouteMeta(route)) return '';",
      '.replace(HEAD_MARKER, [ await renderConfigHead(config, route),',
    ],
  },
  {
    claim: 'The browser runs the site in a router of the History API.',
    proves: ['guide/basic/custom-page#html-tags'],
    file: '@rspress/core/dist/runtime/clientEntry.js',
    holds: ['__WEBPACK_EXTERNAL_MODULE__rspress_runtime_0abd3046__.BrowserRouter, { children:'],
  },
  {
    claim: 'The entry of a demo in an iframe imports a style sheet of the plugin, and none of the site.',
    proves: ['guide/basic/custom-page#mistakes'],
    file: '@rspress/plugin-preview/dist/index.js',
    holds: ["'global-styles', 'entry.css');"],
  },
  {
    claim: 'The bundler reads `__esModule` of what a style sheet exports, whether there is such a thing or not.',
    proves: ['guide/basic/custom-page#mistakes'],
    file: '@rspack/core/dist/cssExtractLoader.js',
    holds: ['let exports1 = originalExports.__esModule ? originalExports.default : originalExports;'],
  },
  {
    claim: 'A link loads the script of the page it leads to before the URL changes.',
    proves: ['guide/basic/deploy#mistakes', 'guide/basic/deploy#nginx'],
    file: THEME,
    holds: [
      'const matchedRoute = (0, __WEBPACK_EXTERNAL_MODULE__rspress_runtime_0abd3046__.pathnameToRouteService)(withBaseUrl);',
      'await matchedRoute.preload(); clearTimeout(timer);',
      'navigate(withBaseUrl, {',
    ],
  },
  {
    claim: 'Hooks are called in their order with what is in the box, 150 ms after the last change, and awaited.',
    proves: ['guide/advanced/custom-search#hooks'],
    file: THEME,
    holds: [
      'debounce)((...args)=>cbRef.current(...args), 150), []);',
      'if (newQuery) { const searchResult = [];',
      'if (transformedQuery) newQuery = transformedQuery; } const defaultSearchResult = await pageSearcherRef.current?.match(newQuery);',
      'const customSearchResult = await __WEBPACK_EXTERNAL_MODULE_virtual_search_hooks_9d01d01f__[key](newQuery, searchResult);',
      'await __WEBPACK_EXTERNAL_MODULE_virtual_search_hooks_9d01d01f__[key](newQuery, searchResult); } const currQuery = searchInputRef.current?.value; if (currQuery === newQuery) { setSearchResult(searchResult || DEFAULT_RESULT);',
    ],
  },
  {
    claim:
      'Groups of `onSearch` are custom unless they say otherwise, and `render` is called for each custom group of the panel.',
    proves: ['guide/advanced/custom-search#hooks', 'guide/advanced/custom-search#limits'],
    file: THEME,
    holds: [
      'renderType: types_RenderType.Custom, ...item',
      'children: result.map((item)=>',
      'item.renderType === types_RenderType.Default && renderSearchResultItem(item.result, query, isSearching), item.renderType === types_RenderType.Custom && __WEBPACK_EXTERNAL_MODULE_virtual_search_hooks_9d01d01f__[renderKey](item.result)',
    ],
  },
  {
    claim: 'The group of the pages has the name of the site unless the search has another.',
    proves: ['guide/advanced/custom-search#example'],
    file: THEME,
    holds: ['new PageSearcher({ indexName: siteTitle, ...search,', 'return item.group;'],
  },
  {
    claim: 'Results have these fields, and their links begin with the domain and get the ending of the site.',
    proves: ['guide/advanced/custom-search#hooks', 'guide/advanced/custom-search#remote'],
    file: THEME,
    holds: [
      "type: 'title', title, header: title, link: `${item.domain}${(0, __WEBPACK_EXTERNAL_MODULE__rspress_runtime_0abd3046__.normalizeHrefInRuntime)(item.routePath)}`, query, highlightInfoList: [ { start:",
      'const { content, toc, domain } = item; if (!content.length) return;',
      'const headersIndex = toc.map((h)=>h.charIndex);',
    ],
  },
  {
    claim: 'A remote search is a request with four parameters; the language is that of the page or empty.',
    proves: ['guide/advanced/custom-search#remote'],
    file: THEME,
    holds: [
      "searchIndexes: searchIndexes?.map((indexInfo)=>'string' == typeof indexInfo ? indexInfo : indexInfo.value).join(',') || '', lang: this.#options?.currentLang ?? ''",
      'const result = await fetch(`${apiUrl}?${urlParams}`); return result.json();',
      'async match(keyword, limit = 7) {',
      'return [ { index: LOCAL_INDEX, hits: combinedSearchResult } ];',
    ],
  },
  {
    claim: 'The language of a page is that of its folder, else `lang` of the configuration, else empty.',
    proves: ['guide/advanced/custom-search#remote'],
    file: CORE,
    holds: ["_defaultLang, (null == userConfig ? void 0 : userConfig.lang) || '');"],
  },
  {
    claim:
      'Hits are searched again in title, headings and text, and `_matchesPosition.content` counts in bytes without a match.',
    proves: ['guide/advanced/custom-search#remote'],
    file: THEME,
    holds: [
      'this.#matchTitle(item, normalizedKeyWord, matchedResult);',
      'if (-1 === queryIndex) { const highlightItems = item._matchesPosition?.content; if (!highlightItems?.length) return;',
      'byteToCharIndex(content, highlightStartIndex);',
    ],
  },
  {
    claim: 'An upload sends the indexes of all groups without credentials, and any answer counts as success.',
    proves: ['guide/advanced/custom-search#upload'],
    file: CORE,
    holds: [
      "await fetch(`${apiUrl}?index=${indexName}`, { method: 'PUT', body: searchIndexData, headers: { 'Content-Type': 'application/json' } }); __WEBPACK_EXTERNAL_MODULE__rspress_shared_logger_4374e44a__.logger.info(",
      '[doc-tools] Search index uploaded to ${apiUrl}, indexName: ${indexName}',
      'delete groupedPages.noindex;',
    ],
  },
  {
    claim: 'The hook always searches the local index, whose limit counts pages for each of three fields.',
    proves: ['guide/advanced/custom-search#own-ui'],
    file: THEME,
    holds: [
      "const searcher = new PageSearcher({ ...siteData.search, mode: 'local',",
      'return { initialized, search: searchRef.current?.match.bind(searchRef.current) };',
      "limit, index: [ 'normalizedTitle', 'headers', 'normalizedContent' ]",
    ],
  },
  {
    claim: 'The index is loaded from the URL of the assets, and a failure is said in the console.',
    proves: ['guide/advanced/custom-search#limits'],
    file: THEME,
    holds: [
      '__webpack_public_path__)}/static/${',
      "console.error('Failed to fetch search index, please reload the page and try again.');",
    ],
  },
  {
    claim: 'The types of the theme say what the options of the search are.',
    proves: ['guide/advanced/custom-search#own-ui'],
    file: '@rspress/theme-default/dist/bundle.d.ts',
    holds: ['export declare type SearchOptions = (LocalSearchOptions | RemoteSearchOptions) & PageSearcherConfig;'],
  },
  {
    claim: 'The types of the four hooks say what they get and return.',
    proves: ['guide/advanced/custom-search#hooks'],
    file: '@rspress/theme-default/dist/bundle.d.ts',
    holds: [
      'export declare type BeforeSearch = (query: string) => string | Promise<string> | void;',
      'export declare type OnSearch = (query: string, matchedResult: DefaultMatchResult[]) =>',
      'export declare type AfterSearch = (query: string, matchedResult: MatchResult) => void | Promise<void>;',
      'export declare type RenderSearchFunction<T = unknown> = (result: T) => JSX.Element;',
    ],
  },
  {
    claim: 'Options of Rsbuild are merged: those of Rspress, of its plugins, and of the configuration.',
    proves: ['guide/advanced/extend-build#rsbuild'],
    file: CORE,
    holds: [
      "createRsbuild({ callerName: 'rspress', rsbuildConfig: mergeRsbuildConfig(internalRsbuildConfig, ...",
      '.builderConfig) || {}, extraRsbuildConfig || {})',
      'rsbuild.addPlugins(builderPlugins);',
    ],
  },
  {
    claim: 'Rsbuild defines these constants, of which one is the base of its own server.',
    proves: ['guide/advanced/extend-build#define'],
    file: RSBUILD,
    holds: [
      'baseUrl = JSON.stringify(config.server.base), assetPrefix = JSON.stringify(getPublicPathFromChain(chain, !1))',
      "'import.meta.env.MODE': JSON.stringify(config.mode), 'import.meta.env.DEV': 'development' === config.mode, 'import.meta.env.PROD': 'production' === config.mode, 'import.meta.env.BASE_URL': baseUrl, 'import.meta.env.ASSET_PREFIX': assetPrefix",
    ],
  },
  {
    claim:
      '`loadEnv` reads four files, gives what begins with `PUBLIC_`, and leaves variables of the shell as they are.',
    proves: ['guide/advanced/extend-build#env'],
    file: RSBUILD,
    holds: [
      "prefixes = [ 'PUBLIC_' ], processEnv = process.env } = {})",
      "let filePaths = [ '.env', '.env.local', `.env.${mode}`,",
      'publicVars[`import.meta.env.${key}`] = JSON.stringify(val)',
      'Object.prototype.hasOwnProperty.call(processEnv, key) ? (!0 === override && (processEnv[key] = parsed[key])',
    ],
  },
  {
    claim: 'Paths of `tsconfig.json` come before aliases, and its references are followed.',
    proves: ['guide/advanced/extend-build#alias'],
    file: RSBUILD,
    holds: [
      "aliasStrategy: 'prefer-tsconfig',",
      "'prefer-tsconfig' === aliasStrategy && chain.resolve.tsConfig({ configFile: tsconfigPath, references: 'auto' });",
    ],
  },
  {
    claim:
      'Rspress sets aliases for React and the theme, has three plugins of Rsbuild, and leaves out those that are given.',
    proves: ['guide/advanced/extend-build#alias', 'guide/advanced/extend-build#builder-plugins'],
    file: CORE,
    holds: [
      "'@theme': [ CUSTOM_THEME_DIR, DEFAULT_THEME ],",
      '...reactCSRAlias',
      '...isPluginIncluded(config, __WEBPACK_EXTERNAL_MODULE__rsbuild_plugin_react_7b149ee4__.PLUGIN_REACT_NAME) ? [] : [',
      '...isPluginIncluded(config, __WEBPACK_EXTERNAL_MODULE__rsbuild_plugin_sass_b13a7d33__.PLUGIN_SASS_NAME) ? [] : [',
      '...isPluginIncluded(config, __WEBPACK_EXTERNAL_MODULE__rsbuild_plugin_less_4c557a99__.PLUGIN_LESS_NAME) ? [] : [',
    ],
  },
  {
    claim: 'The package brings React 18.3, unified 10 and Rsbuild 1.3.',
    proves: ['guide/advanced/extend-build#alias', 'guide/advanced/extend-build#npm-plugins'],
    file: '@rspress/core/package.json',
    holds: ['"react": "^18.3.1"', '"unified": "^10.1.2"', '"@rsbuild/core": "~1.3.18"'],
  },
  {
    claim: 'The types of plugins for Markdown are those of unified 10.',
    proves: ['guide/advanced/extend-build#npm-plugins'],
    file: '@rspress/shared/package.json',
    holds: ['"unified": "^10.1.2"'],
  },
  {
    claim: 'Functions of `tools.rspack` get these helpers, and the cache of builds is experimental.',
    proves: ['guide/advanced/extend-build#rspack', 'guide/advanced/extend-build#performance'],
    file: '@rsbuild/core/dist-types/types/config.d.ts',
    holds: [
      'addRules: (rules: RspackRule | RspackRule[]) => void;',
      'prependPlugins: (plugins:',
      'removePlugin: (pluginName: string) => void;',
      'mergeConfig: RspackMerge;',
      '@experimental This feature is experimental and may be changed in the future. */ buildCache?: BuildCacheOptions | boolean;',
    ],
  },
  {
    claim: 'A rule of Rspress compiles `.md` and `.mdx` files.',
    proves: ['guide/advanced/extend-build#rspack'],
    file: CORE,
    holds: [
      'chain.module.rule(\'MDX\').type("javascript/auto").test(__WEBPACK_EXTERNAL_MODULE__rspress_shared_baa012d0__.MDX_OR_MD_REGEXP)',
      "loader(require.resolve('./loader.js'))",
    ],
  },
  {
    claim: 'The search index is made of pages as they are written, by the Rust compiler.',
    proves: ['guide/advanced/extend-build#search-index'],
    file: CORE,
    holds: [
      'const { html: rawHtml, title, toc: rawToc, languages } = await (0, __WEBPACK_EXTERNAL_MODULE__rspress_mdx_rs_d2f3021f__.compile)({ value: content,',
    ],
  },
  {
    claim: 'Configurations are written to files with the name of the bundle, and without it if there is one.',
    proves: ['guide/advanced/extend-build#inspect'],
    file: RSBUILD,
    holds: [
      "if (1 === rawEnvironmentConfigs.length) return { path: (0, __WEBPACK_EXTERNAL_MODULE_node_path_c5b9b54f__.join)(outputPath, 'rsbuild.config.mjs'),",
      'let outputFile = `rsbuild.config.${name}.mjs`;',
      'let outputFile = `${configType}.config.${name}.mjs`',
      "RSBUILD_OUTPUTS_PATH = '.rsbuild'",
    ],
  },
  {
    claim: 'The template has an element for the site, one for the search panel, and two places for tags.',
    proves: ['guide/advanced/extend-build#limits'],
    file: '@rspress/core/index.html',
    holds: [
      '<!--<?- HEAD ?>-->',
      '<div id="root"><!--<?- DOC_CONTENT ?>--></div>',
      '<div id="search-container"></div>',
    ],
  },
  {
    claim: 'The search panel is put into an element of this id.',
    proves: ['guide/advanced/extend-build#limits'],
    file: THEME,
    holds: ["document.getElementById('search-container'))"],
  },
  {
    claim: 'The title of the template is removed from the HTML of a build.',
    proves: ['guide/advanced/extend-build#limits'],
    file: CORE,
    holds: ["htmlTemplate.replace(/<title>(.*?)<\\/title>/gi, '').replace(APP_HTML_MARKER, ()=>appHtml)"],
  },
  {
    claim: '`mergeDocConfig` merges objects and joins lists, and returns a promise.',
    proves: ['guide/advanced/extend-build#limits'],
    file: '@rspress/shared/dist/node-utils.js',
    holds: [
      'const mergeDocConfig = async (...configs)=>{',
      'return mergeWith({}, ...configs, (target, source)=>{',
      'if (pair.some((item)=>Array.isArray(item))) return [ ...castArray(target), ...castArray(source) ]; });',
    ],
  },
];
