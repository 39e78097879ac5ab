import type {FactKind} from '../../content/facts/types';

/** Facts meant for a page. The rule with the longest match decides. */
export interface CoverageRule {
  owner: string;
  /** Start of the names it is about: the name itself or its fields. */
  prefix?: string;
  /** Kinds it is about; all when absent. */
  kinds?: readonly FactKind[];
  /** Pages, without locale, any of which may document a fact. */
  routes: readonly string[];
}

/** Facts that are left out on purpose. */
export interface Undocumented {
  owner: string;
  /** Exact name, or start of names when it ends with `*`; all names when absent. */
  name?: string;
  kinds?: readonly FactKind[];
  reason: string;
}

const BASIC = '/api/config/config-basic';
const BUILD = '/api/config/config-build';
const THEME = '/api/config/config-theme';
const FRONTMATTER = '/api/config/config-frontmatter';
const COMMANDS = '/api/commands';
const RUNTIME = '/api/client-api/api-runtime';
const COMPONENTS = '/api/client-api/api-components';
const CUSTOM_THEME = '/guide/advanced/custom-theme';
const CUSTOM_SEARCH = '/guide/advanced/custom-search';
const PLUGIN_API = '/plugin/system/plugin-api';
const HOME = '/guide/default-theme/home-page';
const NAVBAR = '/guide/default-theme/navbar';
const SIDEBAR = '/guide/basic/auto-nav-sidebar';

const official = (plugin: string): string => `/plugin/official-plugins/${plugin}`;

const OFFICIAL = [
  'api-docgen',
  'client-redirects',
  'container-syntax',
  'last-updated',
  'medium-zoom',
  'playground',
  'preview',
  'rss',
  'shiki',
  'typedoc',
] as const;

/** Fields that the RSS plugin adds to frontmatter. */
const RSS_FRONTMATTER = [
  'author',
  'categories',
  'category',
  'date',
  'id',
  'link-rss',
  'permalink',
  'published_at',
  'slug',
  'summary',
] as const;

/** Components people write in pages. */
const PAGE_COMPONENTS = [
  'Badge',
  'Button',
  'Card',
  'Link',
  'LinkCard',
  'NoSSR',
  'Overview',
  'PackageManagerTabs',
  'SourceCode',
  'Steps',
  'Tab',
  'Tabs',
  'Toc',
] as const;

/** Components and functions people use when they change the theme. */
const THEME_PARTS = [
  'Aside',
  'DocFooter',
  'DocLayout',
  'EditLink',
  'HomeFeature',
  'HomeFooter',
  'HomeHero',
  'HomeLayout',
  'LastUpdated',
  'Layout',
  'Nav',
  'NotFoundLayout',
  'PrevNextPage',
  'ScrollToTop',
  'Search',
  'SearchPanel',
  'Sidebar',
  'SidebarList',
  'SocialLinks',
  'SwitchAppearance',
  'Tag',
  'default',
  'getCustomMDXComponent',
] as const;

/** Functions of the theme that help other components, and the types they go with. */
const THEME_FUNCTIONS = [
  'CodeProps',
  'SidebarData',
  'parseInlineMarkdownText',
  'renderHtmlOrText',
  'renderInlineMarkdown',
  'scrollToTarget',
] as const;

const SEARCH_TYPES = [
  'AfterSearch',
  'BeforeSearch',
  'CustomMatchResult',
  'DefaultMatchResult',
  'DefaultMatchResultItem',
  'HighlightInfo',
  'MatchResult',
  'OnSearch',
  'PageSearcherConfig',
  'RenderSearchFunction',
  'RenderType',
  'SearchOptions',
  'UserMatchResultItem',
  'useFullTextSearch',
] as const;

const NODE_API = ['build', 'dev', 'logger', 'mergeDocConfig', 'serve'] as const;

