import type {SidebarItem} from './types';

/** One titled group of pages. Pages are files below `docs/`, without extension. */
export interface SidebarGroup {
  /** Stable key of the label in `i18n/<lang>/docusaurus-plugin-content-docs/current.json`, unique over all sidebars. */
  key: string;
  /** Left out: the group can be collapsed. */
  collapsible?: boolean;
  /** Left out: the group starts expanded. */
  collapsed?: boolean;
  pages: string[];
}

/** Names of the four sidebars. */
export type SidebarName = 'guide' | 'plugin' | 'api' | 'fragments';

/**
 * The sidebars, in reading order. A page appears here once it is written;
 * `fragments` holds shared partials, which have no route and so no entry.
 */
export const sidebarGroups: Record<SidebarName, SidebarGroup[]> = {
  guide: [
    {
      key: 'guide-start',
      pages: ['guide/start/introduction', 'guide/start/getting-started'],
    },
    {
      key: 'guide-basic',
      pages: [
        'guide/basic/conventional-route',
        'guide/basic/auto-nav-sidebar',
        'guide/basic/use-mdx',
        'guide/basic/static-assets',
        'guide/basic/custom-page',
        'guide/basic/ssg',
        'guide/basic/deploy',
      ],
    },
    {
      key: 'guide-default-theme',
      pages: [
        'guide/default-theme/navbar',
        'guide/default-theme/home-page',
        'guide/default-theme/doc-page',
        'guide/default-theme/overview-page',
        'guide/default-theme/i18n',
        'guide/default-theme/multi-version',
        'guide/default-theme/components',
      ],
    },
    {
      key: 'guide-advanced',
      pages: ['guide/advanced/extend-build', 'guide/advanced/custom-theme', 'guide/advanced/custom-search'],
    },
    {
      key: 'guide-about',
      pages: [
        'guide/about/recipes',
        'guide/about/errors',
        'guide/about/from-vitepress',
        'guide/about/from-docusaurus',
        'guide/about/moving-to-2',
        'guide/about/checked',
        'guide/about/accessibility',
      ],
    },
  ],
  plugin: [
    {
      key: 'plugin-system',
      pages: ['plugin/system/introduction', 'plugin/system/write-a-plugin', 'plugin/system/plugin-api'],
    },
    {
      key: 'plugin-official',
      pages: [
        'plugin/official-plugins/overview',
        'plugin/official-plugins/medium-zoom',
        'plugin/official-plugins/client-redirects',
        'plugin/official-plugins/last-updated',
        'plugin/official-plugins/container-syntax',
        'plugin/official-plugins/typedoc',
        'plugin/official-plugins/api-docgen',
        'plugin/official-plugins/preview',
        'plugin/official-plugins/playground',
        'plugin/official-plugins/rss',
        'plugin/official-plugins/shiki',
      ],
    },
    {
      key: 'plugin-community',
      pages: ['plugin/community-plugins/overview'],
    },
  ],
  api: [
    {
      key: 'api-overview',
      pages: ['api/index'],
    },
    {
      key: 'api-config',
      pages: [
        'api/config/config-basic',
        'api/config/config-theme',
        'api/config/config-frontmatter',
        'api/config/config-build',
      ],
    },
    {
      key: 'api-client',
      pages: ['api/client-api/api-runtime', 'api/client-api/api-components'],
    },
    {
      key: 'api-cli',
      pages: ['api/commands'],
    },
  ],
  fragments: [],
};

/**
 * Route of a page file.
 *
 * @param fileKey - Path below `docs/`, without extension.
 * @returns Route without locale prefix; an `index` file stands for its folder.
 */
export function routeOfFile(fileKey: string): string {
  return `/${fileKey}`.replace(/\/index$/, '/');
}

/**
 * The sidebars as items per path prefix.
 *
 * @param groupText - Gives the label of a group in the reader's language.
 */
export function createSidebar(groupText: (group: SidebarGroup) => string): Record<string, SidebarItem[]> {
  return Object.fromEntries(
    Object.entries(sidebarGroups).map(([name, groups]) => [
      `/${name}`,
      groups.map((group) => ({
        text: groupText(group),
        collapsible: group.collapsible ?? true,
        collapsed: group.collapsed ?? false,
        items: group.pages.map((page) => ({_fileKey: page, link: routeOfFile(page)})),
      })),
    ]),
  );
}
