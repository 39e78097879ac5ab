import type {FactKind, Owner} from '../../content/facts/types';

/** An owner whose facts are the members of a type. */
export interface TypeRoot {
  owner: string;
  ownerKind: Owner['kind'];
  /** Kind of its facts; function members of hooks become `hook`. */
  kind: FactKind;
  /** Module that exports the type, or the factory it is a parameter of. */
  module: string;
  /** Name of the exported type … */
  type?: string;
  /** … or name of the exported function whose first parameter has the type. */
  factory?: string;
  /** List members inherited from other packages too (they are marked `external`). */
  keepExternal?: boolean;
  /** Further types not to spell out under this owner. */
  stop?: readonly string[];
}

/** Modules whose exports are facts, by the name readers import. */
export const EXPORT_MODULES = ['rspress/config', 'rspress/core', 'rspress/runtime', 'rspress/theme'] as const;

/** Modules of plugins whose exports are facts. */
export const PLUGIN_MODULES: Readonly<Record<string, string>> = {
  '@rspress/plugin-api-docgen': 'pluginApiDocgen',
  '@rspress/plugin-client-redirects': 'pluginClientRedirects',
  '@rspress/plugin-container-syntax': 'pluginContainerSyntax',
  '@rspress/plugin-last-updated': 'pluginLastUpdated',
  '@rspress/plugin-medium-zoom': 'pluginMediumZoom',
  '@rspress/plugin-playground': 'pluginPlayground',
  '@rspress/plugin-preview': 'pluginPreview',
  '@rspress/plugin-rss': 'pluginRss',
  '@rspress/plugin-shiki': 'pluginShiki',
  '@rspress/plugin-typedoc': 'pluginTypeDoc',
};

/** Further plugin modules that export something. */
export const PLUGIN_SUBMODULES = ['@rspress/plugin-playground/web'] as const;

/** Every module the type program loads. */
export const MODULES: readonly string[] = [
  ...EXPORT_MODULES,
  '@rspress/shared',
  '@rspress/theme-default',
  ...Object.keys(PLUGIN_MODULES),
  ...PLUGIN_SUBMODULES,
];

const shared = (owner: string, ownerKind: Owner['kind'], kind: FactKind): TypeRoot => ({
  owner,
  ownerKind,
  kind,
  module: '@rspress/shared',
  type: owner,
});

/** Types whose members are facts. */
export const TYPE_ROOTS: readonly TypeRoot[] = [
  shared('UserConfig', 'config', 'option'),
  shared('NavItem', 'config', 'option'),
  shared('SidebarGroup', 'config', 'option'),
  shared('SidebarItem', 'config', 'option'),
  shared('SidebarDivider', 'config', 'option'),
  shared('SidebarSectionHeader', 'config', 'option'),
  shared('FrontMatterMeta', 'config', 'frontmatter'),
  shared('RspressPlugin', 'hooks', 'option'),
  shared('AdditionalPage', 'config', 'option'),
  shared('RouteMeta', 'data', 'field'),
  shared('Route', 'data', 'field'),
  shared('PageData', 'data', 'field'),
  shared('PageIndexInfo', 'data', 'field'),
  shared('PageModule', 'data', 'field'),
  {...shared('SiteData', 'data', 'field'), stop: ['LocalSearchOptions', 'RemoteSearchOptions', 'RouteOptions']},
  shared('Header', 'data', 'field'),
  ...Object.entries(PLUGIN_MODULES).map(([module, factory]): TypeRoot => ({
    owner: module,
    ownerKind: 'plugin',
    kind: 'option',
    module,
    factory,
    keepExternal: module === '@rspress/plugin-rss',
  })),
];

/**
 * Types that have an owner of their own or are too general to spell out where
 * they are used: their fields are not repeated under a dotted name.
 */
export const STOP_TYPES: ReadonlySet<string> = new Set([
  ...TYPE_ROOTS.map((root) => root.type).filter((name) => name !== undefined),
  'BaseRuntimePageInfo',
  'DefaultThemeConfigOfSite',
  'NavItemWithChildren',
  'NavItemWithLink',
  'NavItemWithLinkAndChildren',
  'NormalizedConfig',
  'NormalizedLocales',
  'NormalizedSidebar',
  'NormalizedSidebarGroup',
  'Sidebar',
  'ZoomContainer',
]);

/** Names people know a part of an owner by, besides the names of its types. */
export const EXTRA_VIEWS = {
  ThemeConfig: {owner: 'UserConfig', prefix: 'themeConfig.'},
  Frontmatter: {owner: 'FrontMatterMeta', prefix: ''},
  SearchOptions: {owner: 'UserConfig', prefix: 'search.'},
} as const;
