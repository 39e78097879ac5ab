/**
 * What to do about each change of the next major release, in the order of work. What changed is
 * computed; the sentences are written, and a change without one fails the checks.
 */
import type {Lang} from '../../../config/languages';
import {inEveryLanguage, readTexts} from '../../../config/texts';
import type {Evidence} from './types';

/** A sentence in every language; names and values stand between backticks. */
export type MoveText = Readonly<Record<Lang, string>>;

/** Parts of the work, each a table of the page. */
export const AREAS = ['imports', 'config', 'pages', 'theme', 'components', 'plugins', 'runtime', 'commands'] as const;

export type Area = (typeof AREAS)[number];

/** A row of a table: names that are treated alike. */
export interface MoveRow {
  /** Id of the row, which entries of the reference link to. */
  id: string;
  area: Area;
  owner: string;
  /** Names of facts; none for a row about something that is no name. */
  names: readonly string[];
  /** What the row is about, when it is not its names. */
  label?: MoveText;
  /** Names of the next major that take their place. */
  to?: readonly string[];
  /** Owner of these names in the next major, by which they are looked up; nothing for names of other packages. */
  toOwner?: string;
  /** What to do. */
  text: MoveText;
  /** Code that the sentence rests on, where the names alone don't show it. */
  evidence?: readonly Evidence[];
}

/** A row without its sentences, which are in `i18n/<lang>/texts/moves.json` under its id. */
type BareRow = Omit<MoveRow, 'text' | 'label'>;

const CORE = '@rspress/core/dist';

/** An entry of the row about names nothing stands for. */
const row = (
  id: string,
  area: Area,
  owner: string,
  names: readonly string[],
  rest: Partial<BareRow> = {},
): BareRow => ({
  id,
  area,
  owner,
  names,
  ...rest,
});

const config = (id: string, names: readonly string[], rest: Partial<BareRow> = {}): BareRow =>
  row(id, 'config', 'UserConfig', names, rest);

const theme = (id: string, names: readonly string[], rest: Partial<BareRow> = {}): BareRow =>
  row(
    id,
    'theme',
    'UserConfig',
    names.map((name) => `themeConfig.${name}`),
    rest,
  );

/** UI text of the theme, which each language can set as well, and its key in the next major. */
const TEXTS: readonly (readonly [name: string, key: string])[] = [
  ['outlineTitle', 'outlineTitle'],
  ['prevPageText', 'prevPageText'],
  ['nextPageText', 'nextPageText'],
  ['sourceCodeText', 'sourceCodeText'],
  ['lastUpdatedText', 'lastUpdatedText'],
  ['editLink.text', 'editLinkText'],
  ['searchPlaceholderText', 'searchPlaceholderText'],
  ['searchNoResultsText', 'searchNoResultsText'],
  ['searchSuggestedQueryText', 'searchSuggestedQueryText'],
  ['overview.filterNameText', 'overview.filterNameText'],
  ['overview.filterPlaceholderText', 'overview.filterPlaceholderText'],
  ['overview.filterNoResultText', 'overview.filterNoResultText'],
];

