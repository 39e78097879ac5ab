/**
 * What to do about each change of the next major release, in the order of work. What changed is
 * computed; the sentences are written, and a change without one fails the checks.
 */
import type {Evidence} from './types';

/** A sentence in every language; names and values stand between backticks. */
export type MoveText = Readonly<{en: string; zh: string}>;

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

const CORE = '@rspress/core/dist';

/** An entry of the row about names nothing stands for. */
const row = (
  id: string,
  area: Area,
  owner: string,
  names: readonly string[],
  rest: Pick<MoveRow, 'text'> & Partial<MoveRow>,
): MoveRow => ({
  id,
  area,
  owner,
  names,
  ...rest,
});

const config = (id: string, names: readonly string[], rest: Pick<MoveRow, 'text'> & Partial<MoveRow>): MoveRow =>
  row(id, 'config', 'UserConfig', names, rest);

const theme = (id: string, names: readonly string[], rest: Pick<MoveRow, 'text'> & Partial<MoveRow>): MoveRow =>
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

const PLUGIN_PROPS: MoveText = {
  en: 'Keep them. They take effect without `mdxRs: false`, because there is one compiler only.',
  zh: '保留即可。2.x 只有一个编译器，不写 `mdxRs: false` 也会生效。',
};

/** Every row, in the order of the page. */
export const MOVE_ROWS: readonly MoveRow[] = [
  // Imports
  row('define-config', 'imports', 'rspress/config', ['defineConfig', 'UserConfig'], {
    text: {en: 'Import both from `@rspress/core`.', zh: '都从 `@rspress/core` 导入。'},
  }),
  row('core-functions', 'imports', 'rspress/core', ['build', 'dev', 'serve', 'mergeDocConfig'], {
    text: {
      en: 'Import them from `@rspress/core`. Leave out the option `appDirectory` of `build`, which is gone.',
      zh: '从 `@rspress/core` 导入。`build` 不再有 `appDirectory` 选项，请去掉。',
    },
    evidence: [
      {file: `${CORE}/node/build.d.ts`, code: 'interface BuildOptions {\n    docDirectory: string;\n    config:'},
    ],
  }),
  row(
    'core-helpers',
    'imports',
    'rspress/core',
    [
      'addLeadingSlash',
      'addTrailingSlash',
      'isDataUrl',
      'isExternalUrl',
      'isProduction',
      'removeBase',
      'SearchOptions',
    ],
    {
      text: {
        en: 'Import them from the module that has them now. In code that runs in Node.js, write these few lines yourself.',
        zh: '改从现在的模块导入；如果代码在 Node.js 中运行，就自己写这几行。',
      },
    },
  ),
  row(
    'core-types',
    'imports',
    'rspress/core',
    [
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
    ],
    {
      label: {en: 'Types of `rspress/core`', zh: '`rspress/core` 的类型'},
      text: {
        en: "Take the type from the option it describes, as in `UserConfig['route']`, because these names are no longer exported: ",
        zh: "这些名称不再导出，请从对应的选项取得类型，例如 `UserConfig['route']`：",
      },
    },
  ),
  row(
    'core-constants',
    'imports',
    'rspress/core',
    [
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
    ],
    {
      label: {en: 'Constants and helpers of `rspress/core`', zh: '`rspress/core` 的常量和辅助函数'},
      text: {
        en: 'Copy the few lines you use into your project, because these names are no longer exported: ',
        zh: '这些名称不再导出，请把用到的几行代码复制到项目中：',
      },
    },
  ),

  // Configuration
  config('builder-plugins', ['builderPlugins'], {
    to: ['builderConfig.plugins'],
    text: {
      en: 'Move the plugins there, in versions for Rsbuild 2. The old name stops the command.',
      zh: '把插件移到新位置，并换成适用于 Rsbuild 2 的版本。旧名称会使命令中止。',
    },
    evidence: [
      {
        file: `${CORE}/node/logger/hint.js`,
        code: 'The "builderPlugins" option has been renamed to "builderConfig.plugins"',
      },
    ],
  }),
  config('lang', ['lang'], {
    text: {
      en: 'Set it if your pages are in another language, because `<html lang>` names a language now.',
      zh: '如果页面不是英文，请设置它，因为 `<html lang>` 现在总会写出语言。',
    },
    evidence: [{file: `${CORE}/theme/layout/Layout/index.js`, code: "lang: lang || 'en'"}],
  }),
  config('theme-dir', ['themeDir'], {
    text: {
      en: 'A path without `./` works too. Every relative path starts at the folder in which you run the command.',
      zh: '不带 `./` 的路径也有效：相对路径一律从运行命令的目录算起。',
    },
    evidence: [
      {file: `${CORE}/node/initRsbuild.js`, code: 'node_path.join(external_node_process_cwd(), config.themeDir)'},
    ],
  }),
  config('route-exclude', ['route.exclude'], {
    text: {
      en: 'Rename pages whose file name begins with one underscore, or set `route.excludeConvention` to `[]`. They are left out otherwise.',
      zh: '文件名以单个下划线开头的页面会被排除：请给它们改名，或把 `route.excludeConvention` 设为 `[]`。',
    },
    evidence: [{file: `${CORE}/node/route/RouteService.js`, code: "'**/_[^_]*'"}],
  }),
  config('ssg', ['ssg', 'ssg.strict'], {
    text: {
      en: 'Remove `ssg.strict`. A page that cannot be rendered always stops the build, unless `ssg.experimentalExcludeRoutePaths` lists it.',
      zh: '去掉 `ssg.strict`。页面无法渲染时构建总会中止，除非 `ssg.experimentalExcludeRoutePaths` 列出了该页面。',
    },
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
      text: {
        en: 'Replace a remote search by `@rspress/plugin-algolia` or by a search box of your own. Only `local` is left of `search.mode`.',
        zh: '用 `@rspress/plugin-algolia` 或自己的搜索框代替远程搜索。`search.mode` 只剩下 `local`。',
      },
      evidence: [{file: '@rspress/shared/dist/index.d.ts', code: "mode?: 'local';"}],
    },
  ),
  config('search-code-blocks', ['search.codeBlocks'], {
    text: {
      en: 'Nothing, unless code must stay out of the search: set it to `false` then.',
      zh: '一般不用处理；如果不想搜到代码，就设为 `false`。',
    },
  }),
  config('search-versioned', ['search.versioned'], {
    text: {
      en: 'Nothing, unless readers should find pages of all versions: set it to `false` then.',
      zh: '一般不用处理；如果读者要搜到所有版本的页面，就设为 `false`。',
    },
  }),
  config('mdx-rs', ['markdown.mdxRs', 'markdown.mdxRs.include', 'markdown.experimentalMdxRs'], {
    text: {
      en: 'Remove it. The Rust compiler is gone, and all plugins of remark and rehype work.',
      zh: '去掉它。Rust 编译器已移除，remark 和 rehype 插件都能用。',
    },
  }),
  config('mdx-plugins', ['markdown.remarkPlugins', 'markdown.rehypePlugins', 'markdown.globalComponents'], {
    text: PLUGIN_PROPS,
    evidence: [{file: `${CORE}/node/mdx/options.js`, code: 'remarkPlugins: remarkPluginsFromConfig = []'}],
  }),
  config('check-dead-links', ['markdown.checkDeadLinks'], {
    to: ['markdown.link.checkDeadLinks'],
    toOwner: 'UserConfig',
    text: {
      en: 'Remove `true`, because dead links stop the build by default. Write exceptions and `false` under the new name.',
      zh: '死链默认就会使构建失败，所以去掉 `true`；例外和 `false` 写在新名称下。',
    },
    evidence: [{file: `${CORE}/node/mdx/remarkPlugins/link.js`, code: 'checkDeadLinks: shouldCheckDeadLinks = true'}],
  }),
  config('highlight', ['markdown.codeHighlighter', 'markdown.highlightLanguages'], {
    to: ['markdown.shiki'],
    toOwner: 'UserConfig',
    text: {
      en: 'Remove them. Shiki colours all code, knows its languages, and takes other options here.',
      zh: '去掉它们。所有代码都由 Shiki 高亮，语言不用再列出，其他选项写在这里。',
    },
  }),

  // Pages
  row('nav-json', 'pages', '_meta.json', [], {
    label: {en: '`_meta.json` with the navigation bar', zh: '写导航栏的 `_meta.json`'},
    to: ['_nav.json'],
    text: {
      en: 'Rename the file at the root of the pages, of each language and of each version. The old name stops the command. Files of the sidebar keep their name.',
      zh: '给页面根目录、各语言和各版本目录中的这个文件改名，旧名称会使命令中止。侧边栏的文件名不变。',
    },
    evidence: [
      {file: `${CORE}/node/logger/hint.js`, code: 'it has been changed to `_nav.json` in Rspress v2'},
      {file: `${CORE}/node/auto-nav-sidebar/walk.js`, code: "node_path.resolve(workDir, '_nav.json')"},
    ],
  }),
  row('relative-links', 'pages', '_meta.json', [], {
    label: {en: 'Links such as `[Plan](guide/plan)`', zh: '`[计划](guide/plan)` 这样的链接'},
    text: {
      en: 'Begin them with `/` if they mean the root of the site. Without it they are relative to the page.',
      zh: '如果指的是站点根目录，请以 `/` 开头；否则它们相对于当前页面。',
    },
    evidence: [
      {file: `${CORE}/node/logger/hint.js`, code: 'Markdown links without "./" prefix are now relative links'},
    ],
  }),
  row('feature-icon', 'pages', 'FrontMatterMeta', ['features[].icon', 'hero.actions[].theme'], {
    text: {
      en: 'Set both if TypeScript checks your frontmatter, because the types require them. An icon can also be the URL of an image.',
      zh: '类型要求写上这两个字段；如果用 TypeScript 检查 frontmatter，请补上。图标也可以是图片的 URL。',
    },
  }),
  row('page-type', 'pages', 'FrontMatterMeta', ['pageType'], {
    text: {
      en: 'Keep it. There is one more type, `doc-wide`, whose text takes the width of the outline too.',
      zh: '保留即可。多了一种类型 `doc-wide`。',
    },
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
      text: {
        en: 'Move UI text of your own to these keys of `i18n.json`, one value a language. Remove the rest: Chinese, English, Japanese, Korean and Russian have texts already.',
        zh: '把自定义的界面文字移到 `i18n.json` 的这些键，每种语言一个值。其余的删掉：中文、英文、日文、韩文和俄文已有内置文字。',
      },
    },
  ),
  theme('overview-texts', ['overview', 'locales[].overview'], {
    to: ['overview.filterNameText', 'overview.filterPlaceholderText', 'overview.filterNoResultText'],
    toOwner: 'I18nText',
    text: {en: 'Remove the object once its texts are in `i18n.json`.', zh: '文字移到 `i18n.json` 之后，去掉这个对象。'},
  }),
  theme('outline', ['outline'], {
    text: {
      en: 'Write `outline: false` into the frontmatter of the pages that should have none.',
      zh: '在不要大纲的页面的 frontmatter 中写 `outline: false`。',
    },
  }),
  theme('no-effect', ['hideNavbar', 'enableContentAnimation'], {
    text: {
      en: 'Remove them. The types still have them, but no code reads them.',
      zh: '去掉它们。类型中还有，但没有代码读取。',
    },
    evidence: [
      {file: CORE, unread: 'hideNavbar'},
      {file: CORE, unread: 'enableContentAnimation'},
    ],
  }),
  theme('scroll-to-top', ['enableScrollToTop'], {
    text: {
      en: 'Remove `true`, or set `false` to have no button. It is below the outline now.',
      zh: '去掉 `true`；不要按钮就设为 `false`。按钮现在位于大纲下方。',
    },
  }),
  theme('locale-redirect', ['localeRedirect'], {
    to: ['route.localeRedirect'],
    toOwner: 'UserConfig',
    text: {en: 'Move it. The old name still works for now.', zh: '移到新位置。旧名称目前仍然有效。'},
    evidence: [
      {file: `${CORE}/node/constants.js`, code: 'config.route?.localeRedirect ?? config.themeConfig?.localeRedirect'},
    ],
  }),
  theme('doc-footer', ['docFooter', 'docFooter.prev', 'docFooter.next', 'locales[].langRoutePrefix'], {
    text: {en: 'Remove them. 1.x never read them either.', zh: '去掉它们。1.x 也从未读取。'},
  }),
  theme('locale-edit-link', ['locales[].editLink', 'locales[].editLink.docRepoBaseUrl', 'locales[].lastUpdated'], {
    to: ['themeConfig.editLink.docRepoBaseUrl', 'themeConfig.lastUpdated'],
    toOwner: 'UserConfig',
    text: {en: 'Set them once for all languages.', zh: '对所有语言只设置一次。'},
  }),
  theme('social-mode', ['socialLinks[].mode'], {
    text: {
      en: 'Set it on every link, because the types require it.',
      zh: '类型要求每个链接都写上它。',
    },
  }),

  // Theme components
  row('theme-default', 'components', 'rspress/theme', ['default'], {
    text: {
      en: 'Import components by name from `@rspress/core/theme-original`, and export those you replace by name.',
      zh: '从 `@rspress/core/theme-original` 按名称导入组件，并把替换的组件按名称导出。',
    },
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
    text: {en: 'Use the new component, which has no props.', zh: '改用新组件，它没有 props。'},
  }),
  row('cards', 'components', 'rspress/theme', ['Card', 'LinkCard'], {
    text: {
      en: 'Copy the component into your project, or write a link with a class of your own.',
      zh: '把组件复制到项目中，或者用自己的类名写一个链接。',
    },
  }),
  row('scroll-button', 'components', 'rspress/theme', ['ScrollToTop'], {
    text: {
      en: 'Remove it from your layout. The outline renders the button.',
      zh: '从布局中去掉，大纲会渲染这个按钮。',
    },
    evidence: [
      {
        file: `${CORE}/theme/components/Outline/index.js`,
        code: 'enableScrollToTop && /*#__PURE__*/ jsx(ScrollToTop, {})',
      },
    ],
  }),
  row('theme-hooks', 'components', 'rspress/theme', ['useLocaleSiteData', 'SidebarData'], {
    text: {en: 'Import each from the module that has it now.', zh: '改从现在的模块导入。'},
  }),
  row('use-sidebar', 'components', 'rspress/theme', ['useSidebarData'], {
    to: ['useSidebar'],
    toOwner: '@rspress/core/runtime',
    text: {
      en: 'Use the new Hook, imported from `@rspress/core/runtime`.',
      zh: '改用从 `@rspress/core/runtime` 导入的新 Hook。',
    },
  }),
  row(
    'theme-removed',
    'components',
    'rspress/theme',
    ['CodeProps', 'scrollToTarget', 'useBindingAsideScroll', 'useEnableNav', 'useHiddenNav', 'useRedirect4FirstVisit'],
    {text: {en: 'Remove the use. The theme does this by itself.', zh: '去掉这些用法，主题会自行处理。'}},
  ),
  row('button', 'components', 'Button.props', ['text', 'external'], {
    to: ['children'],
    toOwner: 'Button.props',
    text: {
      en: 'Write the text between the tags, and leave `external` out.',
      zh: '把文字写在标签之间，去掉 `external`。',
    },
  }),
  row('link', 'components', 'Link.props', ['onNavigate', 'keepCurrentParams'], {
    text: {
      en: 'Remove both. Use `onClick` to run code on a click.',
      zh: '都去掉。要在点击时运行代码，请用 `onClick`。',
    },
  }),
  row('tabs', 'components', 'Tabs.props', ['tabContainerClassName'], {
    to: ['className', 'labelItemClassName', 'contentItemClassName'],
    toOwner: 'Tabs.props',
    text: {en: 'Put the class on the part that you mean.', zh: '把类名加在需要的部分上。'},
  }),
  row('tabs-values', 'components', 'Tabs.props', ['values[].label', 'values[].value'], {
    text: {
      en: 'Write both in each item of `values`, because the types require them.',
      zh: '类型要求 `values` 的每一项都写上这两个字段。',
    },
  }),
  row('layout', 'components', 'Layout.props', ['uiSwitch'], {
    text: {
      en: 'Set `navbar`, `sidebar`, `outline` or `footer` in the frontmatter of the pages instead.',
      zh: '改在页面的 frontmatter 中设置 `navbar`、`sidebar`、`outline` 或 `footer`。',
    },
  }),
  row('doc-layout', 'components', 'DocLayout.props', ['uiSwitch'], {
    text: {en: 'Remove it.', zh: '去掉它。'},
  }),
  row('nav', 'components', 'Nav.props', ['beforeNav'], {
    to: ['beforeNav'],
    toOwner: 'Layout.props',
    text: {en: 'Pass it to `Layout`.', zh: '传给 `Layout`。'},
  }),
  row(
    'sidebar',
    'components',
    'Sidebar.props',
    ['afterSidebar', 'beforeSidebar', 'navTitle', 'isSidebarOpen', 'uiSwitch'],
    {
      to: ['afterSidebar', 'beforeSidebar', 'navTitle'],
      toOwner: 'Layout.props',
      text: {
        en: 'Pass content to `Layout`, because `Sidebar` has no props.',
        zh: '`Sidebar` 没有 props，内容请传给 `Layout`。',
      },
    },
  ),
  row('prev-next', 'components', 'PrevNextPage.props', ['href', 'text', 'type'], {
    text: {
      en: 'Remove them. The component renders both links by itself.',
      zh: '去掉它们。组件会自行渲染两个链接。',
    },
  }),
  row('hero', 'components', 'HomeHero.props', ['frontmatter', 'routePath'], {
    text: {en: 'Remove them. The component reads the page.', zh: '去掉它们。组件会自行读取页面数据。'},
  }),
  row('feature', 'components', 'HomeFeature.props', ['frontmatter', 'routePath'], {
    text: {en: 'Remove them. The component reads the page.', zh: '去掉它们。组件会自行读取页面数据。'},
  }),
  row('overview', 'components', 'Overview.props', ['defaultGroupTitle'], {
    text: {en: 'Remove it. 1.x never read it either.', zh: '去掉它。1.x 也从未读取。'},
  }),
  row('toc', 'components', 'Toc.props', ['onItemClick'], {
    text: {en: 'Remove it.', zh: '去掉它。'},
  }),

  // Plugins
  row('ssg-routes', 'plugins', 'RspressPlugin', ['addSSGRoutes'], {
    to: ['addPages'],
    toOwner: 'RspressPlugin',
    text: {
      en: 'Add the pages with the other hook, which renders them too.',
      zh: '用另一个 Hook 添加页面，它们同样会被渲染。',
    },
  }),
  row('runtime-modules', 'plugins', 'RspressPlugin', ['addRuntimeModules'], {
    text: {
      en: 'Use the Rsbuild plugin `rsbuild-plugin-virtual-module` in new code. The hook still works.',
      zh: '新代码请用 Rsbuild 插件 `rsbuild-plugin-virtual-module`。这个 Hook 仍然有效。',
    },
  }),
  row(
    'plugin-markdown',
    'plugins',
    'RspressPlugin',
    ['markdown.remarkPlugins', 'markdown.rehypePlugins', 'markdown.globalComponents'],
    {
      text: PLUGIN_PROPS,
      evidence: [{file: `${CORE}/node/mdx/options.js`, code: 'plugin.markdown?.remarkPlugins || []'}],
    },
  ),
  row('page-info', 'plugins', 'PageIndexInfo', ['id', 'domain', 'devPort', 'extraHighlightLanguages'], {
    text: {
      en: 'Find a page by `routePath`, and leave the other fields out of your hook.',
      zh: '用 `routePath` 查找页面，并从 Hook 中去掉其余字段。',
    },
  }),
  row('preview-render', 'plugins', '@rspress/plugin-preview', ['defaultRenderMode'], {
    text: {
      en: "Write `preview` behind the language of each block that should run, or set it to `'preview'`.",
      zh: "在要运行的代码块的语言后面写 `preview`，或者设为 `'preview'`。",
    },
  }),
  row(
    'preview-mode',
    'plugins',
    '@rspress/plugin-preview',
    ['previewMode', 'isMobile', 'iframePosition', 'iframeOptions.position'],
    {
      to: ['defaultPreviewMode'],
      toOwner: '@rspress/plugin-preview',
      text: {
        en: "Set it to `'iframe-follow'` or `'iframe-fixed'` for demos in a frame.",
        zh: "要在 iframe 中展示示例，就设为 `'iframe-follow'` 或 `'iframe-fixed'`。",
      },
      evidence: [{file: '@rspress/plugin-preview/dist/index.js', code: "defaultPreviewMode = 'internal'"}],
    },
  ),
  row('preview-framework', 'plugins', '@rspress/plugin-preview', ['iframeOptions.framework'], {
    text: {
      en: 'Remove it. `iframeOptions.customEntry` serves other frameworks.',
      zh: '去掉它。其他框架请用 `iframeOptions.customEntry`。',
    },
  }),

  // Runtime
  row('use-page-data', 'runtime', 'rspress/runtime', ['usePageData'], {
    to: ['usePage', 'useSite', 'usePages'],
    toOwner: '@rspress/core/runtime',
    text: {
      en: 'Use `usePage` for the page, `useSite` for the site and `usePages` for all pages. The old Hook still works.',
      zh: '页面用 `usePage`，站点用 `useSite`，所有页面用 `usePages`。旧的 Hook 仍然有效。',
    },
  }),
  row('helmet', 'runtime', 'rspress/runtime', ['Helmet'], {
    to: ['Head'],
    toOwner: '@rspress/core/runtime',
    text: {en: 'Use the new component for tags in `<head>`.', zh: '`<head>` 中的标签改用新组件。'},
  }),
  row('data-context', 'runtime', 'rspress/runtime', ['DataContext'], {
    to: ['PageContext'],
    toOwner: '@rspress/core/runtime',
    text: {
      en: 'Use the new context, or rather the Hook `usePage`.',
      zh: '改用新的 context，最好直接用 Hook `usePage`。',
    },
  }),
  row('use-i18n', 'runtime', 'rspress/runtime', ['useI18n'], {
    text: {
      en: 'Give every key of `i18n.json` an English text at least, which serves languages that have none. A key without it stops the build.',
      zh: '`i18n.json` 的每个键至少要有英文，缺少某种语言时用它代替；连英文也没有时构建会中止。',
    },
    evidence: [{file: `${CORE}/node/runtimeModule/i18n.js`, code: 'throw createError(`i18n text missing for'}],
  }),
  row('runtime-removed', 'runtime', 'rspress/runtime', ['useViewTransition', 'normalizeRoutePath', 'normalizeSlash'], {
    text: {en: 'Remove the use, or write the function yourself.', zh: '去掉这些用法，或者自己写这个函数。'},
  }),
  row('site-pages', 'runtime', 'SiteData', ['pages'], {
    to: ['usePages'],
    toOwner: '@rspress/core/runtime',
    text: {en: 'Read the pages with the Hook.', zh: '用这个 Hook 读取页面。'},
  }),
  row('site-fields', 'runtime', 'SiteData', ['root', 'ssg', 'markdown.codeHighlighter'], {
    text: {en: 'Leave them out. Pages can no longer read them.', zh: '不要再用，页面已经读不到它们。'},
  }),
  row('page-fields', 'runtime', 'PageData', ['page.extraHighlightLanguages'], {
    text: {en: 'Leave it out. Shiki knows its languages.', zh: '不要再用，Shiki 自己知道支持哪些语言。'},
  }),

  // Commands
  row('update', 'commands', 'rspress', ['update', 'update --config'], {
    text: {
      en: 'Update with your package manager, for example `npm install @rspress/core@latest`.',
      zh: '用包管理器更新，例如 `npm install @rspress/core@latest`。',
    },
  }),
];
