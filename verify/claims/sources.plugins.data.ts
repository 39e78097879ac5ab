import type {SourceClaim} from './types';

const RSS = '@rspress/plugin-rss/dist/index.mjs';
const SHARED = '@rspress/shared/dist/node-utils.js';
const CORE = '@rspress/core/dist/index.js';
const REDIRECT = '@rspress/plugin-client-redirects/src/components/Redirect.tsx';
const CONTAINERS = '@rspress/plugin-container-syntax/dist/index.js';
const LAST_UPDATED = '@rspress/plugin-last-updated/dist/index.js';
const ZOOM = '@rspress/plugin-medium-zoom/static/MediumZoom.tsx';
const ZOOM_LIBRARY = 'medium-zoom/dist/medium-zoom.esm.js';
const DOCGEN = '@rspress/plugin-api-docgen/dist/index.js';
const PLAYGROUND = '@rspress/plugin-playground/dist/cli/cjs/index.js';
const PLAYGROUND_WEB = '@rspress/plugin-playground/dist/web/cjs/index.js';
const PREVIEW = '@rspress/plugin-preview/dist/index.js';
const SHIKI = '@rspress/plugin-shiki/dist/index.js';
const TYPEDOC = '@rspress/plugin-typedoc/dist/es/index.mjs';
const TYPEDOC_LIBRARY = '@rspress/plugin-typedoc/node_modules/typedoc/dist/lib';