const BARE_ROWS: readonly BareRow[] = [
  // Imports
  row('define-config', 'imports', 'rspress/config', ['defineConfig', 'UserConfig']),
  row('core-functions', 'imports', 'rspress/core', ['build', 'dev', 'serve', 'mergeDocConfig'], {
    evidence: [
      {file: `${CORE}/node/build.d.ts`, code: 'interface BuildOptions {\n    docDirectory: string;\n    config:'},
    ],
  }),
  row('core-helpers', 'imports', 'rspress/core', [
    'addLeadingSlash',
    'addTrailingSlash',
    'isDataUrl',
    'isExternalUrl',
    'isProduction',
    'removeBase',
    'SearchOptions',
  ]),
  row('core-types', 'imports', 'rspress/core', [
    'AdditionalPage',
    'AnyFunction',
    'BaseRuntimePageInfo',
    'Config',
    'DefaultThemeConfig',
    'DocFooter',
    'FilterConfig',
    'Footer',
    'Image',
    'Locale',
    'LocaleConfig',
    'LocaleLink',
    'LocaleLinks',
    'MarkdownOptions',
    'MdxRsOptions',
    'NormalizedConfig',
    'NormalizedDefaultThemeConfig',
    'NormalizedLocales',
    'NormalizedSidebar',
    'PageData',
    'PageModule',
    'PageType',
    'Plugin',
    'RemoteSearchIndexInfo',
    'RemoteSearchOptions',
    'ReplaceRule',
    'Route',
    'RouteOptions',
    'SSGConfig',
    'SearchHooks',
    'SiteData',
    'SocialLinkIcon',
  ]),
  row('core-constants', 'imports', 'rspress/core', [
    'APPEARANCE_KEY',
    'DEFAULT_HIGHLIGHT_LANGUAGES',
    'HASH_REGEXP',
    'MDX_OR_MD_REGEXP',
    'QUERY_REGEXP',
    'SEARCH_INDEX_NAME',
    'cleanUrl',
    'inBrowser',
    'isDebugMode',
    'isDevDebugMode',
    'isSCM',
    'normalizeSlash',
    'parseUrl',
    'removeHash',
    'removeLeadingSlash',
    'replaceLang',
    'replaceVersion',
    'slash',
    'withoutBase',
    'withoutLang',
  ]),

  // Configuration
  config('builder-plugins', ['builderPlugins'], {
    to: ['builderConfig.plugins'],
    evidence: [
      {
        file: `${CORE}/node/logger/hint.js`,
        code: 'The "builderPlugins" option has been renamed to "builderConfig.plugins"',
      },
    ],
  }),
  config('lang', ['lang'], {
    evidence: [{file: `${CORE}/theme/layout/Layout/index.js`, code: "lang: lang || 'en'"}],
  }),
  config('theme-dir', ['themeDir'], {
    evidence: [
      {file: `${CORE}/node/initRsbuild.js`, code: 'node_path.join(external_node_process_cwd(), config.themeDir)'},
    ],
  }),
  config('route-exclude', ['route.exclude'], {
    evidence: [{file: `${CORE}/node/route/RouteService.js`, code: "'**/_[^_]*'"}],
  }),
  config('ssg', ['ssg', 'ssg.strict'], {
    evidence: [{file: `${CORE}/node/logger/hint.js`, code: 'the build process will fail'}],
  }),
  config(
    'search-remote',
    [
      'search.mode',
      'search.apiUrl',
      'search.domain',
      'search.indexName',
      'search.searchIndexes',
      'search.searchIndexes[].label',
      'search.searchIndexes[].value',
      'search.searchLoading',
    ],
    {
      evidence: [{file: '@rspress/shared/dist/index.d.ts', code: "mode?: 'local';"}],
    },
  ),
  config('search-code-blocks', ['search.codeBlocks']),
  config('search-versioned', ['search.versioned']),
  config('mdx-rs', ['markdown.mdxRs', 'markdown.mdxRs.include', 'markdown.experimentalMdxRs']),
  config('mdx-plugins', ['markdown.remarkPlugins', 'markdown.rehypePlugins', 'markdown.globalComponents'], {
    evidence: [{file: `${CORE}/node/mdx/options.js`, code: 'remarkPlugins: remarkPluginsFromConfig = []'}],
  }),
  config('check-dead-links', ['markdown.checkDeadLinks'], {
    to: ['markdown.link.checkDeadLinks'],
    toOwner: 'UserConfig',
    evidence: [{file: `${CORE}/node/mdx/remarkPlugins/link.js`, code: 'checkDeadLinks: shouldCheckDeadLinks = true'}],
  }),
  config('highlight', ['markdown.codeHighlighter', 'markdown.highlightLanguages'], {
    to: ['markdown.shiki'],
    toOwner: 'UserConfig',
  }),

  // Pages
  row('nav-json', 'pages', '_meta.json', [], {
    to: ['_nav.json'],
    evidence: [
      {file: `${CORE}/node/logger/hint.js`, code: 'it has been changed to `_nav.json` in Rspress v2'},
      {file: `${CORE}/node/auto-nav-sidebar/walk.js`, code: "node_path.resolve(workDir, '_nav.json')"},
    ],
  }),
  row('relative-links', 'pages', '_meta.json', [], {
    evidence: [
      {file: `${CORE}/node/logger/hint.js`, code: 'Markdown links without "./" prefix are now relative links'},
    ],
  }),
  row('page-type', 'pages', 'FrontMatterMeta', ['pageType'], {
    evidence: [{file: '@rspress/shared/dist/index.d.ts', code: "'home' | 'doc' | 'doc-wide'"}],
  }),

  // Theme configuration
  row(
    'theme-texts',
    'theme',
    'UserConfig',
    TEXTS.flatMap(([name]) => [`themeConfig.${name}`, `themeConfig.locales[].${name}`]),
    {
      to: TEXTS.map(([, key]) => key),
      toOwner: 'I18nText',
    },
  ),
  theme('overview-texts', ['overview', 'locales[].overview'], {
    to: ['overview.filterNameText', 'overview.filterPlaceholderText', 'overview.filterNoResultText'],
    toOwner: 'I18nText',
  }),
  theme('outline', ['outline']),
  theme('no-effect', ['hideNavbar', 'enableContentAnimation'], {
    evidence: [
      {file: CORE, unread: 'hideNavbar'},
      {file: CORE, unread: 'enableContentAnimation'},
    ],
  }),
  theme('scroll-to-top', ['enableScrollToTop']),
  theme('locale-redirect', ['localeRedirect'], {
    to: ['route.localeRedirect'],
    toOwner: 'UserConfig',
    evidence: [
      {file: `${CORE}/node/constants.js`, code: 'config.route?.localeRedirect ?? config.themeConfig?.localeRedirect'},
    ],
  }),
  theme('doc-footer', ['docFooter', 'docFooter.prev', 'docFooter.next', 'locales[].langRoutePrefix']),
  theme('locale-edit-link', ['locales[].editLink', 'locales[].editLink.docRepoBaseUrl', 'locales[].lastUpdated'], {
    to: ['themeConfig.editLink.docRepoBaseUrl', 'themeConfig.lastUpdated'],
    toOwner: 'UserConfig',
  }),

  // Theme components
  row('theme-default', 'components', 'rspress/theme', ['default'], {
    evidence: [
      {
        file: `${CORE}/node/logger/hint.js`,
        code: "is now using named export from '@rspress/core/theme-original' instead of default export",
      },
    ],
  }),
  row('aside', 'components', 'rspress/theme', ['Aside'], {
    to: ['Outline'],
    toOwner: '@rspress/core/theme',
  }),
  row('cards', 'components', 'rspress/theme', ['Card', 'LinkCard']),
  row('scroll-button', 'components', 'rspress/theme', ['ScrollToTop'], {
    evidence: [
      {
        file: `${CORE}/theme/components/Outline/index.js`,
        code: 'enableScrollToTop && /*#__PURE__*/ jsx(ScrollToTop, {})',
      },
    ],
  }),
  row('theme-hooks', 'components', 'rspress/theme', ['useLocaleSiteData', 'SidebarData']),
  row('use-sidebar', 'components', 'rspress/theme', ['useSidebarData'], {
    to: ['useSidebar'],
    toOwner: '@rspress/core/runtime',
  }),
  row('theme-removed', 'components', 'rspress/theme', [
    'CodeProps',
    'scrollToTarget',
    'useBindingAsideScroll',
    'useEnableNav',
    'useHiddenNav',
    'useRedirect4FirstVisit',
  ]),
  row('button', 'components', 'Button.props', ['text', 'external'], {
    to: ['children'],
    toOwner: 'Button.props',
  }),
  row('link', 'components', 'Link.props', ['onNavigate', 'keepCurrentParams']),
  row('tabs', 'components', 'Tabs.props', ['tabContainerClassName'], {
    to: ['className', 'labelItemClassName', 'contentItemClassName'],
    toOwner: 'Tabs.props',
  }),
  row('tabs-values', 'components', 'Tabs.props', ['values[].label', 'values[].value']),
  row('layout', 'components', 'Layout.props', ['uiSwitch']),
  row('doc-layout', 'components', 'DocLayout.props', ['uiSwitch']),
  row('nav', 'components', 'Nav.props', ['beforeNav'], {
    to: ['beforeNav'],
    toOwner: 'Layout.props',
  }),
  row(
    'sidebar',
    'components',
    'Sidebar.props',
    ['afterSidebar', 'beforeSidebar', 'navTitle', 'isSidebarOpen', 'uiSwitch'],
    {
      to: ['afterSidebar', 'beforeSidebar', 'navTitle'],
      toOwner: 'Layout.props',
    },
  ),
  row('prev-next', 'components', 'PrevNextPage.props', ['href', 'text', 'type']),
  row('hero', 'components', 'HomeHero.props', ['frontmatter', 'routePath']),
  row('feature', 'components', 'HomeFeature.props', ['frontmatter', 'routePath']),
  row('overview', 'components', 'Overview.props', ['defaultGroupTitle']),
  row('toc', 'components', 'Toc.props', ['onItemClick']),

  // Plugins
  row('ssg-routes', 'plugins', 'RspressPlugin', ['addSSGRoutes'], {
    to: ['addPages'],
    toOwner: 'RspressPlugin',
  }),
  row('runtime-modules', 'plugins', 'RspressPlugin', ['addRuntimeModules']),
  row(
    'plugin-markdown',
    'plugins',
    'RspressPlugin',
    ['markdown.remarkPlugins', 'markdown.rehypePlugins', 'markdown.globalComponents'],
    {
      evidence: [{file: `${CORE}/node/mdx/options.js`, code: 'plugin.markdown?.remarkPlugins || []'}],
    },
  ),
  row('page-info', 'plugins', 'PageIndexInfo', ['id', 'domain', 'devPort', 'extraHighlightLanguages']),
  row('preview-render', 'plugins', '@rspress/plugin-preview', ['defaultRenderMode']),
  row(
    'preview-mode',
    'plugins',
    '@rspress/plugin-preview',
    ['previewMode', 'isMobile', 'iframePosition', 'iframeOptions.position'],
    {
      to: ['defaultPreviewMode'],
      toOwner: '@rspress/plugin-preview',
      evidence: [{file: '@rspress/plugin-preview/dist/index.js', code: "defaultPreviewMode = 'internal'"}],
    },
  ),
  row('preview-framework', 'plugins', '@rspress/plugin-preview', ['iframeOptions.framework']),

  // Runtime
  row('use-page-data', 'runtime', 'rspress/runtime', ['usePageData'], {
    to: ['usePage', 'useSite', 'usePages'],
    toOwner: '@rspress/core/runtime',
  }),
  row('helmet', 'runtime', 'rspress/runtime', ['Helmet'], {
    to: ['Head'],
    toOwner: '@rspress/core/runtime',
  }),
  row('data-context', 'runtime', 'rspress/runtime', ['DataContext'], {
    to: ['PageContext'],
    toOwner: '@rspress/core/runtime',
  }),
  row('use-i18n', 'runtime', 'rspress/runtime', ['useI18n'], {
    evidence: [{file: `${CORE}/node/runtimeModule/i18n.js`, code: 'throw createError(`i18n text missing for'}],
  }),
  row('runtime-removed', 'runtime', 'rspress/runtime', ['useViewTransition', 'normalizeRoutePath', 'normalizeSlash']),
  row('site-pages', 'runtime', 'SiteData', ['pages'], {
    to: ['usePages'],
    toOwner: '@rspress/core/runtime',
  }),
  row('site-fields', 'runtime', 'SiteData', ['root', 'ssg', 'markdown.codeHighlighter']),
  row('page-fields', 'runtime', 'PageData', ['page.extraHighlightLanguages']),

  // Commands
  row('update', 'commands', 'rspress', ['update', 'update --config']),
];

/** A text of a row in every language; `undefined` for one that the row does not have. */
function textOf(id: string, key: 'label' | 'text'): MoveText | undefined {
  const texts = inEveryLanguage((lang) => readTexts('moves', lang)[id]?.[key] ?? '');
  return Object.values(texts).every((text) => text === '') ? undefined : texts;
}

/** Every row, in the order of the page. One without a sentence has an empty one, which the checks report. */
export const MOVE_ROWS: readonly MoveRow[] = BARE_ROWS.map((bare) => {
  const label = textOf(bare.id, 'label');
  return {...bare, text: textOf(bare.id, 'text') ?? inEveryLanguage(() => ''), ...(label && {label})};
});
