import type {Fallback} from './readers/code';

/** Where the value of an unset option is decided in the released code. */
export interface DefaultRead {
  owner: string;
  /** Facts the value belongs to. */
  names: readonly string[];
  package: string;
  file: string;
  how: Fallback['how'];
  /** End of the property path the code reads; the last part of the name when absent. */
  path?: string;
  /** Function it happens in, when several do. */
  fn?: string;
  /** Take only the last string inside the value: `'docs'` of `path.join(cwd, 'docs')`. */
  lastString?: true;
}

const CORE = {package: '@rspress/core', file: 'dist/index.js'} as const;
const LOADER = {package: '@rspress/core', file: 'dist/loader.js'} as const;
const THEME = {package: '@rspress/theme-default', file: 'dist/bundle.js'} as const;

const config = (name: string, rest: Omit<DefaultRead, 'owner' | 'names'>): DefaultRead => ({
  owner: 'UserConfig',
  names: [name],
  ...rest,
});

/** An option of the theme that a locale can also set. */
const localised = (name: string, rest: Omit<DefaultRead, 'owner' | 'names'>): DefaultRead => ({
  owner: 'UserConfig',
  names: [`themeConfig.${name}`, `themeConfig.locales[].${name}`],
  ...rest,
});

const site = {...CORE, how: 'or', fn: 'siteDataVMPlugin'} as const;
const theme = {...THEME, how: 'or'} as const;

/**
 * The places defaults are read from. The value itself is always read from the
 * code; a place that no longer fits fails the extraction.
 */
