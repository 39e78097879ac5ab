import type {Correction} from '../../content/facts/types';

/*
 * Where the released declarations and the released code disagree. Every entry
 * was found by reading the code, and checked by building a project where that
 * was possible. The extraction fails when an entry no longer fits: when the
 * declaration changed, or when the quoted code is gone.
 */

const CORE = {package: '@rspress/core', file: 'dist/index.js'} as const;
const LOADER = {package: '@rspress/core', file: 'dist/loader.js'} as const;
const THEME = {package: '@rspress/theme-default', file: 'dist/bundle.js'} as const;
const RSS = {package: '@rspress/plugin-rss', file: 'dist/index.mjs'} as const;
const SHIKI = {package: '@rspress/plugin-shiki', file: 'dist/index.js'} as const;

/** Texts that are looked up in the current locale only, once there are locales. */
const TEXTS_OF_LOCALE = [
  'prevPageText',
  'nextPageText',
  'sourceCodeText',
  'searchPlaceholderText',
  'searchNoResultsText',
  'searchSuggestedQueryText',
  'overview',
] as const;

/** Frontmatter that the RSS plugin reads for an item of a feed. */
const RSS_FRONTMATTER: readonly {name: string; type: string; contains: string; en: string; zh: string}[] = [
  {
    name: 'slug',
    type: 'string | number',
    contains: 'selectNonNullishProperty(fm.slug, fm.id, page.id)',
    en: 'first choice for the id of the feed item',
    zh: '条目 id 的首选来源',
  },
  {
    name: 'id',
    type: 'string | number',
    contains: 'selectNonNullishProperty(fm.slug, fm.id, page.id)',
    en: 'id of the feed item when there is no slug',
    zh: '没有 slug 时作为条目 id',
  },
  {
    name: 'permalink',
    type: 'string',
    contains: "resolve)(siteUrl, selectNonNullishProperty(fm.permalink, page.routePath) || '')",
    en: 'link of the feed item',
    zh: '条目的链接',
  },
  {
    name: 'author',
    type: 'string | Author | (string | Author)[]',
    contains: 'author: toAuthors(fm.author)',
    en: 'author of the feed item',
    zh: '条目的作者',
  },
  {
    name: 'date',
    type: 'string | Date',
    contains: 'date: toDate(fm.date || fm.published_at)',
    en: 'date of the feed item',
    zh: '条目的日期',
  },
  {
    name: 'published_at',
    type: 'string | Date',
    contains: 'date: toDate(fm.date || fm.published_at)',
    en: 'date of the feed item when there is no date',
    zh: '没有 date 时作为条目的日期',
  },
  {
    name: 'summary',
    type: 'string',
    contains: 'content: selectNonNullishProperty(fm.summary, page._html)',
    en: 'content of the feed item instead of the whole page',
    zh: '代替整页正文作为条目内容',
  },
  {
    name: 'category',
    type: 'string | string[]',
    contains: 'category: concatArray(fm.categories, fm.category)',
    en: 'category of the feed item',
    zh: '条目的分类',
  },
  {
    name: 'categories',
    type: 'string[]',
    contains: 'category: concatArray(fm.categories, fm.category)',
    en: 'categories of the feed item',
    zh: '条目的多个分类',
  },
  {
    name: 'link-rss',
    type: 'string | string[]',
    contains: "concatArray(pageData.frontmatter['link-rss'])",
    en: 'ids of feeds the page links to besides those that list it',
    zh: '除收录本页的订阅源外，本页还要链接到的订阅源 id',
  },
];

/** Values of the layout that the theme takes from its own hook, with the code that uses them. */
const LAYOUT_VALUES_OF_HOOK: readonly {name: string; contains: string}[] = [
  {name: 'showSidebarMenu', contains: 'const sidebarMenuHeight = showSidebarMenu ? 46 : 0;'},
  {name: 'navbarHeight', contains: 'const scrollPaddingTop = navbarHeight + sidebarMenuHeight;'},
  {name: 'sidebarMenuHeight', contains: 'const scrollPaddingTop = navbarHeight + sidebarMenuHeight;'},
  {name: 'scrollPaddingTop', contains: 'const { scrollPaddingTop } = useUISwitch();'},
];

/** Links of a home page, and the code that resolves them. */
const HOME_LINKS: readonly {id: string; name: string; contains: string}[] = [
  {id: 'hero-action', name: 'hero.actions[].link', contains: '.withBase)(action.link, routePath)'},
  {id: 'feature', name: 'features[].link', contains: '.withBase)(rawLink, routePath)'},
];

/** Markdown settings that only the JavaScript compiler uses. */
const ONLY_JS_COMPILER: readonly {owner: string; name: string}[] = [
  {owner: 'UserConfig', name: 'markdown.remarkPlugins'},
  {owner: 'UserConfig', name: 'markdown.rehypePlugins'},
  {owner: 'UserConfig', name: 'markdown.globalComponents'},
  {owner: 'RspressPlugin', name: 'markdown.remarkPlugins'},
  {owner: 'RspressPlugin', name: 'markdown.rehypePlugins'},
  {owner: 'RspressPlugin', name: 'markdown.globalComponents'},
];