/** Owner → page. */
export const COVERAGE_RULES: readonly CoverageRule[] = [
  {owner: 'UserConfig', routes: [BASIC]},
  ...['builderConfig', 'builderPlugins', 'markdown'].map((prefix) => ({owner: 'UserConfig', prefix, routes: [BUILD]})),
  {owner: 'UserConfig', prefix: 'themeConfig', routes: [THEME]},
  {owner: 'NavItem', routes: [THEME, NAVBAR]},
  ...['SidebarGroup', 'SidebarItem', 'SidebarDivider', 'SidebarSectionHeader'].map((owner) => ({
    owner,
    routes: [THEME, SIDEBAR],
  })),
  {owner: '_meta.json', routes: [SIDEBAR]},

  {owner: 'FrontMatterMeta', routes: [FRONTMATTER]},
  ...['hero', 'features'].map((prefix) => ({owner: 'FrontMatterMeta', prefix, routes: [FRONTMATTER, HOME]})),
  ...RSS_FRONTMATTER.map((prefix) => ({owner: 'FrontMatterMeta', prefix, routes: [official('rss')]})),
  {owner: 'FrontMatterMeta', prefix: 'playgroundDirection', routes: [official('playground')]},

  ...['RspressPlugin', 'AdditionalPage', 'RouteMeta', 'PageIndexInfo'].map((owner) => ({owner, routes: [PLUGIN_API]})),
  ...['PageData', 'SiteData', 'Header', 'Route'].map((owner) => ({owner, routes: [RUNTIME]})),

  {owner: 'rspress', routes: [COMMANDS]},
  {owner: 'rspress/config', routes: [BASIC]},
  ...NODE_API.map((prefix) => ({owner: 'rspress/core', prefix, routes: [COMMANDS]})),
  {owner: 'rspress/runtime', routes: [RUNTIME]},
  ...['Content', 'NoSSR'].map((prefix) => ({owner: 'rspress/runtime', prefix, routes: [RUNTIME, COMPONENTS]})),
  ...['Content.props', 'NoSSR.props'].map((owner) => ({owner, routes: [RUNTIME, COMPONENTS]})),
  {owner: 'rspress/theme', kinds: ['react-hook'], routes: [RUNTIME, CUSTOM_THEME]},
  ...PAGE_COMPONENTS.map((prefix) => ({owner: 'rspress/theme', prefix, routes: [COMPONENTS]})),
  ...PAGE_COMPONENTS.map((name) => ({owner: `${name}.props`, routes: [COMPONENTS]})),
  ...THEME_PARTS.map((prefix) => ({owner: 'rspress/theme', prefix, routes: [CUSTOM_THEME]})),
  ...THEME_PARTS.map((name) => ({owner: `${name}.props`, routes: [CUSTOM_THEME, COMPONENTS]})),
  ...THEME_FUNCTIONS.map((prefix) => ({owner: 'rspress/theme', prefix, routes: [COMPONENTS]})),
  ...SEARCH_TYPES.map((prefix) => ({owner: 'rspress/theme', prefix, routes: [CUSTOM_SEARCH]})),

  ...OFFICIAL.flatMap((plugin) => [
    {owner: `@rspress/plugin-${plugin}`, routes: [official(plugin)]},
    {owner: `@rspress/plugin-${plugin}:exports`, routes: [official(plugin)]},
  ]),
  {owner: '@rspress/plugin-playground/web:exports', routes: [official('playground')]},
];

const TYPE_REASON = 'The fields of the type are documented where it is used; the name is for type imports.';
const HELPER = 'A helper that Rspress shares between its packages; pages and themes import the one of rspress/runtime.';
const OF_PLUGIN = 'A function the plugin uses itself; its options are the supported way.';

/** Facts no page documents, with the reason. */
export const UNDOCUMENTED: readonly Undocumented[] = [
  {owner: 'rspress/core', kinds: ['type'], reason: TYPE_REASON},
  {owner: 'rspress/core', kinds: ['constant'], reason: HELPER},
  ...[
    'addLeadingSlash',
    'addTrailingSlash',
    'cleanUrl',
    'inBrowser',
    'is*',
    'normalize*',
    'parseUrl',
    'remove*',
    'replace*',
    'slash',
    'withBase',
    'without*',
  ].map((name) => ({owner: 'rspress/core', name, kinds: ['function'] as const, reason: HELPER})),
  {owner: 'PageModule', reason: 'What the bundler makes of a page; no hook or component hands it to users.'},
  ...['api-docgen', 'preview', 'rss', 'shiki', 'typedoc'].map((plugin) => ({
    owner: `@rspress/plugin-${plugin}:exports`,
    kinds: ['type'] as const,
    reason: TYPE_REASON,
  })),
  ...['createFeed', 'get*', 'testPage', 'PluginComponents', 'PluginName'].map((name) => ({
    owner: '@rspress/plugin-rss:exports',
    name,
    reason: OF_PLUGIN,
  })),
  {owner: '@rspress/plugin-shiki:exports', kinds: ['constant'], reason: OF_PLUGIN},
  {owner: '@rspress/plugin-playground:exports', name: 'routeMeta', reason: OF_PLUGIN},
];
