/*
 * What becomes of a name in the next major release, where that bites somebody
 * who moves up or reads pages of both. Read in the declarations and the code of
 * @rspress/core 2.0.22; names that stay as they are have no entry.
 */

/** A sentence in every language; names and values stand between backticks. */
export type NextMajorText = Readonly<{en: string; zh: string}>;

/** What the next major does with a name. */
export interface NextMajorChange {
  owner: string;
  /** Name of the fact inside its owner. */
  name: string;
  text: NextMajorText;
}

const all = (owner: string, names: readonly string[], text: NextMajorText): NextMajorChange[] =>
  names.map((name) => ({owner, name, text}));

const REMOVED: NextMajorText = {en: 'Removed.', zh: '已移除。'};

const REMOTE_SEARCH: NextMajorText = {
  en: 'Removed together with remote search.',
  zh: '随远程搜索一起移除。',
};

const PLUGINS_OF_MARKDOWN: NextMajorText = {
  en: 'Takes effect without `mdxRs: false`, because there is one compiler.',
  zh: '不再需要 `mdxRs: false`，因为只有一个编译器。',
};

const NO_EFFECT: NextMajorText = {
  en: 'Still in the types, but nothing reads it.',
  zh: '类型中仍有声明，但没有代码读取它。',
};

/** Texts of the theme, and their keys in `i18n.json` of the next major. */
const TEXTS: readonly (readonly [name: string, key: string])[] = [
  ['outlineTitle', 'outlineTitle'],
  ['prevPageText', 'prevPageText'],
  ['nextPageText', 'nextPageText'],
  ['sourceCodeText', 'sourceCodeText'],
  ['searchPlaceholderText', 'searchPlaceholderText'],
  ['searchNoResultsText', 'searchNoResultsText'],
  ['searchSuggestedQueryText', 'searchSuggestedQueryText'],
  ['lastUpdatedText', 'lastUpdatedText'],
  ['editLink.text', 'editLinkText'],
  ['overview.filterNameText', 'overview.filterNameText'],
  ['overview.filterPlaceholderText', 'overview.filterPlaceholderText'],
  ['overview.filterNoResultText', 'overview.filterNoResultText'],
];

