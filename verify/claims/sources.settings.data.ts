import type {SourceClaim} from './types';

const CLI = 'rspress/dist/index.js';
const CORE = '@rspress/core/dist/index.js';
const THEME = '@rspress/theme-default/dist/bundle.js';
const RSBUILD = '@rsbuild/core/dist/index.js';

/** Statements of the first steps and of the settings of a site, proven by released code. */
export const SETTINGS_SOURCES: readonly SourceClaim[] = [
  {
    claim: 'The dev server updates changed modules in the browser, or loads the page again.',
    proves: ['guide/start/getting-started#dev'],
    file: RSBUILD,
    holds: ['hmr: !0, liveReload: !0,'],
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
    claim: 'The search index is fetched once the browser is idle, in the language of the page.',
    proves: ['guide/start/introduction#limits'],
    file: THEME,
    holds: [
      "if ('requestIdleCallback' in window && !pageSearcherRef.current) window.requestIdleCallback(()=>{ const searcher = createSearcher(); searcher.fetchSearchIndex(); });",
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
];