/** Statements of the pages below `plugin/`, proven by released code. */
export const PLUGIN_SOURCES: readonly SourceClaim[] = [
  {
    claim: 'A feed entry is made of the frontmatter, else of the page.',
    proves: ['plugin/official-plugins/rss#source', 'plugin/official-plugins/rss#frontmatter'],
    file: RSS,
    holds: [
      'selectNonNullishProperty(fm.slug, fm.id, page.id)',
      'author: toAuthors(fm.author)',
      'selectNonNullishProperty(fm.permalink, page.routePath)',
      'selectNonNullishProperty(fm.summary, page._html)',
      'toDate(fm.date || fm.published_at)',
      'concatArray(fm.categories, fm.category)',
    ],
  },
  {
    claim: 'The author of a feed entry is a name, an object or a list of these.',
    proves: ['plugin/official-plugins/rss#frontmatter'],
    file: RSS,
    holds: [
      '(Array.isArray(author) ? author : [ author ]).filter(Boolean)',
      "...'string' == typeof author ? { name: author } : author",
    ],
  },
  {
    claim: 'Feeds and their links are made by `rspress build` only.',
    proves: ['plugin/official-plugins/rss#result'],
    file: RSS,
    holds: [
      'if (!isProd) { _rssWorkaround = null; return; }',
      'async extendPageData (pageData) { if (!_rssWorkaround) return;',
    ],
  },
  {
    claim: 'Feeds of a page are those it names and those it belongs to, and `page.feeds` holds their URLs.',
    proves: ['plugin/official-plugins/rss#frontmatter', 'plugin/official-plugins/rss#source'],
    file: RSS,
    holds: [
      "concatArray(pageData.frontmatter['link-rss'])",
      'pageData.feeds = Array.from(showRssList',
      'url: output.url',
    ],
  },
  {
    claim:
      'One feed as an object has the id `blog` and the test `/blog/` unless it says otherwise; a list has no defaults.',
    proves: ['plugin/official-plugins/rss#feed'],
    file: RSS,
    holds: ["id: 'blog', test: '/blog/'", '(Array.isArray(feed) ? feed : [ { ...getDefaultFeedOption(), ...feed } ])'],
  },
  {
    claim: 'Title, description, favicon and copyright of a feed default to those of the site and its footer.',
    proves: ['plugin/official-plugins/rss#feed'],
    file: RSS,
    holds: [
      "title: config.title || ''",
      "description: config.description || ''",
      'getIconUrlPath)(config.icon))',
      '_config_themeConfig_footer.message) ||',
    ],
  },
  {
    claim: 'A feed resolves its icon against the URL of the site, with a slash before it and no folder.',
    proves: ['plugin/official-plugins/rss#feed'],
    file: RSS,
    holds: ['.resolve)(siteUrl,', 'getIconUrlPath)(config.icon))'],
  },
  {
    claim: 'Of an icon with an absolute path, the name of the file behind a slash is taken.',
    proves: ['plugin/official-plugins/rss#feed'],
    file: SHARED,
    holds: ['.isAbsolute(icon)) return icon;', '.basename(icon)}`'],
  },
  {
    claim:
      'A page is tested by the beginning of its route, a pattern, a function or a list of these, with the base and without.',
    proves: ['plugin/official-plugins/rss#feed-test'],
    file: RSS,
    holds: [
      'if (Array.isArray(test)) return test.some(',
      "if ('function' == typeof test) return test(page, base);",
      '[ routePath, pureRoutePath ].some((path)=>path.startsWith(test))',
      '[ routePath, pureRoutePath ].some((path)=>test.test(path))',
    ],
  },
  {
    claim: '`item` may be asynchronous and gets the entry, the page and `siteUrl`.',
    proves: ['plugin/official-plugins/rss#feed-item'],
    file: RSS,
    holds: ['await after(generateFeedItem(page, siteUrl), page, siteUrl)'],
  },
  {
    claim:
      'Each setting of the output of a feed wins over the general one; a file name is taken as it is, and made of id and format without one.',
    proves: ['plugin/official-plugins/rss#feed-output', 'plugin/official-plugins/rss#output'],
    file: RSS,
    holds: [
      '(null == output ? void 0 : output.filename) || `${id}.${extension}`',
      "(null == output ? void 0 : output.dir) || (null == globalOutput ? void 0 : globalOutput.dir) || 'rss'",
      '(null == output ? void 0 : output.publicPath) || (null == globalOutput ? void 0 : globalOutput.publicPath) || siteUrl',
      '((l, r)=>sortByDate(l.date, r.date))',
      'feed.items.sort(output.sorting)',
      "extension: 'rss'",
      "extension: 'json'",
      "extension: 'xml'",
    ],
  },
  {
    claim: 'Feeds are written with the library `feed` after the build, and only those with pages.',
    proves: ['plugin/official-plugins/rss#source', 'plugin/official-plugins/rss#several'],
    file: RSS,
    holds: [
      'async afterBuild (config)',
      'new __WEBPACK_EXTERNAL_MODULE_feed__.Feed(createFeed(',
      'output.dir, output.filename)',
    ],
  },
  {
    claim: 'An RSS feed takes entries without a date.',
    proves: ['plugin/official-plugins/rss#limits'],
    file: 'feed/lib/rss2.js',
    holds: ['if (entry.date) {', 'if (author.email && author.name)'],
  },
  {
    claim: 'RSS names an author with both an email address and a name, and no other.',
    proves: ['plugin/official-plugins/rss#limits'],
    file: 'feed/lib/rss2.js',
    holds: [
      'entry.author.map(function (author) { if (author.email && author.name) { item.author.push({ _text: author.email + " (" + author.name + ")" }); } });',
    ],
  },
  {
    claim:
      'The URL of a feed is `publicPath`, its folder and its name, each resolved against what is before it, so that of `publicPath` counts what ends with a slash.',
    proves: ['plugin/official-plugins/rss#feed-output', 'plugin/official-plugins/rss#output'],
    file: RSS,
    holds: [
      'import * as __WEBPACK_EXTERNAL_MODULE_node_url_e96de089__ from "node:url";',
      'const url = [ publicPath, `${dir}/`, filename ].reduce((u, part)=>u ? (0, X.resolve)(u, part) : part);',
    ],
  },
  {
    claim: 'The types of an item of a feed have fields for an image, for audio, for video and for an enclosure.',
    proves: ['plugin/official-plugins/rss#feed-item'],
    file: 'feed/lib/typings/index.d.ts',
    holds: [
      'image?: string | Enclosure; audio?: string | Enclosure; video?: string | Enclosure; enclosure?: Enclosure;',
    ],
  },
  {
    claim: 'In RSS an item has one enclosure: video before audio, image and enclosure, and its URL has to be complete.',
    proves: ['plugin/official-plugins/rss#feed-item'],
    file: 'feed/lib/rss2.js',
    holds: [
      'if (entry.enclosure) { item.enclosure = formatEnclosure(entry.enclosure); } if (entry.image) { item.enclosure = formatEnclosure(entry.image, "image"); } if (entry.audio) { item.enclosure = formatEnclosure(entry.audio, "audio"); } if (entry.video) { item.enclosure = formatEnclosure(entry.video, "video"); }',
      'var type_1 = new URL(enclosure).pathname',
    ],
  },
  {
    claim: 'A JSON feed has the image of an item.',
    proves: ['plugin/official-plugins/rss#feed-item'],
    file: 'feed/lib/json.js',
    holds: ['if (item.image) { feedItem.image = item.image; } if (item.date) {'],
  },
  {
    claim: 'An Atom feed has nothing else of an item than texts, people, categories, dates and rights.',
    proves: ['plugin/official-plugins/rss#feed-item'],
    file: 'feed/lib/atom1.js',
    holds: [
      'entry.content = { _attributes: { type: "html" }, _cdata: item.content, }; } if (Array.isArray(item.author)) {',
      'if (item.published) { entry.published = item.published.toISOString(); } if (item.copyright) { entry.rights = item.copyright; } base.feed.entry.push(entry);',
    ],
  },
  {
    claim: 'A JSON feed takes entries without a date.',
    proves: ['plugin/official-plugins/rss#limits'],
    file: 'feed/lib/json.js',
    holds: ['if (item.date) {'],
  },
  {
    claim: 'Each page tests all rules in their order, and replaces the URL for each that matches: the last one wins.',
    proves: [
      'plugin/official-plugins/client-redirects#redirects',
      'plugin/official-plugins/client-redirects#redirects-from',
      'plugin/official-plugins/client-redirects#mistakes',
    ],
    file: REDIRECT,
    holds: [
      'const { pathname } = useLocation();',
      'for (const redirect of redirects) {',
      'const fromPaths = Array.isArray(from) ? from : [from];',
      'const regex = new RegExp(item);',
      'if (regex.test(pathname) &&',
    ],
  },
  {
    claim: 'The matching part of the path is replaced, the hash follows, and other sites get neither.',
    proves: [
      'plugin/official-plugins/client-redirects#redirects-to',
      'plugin/official-plugins/client-redirects#address',
    ],
    file: REDIRECT,
    holds: [
      'if (isExternalUrl(to)) { window.location.replace(to); }',
      'window.location.replace( pathname.replace(regex, to) + location.hash, );',
    ],
  },
  {
    claim: 'Without rules nothing happens, and all of it is an effect of the browser.',
    proves: ['plugin/official-plugins/client-redirects#options', 'plugin/official-plugins/client-redirects#limits'],
    file: REDIRECT,
    holds: ['useEffect(() => { if (redirects) {', 'return null;'],
  },
  {
    claim: 'The module of the release that was built names its component by `__dirname`.',
    proves: ['guide/about/checked#client-redirects', 'guide/about/checked#exceptions'],
    file: '@rspress/plugin-client-redirects/dist/index.js',
    holds: ['path.join(__dirname, "../src/components/Redirect.tsx")'],
  },
  {
    claim: 'The release of client-redirects that is built here is 1.35.3, a module.',
    proves: ['guide/about/checked#client-redirects'],
    file: '@rspress/plugin-client-redirects/package.json',
    holds: ['"version": "1.35.3"', '"type": "module"'],
  },
  {
    claim: 'The plugin is one for remark and a style sheet, and has no options.',
    proves: [
      'plugin/official-plugins/container-syntax#plugincontainersyntax',
      'plugin/official-plugins/container-syntax#source',
    ],
    file: CONTAINERS,
    holds: [
      'function pluginContainerSyntax() {',
      'markdown: { remarkPlugins: [ remarkPluginContainer ] }',
      "'../container.css')",
    ],
  },
  {
    claim: 'Rspress adds the plugin itself, to every site.',
    proves: [
      'plugin/official-plugins/container-syntax#example',
      'plugin/official-plugins/container-syntax#plugincontainersyntax',
      'plugin/system/introduction#use',
      'plugin/official-plugins/overview#list',
    ],
    file: CORE,
    holds: ['.pluginContainerSyntax)()); if ('],
  },
  {
    claim: 'Medium zoom is on unless it is off, and the time of the last change if the theme shows it.',
    proves: ['plugin/official-plugins/overview#list'],
    file: CORE,
    holds: [
      'const mediumZoomConfig = (null == config ? void 0 : config.mediumZoom) ?? true;',
      'if (enableLastUpdated) { const { pluginLastUpdated } =',
    ],
  },
  {
    claim: 'Seven names are known, and others stay as they are.',
    proves: ['plugin/official-plugins/container-syntax#own-names'],
    file: CONTAINERS,
    holds: [
      "const DIRECTIVE_TYPES = [ 'tip', 'note', 'warning', 'caution', 'danger', 'info', 'details' ];",
      'if (!DIRECTIVE_TYPES.includes(type)) { i++; continue; }',
    ],
  },
  {
    claim: 'Each page is a call of Git for the time of the author, and the time is a field of the page.',
    proves: [
      'plugin/official-plugins/last-updated#git',
      'plugin/official-plugins/last-updated#source',
      'plugin/official-plugins/last-updated#ci',
    ],
    file: LAST_UPDATED,
    holds: [
      "execa('git', [ 'log', '-1', '--format=%at', filePath ])",
      'async extendPageData (pageData) {',
      'if (lastUpdated) pageData.lastUpdatedTime = transform(lastUpdated, lang);',
    ],
  },
  {
    claim: 'The plugin has no options.',
    proves: ['plugin/official-plugins/last-updated#pluginlastupdated'],
    file: LAST_UPDATED,
    holds: ["function pluginLastUpdated() { return { name: '@rspress/plugin-last-updated',"],
  },
  {
    claim:
      '100 ms after a change of page, the images that are there then are handed over, and taken back when it ends.',
    proves: ['plugin/official-plugins/medium-zoom#known-issues', 'plugin/official-plugins/medium-zoom#source'],
    file: ZOOM,
    holds: [
      'const images = document.querySelectorAll(selector);',
      '}, 100); return () => {',
      'zoom?.detach();',
      '}, [pathname]); return null;',
    ],
  },
  {
    claim: 'The background is always that of the theme.',
    proves: ['plugin/official-plugins/medium-zoom#background', 'api/config/config-basic#mediumzoom-options-background'],
    file: ZOOM,
    holds: ["mediumZoom(images, { ...options, background: 'var(--rp-c-bg)' })"],
  },
  {
    claim: 'The library writes the background as a style, and closes on a key.',
    proves: ['plugin/official-plugins/medium-zoom#background', 'plugin/official-plugins/medium-zoom#known-issues'],
    file: ZOOM_LIBRARY,
    holds: [
      'overlay.style.background = background',
      "if (key === 'Escape' || key === 'Esc' || key === 27) { close(); }",
    ],
  },
  {
    claim: 'A larger file is loaded once its image is opened.',
    proves: ['plugin/official-plugins/medium-zoom#larger-file'],
    file: ZOOM_LIBRARY,
    holds: ["active.zoomedHd.src = active.zoomed.getAttribute('data-zoom-src');"],
  },
  {
    claim: 'The plugin is one global component.',
    proves: ['plugin/official-plugins/medium-zoom#source', 'plugin/official-plugins/medium-zoom#pluginmediumzoom'],
    file: '@rspress/plugin-medium-zoom/dist/index.js',
    holds: ["'@rspress/plugin-medium-zoom', globalUIComponents: [ ["],
  },
  {
    claim: 'The options have these defaults, and entries begin at `appDir`.',
    proves: ['plugin/official-plugins/api-docgen#pluginapidocgen'],
    file: DOCGEN,
    holds: [
      'const { entries = {}, apiParseTool = "react-docgen-typescript", appDir = process.cwd(), parseToolOptions = {} } = options || {};',
      '.resolve(appDir, value)',
      'if (isToolEntries(entries)) {',
    ],
  },
  {
    claim: 'Two settings are looked up by the name of the entry, and the others are those of the library.',
    proves: ['plugin/official-plugins/api-docgen#component-settings'],
    file: DOCGEN,
    holds: [
      'const { tsconfigPath, compilerOptions, ...restOptions } =',
      '.withCustomConfig)(tsconfigPath[key], parserOpts)',
      '.withCompilerOptions)(compilerOptions[key], parserOpts)',
    ],
  },
  {
    claim: 'The tools run before the build, the tables of all entries are one constant, and the index gets them too.',
    proves: ['plugin/official-plugins/api-docgen#source'],
    file: DOCGEN,
    holds: [
      'async beforeBuild (config, isProd) {',
      'RSPRESS_PLUGIN_API_DOCGEN_MAP: JSON.stringify(apiDocMap)',
      'async modifySearchIndexData (pages) {',
    ],
  },
  {
    claim: 'The tables are rendered in the page, by `react-markdown`.',
    proves: ['plugin/official-plugins/api-docgen#source'],
    file: '@rspress/plugin-api-docgen/static/global-components/API.tsx',
    holds: ["import ReactMarkdown from 'react-markdown';", 'RSPRESS_PLUGIN_API_DOCGEN_MAP'],
  },
  {
    claim: 'All options of the playground may be left out, and the editor is at the left.',
    proves: [
      'plugin/official-plugins/playground#pluginplayground',
      'plugin/official-plugins/playground#editorposition',
    ],
    file: PLAYGROUND,
    holds: [
      "defaultDirection = 'horizontal', editorPosition = 'left',",
      "defaultRenderMode = 'playground' } = options || {};",
    ],
  },
  {
    claim: 'Blocks of two languages are read for their imports, which become a module, and then replaced.',
    proves: ['plugin/official-plugins/playground#how', 'plugin/official-plugins/playground#limits'],
    file: PLAYGROUND,
    holds: [
      'async routeGenerated (routes) {',
      "if ('jsx' === node.lang || 'tsx' === node.lang) {",
      "playgroundVirtualModule.writeModule('_rspress_playground_imports', code);",
      `'    throw new Error("Module " + name + " not found");'`,
    ],
  },
  {
    claim: 'The preview plugin is removed, wherever it is in the list.',
    proves: [
      'plugin/official-plugins/playground#how',
      'plugin/official-plugins/playground#limits',
      'plugin/official-plugins/preview#limits',
      'plugin/official-plugins/overview#combine',
    ],
    file: PLAYGROUND,
    holds: ['config (config, { removePlugin }) {', "removePlugin('@rspress/plugin-preview');"],
  },
  {
    claim: 'The code is compiled in the browser, by what the presets do, and run as a function.',
    proves: ['plugin/official-plugins/playground#how', 'plugin/official-plugins/playground#limits'],
    file: PLAYGROUND_WEB,
    holds: [
      "new Function('__get_import', 'exports', result.code)",
      'babel.availablePresets.typescript',
      "error: new Error('No default export')",
    ],
  },
  {
    claim: 'A file of `<code src>` is a demo, in a frame if it says so, and its old attribute wins.',
    proves: ['plugin/official-plugins/preview#files'],
    file: PREVIEW,
    holds: [
      ".getNodeAttribute)(node, 'previewMode') ?? previewMode;",
      "isMobileMode = void 0 === isMobileAttr ? 'iframe' === currentMode :",
    ],
  },
  {
    claim: 'The old option counts without the new one.',
    proves: ['plugin/official-plugins/preview#ismobile', 'plugin/official-plugins/preview#previewmode'],
    file: PREVIEW,
    holds: ["(null == options ? void 0 : options.previewMode) ?? (isMobile ? 'iframe' : 'internal')"],
  },
  {
    claim: 'Words are found anywhere behind the language, and win over the option.',
    proves: ['plugin/official-plugins/preview#previewmode', 'plugin/official-plugins/preview#limits'],
    file: PREVIEW,
    holds: [
      "_node_meta.includes('pure'))",
      "_node_meta1.includes('preview')) && 'pure' === defaultRenderMode) return;",
      "'iframe' === previewMode;",
    ],
  },
  {
    claim: 'Blocks of the languages in the list are demos, of what the function makes of them.',
    proves: ['plugin/official-plugins/preview#previewlanguages'],
    file: PREVIEW,
    holds: ['if (node.lang && previewLanguages.includes(node.lang)) {', '(previewCodeTransform({ language: node.lang,'],
  },
  {
    claim: 'Demos of files are numbered first, and those of blocks are written to files and imported.',
    proves: ['plugin/official-plugins/preview#how', 'plugin/official-plugins/preview#limits'],
    file: PREVIEW,
    holds: [
      "RSPRESS_TEMP_DIR, 'virtual-demo')",
      'tree.children.unshift(...demoMdx);',
      ".join)(config.outDir ?? 'doc_build', '~demo')",
    ],
  },
  {
    claim: 'A second server has a port, which has to be free.',
    proves: ['plugin/official-plugins/preview#how', 'plugin/official-plugins/preview#limits'],
    file: PREVIEW,
    holds: ['const { devPort = 7890,', 'throw new Error(`Port "${port}" is occupied, please choose another one.`)'],
  },
  {
    claim: 'Shiki gets the languages of the option besides fourteen, and colours in a rehype plugin.',
    proves: ['plugin/official-plugins/shiki#langs', 'plugin/official-plugins/shiki#source'],
    file: SHIKI,
    holds: [
      "const SHIKI_DEFAULT_HIGHLIGHT_LANGUAGES = [ 'js', 'ts', 'jsx', 'tsx', 'json', 'css', 'scss', 'less', 'xml', 'diff', 'yaml', 'md', 'mdx', 'bash' ];",
      '...SHIKI_DEFAULT_HIGHLIGHT_LANGUAGES, ...langs',
      'config.markdown.rehypePlugins.push([ rehypePluginShiki,',
    ],
  },
  {
    claim: 'Of the formats of feeds, RSS has the language in the file.',
    proves: ['plugin/official-plugins/rss#languages'],
    file: 'feed/lib/rss2.js',
    holds: ['if (options.language) { base.rss.channel.language = { _text: options.language }; }'],
  },
  {
    claim: 'The Shiki plugin brings Shiki 0.14.',
    proves: ['plugin/official-plugins/shiki#langs', 'plugin/official-plugins/shiki#source'],
    file: '@rspress/plugin-shiki/package.json',
    holds: ['"shiki": "^0.14.7"'],
  },
  {
    claim: 'All lines get a class, and the block another.',
    proves: ['plugin/official-plugins/shiki#createtransformerlinenumber'],
    file: SHIKI,
    holds: ["classActiveLine = 'line-number', classActivePre = 'has-line-number' } = options;"],
  },
  {
    claim: 'Marks are read from two kinds of comments unless an option says otherwise.',
    proves: ['plugin/official-plugins/shiki#limits'],
    file: SHIKI,
    holds: ['options.tagRegExp ?? /(?:\\/\\/|\\/\\*{1,2}) *\\[!code'],
  },
  {
    claim: 'TypeDoc runs in the `config` hook and reads `tsconfig.json` first, so that the plugin wins.',
    proves: ['plugin/official-plugins/typedoc#plugintypedoc', 'plugin/official-plugins/typedoc#how'],
    file: TYPEDOC,
    holds: [
      'const { entryPoints = [], outDir = API_DIR } = options;',
      'async config (config) {',
      '.TSConfigReader());',
      'app.bootstrap({ name: config.title, entryPoints,',
    ],
  },
  {
    claim: 'What TypeDoc wrote is changed afterwards: links, the name of the first page, and the order of the menu.',
    proves: ['plugin/official-plugins/typedoc#how', 'plugin/official-plugins/typedoc#known-issues'],
    file: TYPEDOC,
    holds: [
      'return `[${p1}](./${p2})`;',
      "'README.md'), ",
      "JSON.stringify([ 'index', ...meta ])",
      'await app.generateDocs(project, absoluteApiDir); await patchGeneratedApiDocs(absoluteApiDir);',
    ],
  },
  {
    claim: 'A folder among the entries is its index module, unless the strategy says that it is all of them.',
    proves: ['plugin/official-plugins/typedoc#plugintypedoc'],
    file: `${TYPEDOC_LIBRARY}/utils/entry-point.js`,
    holds: [
      'toCheck.push(`${fileOrDir}/index.ts`,',
      'set --entryPointStrategy to expand',
      'result = getExpandedEntryPointsForPaths(logger,',
    ],
  },
  {
    claim: 'An entry outside of the configuration of TypeScript, or without a file, is a warning.',
    proves: ['plugin/official-plugins/typedoc#entrypoints', 'plugin/official-plugins/typedoc#limits'],
    file: `${TYPEDOC_LIBRARY}/utils/entry-point.js`,
    holds: ['is not included in the program for your provided tsconfig.', 'did not match any files.'],
  },
  {
    claim: 'A project without `tsconfig.json` is a warning of TypeDoc.',
    proves: ['plugin/official-plugins/typedoc#limits'],
    file: `${TYPEDOC_LIBRARY}/utils/options/readers/tsconfig.js`,
    holds: ['No tsconfig file found'],
  },
  {
    claim: 'TypeDoc is 0.24, with its plugin for Markdown.',
    proves: ['plugin/official-plugins/typedoc#how'],
    file: '@rspress/plugin-typedoc/package.json',
    holds: ['"typedoc": "0.24.8"', '"typedoc-plugin-markdown": "3.17.1"'],
  },
  {
    claim: 'TypeDoc brings TypeScript 5.1.',
    proves: ['plugin/official-plugins/typedoc#limits'],
    file: '@rspress/plugin-typedoc/node_modules/typescript/package.json',
    holds: ['"version": "5.1.6"'],
  },
  {
    claim: 'The folder of the output is emptied first.',
    proves: ['plugin/official-plugins/typedoc#outdir', 'plugin/official-plugins/typedoc#limits'],
    file: `${TYPEDOC_LIBRARY}/output/renderer.js`,
    holds: ['if (this.cleanOutputDir) { try { await fs.promises.rm(directory, { recursive: true,'],
  },
  {
    claim: 'Names tell plugins apart, also those to remove.',
    proves: ['plugin/system/plugin-api#name'],
    file: CORE,
    holds: [
      '.findIndex((item)=>item.name === plugin.name); if (-1 !== existedIndex) throw new Error(`The plugin "${plugin.name}" has been registered`);',
    ],
  },
  {
    claim: 'Hooks get `isProd`, values are collected, and the order is that of the commands.',
    proves: [
      'plugin/system/introduction#life-cycle',
      'plugin/system/plugin-api#values',
      'plugin/system/plugin-api#beforebuild',
      'plugin/system/plugin-api#afterbuild',
      'plugin/system/introduction#abilities',
    ],
    file: CORE,
    holds: [
      'const isProd = false; const pluginDriver = new PluginDriver(config, isProd);',
      'builder.onDevCompileDone(async ()=>{ await pluginDriver.afterBuild(); });',
      'pluginDriver.getPlugins()) ? void 0 : _pluginDriver_getPlugins.map((plugin)=>plugin.builderConfig ?? {})',
    ],
  },
  {
    claim:
      'A preview reads the configuration through the plugins and lists the pages, and does nothing else of a build.',
    proves: [
      'plugin/system/introduction#life-cycle',
      'plugin/system/plugin-api#beforebuild',
      'plugin/system/plugin-api#afterbuild',
    ],
    file: CORE,
    holds: [
      'const pluginDriver = new PluginDriver(config, true); await pluginDriver.init(); const modifiedConfig = await pluginDriver.modifyConfig(); const builder = await initRsbuild(config.root, modifiedConfig, pluginDriver, false); return builder.preview();',
    ],
  },
  {
    claim: 'Settings for functions go to the library, and only one of them to what writes the Markdown.',
    proves: ['plugin/official-plugins/api-docgen#function-settings'],
    file: DOCGEN,
    holds: [
      '{ ...parseToolOptions.documentation }); const apiDoc = await documentation.formats.md(documentationRes, { noReferenceLinks:',
      '_parseToolOptions_documentation.noReferenceLinks) ?? true });',
    ],
  },
  {
    claim: 'Three of the settings choose what is read and shown.',
    proves: ['plugin/official-plugins/api-docgen#function-settings'],
    file: 'documentation/src/index.js',
    holds: [
      'if (config.shallow || config.documentExported) {',
      "if (!config.access) { config.access = ['public', 'undefined', 'protected']; }",
      'inferAccess(config.inferPrivate)',
    ],
  },
  {
    claim: 'References are collected unless the setting is `true`.',
    proves: ['plugin/official-plugins/api-docgen#function-settings'],
    file: 'documentation/src/output/markdown_ast.js',
    holds: ['if (config.noReferenceLinks !== true) pluginRemark.use(links);'],
  },
  {
    claim: '`Tabs` renders the panel that is open and no other.',
    proves: ['plugin/official-plugins/medium-zoom#known-issues'],
    file: '@rspress/theme-default/dist/bundle.js',
    holds: ['children: X.Children.toArray(children)[currentIndex]'],
  },
  {
    claim:
      'With `pure`, a block becomes a playground only by the word `playground`, and with `playground` each one without the word `pure`.',
    proves: ['plugin/official-plugins/playground#defaultrendermode'],
    file: PLAYGROUND,
    holds: [
      "case 'pure': noTransform = !hasPlaygroundMeta; break; case 'playground': noTransform = hasPureMeta; break;",
    ],
  },
  {
    claim: 'The component of the playgrounds imports the list of their modules at the top of its file.',
    proves: ['plugin/official-plugins/playground#modules'],
    file: '@rspress/plugin-playground/static/global-components/Playground.tsx',
    holds: ["import getImport from '_rspress_playground_imports';"],
  },
  {
    claim: 'A block with `pure` never runs, one with `preview` does, and `defaultRenderMode` decides for the others.',
    proves: ['plugin/official-plugins/preview#defaultrendermode'],
    file: PREVIEW,
    holds: [
      "_node_meta.includes('pure')) || !(null == (_node_meta1 = node.meta) ? void 0 : _node_meta1.includes('preview')) && 'pure' === defaultRenderMode) return;",
    ],
  },
  {
    claim: 'The iframes get the plugins of `builderPlugins`, and `source` of the site without `preEntry`.',
    proves: ['plugin/official-plugins/preview#iframeoptions'],
    file: PREVIEW,
    holds: [
      'const { preEntry, ...otherSourceOptions } = source ?? {};',
      'source: { ...otherSourceOptions, entry: sourceEntry }',
      'plugins: null == config ? void 0 : config.builderPlugins }, builderConfig);',
    ],
  },
  {
    claim: 'The server of the iframes has the port of the option, or fails.',
    proves: ['guide/about/errors#preview-port'],
    file: PREVIEW,
    holds: ['server: { port: devPort, printUrls: ()=>void 0, strictPort: true }'],
  },
  {
    claim: 'With `follow` each demo in an iframe has a document, and with `fixed` each page with such demos.',
    proves: ['plugin/official-plugins/preview#how'],
    file: PREVIEW,
    holds: [
      "if ('follow' === position) { const entries = generateEntryForPerComponent(demos, entryCssPath, framework);",
      "else if ('fixed' === position) { const entries = generateEntryForPage(demos, entryCssPath, framework);",
      'Object.entries(demos).forEach(([key, routes])=>{ if (0 === routes.length) return;',
    ],
  },
  {
    claim: 'The server of the iframes starts again when the list of their demos changes, and only then.',
    proves: ['plugin/official-plugins/preview#known-issues'],
    file: PREVIEW,
    holds: [
      'isEqual)(remarkPlugin.D, lastDemos)) return;',
      '_devServer_server.close()); devServer = void 0; const sourceEntry = generateEntry(',
      'demos[pageName].push({ title, id: demoId, path:',
    ],
  },
  {
    claim: 'Without a setting, the bundler watches no files in `node_modules`.',
    proves: ['plugin/official-plugins/preview#known-issues'],
    file: '@rspack/core/dist/index.js',
    holds: ['(this.watchOptions.ignored = /[\\\\/](?:\\.git|node_modules)[\\\\/]/)'],
  },
  {
    claim: 'Of what follows its language, a code block reads a title and the numbers of lines.',
    proves: ['plugin/official-plugins/container-syntax#details'],
    file: '@rspress/theme-default/dist/bundle.js',
    holds: [
      'const { className, meta } = children.props; const codeTitle = parseTitleFromMeta(meta);',
      'const { meta, language, codeWrap } = props; const { showLineNumbers } = siteData.markdown;',
      'const { defaultWrapCode } = siteData.markdown;',
    ],
  },
];
