import type {SourceClaim} from './types';

const CORE = '@rspress/core/dist/index.js';
const LOADER = '@rspress/core/dist/loader.js';
const THEME = '@rspress/theme-default/dist/bundle.js';
const RSBUILD = '@rsbuild/core/dist/index.js';
const AUTO = '@rspress/plugin-auto-nav-sidebar/dist/index.js';
const THEME_CSS = '@rspress/theme-default/dist/bundle.css';

/** Statements of the pages of the guide about pages, files, hosts, search, build and theme, proven by released code. */
export const TOUR_SOURCES: readonly SourceClaim[] = [
  {
    claim:
      'The build knows no title and no text of a page that is a component, and looks for its tags at the top of the file.',
    proves: ['guide/basic/conventional-route#component-pages'],
    file: CORE,
    holds: [
      "title: '', content: '', _html: '',",
      'X.MDX_OR_MD_REGEXP.test(route.absolutePath)) return defaultIndexInfo;',
      "const { frontmatter: { head } } = (0, X.loadFrontMatter)(content, route.absolutePath, '', true);",
    ],
  },
  {
    claim: 'In a sidebar, the link of an entry loses no extension but `.md` and `.mdx`.',
    proves: ['guide/basic/auto-nav-sidebar#mistakes', 'guide/basic/auto-nav-sidebar#pages'],
    file: AUTO,
    holds: [
      "const pureLink = `${relativePath}/${metaItem.replace(/\\.mdx?$/, '')}`;",
      "const pureLink = `${relativePath}/${null == name ? void 0 : name.replace(/\\.mdx?$/, '')}`;",
    ],
  },
  {
    claim:
      'Without a list, a page is left out of the sidebar when something beside it has its name with another ending.',
    proves: ['guide/basic/auto-nav-sidebar#mistakes'],
    file: AUTO,
    holds: [
      "return baseName === item.replace(/\\.[^/.]+$/, '') && elem !== item;",
      'return !(hasExtension && hasSameBaseName);',
    ],
  },
  {
    claim: 'A group of a list shows its label, else the title of its page, else nothing.',
    proves: ['guide/basic/auto-nav-sidebar#folders'],
    file: AUTO,
    holds: ["if (!dirName && label) return label; if (title) return title; return null != dirName ? dirName : '';"],
  },
  {
    claim: 'Every inner item of a menu is given a link, an empty one if it has none.',
    proves: ['guide/basic/auto-nav-sidebar#navigation-bar'],
    file: CORE,
    holds: [
      "const normalizeLinkPrefix = (link = '', currentLang = '')=>{",
      'items: navItem.items.map((item)=>({ ...item, text: applyReplaceRules(getI18nText(item.text, currentLang), replaceRules), link: normalizeLinkPrefix(item.link, currentLang) }))',
    ],
  },
  {
    claim: 'In the menu of phones a heading with a link is a link, which leads to the first page when it is empty.',
    proves: ['guide/basic/auto-nav-sidebar#navigation-bar'],
    file: THEME,
    holds: [
      `'link' in item ? renderLinkItem(item) : /*#__PURE__*/ (0, X.jsx)("p", {`,
      "'link' in item && item.link.length > 1 ? renderLinkItem(item, true) :",
    ],
  },
  {
    claim: 'A menu is highlighted as its link is, and not without one.',
    proves: ['guide/basic/auto-nav-sidebar#navigation-bar'],
    file: THEME,
    holds: ['children: link ? /*#__PURE__*/ (0, X.jsx)(NavMenuSingleItem, { ...item,'],
  },
  {
    claim: 'A link of a page is followed in the browser, whatever it leads to.',
    proves: ['guide/basic/static-assets#downloads'],
    file: THEME,
    holds: ['e.preventDefault(); const inCurrentPage', 'navigate(withBaseUrl, { replace: false });'],
  },
  {
    claim: 'A path that begins with the base, less its last slash, is not given the base.',
    proves: ['guide/basic/conventional-route#rules'],
    file: '@rspress/shared/dist/index.mjs',
    holds: [
      'return removeTrailingSlash(addLeadingSlash(normalizePosixPath(url)));',
      'const normalizedBase = normalizeSlash(base); return normalizedUrl.startsWith(normalizedBase) ? normalizedUrl : `${normalizedBase}${normalizedUrl}`;',
    ],
  },
  {
    claim: 'The HTML file of a page is its route without the letters of the base, whatever follows them.',
    proves: ['guide/basic/conventional-route#known-issues'],
    file: CORE,
    holds: ["return `${path}.html`.replace(normalizedBase, '');"],
  },
  {
    claim:
      'The dev server knows no base for files: it serves those of `public` at the root, and everything else begins there.',
    proves: ['guide/basic/static-assets#base'],
    file: CORE,
    holds: [
      "_config_builderConfig_output.assetPrefix) ?? base) : '';",
      'publicDir: { name: X["default"].join(userDocRoot, PUBLIC_DIR) }',
    ],
  },
  {
    claim: 'Short names of JavaScript, TypeScript and Markdown are known without a setting.',
    proves: ['guide/basic/use-mdx#code-blocks'],
    file: '@rspress/shared/dist/index.mjs',
    holds: [`[ 'js', "javascript" ], [ 'ts', "typescript" ],`, "[ 'md', 'markdown' ]"],
  },
  {
    claim: 'The highlighter always has the language of HTML and SVG.',
    proves: ['guide/basic/use-mdx#code-blocks'],
    file: 'refractor/core.js',
    holds: ["var markup = require('./lang/markup')", 'register(markup)'],
  },
  {
    claim: 'A click on the label of a group goes to its link, with `.html` at the end.',
    proves: ['guide/basic/auto-nav-sidebar#known-issues'],
    file: THEME,
    holds: ['if (item.link) navigate((0, X.withBase)((0, X.normalizeHrefInRuntime)(item.link)));'],
  },
  {
    claim: 'The content of a page has a boundary of its own, inside of which React starts again.',
    proves: ['guide/basic/ssg#hydration'],
    file: '@rspress/runtime/dist/Content.js',
    holds: ['X.Suspense, { fallback: fallback, children: /*#__PURE__*/ (0, X.jsx)(TransitionContent, {'],
  },
  {
    claim: 'Global components are left out by the switch in the URL as soon as the page is rendered in the browser.',
    proves: ['guide/basic/custom-page#switches'],
    file: '@rspress/core/dist/runtime/App.js',
    holds: [
      '"0" === query.get(GLOBAL_COMPONENTS_KEY);',
      '!hideGlobalUIComponents && X["default"].map((componentInfo, index)=>{',
    ],
  },
  {
    claim: 'These links are the component `Link` of the theme.',
    proves: ['guide/advanced/custom-theme#parts-by-name'],
    file: THEME,
    holds: [
      '(X.Link, { href: localeData.langRoutePrefix,',
      '(X.Link, { href: (0, X.normalizeHrefInRuntime)(item.link), className: Sidebar_index_module.menuLink,',
      '(X.Link, { ...props, className: `${className} ${docComponents_index_module.link}',
      '(X.Link, { href: (0, X.normalizeHrefInRuntime)(item.link), onClick: item.onClick,',
      '(X.Link, { href: item.link, children:',
    ],
  },
  {
    claim: 'The styles of containers are those of a plugin, which come after the style sheet of the configuration.',
    proves: ['guide/basic/custom-page#global-styles'],
    file: CORE,
    holds: [
      'this.addPlugin((0, X.pluginContainerSyntax)());',
      "const moduleContent = (await Promise.all([ (null == config ? void 0 : config.globalStyles) || '', ...globalStylesByPlugins ]",
    ],
  },
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
    claim: 'One layout without a key renders all pages, so React keeps what is around it from page to page.',
    proves: ['guide/advanced/custom-theme#layouts'],
    file: '@rspress/core/dist/runtime/App.js',
    holds: ['["default"].Layout, {}), !hideGlobalUIComponents &&'],
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
    claim: 'The theme takes the border of all elements and the padding of buttons away, by the names of elements.',
    proves: ['guide/basic/custom-page#mistakes'],
    file: THEME_CSS,
    holds: [
      '*, :before, :after { box-sizing: border-box; border: 0 solid #e5e7eb; }',
      'letter-spacing: inherit; color: inherit; margin: 0; padding: 0; } button, select { text-transform: none; }',
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
    claim:
      'All pages of a language are in one search index, or those of a version and a language, and only `search: false` leaves it out.',
    proves: ['guide/basic/deploy#cloudflare-pages'],
    file: CORE,
    holds: [
      "const version = versioned ? page.version : ''; const lang = page.lang || ''; return `${version}###${lang}`;",
      'const stringifiedIndex = JSON.stringify(groupedPages[group].map(deletePrivateField));',
      'if ((null == config ? void 0 : config.search) === false) return;',
    ],
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
      'header: currentHeader?.text ?? item.title, link: `${domain}${(0, X.normalizeHrefInRuntime)(item.routePath)}',
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
    claim: 'A result needs the whole query in a row, in lower case, within a title, a heading or the text.',
    proves: ['guide/advanced/custom-search#found'],
    file: THEME,
    holds: [
      "tokenize: 'full',",
      'if (normalizedTitle.includes(query)) { matchedResult.push({',
      'if (normalizedHeader.includes(query)) { const headerGroup = backTrackHeaders(toc, index);',
      'const normalizedContent = normalizeTextCase(content); let queryIndex = normalizedContent.indexOf(query);',
      'const textNormalized = text.toString().toLowerCase()',
      '${(0, X.normalizeHrefInRuntime)(item.routePath)}#${header.id}`',
    ],
  },
  {
    claim: 'Pages found by title come first, then those by headings, then those by text, and nothing configures that.',
    proves: ['guide/advanced/custom-search#ranking'],
    file: THEME,
    holds: [
      "store: true, index: [ 'normalizedTitle', 'headers', 'normalizedContent' ] }, cache: 100 };",
      'for (const item of resultFromOneSearchIndex)item.result.forEach((resultItem)=>{ const id = resultItem.id; if (pushedId.has(id)) return; pushedId.add(id); combinedSearchResult.push(resultItem.doc);',
      'const group = item.title; if (!groups[group]) groups[group] = []; groups[group].push(item);',
    ],
  },
  {
    claim:
      'The score of a word is where it first comes in the text, measured against its length; repetitions do not count.',
    proves: ['guide/advanced/custom-search#ranking'],
    file: 'flexsearch/src/index.js',
    holds: [
      '((resolution - 1) / (length + (term_length || 0)) * (i + (x || 0)) + 1) | 0',
      'if(!dupes[value] || (keyword && !dupes[value][keyword])){',
    ],
  },
  {
    claim: 'Every part of a word that is longer than two letters goes into the index, with no limit of the length.',
    proves: ['guide/advanced/custom-search#limits'],
    file: 'flexsearch/src/index.js',
    holds: [
      'for(let x = 0; x < term_length; x++){ for(let y = term_length; y > x; y--){ if((y - x) >= this.minlength){',
      'token = term.substring(x, y); this.push_index(dupes, token, partial_score, id, _append);',
    ],
  },
  {
    claim: 'The text in the index has no accents, and the query that is looked up keeps them.',
    proves: ['guide/advanced/custom-search#known-issues'],
    file: THEME,
    holds: [
      ".toLowerCase().normalize('NFD');",
      "textNormalized.replace(/[\\u0300-\\u036f]/g, '');",
      'normalizedContent: normalizeTextCase(page.content),',
      'this.#index?.searchAsync(keyword, options),',
    ],
  },
  {
    claim: 'What was typed before the index was there is searched again without hooks.',
    proves: ['guide/advanced/custom-search#known-issues'],
    file: THEME,
    holds: [
      "await searcher.init(); setInitStatus('inited'); const query = searchInputRef.current?.value; if (query) { const matched = await searcher.match(query); setSearchResult(matched || DEFAULT_RESULT);",
    ],
  },
  {
    claim: 'The hook of the search loads the index of the first page and no other.',
    proves: ['guide/advanced/custom-search#own-ui'],
    file: THEME,
    holds: [
      "mode: 'local', currentLang: page.lang, currentVersion: page.version }); searchRef.current = searcher; await searcher.init(); setInitialized(true); } } init(); }, []);",
    ],
  },
  {
    claim: 'Results of the first tab open in place, those of others in a new one.',
    proves: ['guide/advanced/custom-search#remote'],
    file: THEME,
    holds: ["target: inCurrentDocIndex ? '_self' : '_blank',", 'inCurrentDocIndex: 0 === resultTabIndex,'],
  },
  {
    claim: 'The panel shows the text of `statement` for results of the type `content`.',
    proves: ['guide/advanced/custom-search#hooks'],
    file: '@rspress/theme-default/dist/bundle.d.ts',
    holds: [
      'highlightInfoList: HighlightInfo[];',
      "declare interface ContentMatch extends CommonMatchResult { type: 'content'; statement: string; }",
    ],
  },
  {
    claim: 'Documentation pages share one layout without a key, whose slot comes before the footer.',
    proves: ['guide/default-theme/doc-page#feedback'],
    file: THEME,
    holds: [
      "case 'doc': return /*#__PURE__*/ (0, X.jsx)(DocLayout, { ...docProps, uiSwitch: uiSwitch, navTitle: navTitle });",
      'className: "rspress-doc-footer", children: [ beforeDocFooter, uiSwitch?.showDocFooter && /*#__PURE__*/ (0, X.jsx)(DocFooter, {}), afterDocFooter ]',
    ],
  },
  {
    claim: 'Each page link is the component of that name from the theme of the site.',
    proves: ['guide/default-theme/doc-page#hide-page-links'],
    file: THEME,
    holds: [
      'children: prevPage ? /*#__PURE__*/ (0, X.jsx)(__WEBPACK_EXTERNAL_MODULE__theme_75e53063__.PrevNextPage, {',
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
  {
    claim: 'The layout takes twenty-one slots, and puts each beside its part.',
    proves: ['guide/advanced/custom-theme#slots', 'guide/advanced/custom-theme#slot-pages'],
    file: THEME,
    holds: [
      'const { top, bottom, beforeDocFooter, afterDocFooter, beforeDoc, afterDoc, beforeDocContent, afterDocContent, beforeSidebar, afterSidebar, beforeOutline, afterOutline, beforeNavTitle, afterNavTitle, navTitle, beforeNav, beforeHero, afterHero, beforeFeatures, afterFeatures, afterNavMenu, components } = props;',
      'beforeDocContent, fallbackTitle, docContent, afterDocContent ]',
      'beforeDocFooter, uiSwitch?.showDocFooter && /*#__PURE__*/ (0, X.jsx)(DocFooter, {}), afterDocFooter ]',
      'uiSwitch?.showAside && headers.length > 0 &&',
      'const uiSwitch = { ...useUISwitch(), ...props.uiSwitch };',
    ],
  },
  {
    claim: 'Custom and blank pages are their content alone, and only documentation pages get the components.',
    proves: ['guide/advanced/custom-theme#elements'],
    file: THEME,
    holds: [
      "case 'custom': case 'blank': return /*#__PURE__*/ (0, X.jsx)(X.Content, {});",
      'const mdxComponents = { ...(0, X.getCustomMDXComponent)(), ...components };',
    ],
  },
  {
    claim:
      'These are the elements of Markdown that the theme renders, by constants that exist only once the theme has run.',
    proves: ['guide/advanced/custom-theme#elements', 'guide/advanced/custom-theme#limits'],
    file: THEME,
    holds: [
      'const H1 = (props)=>',
      'function getCustomMDXComponent() { return { h1: H1, h2: H2, h3: H3, h4: H4, h5: H5, h6: H6, ul: Ul, ol: Ol, li: Li, table: Table, td: Td, th: Th, tr: Tr, hr: Hr, p: P, blockquote: Blockquote, strong: Strong, a: A, code: Code, pre: Pre, img: Img }; }',
    ],
  },
  {
    claim: 'The title of the bar is also above the sidebar, and `navTitle` replaces both with their link.',
    proves: ['guide/advanced/custom-theme#slot-pages'],
    file: THEME,
    holds: [
      'children: navTitle || /*#__PURE__*/ (0, X.jsx)(NavBarTitle, {})',
      'beforeNavTitle, navTitle || /*#__PURE__*/ (0, X.jsx)(NavBarTitle, {}),',
    ],
  },
  {
    claim: 'A home page ends with the footer, after the slots of its parts, which are props of its layout.',
    proves: ['guide/advanced/custom-theme#map-home', 'guide/advanced/custom-theme#layouts'],
    file: THEME,
    holds: [
      'const { beforeHero, afterHero, beforeFeatures, afterFeatures } = props;',
      'beforeHero, /*#__PURE__*/ (0, X.jsx)(X.HomeHero, {',
      'afterHero, beforeFeatures, /*#__PURE__*/ (0, X.jsx)(X.HomeFeature, {',
      'afterFeatures ] }), /*#__PURE__*/ (0, X.jsx)(X.HomeFooter, {})',
    ],
  },
  {
    claim: 'The theme takes two layouts from the default export, and these parts by their names.',
    proves: ['guide/advanced/custom-theme#layouts', 'guide/advanced/custom-theme#parts-by-name'],
    file: THEME,
    holds: [
      'X["default"].HomeLayout, {',
      'X["default"].NotFoundLayout, {})',
      'X.Nav, {',
      '(0, X.jsx)(X.Search, {})',
      'X.HomeHero, {',
      'X.HomeFeature, {',
      'X.HomeFooter, {})',
      'X.Overview, {',
      'X.LastUpdated, {})',
      'X.EditLink, {})',
      'X.PrevNextPage, {',
      'X.ScrollToTop, {})',
      'X.Link, {',
      'X.Button, {',
      'X.Tag, {',
      'X.Tabs, {',
      'X.Tab, {',
      '(0, X.getCustomMDXComponent)()',
    ],
  },
  {
    claim: 'The browser takes the state of the colours from the theme by its name.',
    proves: ['guide/advanced/custom-theme#parts-by-name', 'guide/advanced/custom-theme#limits'],
    file: '@rspress/core/dist/runtime/clientEntry.js',
    holds: ['const [theme, setTheme] = (0, X.useThemeState)();'],
  },
  {
    claim: 'The site is the layout of the default export of the theme.',
    proves: ['guide/advanced/custom-theme#layouts', 'guide/advanced/custom-theme#limits'],
    file: '@rspress/core/dist/runtime/App.js',
    holds: ['(0, X.jsx)(X["default"].Layout, {}),'],
  },
  {
    claim: 'Layouts render parts of their own, which are exported beside them; `useUISwitch` is not.',
    proves: ['guide/advanced/custom-theme#parts-by-name', 'guide/advanced/custom-theme#parts'],
    file: THEME,
    holds: [
      'uiSwitch?.showSidebar && /*#__PURE__*/ (0, X.jsx)(Sidebar, {',
      '(0, X.jsx)(Aside, {',
      '(0, X.jsx)(DocLayout, {',
      '(0, X.jsx)(DocFooter, {})',
      '(0, X.jsx)(SocialLinks, {',
      '(0, X.jsx)(SwitchAppearance, {',
      '(0, X.jsx)(SearchPanel, {',
      '(0, X.jsx)(SidebarList, {',
      'const src = { Layout: Layout, NotFoundLayout: NotFoundLayout, HomeLayout: HomeLayout, useBindingAsideScroll: useBindingAsideScroll, useSetup: useSetup };',
      'export { Aside, Badge, Button, Card, DocFooter, DocLayout, EditLink, HomeFeature, HomeFooter, HomeHero, HomeLayout, LastUpdated, Layout, Link, LinkCard, Nav, NotFoundLayout, Overview, PackageManagerTabs, PrevNextPage, types_RenderType as RenderType, ScrollToTop, Search, SearchPanel, Sidebar, SidebarList, SocialLinks, SourceCode, Steps, SwitchAppearance, Tab, Tabs, Tag, Toc, src as default, getCustomMDXComponent, parseInlineMarkdownText, renderHtmlOrText, renderInlineMarkdown, scrollToTarget, useBindingAsideScroll, useEditLink, useEnableNav, useFullTextSearch, useHiddenNav, useLocaleSiteData, usePrevNextPage, useRedirect4FirstVisit, useSetup, useSidebarData, useThemeState };',
    ],
  },
  {
    claim: 'SVG files of the folder `assets` of the theme become aliases of icons, below the path that was given.',
    proves: ['guide/advanced/custom-theme#icons', 'guide/advanced/custom-theme#limits'],
    file: CORE,
    holds: [
      "join(customThemeDir, 'assets');",
      'alias[`@theme-assets/${name}`] =',
      '.themeDir) ?? __WEBPACK_EXTERNAL_MODULE_node_path_c5b9b54f__["default"].join(process.cwd(), \'theme\');',
      "'@theme': [ CUSTOM_THEME_DIR, DEFAULT_THEME ],",
      "'@mdx-js/react': require.resolve('@mdx-js/react'),",
    ],
  },
  {
    claim: 'These are the icons of the theme.',
    proves: ['guide/advanced/custom-theme#icons'],
    file: THEME,
    holds:
      'arrow-down arrow-right close copy down empty file github gitlab header jump loading menu moon search small-menu success sun title translator wrap wrapped'
        .split(' ')
        .map((name) => `from "@theme-assets/${name}"`),
  },
  {
    claim: 'TypeScript in `node_modules` is compiled.',
    proves: ['guide/advanced/custom-theme#share'],
    file: RSBUILD,
    holds: ['rule.include.add(/\\.(?:ts|tsx|jsx|mts|cts)$/)'],
  },
  {
    claim: 'Variables of the theme have these values and are read here.',
    proves: [
      'guide/advanced/custom-theme#variables',
      'guide/advanced/custom-theme#variable-list',
      'guide/advanced/custom-theme#rules',
    ],
    file: THEME_CSS,
    holds: [
      '--rp-c-link: var(--rp-c-brand-dark);',
      '--rp-c-link: var(--rp-c-brand-light);',
      'background: linear-gradient(275deg, var(--rp-c-brand-dark) 3%, var(--rp-c-brand-light) 97%);',
      '-webkit-linear-gradient(120deg, var(--rp-c-brand) 30%, #42d392)',
      'background-color: var(--rp-c-brand-tint);',
      'background: var(--rp-c-bg);',
      '--rp-home-feature-bg: var(--rp-c-bg-soft);',
      'background-color: var(--rp-c-bg-mute);',
      'color: var(--rp-c-text-1);',
      'color: var(--rp-c-text-2);',
      'color: var(--rp-c-text-3);',
      'background-color: var(--rp-c-text-4);',
      'color: var(--rp-c-text-code);',
      'background-color: var(--rp-c-text-code-bg);',
      'border-color: var(--rp-c-divider);',
      'border-color: var(--rp-c-divider-light);',
      'color: var(--rp-c-gray);',
      'background-color: var(--rp-c-gray-light-1);',
      'border-color: var(--rp-c-gray-light-3);',
      'background-color: var(--rp-c-gray-light-4);',
      'background-color: var(--rp-c-gray-light-5);',
      '--rp-radius: 1rem;',
      '--rp-radius-small: .5rem;',
      '--rp-radius-large: 1.5rem;',
      '--rp-nav-height: 72px;',
      '--rp-sidebar-width: 320px;',
      '--rp-aside-width: 268px;',
      'padding: var(--rp-content-padding-y) var(--rp-content-padding-x);',
      'font-family: var(--rp-font-family-base);',
      'background-color: var(--rp-code-block-bg);',
      'color: var(--rp-code-block-color);',
      'background-color: var(--rp-code-title-bg);',
      'font-size: var(--rp-code-font-size);',
      'background-color: var(--rp-code-line-highlight-color);',
      'background-color: var(--rp-container-tip-bg);',
      'background: var(--rp-home-hero-name-background);',
      '-webkit-text-fill-color: var(--rp-home-hero-name-color);',
      '--rp-home-hero-image-width: 375px;',
      '--rp-home-hero-image-width-sm: 250px;',
      'background-image: var(--rp-home-mask-background-image);',
      'background: var(--rp-home-feature-bg);',
      'box-shadow: var(--rp-shadow-1);',
      'z-index: var(--rp-z-index-nav);',
      'z-index: var(--rp-z-index-sidebar);',
      'z-index: var(--rp-z-index-local-nav);',
      'z-index: var(--rp-z-index-backdrop);',
      '@media (width <= 960px) { html:root { --rp-content-padding-y: 36px; }',
      '@media (width >= 1280px) { html:root { --rp-content-padding-x: 64px; }',
      '@media (width <= 768px) { html:root { --rp-nav-height: 56px; }',
      'margin-top: calc(var(--rp-nav-height) * -1); height: 100vh;',
    ],
  },
  {
    claim: 'Boxes that open in the bar have the third shadow.',
    proves: ['guide/advanced/custom-theme#variable-list'],
    file: THEME,
    holds: ["boxShadow: 'var(--rp-shadow-3)',"],
  },
  {
    claim: 'Only marks from U+0300 to U+036F are removed from the text, so the voicing marks of kana stay, split off.',
    proves: ['guide/advanced/custom-search#known-issues'],
    file: THEME,
    holds: [
      ".toLowerCase().normalize('NFD');",
      "const resultWithoutAccents = textNormalized.replace(/[\\u0300-\\u036f]/g, '');",
      'return resultWithoutAccents; }',
      'this.#cjkIndex?.searchAsync(keyword, options),',
    ],
  },
  {
    claim: 'Text with Hangul or Cyrillic letters is put together again.',
    proves: ['guide/advanced/custom-search#known-issues'],
    file: THEME,
    holds: [
      "if (cyrillicRegex.test(String(text))) return textNormalized.normalize('NFC');",
      "if (kRegex.test(String(text))) return resultWithoutAccents.normalize('NFC');",
    ],
  },
  {
    claim: 'Global components follow the layout on pages of every type, unless the page or the URL leaves them out.',
    proves: ['guide/basic/custom-page#page-types'],
    file: '@rspress/core/dist/runtime/App.js',
    holds: [
      'const hideGlobalUIComponents = false === frontmatter[GLOBAL_COMPONENTS_KEY] ||',
      '["default"].Layout, {}), !hideGlobalUIComponents && X["default"].map((componentInfo, index)=>{',
    ],
  },
  {
    claim: 'The slots of the page footer stay without it, and its switch is read on the first page.',
    proves: ['guide/advanced/custom-theme#slot-pages'],
    file: THEME,
    holds: [
      'beforeDocFooter, uiSwitch?.showDocFooter &&',
      'const [showDocFooter, setShowDocFooter] = (0, X.useState)(frontmatter?.footer ?? true);',
      'if ("0" === footer) setShowDocFooter(false);',
    ],
  },
  {
    claim: 'Components that are given to the layout go to the text of the page, beside those of the theme.',
    proves: ['guide/advanced/custom-theme#elements'],
    file: THEME,
    holds: [
      'const mdxComponents = { ...(0, X.getCustomMDXComponent)(), ...components };',
      'X.MDXProvider, { components: mdxComponents,',
    ],
  },
  {
    claim: 'A link card and a menu of phones use their icon as a component, which the name of a picture is not.',
    proves: ['guide/advanced/custom-theme#icons'],
    file: THEME,
    holds: [
      'X.jsx)("span", { className: "text-base overflow-auto", children: description }) ] }), /*#__PURE__*/ (0, X.jsx)(X["default"], {}) ] });',
      'X.jsx)(X["default"], { className: `${isOpen ? NavScreen_index_module.open : \'\'} ${NavScreen_index_module.down} ` })',
    ],
  },
  {
    claim: 'A name that is no name of an element is an error of React.',
    proves: ['guide/advanced/custom-theme#icons'],
    file: '@rspress/core/node_modules/react-dom/cjs/react-dom-server.node.development.js',
    holds: ['throw new Error("Invalid tag: " + tag);'],
  },
  {
    claim: 'Background and spacing of code in a text come from the class of the text.',
    proves: ['guide/advanced/custom-theme#duties'],
    file: THEME_CSS,
    holds: [
      '.rspress-doc :not(pre, div) > code { border-radius: var(--rp-radius-small); background-color: var(--rp-c-text-code-bg); overflow-wrap: break-word; padding: 3px 6px; }',
    ],
  },
  {
    claim: 'The index breaks the text of a page after 80 characters at the most, in the middle of a word if need be.',
    proves: ['guide/advanced/custom-search#found', 'guide/advanced/custom-search#limits'],
    file: CORE,
    holds: ['.htmlToText)(html, { wordwrap: 80,', 'tables: true, longWordSplit: { forceWrapOnLimit: true } });'],
  },
  {
    claim: 'Lines of a code block are not broken.',
    proves: ['guide/advanced/custom-search#limits'],
    file: 'html-to-text/lib/html-to-text.cjs',
    holds: [
      'function formatPre (elem, walk, builder, formatOptions) { builder.openBlock({ isPre: true,',
      'if (isPre) { this._stackItem.isPre = true; }',
    ],
  },
  {
    claim: 'Seven pages are asked for by title, by headings and by text, and only these are searched for the query.',
    proves: ['guide/advanced/custom-search#found'],
    file: THEME,
    holds: [
      'async match(keyword, limit = 7) { const searchResult = await this.#provider?.search({ keyword, limit });',
      "const options = { enrich: true, limit, index: [ 'normalizedTitle', 'headers', 'normalizedContent' ] };",
      'const matched = await searcher.match(query);',
      'await pageSearcherRef.current?.match(newQuery);',
    ],
  },
  {
    claim: 'A unit of UTF-16 up to U+00FF counts as one, and any other as three.',
    proves: ['guide/advanced/custom-search#remote'],
    file: THEME,
    holds: [
      'const charCode = char.charCodeAt(0); if (charCode > 255) return 3; return 1;',
      'byteCount += getCharByteCount(str.charAt(i));',
    ],
  },
  {
    claim:
      'The JavaScript compiler takes language and version from a link that begins with a slash, and gives it those of its page.',
    proves: ['guide/default-theme/i18n#links', 'guide/default-theme/multi-version#links'],
    file: LOADER,
    holds: [
      'const [urlVersion, urlLang, urlPath] = routeService.getRoutePathParts(url); url = (0, X.addLeadingSlash)(urlPath);',
      'if (pathLang && urlLang !== pathLang) url = `/${pathLang}${url}`;',
      'if (pathVersion && urlVersion !== pathVersion) url = `/${pathVersion}${url}`;',
    ],
  },
  {
    claim: 'The label of a group goes to its path without a slash at the end, also where that is an index page.',
    proves: ['guide/basic/auto-nav-sidebar#folders'],
    file: AUTO,
    holds: ["link = indexFileRealPath ? addRoutePrefix(pureLink) : '';"],
  },
  {
    claim:
      'A link of the sidebar to a path gets the prefix of language and version, unless it begins with its letters.',
    proves: ['guide/default-theme/i18n#known-issues'],
    file: AUTO,
    holds: ["link: void 0 === link ? '' : (0, X.isExternalUrl)(link) ? link : (0, X.withBase)(link, routePrefix),"],
  },
  {
    claim: 'A restart of the dev server is awaited by the watcher of files, which does not catch its errors.',
    proves: ['guide/default-theme/i18n#parity'],
    file: 'rspress/dist/index.js',
    holds: [
      "cliWatcher.on('all', async (eventName, filepath)=>{",
      'await devServer.close(); await cliWatcher.close(); await startDevServer(); isRestarting = false;',
    ],
  },
  {
    claim: 'A page can give a result for its title, for each heading and for its text.',
    proves: ['guide/advanced/custom-search#own-ui'],
    file: THEME,
    holds: [
      'this.#matchTitle(item, normalizedKeyWord, matchedResult); const matchHeaderSet = this.#matchHeader(item, normalizedKeyWord, matchedResult); this.#matchContent(item, normalizedKeyWord, matchedResult, matchHeaderSet);',
    ],
  },
];