/** The reviewed corrections of the documented release. */
export const CORRECTIONS: readonly Correction[] = [
  // Declared, never read -----------------------------------------------------
  {
    id: 'doc-footer-unread',
    owner: 'UserConfig',
    name: 'themeConfig.docFooter',
    kind: 'never-read',
    unread: 'docFooter',
    summary: {
      en: 'The theme never reads it: the labels of the previous and next links always come from the sidebar.',
      zh: '主题从不读取它：上一页与下一页链接的文字始终来自侧边栏。',
    },
    evidence: {...THEME, contains: 'const { prevPage, nextPage } = usePrevNextPage();'},
  },
  ...(['prev', 'next'] as const).map((name): Correction => ({
    id: `doc-footer-${name}-unread`,
    owner: 'UserConfig',
    name: `themeConfig.docFooter.${name}`,
    kind: 'never-read',
    unread: 'docFooter',
    summary: {
      en: 'Has no effect, because the theme never reads docFooter.',
      zh: '没有效果，因为主题从不读取 docFooter。',
    },
    evidence: {...THEME, contains: `text: ${name}Page.text,`},
  })),
  {
    id: 'experimental-mdx-rs-unread',
    owner: 'UserConfig',
    name: 'markdown.experimentalMdxRs',
    kind: 'never-read',
    unread: 'experimentalMdxRs',
    summary: {
      en: 'Deprecated and no longer read: only mdxRs decides which compiler runs.',
      zh: '已弃用且不再被读取：由哪个编译器处理只取决于 mdxRs。',
    },
    evidence: {...LOADER, contains: 'config.markdown) ? void 0 : _config_markdown.mdxRs) ?? true'},
  },
  {
    id: 'frontmatter-line-numbers-unread',
    owner: 'FrontMatterMeta',
    name: 'lineNumbers',
    kind: 'never-read',
    unread: 'lineNumbers',
    summary: {
      en: 'Line numbers cannot be switched for one page: only markdown.showLineNumbers is read.',
      zh: '无法按页面开关行号：只有 markdown.showLineNumbers 会被读取。',
    },
    evidence: {...THEME, contains: 'const { showLineNumbers } = siteData.markdown;'},
  },
  {
    id: 'lang-route-prefix-computed',
    owner: 'UserConfig',
    name: 'themeConfig.locales[].langRoutePrefix',
    kind: 'never-read',
    summary: {
      en: 'A value in the configuration is overwritten: the theme computes the prefix from lang.',
      zh: '配置中的值会被覆盖：主题会根据 lang 自行计算前缀。',
    },
    evidence: {...THEME, contains: "...localeInfo, langRoutePrefix: lang === defaultLang ? '/'"},
  },
  {
    id: 'zoom-background-overwritten',
    owner: 'UserConfig',
    name: 'mediumZoom.options.background',
    kind: 'never-read',
    released: {docDefault: "'#fff'"},
    summary: {
      en: 'Has no effect: the plugin always sets the background to var(--rp-c-bg).',
      zh: '没有效果：插件总是把背景设为 var(--rp-c-bg)。',
    },
    evidence: {
      package: '@rspress/plugin-medium-zoom',
      file: 'static/MediumZoom.tsx',
      contains: "mediumZoom(images, { ...options, background: 'var(--rp-c-bg)' })",
    },
  },
  {
    id: 'link-keep-current-params-unread',
    owner: 'Link.props',
    name: 'keepCurrentParams',
    kind: 'never-read',
    unread: 'keepCurrentParams',
    summary: {
      en: 'The component does not take it apart, so query parameters are never kept.',
      zh: '组件没有取用它，查询参数从不会保留。',
    },
    evidence: {...THEME, contains: "const { href = '/', children, className = '', onNavigate, onClick } = props;"},
  },
  {
    id: 'overview-default-group-title-unread',
    owner: 'Overview.props',
    name: 'defaultGroupTitle',
    kind: 'never-read',
    summary: {
      en: 'It is taken from the props and then not used.',
      zh: '从 props 中取出之后没有再使用。',
    },
    evidence: {...THEME, contains: "defaultGroupTitle: _ = 'Others'"},
  },
  {
    id: 'tabs-disabled-unread',
    owner: 'Tabs.props',
    name: 'values[].disabled',
    kind: 'never-read',
    summary: {
      en: 'The component never reads it: such a tab looks and works like the others.',
      zh: '组件从不读取它：这样的标签与其他标签外观和行为都一样。',
    },
    evidence: {...THEME, contains: 'if (isTabItem(item)) return item.label || item.value;'},
  },

  ...LAYOUT_VALUES_OF_HOOK.map(({name, contains}): Correction => ({
    id: `layout-${name}-unread`,
    owner: 'Layout.props',
    name: `uiSwitch.${name}`,
    kind: 'never-read',
    summary: {
      en: 'Has no effect: the theme computes this value itself and never takes it from uiSwitch.',
      zh: '没有效果：主题自行计算这个值，从不读取 uiSwitch 中的设置。',
    },
    evidence: {...THEME, contains},
  })),

  {
    id: 'site-data-root-unset',
    owner: 'SiteData',
    name: 'root',
    kind: 'never-set',
    summary: {
      en: 'Declared, but the site data a page receives has no root.',
      zh: '类型中有声明，但页面得到的站点数据里没有 root。',
    },
    evidence: {...CORE, contains: "const siteData = { title: (null == userConfig ? void 0 : userConfig.title) || '',"},
  },
  {
    id: 'page-description-unset',
    owner: 'PageData',
    name: 'page.description',
    kind: 'never-set',
    summary: {
      en: 'Declared, but never filled: read page.frontmatter.description.',
      zh: '类型中有声明，但从不赋值：请读取 page.frontmatter.description。',
    },
    evidence: {
      package: '@rspress/core',
      file: 'dist/runtime/App.js',
      contains: 'page: { ...rest, pagePath, ...extractPageInfo,',
    },
  },
  {
    id: 'page-dev-port-unset',
    owner: 'PageData',
    name: 'page.devPort',
    kind: 'never-set',
    summary: {
      en: 'Declared, but nothing in the release fills it.',
      zh: '类型中有声明，但没有任何代码为它赋值。',
    },
    evidence: {
      package: '@rspress/core',
      file: 'dist/runtime/App.js',
      contains: 'page: { ...rest, pagePath, ...extractPageInfo,',
    },
  },
  {
    id: 'page-toc-char-index',
    owner: 'Header',
    name: 'charIndex',
    kind: 'behaviour',
    summary: {
      en: 'Required by the type, but headings in page.toc never have it; those in siteData.pages and in the search index do.',
      zh: '类型要求必填，但 page.toc 中的标题从不带它；只有 siteData.pages 和搜索索引中的标题才有。',
    },
    evidence: {...LOADER, contains: 'toc.push({ id, text, depth });'},
  },

  // Read, but not declared ----------------------------------------------------
  {
    id: 'frontmatter-navbar',
    owner: 'FrontMatterMeta',
    name: 'navbar',
    kind: 'undeclared',
    set: {kind: 'frontmatter', type: 'boolean'},
    summary: {
      en: 'Not in the types, but false hides the navigation bar of the page.',
      zh: '类型中没有声明，但设为 false 会隐藏该页面的导航栏。',
    },
    evidence: {...THEME, contains: "(frontmatter?.navbar ?? true) && themeConfig?.hideNavbar !== 'always'"},
  },
  {
    id: 'frontmatter-global-ui-components',
    owner: 'FrontMatterMeta',
    name: 'globalUIComponents',
    kind: 'undeclared',
    set: {kind: 'frontmatter', type: 'boolean', default: 'true'},
    summary: {
      en: 'Not in the types, but false leaves the global UI components out of the page.',
      zh: '类型中没有声明，但设为 false 会让该页面不渲染全局 UI 组件。',
    },
    evidence: {
      package: '@rspress/core',
      file: 'dist/runtime/App.js',
      contains: 'const hideGlobalUIComponents = false === frontmatter[GLOBAL_COMPONENTS_KEY]',
    },
  },
  ...RSS_FRONTMATTER.map(({name, type, contains, en, zh}): Correction => ({
    id: `frontmatter-rss-${name}`,
    owner: 'FrontMatterMeta',
    name,
    kind: 'undeclared',
    set: {kind: 'frontmatter', type},
    summary: {
      en: `Not in the types, but the RSS plugin reads it: ${en}.`,
      zh: `类型中没有声明，但 RSS 插件会读取它：${zh}。`,
    },
    evidence: {...RSS, contains},
  })),
  {
    id: 'frontmatter-playground-direction',
    owner: 'FrontMatterMeta',
    name: 'playgroundDirection',
    kind: 'undeclared',
    set: {kind: 'frontmatter', type: "'horizontal' | 'vertical'"},
    summary: {
      en: 'Not in the types, but the playground plugin reads it: direction of all playgrounds of the page.',
      zh: '类型中没有声明，但 playground 插件会读取它：决定该页面所有在线编辑器的方向。',
    },
    evidence: {
      package: '@rspress/plugin-playground',
      file: 'static/global-components/Playground.tsx',
      contains: 'const { playgroundDirection } = frontmatter;',
    },
  },
  {
    id: 'route-version',
    owner: 'Route',
    name: 'version',
    kind: 'undeclared',
    set: {kind: 'field', type: 'string', optional: false},
    summary: {
      en: 'Every generated route carries the version, although the type does not say so.',
      zh: '每个生成的路由都带有版本号，尽管类型没有声明。',
    },
    evidence: {...CORE, contains: "lang: '${route.lang}', version: '${route.version}' }"},
  },

  // Wrong default in the comment ----------------------------------------------
  {
    id: 'title-default',
    owner: 'UserConfig',
    name: 'title',
    kind: 'default',
    released: {docDefault: "'Rspress'", default: "''"},
    summary: {
      en: 'The comment says Rspress, but pages of a site without a title have no site name in their title.',
      zh: '注释写的是 Rspress，但没有设置 title 的站点，页面标题中不会有站点名。',
    },
    evidence: {...CORE, contains: "title: (null == userConfig ? void 0 : userConfig.title) || '',"},
  },
  {
    id: 'last-updated-text-default',
    owner: 'UserConfig',
    name: 'themeConfig.lastUpdatedText',
    kind: 'default',
    released: {docDefault: "'Last updated'", default: "'Last Updated'"},
    summary: {
      en: 'The comment says Last updated; the page shows Last Updated.',
      zh: '注释写的是 Last updated，页面实际显示 Last Updated。',
    },
    evidence: {...THEME, contains: "lastUpdatedText: localesLastUpdatedText = 'Last Updated'"},
  },
  {
    id: 'route-extensions-default',
    owner: 'UserConfig',
    name: 'route.extensions',
    kind: 'default',
    released: {
      docDefault: "['js','jsx','ts','tsx','md','mdx']",
      default: "['.js', '.jsx', '.ts', '.tsx', '.md', '.mdx']",
    },
    summary: {
      en: 'The comment lists extensions without a dot; the code needs the dot, because it removes the first character.',
      zh: '注释中的扩展名不带点；代码会去掉第一个字符，所以必须带点。',
    },
    evidence: {
      ...CORE,
      contains: 'const extensions = RouteService_class_private_field_get(this, _extensions).map((i)=>i.slice(1));',
    },
  },
  {
    id: 'edit-link-text',
    owner: 'UserConfig',
    name: 'themeConfig.editLink.text',
    kind: 'optional',
    released: {docDefault: "'Edit this page'", optional: true},
    set: {optional: false},
    summary: {
      en: 'There is no default text: without text the page has no edit link at all.',
      zh: '没有默认文字：不设置 text 时，页面完全没有编辑链接。',
    },
    evidence: {...THEME, contains: 'if (!editLink.docRepoBaseUrl || !editLink.text) return null;'},
  },
  {
    id: 'edit-link-text-of-locale',
    owner: 'UserConfig',
    name: 'themeConfig.locales[].editLink.text',
    kind: 'optional',
    released: {docDefault: "'Edit this page'", optional: true},
    set: {optional: false},
    summary: {
      en: 'There is no default text: without text the pages of the locale have no edit link.',
      zh: '没有默认文字：不设置 text 时，该语言的页面没有编辑链接。',
    },
    evidence: {...THEME, contains: 'const editLink = locales.editLink ?? siteData.themeConfig?.editLink ?? {};'},
  },
  {
    id: 'rss-feed-test-default',
    owner: '@rspress/plugin-rss',
    name: 'feed.test',
    kind: 'default',
    set: {default: "'/blog/'"},
    summary: {
      en: 'The comment gives a regular expression; the default is the string /blog/, compared with the start of the route.',
      zh: '注释给出的是正则表达式；默认值其实是字符串 /blog/，与路由的开头比较。',
    },
    evidence: {...RSS, contains: "id: 'blog', test: '/blog/'"},
  },
  {
    id: 'rss-feed-id-default',
    owner: '@rspress/plugin-rss',
    name: 'feed.id',
    kind: 'hand-read',
    set: {default: "'blog'"},
    summary: {
      en: 'A single feed object may leave out id and is then called blog; in an array every feed needs its own.',
      zh: '单个 feed 对象可以省略 id，此时为 blog；在数组中，每个 feed 都必须有自己的 id。',
    },
    evidence: {...RSS, contains: '(Array.isArray(feed) ? feed : [ { ...getDefaultFeedOption(), ...feed } ])'},
  },
  {
    id: 'code-blocks-default',
    owner: 'UserConfig',
    name: 'search.codeBlocks',
    kind: 'hand-read',
    released: {docDefault: 'false'},
    set: {default: 'false'},
    summary: {
      en: 'Code is left out of the search index unless this is set, as the comment says.',
      zh: '与注释一致：不设置时，代码不进入搜索索引。',
    },
    evidence: {
      ...CORE,
      contains: "const searchCodeBlocks = 'codeBlocks' in searchConfig ? Boolean(searchConfig.codeBlocks) : false;",
    },
  },
  ...(
    [
      ['margin', '0'],
      ['scrollOffset', '40'],
    ] as const
  ).map(([name, value]): Correction => ({
    id: `zoom-${name}-default`,
    owner: 'UserConfig',
    name: `mediumZoom.options.${name}`,
    kind: 'hand-read',
    released: {docDefault: value},
    set: {default: value},
    summary: {
      en: `The library medium-zoom uses ${value}, as the comment says.`,
      zh: `与注释一致：medium-zoom 库使用 ${value}。`,
    },
    evidence: {package: 'medium-zoom', file: 'dist/medium-zoom.esm.js', contains: `${name}: ${value},`},
  })),

  // Wrong comment -------------------------------------------------------------
  {
    id: 'route-comment',
    owner: 'UserConfig',
    name: 'route',
    kind: 'doc',
    released: {doc: 'The custom config of vite-plugin-route'},
    summary: {
      en: 'The comment names a Vite plugin; the options belong to the routing of Rspress itself.',
      zh: '注释提到的是一个 Vite 插件；这些选项属于 Rspress 自己的路由。',
    },
    evidence: {...CORE, contains: 'const routeOptions = (null == userConfig ? void 0 : userConfig.route) || {};'},
  },
  {
    id: 'outline-comment',
    owner: 'UserConfig',
    name: 'themeConfig.outline',
    kind: 'doc',
    released: {doc: 'Whether to show the sidebar in right position.'},
    set: {default: 'true'},
    summary: {
      en: 'It shows or hides the outline of the page, not the sidebar.',
      zh: '它控制的是页面大纲的显示，而不是侧边栏。',
    },
    evidence: {
      ...THEME,
      contains: 'return (frontmatter?.outline ?? themeConfig?.outline ?? defaultHasAside) && !isOverviewPage;',
    },
  },
  {
    id: 'last-updated-comment',
    owner: 'UserConfig',
    name: 'themeConfig.lastUpdated',
    kind: 'doc',
    released: {doc: 'Set custom last updated text.'},
    summary: {
      en: 'It switches the time of the last update on, and with it the plugin that reads it from Git; it does not set a text.',
      zh: '它用来开启最后更新时间以及从 Git 读取时间的插件，并不设置文字。',
    },
    evidence: {
      ...CORE,
      contains: 'if (enableLastUpdated) { const { pluginLastUpdated } = await import("@rspress/plugin-last-updated");',
    },
  },
  {
    id: 'rss-item-third-parameter',
    owner: '@rspress/plugin-rss',
    name: 'feed.item',
    kind: 'doc',
    summary: {
      en: 'The third argument is siteUrl, not the base path its name promises.',
      zh: '第三个参数是 siteUrl，而不是名称所说的 base 路径。',
    },
    evidence: {...RSS, contains: 'await after(generateFeedItem(page, siteUrl), page, siteUrl);'},
  },

  // Optional or required differently ------------------------------------------
  {
    id: 'multi-version-default-needed',
    owner: 'UserConfig',
    name: 'multiVersion.default',
    kind: 'optional',
    released: {optional: true, default: "''"},
    set: {optional: false},
    summary: {
      en: 'Without a default no version is recognised in paths, pages fail to render at build time and fall back to the browser.',
      zh: '不设置 default 时，路径中的版本都无法识别，构建时渲染页面会失败并退回到浏览器渲染。',
    },
    evidence: {...CORE, contains: 'if (version) { const versionToMatch = parts[0];'},
  },
  {
    id: 'social-link-mode-default',
    owner: 'UserConfig',
    name: 'themeConfig.socialLinks[].mode',
    kind: 'optional',
    released: {optional: false, default: "'link'"},
    set: {optional: true},
    summary: {
      en: 'Required by the type, but an entry without a mode is shown as a link.',
      zh: '类型要求必填，但没有 mode 的条目会按 link 显示。',
    },
    evidence: {...THEME, contains: "const { icon, mode = 'link', content } = link;"},
  },
  {
    id: 'feature-icon-optional',
    owner: 'FrontMatterMeta',
    name: 'features[].icon',
    kind: 'optional',
    released: {optional: false},
    set: {optional: true},
    summary: {
      en: 'Required by the type, but a card without an icon is shown without one.',
      zh: '类型要求必填，但没有 icon 的卡片会正常显示，只是没有图标。',
    },
    evidence: {...THEME, contains: 'icon ? /*#__PURE__*/'},
  },
  {
    id: 'hero-actions-optional',
    owner: 'FrontMatterMeta',
    name: 'hero.actions',
    kind: 'optional',
    released: {optional: false},
    set: {optional: true},
    summary: {
      en: 'Required by the type, but a hero without buttons is fine. An empty list prints 0; leave the field out instead.',
      zh: '类型要求必填，但没有按钮也可以。空数组会显示一个 0，应直接省略该字段。',
    },
    evidence: {...THEME, contains: 'hero.actions?.length && /*#__PURE__*/'},
  },
  {
    id: 'hero-text-optional',
    owner: 'FrontMatterMeta',
    name: 'hero.text',
    kind: 'optional',
    released: {optional: false},
    set: {optional: true},
    summary: {
      en: 'Required by the type, but it may be left out; each line of it becomes a paragraph.',
      zh: '类型要求必填，但可以省略；其中每一行会成为一个段落。',
    },
    evidence: {...THEME, contains: 'const multiHeroText = hero.text ? hero.text.toString().split('},
  },
  {
    id: 'hero-action-theme-optional',
    owner: 'FrontMatterMeta',
    name: 'hero.actions[].theme',
    kind: 'optional',
    released: {optional: false},
    set: {optional: true, default: "'brand'"},
    summary: {
      en: 'Required by the type, but a button without a theme looks like brand.',
      zh: '类型要求必填，但没有 theme 的按钮按 brand 显示。',
    },
    evidence: {
      ...THEME,
      contains: "const { theme = 'brand', size = 'big', href = '/', external = false, className = '' } = props;",
    },
  },

  // Narrower or wider than the type --------------------------------------------
  {
    id: 'zoom-container-serialised',
    owner: 'UserConfig',
    name: 'mediumZoom.options.container',
    kind: 'type',
    released: {type: 'string | HTMLElement | ZoomContainer'},
    set: {type: 'string | ZoomContainer'},
    summary: {
      en: 'Options reach the page as JSON, so an element cannot be passed; use a selector.',
      zh: '选项以 JSON 形式传到页面，无法传递元素，请使用选择器。',
    },
    evidence: {...CORE, contains: 'const Props_${index++} = ${JSON.stringify(source[1])};'},
  },
  {
    id: 'zoom-template-serialised',
    owner: 'UserConfig',
    name: 'mediumZoom.options.template',
    kind: 'type',
    released: {type: 'string | HTMLTemplateElement'},
    set: {type: 'string'},
    summary: {
      en: 'Options reach the page as JSON, so an element cannot be passed; use a selector.',
      zh: '选项以 JSON 形式传到页面，无法传递元素，请使用选择器。',
    },
    evidence: {...CORE, contains: 'const Props_${index++} = ${JSON.stringify(source[1])};'},
  },
  {
    id: 'highlight-languages-strings',
    owner: 'UserConfig',
    name: 'markdown.highlightLanguages',
    kind: 'type',
    released: {type: '(string | [string, string])[]'},
    set: {type: '[alias: string, language: string][]'},
    summary: {
      en: 'Languages are found by themselves; only pairs of alias and language count, a plain string is ignored with a warning.',
      zh: '语言会自动识别；只有「别名、语言」这样的二元组有效，单独的字符串会被忽略并给出警告。',
    },
    evidence: {...CORE, contains: 'is now used only as alias, and string types will be ignored.'},
  },
  {
    id: 'prev-next-page-null',
    owner: 'rspress/theme',
    name: 'usePrevNextPage',
    kind: 'type',
    released: {type: '() => { prevPage: SidebarItem; nextPage: SidebarItem }'},
    set: {type: '() => { prevPage: SidebarItem | null; nextPage: SidebarItem | null }'},
    summary: {
      en: 'Either page is null at that end of the sidebar, although the type promises an entry.',
      zh: '在侧边栏的首尾，对应的一项为 null，尽管类型保证它一定存在。',
    },
    evidence: {...THEME, contains: 'const prevPage = flattenTitles[pageIndex - 1] || null;'},
  },
  {
    id: 'full-text-search-undefined',
    owner: 'rspress/theme',
    name: 'useFullTextSearch',
    kind: 'type',
    released: {
      type: '() => { initialized: boolean; search: (keyword: string, limit?: number) => Promise<MatchResult> }',
    },
    set: {
      type: '() => { initialized: boolean; search: ((keyword: string, limit?: number) => Promise<MatchResult>) | undefined }',
    },
    summary: {
      en: 'search is undefined until initialized is true, and always at build time.',
      zh: '在 initialized 变为 true 之前 search 是 undefined，构建时则始终如此。',
    },
    evidence: {...THEME, contains: 'search: searchRef.current?.match.bind(searchRef.current)'},
  },

  {
    id: 'layout-components-type',
    owner: 'Layout.props',
    name: 'components',
    kind: 'type',
    released: {type: 'Record<string, React.FC>'},
    summary: {
      en: 'The type allows function components without required props only; the theme hands the object to MDXProvider, which takes any component.',
      zh: '类型只允许没有必填 props 的函数组件；而主题会把该对象交给 MDXProvider，任何组件都可以使用。',
    },
    evidence: {...THEME, contains: '.getCustomMDXComponent)(), ...components };'},
  },
  {
    id: 'nav-group-in-menu',
    owner: 'NavItem',
    name: 'items',
    kind: 'type',
    released: {type: 'NavItemWithLink[]'},
    summary: {
      en: 'The type allows links only. A group inside a menu still appears, as a heading with its links below; a group inside that one loses its links.',
      zh: '类型只允许链接。菜单中的分组其实也会显示：标题在上，链接列在下方；再往里一层的分组则会丢失其中的链接。',
    },
    evidence: {...THEME, contains: "children: 'items' in item ? renderGroup(item) : renderLinkItem(item)"},
  },

  // Behaves differently than one expects ---------------------------------------
  {
    id: 'search-false-keeps-box',
    owner: 'UserConfig',
    name: 'search',
    kind: 'behaviour',
    set: {default: "{ mode: 'local' }"},
    summary: {
      en: 'false stops the index from being written but leaves the search box. Set themeConfig.search to false as well.',
      zh: '设为 false 只是不再写入索引，搜索框仍然存在。还需要把 themeConfig.search 设为 false。',
    },
    evidence: {...THEME, contains: 'const hasSearch = siteData?.themeConfig?.search !== false;'},
  },
  {
    id: 'remote-search-upload',
    owner: 'UserConfig',
    name: 'search.mode',
    kind: 'behaviour',
    set: {default: "'local'"},
    summary: {
      en: 'With remote, the index is uploaded only by a production build that has the environment variable BUILD_VERSION.',
      zh: '设为 remote 时，只有带环境变量 BUILD_VERSION 的生产构建才会上传索引。',
    },
    evidence: {
      package: '@rspress/shared',
      file: 'dist/index.mjs',
      contains: 'const isSCM = ()=>Boolean(process.env.BUILD_VERSION);',
    },
  },
  ...TEXTS_OF_LOCALE.map((name): Correction => ({
    id: `locale-only-${name}`,
    owner: 'UserConfig',
    name: `themeConfig.${name}`,
    kind: 'behaviour',
    summary: {
      en: 'Ignored as soon as the site has locales: set it in each entry of themeConfig.locales.',
      zh: '站点一旦配置了多语言就会被忽略：请在 themeConfig.locales 的每一项中设置。',
    },
    evidence: {...THEME, contains: 'if (!locales || 0 === locales.length) return { nav: themeConfig.nav,'},
  })),
  {
    id: 'locale-last-updated-text',
    owner: 'UserConfig',
    name: 'themeConfig.locales[].lastUpdatedText',
    kind: 'behaviour',
    summary: {
      en: 'Has no effect while themeConfig.lastUpdatedText is set: here the general text wins over that of the locale.',
      zh: '设置了 themeConfig.lastUpdatedText 时不起作用：此处全局文字优先于语言自己的文字。',
    },
    evidence: {...THEME, contains: 'const lastUpdatedText = themeConfig?.lastUpdatedText || localesLastUpdatedText;'},
  },
  ...(['title', 'description'] as const).flatMap((name): Correction[] => [
    {
      id: `site-locale-${name}`,
      owner: 'UserConfig',
      name: `locales[].${name}`,
      kind: 'behaviour',
      summary: {
        en: `Reaches the page only when nav and sidebar are generated and themeConfig.locales is not set; put it in themeConfig.locales instead.`,
        zh: `只有在导航与侧边栏自动生成且没有设置 themeConfig.locales 时才会生效；请写在 themeConfig.locales 中。`,
      },
      evidence: {...CORE, contains: 'themeConfig.locales = locales.map(({ lang: currentLang, label })=>{'},
    },
    {
      id: `theme-locale-${name}`,
      owner: 'UserConfig',
      name: `themeConfig.locales[].${name}`,
      kind: 'behaviour',
      summary:
        name === 'title'
          ? {
              en: 'Names the site in the navigation bar, but the document title uses it only when the site has no title of its own.',
              zh: '用作导航栏中的站点名；但只有站点本身没有 title 时，文档标题才会用它。',
            }
          : {
              en: 'Used only when neither the page nor the site has a description.',
              zh: '只有页面和站点都没有 description 时才会使用。',
            },
      evidence: {
        ...THEME,
        contains:
          name === 'title'
            ? "const mainTitle = siteData.title || localesData.title || '';"
            : 'frontmatter?.description || siteData.description || localesData.description;',
      },
    },
  ]),
  {
    id: 'theme-locale-label',
    owner: 'UserConfig',
    name: 'themeConfig.locales[].label',
    kind: 'behaviour',
    summary: {
      en: 'The language menu shows the label of the top-level locales when both are set.',
      zh: '两处都设置时，语言菜单显示的是顶层 locales 的 label。',
    },
    evidence: {
      ...THEME,
      contains:
        'const localeLanguages = Object.values(siteData.locales || siteData.themeConfig.locales || {}); const cleanUrls',
    },
  },
  {
    id: 'locale-redirect-needs-lang',
    owner: 'UserConfig',
    name: 'themeConfig.localeRedirect',
    kind: 'behaviour',
    summary: {
      en: 'Redirects a first visit only; nothing happens without lang, for crawlers, or for a browser language that is not a locale.',
      zh: '只在首次访问时跳转；没有设置 lang、访问者是爬虫，或浏览器语言不在语言列表中时，不会跳转。',
    },
    evidence: {...THEME, contains: "if (!defaultLang || '1' === process.env.TEST) return;"},
  },
  ...ONLY_JS_COMPILER.map(({owner, name}): Correction => ({
    id: `js-compiler-only-${owner === 'UserConfig' ? 'config' : 'plugin'}-${name.split('.').at(-1) ?? name}`,
    owner,
    name,
    kind: 'behaviour',
    summary: {
      en: 'Silently ignored by the default compiler. Set markdown.mdxRs to false for it to take effect.',
      zh: '默认编译器会直接忽略它，不给任何提示。把 markdown.mdxRs 设为 false 后才会生效。',
    },
    evidence: {
      ...LOADER,
      contains:
        'const mdxOptions = await createMDXOptions(docDirectory, config, checkDeadLinks, routeService, filepath, pluginDriver);',
    },
  })),
  {
    id: 'code-highlighter-needs-plugin',
    owner: 'UserConfig',
    name: 'markdown.codeHighlighter',
    kind: 'behaviour',
    summary: {
      en: 'shiki alone leaves code uncoloured. The Shiki plugin does the work and sets this option itself.',
      zh: '只设为 shiki 时代码没有高亮。真正的工作由 Shiki 插件完成，它会自行设置该选项。',
    },
    evidence: {
      ...SHIKI,
      contains: "config.markdown.codeHighlighter = 'shiki';",
    },
  },
  {
    id: 'head-tuples',
    owner: 'UserConfig',
    name: 'head',
    kind: 'behaviour',
    summary: {
      en: 'A pair becomes an opening tag only, so it suits meta and link; write script and style as a string with their closing tag.',
      zh: '二元组只会生成开始标签，适合 meta 和 link；script 与 style 请写成带结束标签的字符串。',
    },
    evidence: {...CORE, contains: 'return `<${head[0]} ${renderAttrs(head[1])}>`;'},
  },
  {
    id: 'frontmatter-head-tuples',
    owner: 'FrontMatterMeta',
    name: 'head',
    kind: 'behaviour',
    summary: {
      en: 'Each pair becomes an opening tag only, so it suits meta and link, not script or style.',
      zh: '每个二元组只会生成开始标签，适合 meta 和 link，不适合 script 或 style。',
    },
    evidence: {...CORE, contains: "head.map(([tag, attrs])=>`<${tag} ${renderAttrs(attrs)}>`).join('')"},
  },
  {
    id: 'global-styles-rewritten',
    owner: 'UserConfig',
    name: 'globalStyles',
    kind: 'behaviour',
    summary: {
      en: 'The file is written back on every build, with names starting with --modern- and .modern- changed to those of Rspress.',
      zh: '每次构建都会回写该文件，并把以 --modern- 和 .modern- 开头的名称改为 Rspress 的名称。',
    },
    evidence: {
      ...CORE,
      contains:
        'await __WEBPACK_EXTERNAL_MODULE_node_fs_promises_153e37e0__["default"].writeFile(source, patchedStyleContent, \'utf-8\');',
    },
  },
  {
    id: 'last-updated-locale-format',
    owner: 'UserConfig',
    name: 'themeConfig.locales[].lastUpdated',
    kind: 'behaviour',
    summary: {
      en: 'The time is formatted for the language of the page, and for Chinese when the page has none.',
      zh: '时间按页面语言的格式显示；页面没有语言时按中文格式显示。',
    },
    evidence: {
      package: '@rspress/plugin-last-updated',
      file: 'dist/index.js',
      contains: "return new Date(timestamp).toLocaleString(lang || 'zh');",
    },
  },
  {
    id: 'hero-placeholder',
    owner: 'FrontMatterMeta',
    name: 'hero',
    kind: 'behaviour',
    summary: {
      en: 'A home page without hero shows the placeholder texts modern and modern ssg.',
      zh: '首页没有设置 hero 时，会显示占位文字 modern 与 modern ssg。',
    },
    evidence: {...THEME, contains: "const DEFAULT_HERO = { name: 'modern', text: 'modern ssg',"},
  },
  ...HOME_LINKS.map(({id, name, contains}): Correction => ({
    id: `${id}-link-prefix`,
    owner: 'FrontMatterMeta',
    name,
    kind: 'behaviour',
    summary: {
      en: 'The address of the home page is put before it, even before a leading slash: on /trips, the link /guide/ leads to /trips/guide/.',
      zh: '前面会加上首页自身的地址，以斜杠开头时也一样：在 /trips 中，链接 /guide/ 指向 /trips/guide/。',
    },
    evidence: {...THEME, contains},
  })),
  ...(
    [
      ['lang', 'lang', 'if (currentLang !== defaultLang) { langPart = currentLang;'],
      ['version', 'multiVersion.default', 'if (currentVersion !== defaultVersion) { versionPart = currentVersion;'],
    ] as const
  ).map(([id, name, contains]): Correction => ({
    id: `markdown-link-${id}-prefix`,
    owner: 'UserConfig',
    name,
    kind: 'behaviour',
    summary:
      id === 'lang'
        ? {
            en: 'On pages of any other language, a Markdown link always gets the prefix of its page: it cannot lead to another language.',
            zh: '在其他语言的页面中，Markdown 链接总会加上所在页面的语言前缀，因此无法指向另一种语言。',
          }
        : {
            en: 'On pages of any other version, a Markdown link always gets the prefix of its page: it cannot lead to another version.',
            zh: '在其他版本的页面中，Markdown 链接总会加上所在页面的版本前缀，因此无法指向另一个版本。',
          },
    evidence: {...THEME, contains},
  })),
  {
    id: 'frontmatter-navbar-first-page',
    owner: 'FrontMatterMeta',
    name: 'navbar',
    kind: 'behaviour',
    summary: {
      en: 'Read once, from the first page that a visitor loads: after navigation the bar stays as it was.',
      zh: '只读取一次，即访问者载入的第一个页面的值：之后跳转时，导航栏保持原样。',
    },
    evidence: {
      ...THEME,
      contains: 'const [enableNav, setEnableNav] = (0, __WEBPACK_EXTERNAL_MODULE_react__.useState)(initialState);',
    },
  },
  {
    id: 'frontmatter-footer-first-page',
    owner: 'FrontMatterMeta',
    name: 'footer',
    kind: 'behaviour',
    summary: {
      en: 'Read once, from the first page that a visitor loads: after navigation the footer stays as it was.',
      zh: '只读取一次，即访问者载入的第一个页面的值：之后跳转时，页面底部的内容保持原样。',
    },
    evidence: {
      ...THEME,
      contains: '(0, __WEBPACK_EXTERNAL_MODULE_react__.useState)(frontmatter?.footer ?? true);',
    },
  },
  {
    id: 'page-data-private-fields',
    owner: 'RspressPlugin',
    name: 'extendPageData',
    kind: 'behaviour',
    summary: {
      en: 'Every field that it adds is in the JavaScript that readers load, also those that start with an underscore.',
      zh: '它添加的每个字段都会进入读者下载的 JavaScript，以下划线开头的也不例外。',
    },
    evidence: {...CORE, contains: 'const { content, id, domain, _filepath, _html, ...rest } = page;'},
  },
  {
    id: 'route-page-name',
    owner: 'RouteMeta',
    name: 'pageName',
    kind: 'behaviour',
    summary: {
      en: 'Made from the path of the file, so it contains the default language and version, which the route leaves out.',
      zh: '由文件路径得出，所以含有默认语言和默认版本，而路由中没有。',
    },
    evidence: {...CORE, contains: 'pageName: getPageKey(fileRelativePath),'},
  },
  {
    id: 'route-path-with-base',
    owner: 'RouteMeta',
    name: 'routePath',
    kind: 'behaviour',
    summary: {
      en: 'Begins with the base of the site.',
      zh: '以网站的 base 开头。',
    },
    evidence: {
      ...CORE,
      contains:
        'routePath: (0, __WEBPACK_EXTERNAL_MODULE__rspress_shared_baa012d0__.withBase)(normalizedRoutePath, base)',
    },
  },
  {
    id: 'nav-link-with-versions',
    owner: 'NavItem',
    name: 'link',
    kind: 'behaviour',
    summary: {
      en: 'Gets the prefix of the language only on a site without multiVersion.',
      zh: '只有在没有 multiVersion 的网站里，才会加上语言前缀。',
    },
    evidence: {...CORE, contains: '|| hasMultiVersion) return normalizedLink;'},
  },
  {
    id: 'replace-rules-markdown-only',
    owner: 'UserConfig',
    name: 'replaceRules',
    kind: 'behaviour',
    summary: {
      en: 'Applied to Markdown files and to navigation and sidebar labels; pages written as components are not changed.',
      zh: '作用于 Markdown 文件以及导航和侧边栏的文字；用组件写成的页面不会改动。',
    },
    evidence: {...LOADER, contains: 'const replacedSource = applyReplaceRules(emptyLinesSource, config.replaceRules);'},
  },
  {
    id: 'check-dead-links-not-routes',
    owner: 'UserConfig',
    name: 'markdown.checkDeadLinks',
    kind: 'behaviour',
    summary: {
      en: 'Every link that is no route counts as dead, unless it begins with http, mailto, tel or #: files of public/ and //host/path as well.',
      zh: '除了以 http、mailto、tel 或 # 开头的链接，凡不是路由的链接都算死链，包括 public/ 中的文件和 //host/path。',
    },
    evidence: {...LOADER, contains: 'const IGNORE_REGEXP = /^(https?|mailto|tel|#)/;'},
  },
  {
    id: 'route-extensions-single',
    owner: 'UserConfig',
    name: 'route.extensions',
    kind: 'behaviour',
    summary: {
      en: 'A list with one extension finds no page, because the glob needs two alternatives in its braces.',
      zh: '只写一个扩展名时找不到任何页面，因为 glob 的花括号里至少要有两项。',
    },
    evidence: {...CORE, contains: "`**/*.{${extensions.join(',')}}`,"},
  },
  {
    id: 'language-parity-exclude-parts',
    owner: 'UserConfig',
    name: 'languageParity.exclude',
    kind: 'behaviour',
    summary: {
      en: 'Matches anywhere in the path, also the end of a name: drafts leaves out old-drafts/ too.',
      zh: '匹配路径中的任何位置，也包括名称的末尾：drafts 也会排除 old-drafts/。',
    },
    evidence: {...CORE, contains: "return relativePath.includes(excludedDir + (isFilePath ? '' : '/'));"},
  },
  {
    id: 'language-parity-with-versions',
    owner: 'UserConfig',
    name: 'languageParity',
    kind: 'behaviour',
    summary: {
      en: 'Together with multiVersion the build fails: the folders of the languages are looked for directly below root, not in those of the versions.',
      zh: '与 multiVersion 同时使用时构建会失败：它直接在 root 下查找语言目录，而不是在各版本目录中查找。',
    },
    evidence: {
      ...CORE,
      contains:
        'const langDirPath = __WEBPACK_EXTERNAL_MODULE_node_path_c5b9b54f__["default"].join(contentPath, lang);',
    },
  },
  {
    id: 'version-menu-folder-index',
    owner: 'UserConfig',
    name: 'multiVersion.versions',
    kind: 'behaviour',
    summary: {
      en: 'On the index page of a folder, the version menu links to an address such as /v1/tools.html, for which no file is written; only a click finds the page.',
      zh: '在目录的索引页中，版本菜单链接到 /v1/tools.html 这样的地址，但构建不会生成对应文件；只有点击时才能找到页面。',
    },
    evidence: {
      package: '@rspress/shared',
      file: 'dist/index.mjs',
      contains: "let restPart = parts.join('/') || '';",
    },
  },
  {
    id: 'group-index-link',
    owner: '_meta.json',
    name: 'type',
    kind: 'behaviour',
    summary: {
      en: 'A folder with an index page is linked without its final slash: the links to the previous and next page say /tools.html, for which no file is written.',
      zh: '含索引页的目录，其链接没有末尾的斜杠：上一页与下一页的链接会写成 /tools.html，但构建不会生成对应文件。',
    },
    evidence: {
      package: '@rspress/plugin-auto-nav-sidebar',
      file: 'dist/index.js',
      contains: "link = indexFileRealPath ? addRoutePrefix(pureLink) : '';",
    },
  },
  {
    id: 'rss-components-left-out',
    owner: '@rspress/plugin-rss',
    name: 'feed',
    kind: 'behaviour',
    summary: {
      en: 'The text of an entry comes from the Markdown of the page alone: components are missing, together with the words inside them.',
      zh: '条目的正文只取自页面的 Markdown：组件连同其中的文字都会丢失。',
    },
    evidence: {...RSS, contains: "content: selectNonNullishProperty(fm.summary, page._html) || '',"},
  },
  ...(['extendPageData', 'modifySearchIndexData', 'addRuntimeModules'] as const).map((name): Correction => ({
    id: `runs-twice-${name}`,
    owner: 'RspressPlugin',
    name,
    kind: 'behaviour',
    summary: {
      en: 'A production build with SSG calls it once for the browser and once for the server: do not count or append.',
      zh: '启用 SSG 的生产构建会为浏览器端和服务端各调用一次：不要在其中计数或追加。',
    },
    evidence: {...CORE, contains: 'api.modifyBundlerChain(async (bundlerChain, { target })=>{'},
  })),
  {
    id: 'hooks-run-in-parallel',
    owner: 'RspressPlugin',
    name: 'beforeBuild',
    kind: 'behaviour',
    summary: {
      en: 'Only config runs plugin by plugin; this and all other hooks of all plugins start at the same time.',
      zh: '只有 config 会按插件依次执行；包括它在内的其他钩子，各插件同时开始。',
    },
    evidence: {
      ...CORE,
      contains:
        "return Promise.all(_class_private_field_get(this, _plugins).filter((plugin)=>'function' == typeof plugin[hookName])",
    },
  },
  {
    id: 'after-build-in-dev',
    owner: 'RspressPlugin',
    name: 'afterBuild',
    kind: 'behaviour',
    summary: {
      en: 'The dev server calls it after every compilation, not once.',
      zh: '开发服务器会在每次编译之后调用它，而不是只调用一次。',
    },
    evidence: {...CORE, contains: 'builder.onDevCompileDone(async ()=>{ await pluginDriver.afterBuild(); });'},
  },
  {
    id: 'plugin-name-unique',
    owner: 'RspressPlugin',
    name: 'name',
    kind: 'behaviour',
    summary: {
      en: 'Two plugins with one name stop the build, built-in plugins included.',
      zh: '两个同名插件会使构建中止，内置插件也算在内。',
    },
    evidence: {...CORE, contains: 'throw new Error(`The plugin "${plugin.name}" has been registered`);'},
  },
  ...(
    [
      [
        'medium-zoom',
        'pluginMediumZoom',
        "this.addPlugin(pluginMediumZoom('object' == typeof mediumZoomConfig ? mediumZoomConfig : void 0));",
      ],
      ['last-updated', 'pluginLastUpdated', 'this.addPlugin(pluginLastUpdated());'],
      ['container-syntax', 'pluginContainerSyntax', '.pluginContainerSyntax)());'],
    ] as const
  ).map(([plugin, name, contains]): Correction => {
    const when = {
      'medium-zoom': {en: 'unless mediumZoom is false', zh: '除非 mediumZoom 为 false'},
      'last-updated': {en: 'when lastUpdated is on', zh: '开启 lastUpdated 时'},
      'container-syntax': {en: 'always', zh: '始终如此'},
    }[plugin];
    return {
      id: `built-in-${plugin}`,
      owner: `@rspress/plugin-${plugin}:exports`,
      name,
      kind: 'behaviour',
      summary: {
        en: `Rspress registers it by itself (${when.en}); adding it to plugins then stops the build, because the name is taken.`,
        zh: `Rspress 会自行注册它（${when.zh}）；此时再写入 plugins 会因重名而使构建中止。`,
      },
      evidence: {...CORE, contains},
    };
  }),
  {
    id: 'theme-dir-bare',
    owner: 'UserConfig',
    name: 'themeDir',
    kind: 'behaviour',
    summary: {
      en: 'A relative path must begin with ./ because a bare name is taken for a package; when none is found, the default theme is used without a message.',
      zh: '相对路径必须以 ./ 开头：不带 ./ 的名称会被当作包名，找不到时会直接使用默认主题，不给任何提示。',
    },
    evidence: {...CORE, contains: "'@theme': [ CUSTOM_THEME_DIR, DEFAULT_THEME ],"},
  },
  {
    id: 'i18n-source-absolute',
    owner: 'UserConfig',
    name: 'i18nSourcePath',
    kind: 'behaviour',
    summary: {
      en: 'A relative path starts inside the package @rspress/core, so it finds nothing, and readers see the keys. Make it absolute.',
      zh: '相对路径会从 @rspress/core 包内部算起，因此找不到文件，读者看到的就是 key。请使用绝对路径。',
    },
    evidence: {...CORE, contains: 'const i18nSource = require(i18nSourcePath);'},
  },
  {
    id: 'dist-path-root-overruled',
    owner: 'UserConfig',
    name: 'builderConfig',
    kind: 'behaviour',
    summary: {
      en: 'output.distPath.root has no effect, because Rspress sets it for each of its two bundles. Use outDir.',
      zh: 'output.distPath.root 没有效果，因为 Rspress 会为两份产物各自设置它。请使用 outDir。',
    },
    evidence: {...CORE, contains: "target: 'web', distPath: { root: csrOutDir }"},
  },
  {
    id: 'search-indexes-complete',
    owner: 'UserConfig',
    name: 'search.searchIndexes',
    kind: 'behaviour',
    summary: {
      en: 'In remote mode every group that the server or onSearch returns must be listed; with several groups, one that is missing breaks the search panel.',
      zh: 'remote 模式下，服务器或 onSearch 返回的每个分组都必须列出；有多个分组时，缺少任何一个都会使搜索面板报错。',
    },
    evidence: {...THEME, contains: 'return indexItem.label;'},
  },
  {
    id: 'search-placeholder-defaults',
    owner: 'UserConfig',
    name: 'themeConfig.searchPlaceholderText',
    kind: 'behaviour',
    summary: {
      en: 'It has two defaults: the closed box says Search, the open one Search Docs.',
      zh: '它有两个默认值：收起的搜索框显示 Search，打开后显示 Search Docs。',
    },
    evidence: {...THEME, contains: "const { searchPlaceholderText = 'Search' } = useLocaleSiteData();"},
  },
  {
    id: 'nav-of-version-needed',
    owner: 'UserConfig',
    name: 'themeConfig.nav',
    kind: 'behaviour',
    summary: {
      en: 'The object form needs a key for every version, and default on a site without versions; pages of a missing one are not rendered at build time.',
      zh: '对象形式必须包含每个版本的 key，没有版本的站点则需要 default；缺少时，对应页面在构建时无法渲染。',
    },
    evidence: {...THEME, contains: "const navKey = version.length > 0 ? version : 'default';"},
  },
  {
    id: 'nav-items-beside-link',
    owner: 'NavItem',
    name: 'items',
    kind: 'behaviour',
    summary: {
      en: 'Beside a link, items are left as written: their links get no language prefix, and keys of i18n.json are not replaced.',
      zh: '与 link 同时存在时，items 保持原样：其中的链接不会加语言前缀，i18n.json 的 key 也不会被替换。',
    },
    evidence: {
      ...CORE,
      contains:
        "if ('link' in navItem) return { ...navItem, text, link: normalizeLinkPrefix(navItem.link, currentLang) };",
    },
  },
  {
    id: 'section-header-counts-as-page',
    owner: 'SidebarSectionHeader',
    name: 'sectionHeaderText',
    kind: 'behaviour',
    summary: {
      en: 'It counts as a page for the links to the previous and next page: its neighbours get a link without a title to the home page.',
      zh: '计算上一页与下一页时它也算一个页面：与它相邻的页面会出现一个没有标题、指向首页的链接。',
    },
    evidence: {...THEME, contains: '} else flattenTitles.push(sidebarItem);'},
  },
  ...(
    [
      ['SidebarItem', 'sidebar'],
      ['_meta.json', 'meta'],
      ['FrontMatterMeta', 'frontmatter'],
    ] as const
  ).map(([owner, id]): Correction => ({
    id: `context-in-groups-${id}`,
    owner,
    name: 'context',
    kind: 'behaviour',
    summary: {
      en: 'Becomes data-context on groups and on pages inside a group; on a page at the top level of the sidebar it is dropped.',
      zh: '会成为分组以及分组内页面的 data-context 属性；对侧边栏最外层的页面则没有效果。',
    },
    evidence: {
      ...THEME,
      contains: 'className: "rspress-sidebar-item", "data-context": item.context,',
    },
  })),
  {
    id: 'feature-span-classes',
    owner: 'FrontMatterMeta',
    name: 'features[].span',
    kind: 'behaviour',
    summary: {
      en: 'Any number is accepted, but only 2, 3, 4 and 6 have a width: half, a quarter, a third and half of a row.',
      zh: '类型接受任意数字，但只有 2、3、4、6 有对应宽度：分别是一行的二分之一、四分之一、三分之一和二分之一。',
    },
    evidence: {...THEME, contains: 'return `${GRID_PREFIX}${span || 4}`;'},
  },
  {
    id: 'update-to-latest-major',
    owner: 'rspress',
    name: 'update',
    kind: 'behaviour',
    summary: {
      en: 'Installs the tag latest of every package, which is 2.x for @rspress/core and several plugins: a 1.x site ends up with mixed majors.',
      zh: '会安装每个包的 latest 标签，而 @rspress/core 与若干插件的 latest 已是 2.x：1.x 站点会混入不同的大版本。',
    },
    evidence: {
      package: 'rspress',
      file: 'dist/index.js',
      contains: 'const dependencies = rspressDependencies.map((item)=>`${item}@latest`);',
    },
  },
  {
    id: 'use-i18n-missing-key',
    owner: 'rspress/runtime',
    name: 'useI18n',
    kind: 'behaviour',
    summary: {
      en: 'A key that is not in i18n.json throws; it does not return the key.',
      zh: 'i18n.json 中不存在的 key 会抛出错误，而不会原样返回。',
    },
    evidence: {package: '@rspress/runtime', file: 'dist/hooks.js', contains: '__["default"][key][lang]'},
  },
  {
    id: 'redirect-from-is-pattern',
    owner: '@rspress/plugin-client-redirects',
    name: 'redirects[].from',
    kind: 'behaviour',
    summary: {
      en: 'The string is the source of a regular expression that may match anywhere in the path: anchor it with ^ and $.',
      zh: '该字符串是正则表达式的源码，可匹配路径中的任意位置：请用 ^ 和 $ 限定。',
    },
    evidence: {
      package: '@rspress/plugin-client-redirects',
      file: 'src/components/Redirect.tsx',
      contains: 'const regex = new RegExp(item);',
    },
  },
  {
    id: 'shiki-error-level-block',
    owner: '@rspress/plugin-shiki:exports',
    name: 'createTransformerErrorLevel',
    kind: 'behaviour',
    summary: {
      en: 'With the default classMap the block never gets its class, so lines stay without colour; add createTransformerHighlight to the list.',
      zh: '使用默认的 classMap 时，代码块不会得到相应的类，因此各行没有颜色；请在列表中加入 createTransformerHighlight。',
    },
    evidence: {...SHIKI, contains: "const classes = Array.isArray(className) ? className.join('') : className;"},
  },
  {
    id: 'shiki-focus-searches-code',
    owner: '@rspress/plugin-shiki:exports',
    name: 'createTransformerFocus',
    kind: 'behaviour',
    summary: {
      en: 'It searches the whole HTML for the name of its class: the word focused in the code is enough to blur the block.',
      zh: '它会在整段 HTML 中查找类的名称：代码里出现 focused 一词，就足以让整个代码块变模糊。',
    },
    evidence: {...SHIKI, contains: 'return -1 !== code.search(classes);'},
  },
  {
    id: 'shiki-line-numbers-always-added',
    owner: '@rspress/plugin-shiki',
    name: 'transformers',
    kind: 'behaviour',
    summary: {
      en: 'With markdown.showLineNumbers, the line number transformer is added even if the list already has one.',
      zh: '开启 markdown.showLineNumbers 时，即使列表中已有行号转换器，也会再添加一个。',
    },
    evidence: {
      ...SHIKI,
      contains: '!transformers.includes((transformerItem)=>transformerItem.name === SHIKI_TRANSFORMER_LINE_NUMBER)',
    },
  },
  {
    id: 'playground-network',
    owner: '@rspress/plugin-playground',
    name: 'babelUrl',
    kind: 'behaviour',
    summary: {
      en: 'By default every page loads Babel and the editor from cdnjs; host both yourself for a site without requests to others.',
      zh: '默认情况下每个页面都会从 cdnjs 加载 Babel 与编辑器；若站点不能请求外部主机，需要自行托管。',
    },
    evidence: {
      package: '@rspress/plugin-playground',
      file: 'dist/cli/esm/index.mjs',
      contains: "const DEFAULT_BABEL_URL = 'https://cdnjs.cloudflare.com/",
    },
  },
  {
    id: 'playground-removes-preview',
    owner: '@rspress/plugin-playground:exports',
    name: 'pluginPlayground',
    kind: 'behaviour',
    summary: {
      en: 'It removes the preview plugin, so the two cannot be used together.',
      zh: '它会移除 preview 插件，两者不能同时使用。',
    },
    evidence: {
      package: '@rspress/plugin-playground',
      file: 'dist/cli/esm/index.mjs',
      contains: "removePlugin('@rspress/plugin-preview');",
    },
  },
];