/** Every change that a page shows. */
export const NEXT_MAJOR: readonly NextMajorChange[] = [
  // Configuration
  ...all('UserConfig', ['route.exclude'], {
    en: 'Files whose name begins with one underscore are left out too; `route.excludeConvention` changes that.',
    zh: '文件名以单个下划线开头的文件也会被排除，可用 `route.excludeConvention` 修改。',
  }),
  ...all('UserConfig', ['ssg'], {
    en: 'A page that cannot be rendered stops the build. `ssg.experimentalExcludeRoutePaths` lists pages to leave out.',
    zh: '只要有页面无法渲染，构建就会中止；`ssg.experimentalExcludeRoutePaths` 可以列出不渲染的页面。',
  }),
  ...all('UserConfig', ['ssg.strict'], {
    en: 'Removed: an error while rendering always stops the build.',
    zh: '已移除：渲染出错总会使构建中止。',
  }),
  ...all('UserConfig', ['search.mode'], {en: 'Only `local` is left.', zh: '只剩下 `local`。'}),
  ...all(
    'UserConfig',
    [
      'search.apiUrl',
      'search.indexName',
      'search.searchIndexes',
      'search.searchIndexes[].value',
      'search.searchIndexes[].label',
      'search.domain',
      'search.searchLoading',
    ],
    REMOTE_SEARCH,
  ),
  ...all('UserConfig', ['search.codeBlocks', 'search.versioned'], {
    en: 'The default is `true`.',
    zh: '默认值为 `true`。',
  }),
  ...all('UserConfig', ['lang'], {en: 'The default is `en`.', zh: '默认值为 `en`。'}),
  ...all('UserConfig', ['themeDir'], {
    en: 'Every relative path starts at the folder of the command; `./` is not needed.',
    zh: '相对路径一律从运行命令的目录算起，不需要 `./`。',
  }),
  ...all('UserConfig', ['builderPlugins'], {
    en: 'Renamed to `builderConfig.plugins`. The old name stops the command.',
    zh: '改名为 `builderConfig.plugins`，使用旧名称会使命令中止。',
  }),

  // Markdown
  ...all('UserConfig', ['markdown.mdxRs', 'markdown.mdxRs.include'], {
    en: 'Removed together with the Rust compiler.',
    zh: '随 Rust 编译器一起移除。',
  }),
  ...all('UserConfig', ['markdown.experimentalMdxRs'], REMOVED),
  ...all(
    'UserConfig',
    ['markdown.remarkPlugins', 'markdown.rehypePlugins', 'markdown.globalComponents'],
    PLUGINS_OF_MARKDOWN,
  ),
  ...all(
    'RspressPlugin',
    ['markdown.remarkPlugins', 'markdown.rehypePlugins', 'markdown.globalComponents'],
    PLUGINS_OF_MARKDOWN,
  ),
  ...all('UserConfig', ['markdown.checkDeadLinks'], {
    en: 'Moved to `markdown.link.checkDeadLinks`, and on by default.',
    zh: '移到 `markdown.link.checkDeadLinks`，并且默认开启。',
  }),
  ...all('UserConfig', ['markdown.highlightLanguages'], {
    en: 'Removed: options of Shiki stand in `markdown.shiki`.',
    zh: '已移除：Shiki 的选项写在 `markdown.shiki` 中。',
  }),
  ...all('UserConfig', ['markdown.codeHighlighter'], {
    en: 'Removed: Shiki colours all code.',
    zh: '已移除：所有代码都由 Shiki 高亮。',
  }),

  // Theme
  ...all('UserConfig', ['themeConfig.outline'], {
    en: 'Removed: only `outline` in the frontmatter of a page is left.',
    zh: '已移除：只能用页面 frontmatter 中的 `outline`。',
  }),
  ...all('UserConfig', ['themeConfig.hideNavbar', 'themeConfig.enableContentAnimation'], NO_EFFECT),
  ...all('UserConfig', ['themeConfig.enableScrollToTop'], {
    en: 'The default is `true`, and the button stands below the outline.',
    zh: '默认值为 `true`，按钮位于大纲下方。',
  }),
  ...all('UserConfig', ['themeConfig.localeRedirect'], {
    en: 'Moved to `route.localeRedirect`. The old name still works.',
    zh: '移到 `route.localeRedirect`，旧名称仍然可用。',
  }),
  ...all('UserConfig', ['themeConfig.docFooter', 'themeConfig.docFooter.prev', 'themeConfig.docFooter.next'], REMOVED),
  ...TEXTS.flatMap(([name, key]) =>
    all('UserConfig', [`themeConfig.${name}`, `themeConfig.locales[].${name}`], {
      en: `Moved to the key \`${key}\` of \`i18n.json\`.`,
      zh: `移到 \`i18n.json\` 的 \`${key}\` 键。`,
    }),
  ),
  ...all('UserConfig', ['themeConfig.overview', 'themeConfig.locales[].overview'], {
    en: 'Removed: the texts stand in `i18n.json`.',
    zh: '已移除：这些文字写在 `i18n.json` 中。',
  }),
  ...all(
    'UserConfig',
    [
      'themeConfig.locales[].editLink',
      'themeConfig.locales[].editLink.docRepoBaseUrl',
      'themeConfig.locales[].lastUpdated',
      'themeConfig.locales[].langRoutePrefix',
    ],
    REMOVED,
  ),

  // Frontmatter
  ...all('FrontMatterMeta', ['pageType'], {
    en: '`doc-wide` is a type as well.',
    zh: '还有 `doc-wide` 类型。',
  }),
  ...all('FrontMatterMeta', ['features[].icon'], {
    en: 'May be the address of a picture too.',
    zh: '也可以是图片地址。',
  }),

  // Commands and functions
  ...all('rspress', ['update', 'update --config'], REMOVED),
  ...all('rspress/config', ['defineConfig', 'UserConfig'], {
    en: 'Imported from `@rspress/core`.',
    zh: '从 `@rspress/core` 导入。',
  }),
  ...all('rspress/core', ['build', 'dev', 'serve'], {
    en: 'Imported from `@rspress/core`; `configFilePath` is a further option, and `build` has no `appDirectory`.',
    zh: '从 `@rspress/core` 导入；新增选项 `configFilePath`，`build` 没有 `appDirectory`。',
  }),
  ...all('rspress/core', ['mergeDocConfig'], {
    en: 'Imported from `@rspress/core`.',
    zh: '从 `@rspress/core` 导入。',
  }),
  ...all('RspressPlugin', ['addSSGRoutes'], REMOVED),
  ...all('RspressPlugin', ['addRuntimeModules'], {
    en: 'Deprecated in favour of the Rsbuild plugin `rsbuild-plugin-virtual-module`.',
    zh: '已弃用，改用 Rsbuild 插件 `rsbuild-plugin-virtual-module`。',
  }),

  // Runtime
  ...all('rspress/runtime', ['usePageData'], {
    en: 'Deprecated in favour of `usePage`, `useSite` and `usePages`.',
    zh: '已弃用，改用 `usePage`、`useSite` 和 `usePages`。',
  }),
  ...all('rspress/runtime', ['useI18n'], {
    en: 'A text that is missing for the language throws as well.',
    zh: '缺少当前语言的文字时也会抛出错误。',
  }),
  ...all('rspress/runtime', ['Helmet'], {en: 'Replaced by `Head`.', zh: '由 `Head` 代替。'}),
  ...all('rspress/runtime', ['DataContext'], {en: 'Replaced by `PageContext`.', zh: '由 `PageContext` 代替。'}),
  ...all('rspress/runtime', ['useViewTransition', 'normalizeRoutePath', 'normalizeSlash'], REMOVED),
  ...all('PageData', ['page.devPort', 'page.extraHighlightLanguages'], REMOVED),
  ...all('SiteData', ['pages'], {en: 'Read with `usePages`.', zh: '用 `usePages` 读取。'}),
  ...all('SiteData', ['root', 'ssg', 'markdown.codeHighlighter'], REMOVED),

  // Hooks of the theme
  ...all('rspress/theme', ['useLocaleSiteData'], {
    en: 'Imported from `@rspress/core/runtime`.',
    zh: '从 `@rspress/core/runtime` 导入。',
  }),
  ...all('rspress/theme', ['useSidebarData'], {
    en: 'Replaced by `useSidebar` of `@rspress/core/runtime`.',
    zh: '由 `@rspress/core/runtime` 的 `useSidebar` 代替。',
  }),
  ...all(
    'rspress/theme',
    ['useEnableNav', 'useHiddenNav', 'useRedirect4FirstVisit', 'useBindingAsideScroll', 'scrollToTarget', 'CodeProps'],
    REMOVED,
  ),

  // Components
  ...all('rspress/theme', ['default'], {
    en: 'Removed: `@rspress/core/theme-original` has named exports only.',
    zh: '已移除：`@rspress/core/theme-original` 只有具名导出。',
  }),
  ...all('rspress/theme', ['Card', 'LinkCard', 'ScrollToTop'], REMOVED),
  ...all('rspress/theme', ['Aside'], {en: 'Replaced by `Outline`.', zh: '由 `Outline` 代替。'}),
  ...all('Button.props', ['text'], {en: 'Replaced by `children`.', zh: '由 `children` 代替。'}),
  ...all('Button.props', ['external'], REMOVED),
  ...all('Link.props', ['onNavigate', 'keepCurrentParams'], REMOVED),
  ...all('Overview.props', ['defaultGroupTitle'], REMOVED),
  ...all('Toc.props', ['onItemClick'], REMOVED),
  ...all('Tabs.props', ['values[].disabled'], {en: 'Works.', zh: '有效。'}),
  ...all('Tabs.props', ['tabContainerClassName'], {
    en: 'Replaced by `className`, `labelItemClassName` and `contentItemClassName`.',
    zh: '由 `className`、`labelItemClassName` 和 `contentItemClassName` 代替。',
  }),
];