export const DEFAULT_READS: readonly DefaultRead[] = [
  config('root', {
    package: 'rspress',
    file: 'dist/index.js',
    how: 'return',
    path: 'return',
    fn: 'resolveDocRoot',
    lastString: true,
  }),
  config('base', {...site}),
  config('title', {...site, path: 'userConfig.title'}),
  config('description', {...site}),
  config('lang', {...site, path: 'userConfig.lang'}),
  config('logo', {...site, path: 'userConfig.logo'}),
  config('logoText', {...site}),
  config('locales', {...CORE, how: 'or', fn: 'constructor', path: 'userConfig.themeConfig.locales'}),
  config('i18nSourcePath', {...CORE, how: 'binding', lastString: true}),
  config('outDir', {...CORE, how: 'or', fn: 'createInternalBuildConfig'}),
  config('themeDir', {...CORE, how: 'or', fn: 'createInternalBuildConfig', lastString: true}),
  config('plugins', {...CORE, how: 'or', fn: 'init', path: 'config.plugins'}),
  config('replaceRules', {...site}),
  config('globalUIComponents', {
    ...CORE,
    how: 'or',
    fn: 'globalUIComponentsVMPlugin',
    path: 'config.globalUIComponents',
  }),
  config('globalStyles', {...CORE, how: 'or', fn: 'globalStylesVMPlugin', path: 'config.globalStyles'}),
  config('builderPlugins', {...CORE, how: 'or', fn: 'initRsbuild', path: 'config.builderPlugins'}),
  config('builderConfig', {...CORE, how: 'or', fn: 'initRsbuild', path: 'config.builderConfig'}),
  config('ssg', {...site}),
  config('ssg.strict', {...CORE, how: 'truthy', path: 'ssgConfig.strict'}),
  config('mediumZoom', {...CORE, how: 'or', fn: 'init'}),
  config('mediumZoom.selector', {
    package: '@rspress/plugin-medium-zoom',
    file: 'static/MediumZoom.tsx',
    how: 'binding',
    fn: 'MediumZoom',
  }),
  config('mediumZoom.options', {
    package: '@rspress/plugin-medium-zoom',
    file: 'static/MediumZoom.tsx',
    how: 'binding',
    fn: 'MediumZoom',
  }),
  config('multiVersion.default', {...site, path: 'multiVersion.default'}),
  config('languageParity.enabled', {...CORE, how: 'not-false'}),
  config('languageParity.exclude', {...CORE, how: 'or', path: 'languageParity.exclude'}),
  config('route.extensions', {...CORE, how: 'or', fn: 'constructor'}),
  config('route.include', {...CORE, how: 'or', fn: 'constructor'}),
  config('route.exclude', {...CORE, how: 'or', fn: 'constructor'}),
  config('route.cleanUrls', {...LOADER, how: 'or', path: 'route.cleanUrls'}),
  config('markdown.remarkPlugins', {...LOADER, how: 'binding'}),
  config('markdown.rehypePlugins', {...LOADER, how: 'binding'}),
  config('markdown.globalComponents', {...LOADER, how: 'binding'}),
  config('markdown.checkDeadLinks', {...CORE, how: 'or', path: 'markdown.checkDeadLinks'}),
  config('markdown.showLineNumbers', {...site, path: 'markdown.showLineNumbers'}),
  config('markdown.defaultWrapCode', {...site, path: 'markdown.defaultWrapCode'}),
  config('markdown.codeHighlighter', {...site, path: 'markdown.codeHighlighter'}),
  config('markdown.highlightLanguages', {...CORE, how: 'binding', fn: 'siteDataVMPlugin'}),
  config('markdown.mdxRs', {...LOADER, how: 'or', path: 'markdown.mdxRs'}),
  config('search.domain', {...site, path: 'searchConfig.domain'}),
  config('search.searchIndexes', {...THEME, how: 'or', path: 'searchOptions.searchIndexes'}),
  config('search.versioned', {...CORE, how: 'truthy', fn: 'siteDataVMPlugin', path: 'search.versioned'}),
  config('search.searchLoading', {...THEME, how: 'truthy', path: 'search.searchLoading'}),

  config('themeConfig.darkMode', {...THEME, how: 'not-false', path: 'themeConfig.darkMode'}),
  config('themeConfig.hideNavbar', {...theme, path: 'themeConfig.hideNavbar'}),
  config('themeConfig.search', {...THEME, how: 'not-false', path: 'themeConfig.search'}),
  config('themeConfig.socialLinks', {...theme, path: 'themeConfig.socialLinks'}),
  config('themeConfig.socialLinks[].mode', {...THEME, how: 'binding', fn: 'LinkContent'}),
  config('themeConfig.enableScrollToTop', {...theme, path: 'themeConfig.enableScrollToTop'}),
  config('themeConfig.localeRedirect', {...theme, path: 'themeConfig.localeRedirect'}),
  config('themeConfig.fallbackHeadingTitle', {...THEME, how: 'not-false', path: 'themeConfig.fallbackHeadingTitle'}),
  config('themeConfig.enableAppearanceAnimation', {
    ...THEME,
    how: 'truthy',
    path: 'themeConfig.enableAppearanceAnimation',
  }),
  config('themeConfig.enableContentAnimation', {
    package: '@rspress/runtime',
    file: 'dist/Content.js',
    how: 'truthy',
    path: 'themeConfig.enableContentAnimation',
  }),
  localised('outlineTitle', {...theme, path: 'themeConfig.outlineTitle'}),
  localised('lastUpdated', {...THEME, how: 'binding', path: 'lastUpdated'}),
  localised('lastUpdatedText', {...THEME, how: 'binding'}),
  localised('prevPageText', {...THEME, how: 'binding'}),
  localised('nextPageText', {...THEME, how: 'binding'}),
  localised('sourceCodeText', {...THEME, how: 'binding'}),
  localised('searchPlaceholderText', {...THEME, how: 'binding', fn: 'SearchPanel'}),
  localised('searchNoResultsText', {...THEME, how: 'binding'}),
  localised('searchSuggestedQueryText', {...THEME, how: 'binding'}),
  localised('overview.filterNameText', {...THEME, how: 'binding'}),
  localised('overview.filterPlaceholderText', {...THEME, how: 'binding'}),
  localised('overview.filterNoResultText', {...THEME, how: 'binding'}),

  {owner: 'NavItem', names: ['position'], ...theme, path: 'menuItem.position'},
  {owner: 'NavItem', names: ['activeMatch'], ...theme, fn: 'NavMenuSingleItem', path: 'item.activeMatch'},
  {owner: 'SidebarGroup', names: ['collapsed'], ...CORE, how: 'or', path: 'item.collapsed'},
  {owner: 'SidebarGroup', names: ['collapsible'], ...CORE, how: 'or', path: 'item.collapsible'},

  {
    owner: 'FrontMatterMeta',
    names: ['pageType'],
    package: '@rspress/core',
    file: 'dist/runtime/App.js',
    how: 'or',
    path: 'frontmatter.pageType',
  },
  {owner: 'FrontMatterMeta', names: ['overview'], ...theme, fn: 'useUISwitch', path: 'frontmatter.overview'},
  {owner: 'FrontMatterMeta', names: ['footer'], ...theme, path: 'frontmatter.footer'},
  {owner: 'FrontMatterMeta', names: ['sidebar'], ...THEME, how: 'not-false', path: 'frontmatter.sidebar'},
  {owner: 'FrontMatterMeta', names: ['overviewHeaders'], ...theme, path: 'sidebarGroup.overviewHeaders'},
  {owner: 'FrontMatterMeta', names: ['features[].span'], ...theme, fn: 'getGridClass', path: 'span'},
  {owner: 'FrontMatterMeta', names: ['navbar'], ...theme, path: 'frontmatter.navbar'},

  {
    owner: '@rspress/plugin-rss',
    names: ['output.type', 'feed.output.type'],
    package: '@rspress/plugin-rss',
    file: 'dist/index.mjs',
    how: 'or',
    path: 'globalOutput.type',
  },
  {
    owner: '@rspress/plugin-rss',
    names: ['output.dir', 'feed.output.dir'],
    package: '@rspress/plugin-rss',
    file: 'dist/index.mjs',
    how: 'or',
    path: 'globalOutput.dir',
  },
  {
    owner: '@rspress/plugin-rss',
    names: ['output.publicPath', 'feed.output.publicPath'],
    package: '@rspress/plugin-rss',
    file: 'dist/index.mjs',
    how: 'or',
    path: 'globalOutput.publicPath',
  },
  {
    owner: '@rspress/plugin-rss',
    names: ['feed.output.filename'],
    package: '@rspress/plugin-rss',
    file: 'dist/index.mjs',
    how: 'or',
    path: 'output.filename',
  },
  {
    owner: '@rspress/plugin-preview',
    names: ['iframeOptions.devPort'],
    package: '@rspress/plugin-preview',
    file: 'dist/index.js',
    how: 'binding',
    fn: 'pluginPreview',
  },
  {
    owner: '@rspress/plugin-preview',
    names: ['iframePosition', 'iframeOptions.position'],
    package: '@rspress/plugin-preview',
    file: 'dist/index.js',
    how: 'binding',
    fn: 'pluginPreview',
  },
  {
    owner: '@rspress/plugin-preview',
    names: ['previewMode'],
    package: '@rspress/plugin-preview',
    file: 'dist/index.js',
    how: 'or',
    path: 'options.previewMode',
    lastString: true,
  },
  {
    owner: '@rspress/plugin-preview',
    names: ['iframeOptions.framework'],
    package: '@rspress/plugin-preview',
    file: 'dist/index.js',
    how: 'binding',
    fn: 'pluginPreview',
  },
  {
    owner: '@rspress/plugin-preview',
    names: ['iframeOptions.builderConfig'],
    package: '@rspress/plugin-preview',
    file: 'dist/index.js',
    how: 'binding',
    fn: 'pluginPreview',
  },
  {
    owner: '@rspress/plugin-medium-zoom',
    names: ['selector'],
    package: '@rspress/plugin-medium-zoom',
    file: 'static/MediumZoom.tsx',
    how: 'binding',
    fn: 'MediumZoom',
  },

  {owner: 'rspress', names: ['preview --port'], ...CORE, how: 'or', fn: 'serve', path: 'builderConfig.server.port'},
  {owner: 'rspress', names: ['preview --host'], ...CORE, how: 'or', fn: 'serve', path: 'builderConfig.server.host'},
];

/** Files in which a plugin gives its options their defaults by destructuring. */
export const FACTORY_FILES: Readonly<Record<string, string>> = {
  '@rspress/plugin-api-docgen': 'dist/index.js',
  '@rspress/plugin-playground': 'dist/cli/esm/index.mjs',
  '@rspress/plugin-preview': 'dist/index.js',
  '@rspress/plugin-shiki': 'dist/index.js',
  '@rspress/plugin-typedoc': 'dist/lib/index.js',
};

/** File in which theme components give their props defaults. */
export const COMPONENTS_FILE = THEME;
