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
const RSS_FRONTMATTER: readonly {name: string; type: string; contains: string}[] = [
  {
    name: 'slug',
    type: 'string | number',
    contains: 'selectNonNullishProperty(fm.slug, fm.id, page.id)',
  },
  {
    name: 'id',
    type: 'string | number',
    contains: 'selectNonNullishProperty(fm.slug, fm.id, page.id)',
  },
  {
    name: 'permalink',
    type: 'string',
    contains: "resolve)(siteUrl, selectNonNullishProperty(fm.permalink, page.routePath) || '')",
  },
  {
    name: 'author',
    type: 'string | Author | (string | Author)[]',
    contains: 'author: toAuthors(fm.author)',
  },
  {
    name: 'date',
    type: 'string | Date',
    contains: 'date: toDate(fm.date || fm.published_at)',
  },
  {
    name: 'published_at',
    type: 'string | Date',
    contains: 'date: toDate(fm.date || fm.published_at)',
  },
  {
    name: 'summary',
    type: 'string',
    contains: 'content: selectNonNullishProperty(fm.summary, page._html)',
  },
  {
    name: 'category',
    type: 'string | string[]',
    contains: 'category: concatArray(fm.categories, fm.category)',
  },
  {
    name: 'categories',
    type: 'string[]',
    contains: 'category: concatArray(fm.categories, fm.category)',
  },
  {
    name: 'link-rss',
    type: 'string | string[]',
    contains: "concatArray(pageData.frontmatter['link-rss'])",
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
    evidence: {...THEME, contains: 'const { prevPage, nextPage } = usePrevNextPage();'},
  },
  ...(['prev', 'next'] as const).map((name): Correction => ({
    id: `doc-footer-${name}-unread`,
    owner: 'UserConfig',
    name: `themeConfig.docFooter.${name}`,
    kind: 'never-read',
    unread: 'docFooter',
    evidence: {...THEME, contains: `text: ${name}Page.text,`},
  })),
  {
    id: 'experimental-mdx-rs-unread',
    owner: 'UserConfig',
    name: 'markdown.experimentalMdxRs',
    kind: 'never-read',
    unread: 'experimentalMdxRs',
    evidence: {...LOADER, contains: 'config.markdown) ? void 0 : _config_markdown.mdxRs) ?? true'},
  },
  {
    id: 'frontmatter-line-numbers-unread',
    owner: 'FrontMatterMeta',
    name: 'lineNumbers',
    kind: 'never-read',
    unread: 'lineNumbers',
    evidence: {...THEME, contains: 'const { showLineNumbers } = siteData.markdown;'},
  },
  {
    id: 'lang-route-prefix-computed',
    owner: 'UserConfig',
    name: 'themeConfig.locales[].langRoutePrefix',
    kind: 'never-read',
    evidence: {...THEME, contains: "...localeInfo, langRoutePrefix: lang === defaultLang ? '/'"},
  },
  {
    id: 'zoom-background-overwritten',
    owner: 'UserConfig',
    name: 'mediumZoom.options.background',
    kind: 'never-read',
    released: {docDefault: "'#fff'"},
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
    evidence: {...THEME, contains: "const { href = '/', children, className = '', onNavigate, onClick } = props;"},
  },
  {
    id: 'overview-default-group-title-unread',
    owner: 'Overview.props',
    name: 'defaultGroupTitle',
    kind: 'never-read',
    evidence: {...THEME, contains: "defaultGroupTitle: _ = 'Others'"},
  },
  {
    id: 'tabs-disabled-unread',
    owner: 'Tabs.props',
    name: 'values[].disabled',
    kind: 'never-read',
    evidence: {...THEME, contains: 'if (isTabItem(item)) return item.label || item.value;'},
  },

  ...LAYOUT_VALUES_OF_HOOK.map(({name, contains}): Correction => ({
    id: `layout-${name}-unread`,
    owner: 'Layout.props',
    name: `uiSwitch.${name}`,
    kind: 'never-read',
    evidence: {...THEME, contains},
  })),

  {
    id: 'site-data-root-unset',
    owner: 'SiteData',
    name: 'root',
    kind: 'never-set',
    evidence: {...CORE, contains: "const siteData = { title: (null == userConfig ? void 0 : userConfig.title) || '',"},
  },
  {
    id: 'page-description-unset',
    owner: 'PageData',
    name: 'page.description',
    kind: 'behaviour',
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
    evidence: {...LOADER, contains: 'toc.push({ id, text, depth });'},
  },

  // Read, but not declared ----------------------------------------------------
  {
    id: 'frontmatter-navbar',
    owner: 'FrontMatterMeta',
    name: 'navbar',
    kind: 'undeclared',
    set: {kind: 'frontmatter', type: 'boolean'},
    evidence: {...THEME, contains: "(frontmatter?.navbar ?? true) && themeConfig?.hideNavbar !== 'always'"},
  },
  {
    id: 'frontmatter-global-ui-components',
    owner: 'FrontMatterMeta',
    name: 'globalUIComponents',
    kind: 'undeclared',
    set: {kind: 'frontmatter', type: 'boolean', default: 'true'},
    evidence: {
      package: '@rspress/core',
      file: 'dist/runtime/App.js',
      contains: 'const hideGlobalUIComponents = false === frontmatter[GLOBAL_COMPONENTS_KEY]',
    },
  },
  ...RSS_FRONTMATTER.map(({name, type, contains}): Correction => ({
    id: `frontmatter-rss-${name}`,
    owner: 'FrontMatterMeta',
    name,
    kind: 'undeclared',
    set: {kind: 'frontmatter', type},
    evidence: {...RSS, contains},
  })),
  {
    id: 'frontmatter-playground-direction',
    owner: 'FrontMatterMeta',
    name: 'playgroundDirection',
    kind: 'undeclared',
    set: {kind: 'frontmatter', type: "'horizontal' | 'vertical'"},
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
    evidence: {...CORE, contains: "lang: '${route.lang}', version: '${route.version}' }"},
  },

  // Wrong default in the comment ----------------------------------------------
  {
    id: 'title-default',
    owner: 'UserConfig',
    name: 'title',
    kind: 'default',
    released: {docDefault: "'Rspress'", default: "''"},
    evidence: {...CORE, contains: "title: (null == userConfig ? void 0 : userConfig.title) || '',"},
  },
  {
    id: 'last-updated-text-default',
    owner: 'UserConfig',
    name: 'themeConfig.lastUpdatedText',
    kind: 'default',
    released: {docDefault: "'Last updated'", default: "'Last Updated'"},
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
    evidence: {...THEME, contains: 'if (!editLink.docRepoBaseUrl || !editLink.text) return null;'},
  },
  {
    id: 'edit-link-text-of-locale',
    owner: 'UserConfig',
    name: 'themeConfig.locales[].editLink.text',
    kind: 'optional',
    released: {docDefault: "'Edit this page'", optional: true},
    set: {optional: false},
    evidence: {...THEME, contains: 'const editLink = locales.editLink ?? siteData.themeConfig?.editLink ?? {};'},
  },
  {
    id: 'rss-feed-test-default',
    owner: '@rspress/plugin-rss',
    name: 'feed.test',
    kind: 'default',
    set: {default: "'/blog/'"},
    evidence: {...RSS, contains: "id: 'blog', test: '/blog/'"},
  },
  {
    id: 'rss-feed-id-default',
    owner: '@rspress/plugin-rss',
    name: 'feed.id',
    kind: 'hand-read',
    set: {default: "'blog'"},
    why: 'A single feed object may leave out id and is then called blog; in an array every feed needs its own.',
    evidence: {...RSS, contains: '(Array.isArray(feed) ? feed : [ { ...getDefaultFeedOption(), ...feed } ])'},
  },
  {
    id: 'code-blocks-default',
    owner: 'UserConfig',
    name: 'search.codeBlocks',
    kind: 'hand-read',
    released: {docDefault: 'false'},
    set: {default: 'false'},
    why: 'Code is left out of the search index unless this is set, as the comment says.',
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
    why: `The library medium-zoom uses ${value}, as the comment says.`,
    evidence: {package: 'medium-zoom', file: 'dist/medium-zoom.esm.js', contains: `${name}: ${value},`},
  })),

  // Wrong comment -------------------------------------------------------------
  {
    id: 'route-comment',
    owner: 'UserConfig',
    name: 'route',
    kind: 'doc',
    released: {doc: 'The custom config of vite-plugin-route'},
    evidence: {...CORE, contains: 'const routeOptions = (null == userConfig ? void 0 : userConfig.route) || {};'},
  },
  {
    id: 'outline-comment',
    owner: 'UserConfig',
    name: 'themeConfig.outline',
    kind: 'doc',
    released: {doc: 'Whether to show the sidebar in right position.'},
    set: {default: 'true'},
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
    evidence: {...CORE, contains: 'if (version) { const versionToMatch = parts[0];'},
  },
  {
    id: 'social-link-mode-default',
    owner: 'UserConfig',
    name: 'themeConfig.socialLinks[].mode',
    kind: 'optional',
    released: {optional: false, default: "'link'"},
    set: {optional: true},
    evidence: {...THEME, contains: "const { icon, mode = 'link', content } = link;"},
  },
  {
    id: 'feature-icon-optional',
    owner: 'FrontMatterMeta',
    name: 'features[].icon',
    kind: 'optional',
    released: {optional: false},
    set: {optional: true},
    evidence: {...THEME, contains: 'icon ? /*#__PURE__*/'},
  },
  {
    id: 'hero-actions-optional',
    owner: 'FrontMatterMeta',
    name: 'hero.actions',
    kind: 'optional',
    released: {optional: false},
    set: {optional: true},
    evidence: {...THEME, contains: 'hero.actions?.length && /*#__PURE__*/'},
  },
  {
    id: 'hero-text-optional',
    owner: 'FrontMatterMeta',
    name: 'hero.text',
    kind: 'optional',
    released: {optional: false},
    set: {optional: true},
    evidence: {...THEME, contains: 'const multiHeroText = hero.text ? hero.text.toString().split('},
  },
  {
    id: 'hero-action-theme-optional',
    owner: 'FrontMatterMeta',
    name: 'hero.actions[].theme',
    kind: 'optional',
    released: {optional: false},
    set: {optional: true, default: "'brand'"},
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
    evidence: {...CORE, contains: 'const Props_${index++} = ${JSON.stringify(source[1])};'},
  },
  {
    id: 'zoom-template-serialised',
    owner: 'UserConfig',
    name: 'mediumZoom.options.template',
    kind: 'type',
    released: {type: 'string | HTMLTemplateElement'},
    set: {type: 'string'},
    evidence: {...CORE, contains: 'const Props_${index++} = ${JSON.stringify(source[1])};'},
  },
  {
    id: 'highlight-languages-strings',
    owner: 'UserConfig',
    name: 'markdown.highlightLanguages',
    kind: 'type',
    released: {type: '(string | [string, string])[]'},
    set: {type: '[alias: string, language: string][]'},
    evidence: {...CORE, contains: 'is now used only as alias, and string types will be ignored.'},
  },
  {
    id: 'prev-next-page-null',
    owner: 'rspress/theme',
    name: 'usePrevNextPage',
    kind: 'type',
    released: {type: '() => { prevPage: SidebarItem; nextPage: SidebarItem }'},
    set: {type: '() => { prevPage: SidebarItem | null; nextPage: SidebarItem | null }'},
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
    evidence: {...THEME, contains: 'search: searchRef.current?.match.bind(searchRef.current)'},
  },

  {
    id: 'layout-components-type',
    owner: 'Layout.props',
    name: 'components',
    kind: 'type',
    released: {type: 'Record<string, React.FC>'},
    evidence: {...THEME, contains: '.getCustomMDXComponent)(), ...components };'},
  },
  {
    id: 'nav-group-in-menu',
    owner: 'NavItem',
    name: 'items',
    kind: 'type',
    released: {type: 'NavItemWithLink[]'},
    evidence: {...THEME, contains: "children: 'items' in item ? renderGroup(item) : renderLinkItem(item)"},
  },

  // Behaves differently than one expects ---------------------------------------
  {
    id: 'search-false-keeps-box',
    owner: 'UserConfig',
    name: 'search',
    kind: 'behaviour',
    set: {default: "{ mode: 'local' }"},
    evidence: {...THEME, contains: 'const hasSearch = siteData?.themeConfig?.search !== false;'},
  },
  {
    id: 'remote-search-upload',
    owner: 'UserConfig',
    name: 'search.mode',
    kind: 'behaviour',
    set: {default: "'local'"},
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
    evidence: {...THEME, contains: 'if (!locales || 0 === locales.length) return { nav: themeConfig.nav,'},
  })),
  {
    id: 'locale-last-updated-text',
    owner: 'UserConfig',
    name: 'themeConfig.locales[].lastUpdatedText',
    kind: 'behaviour',
    evidence: {...THEME, contains: 'const lastUpdatedText = themeConfig?.lastUpdatedText || localesLastUpdatedText;'},
  },
  ...(['title', 'description'] as const).flatMap((name): Correction[] => [
    {
      id: `site-locale-${name}`,
      owner: 'UserConfig',
      name: `locales[].${name}`,
      kind: 'behaviour',
      evidence: {...CORE, contains: 'themeConfig.locales = locales.map(({ lang: currentLang, label })=>{'},
    },
    {
      id: `theme-locale-${name}`,
      owner: 'UserConfig',
      name: `themeConfig.locales[].${name}`,
      kind: 'behaviour',
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
    evidence: {...THEME, contains: "if (!defaultLang || '1' === process.env.TEST) return;"},
  },
  ...ONLY_JS_COMPILER.map(({owner, name}): Correction => ({
    id: `js-compiler-only-${owner === 'UserConfig' ? 'config' : 'plugin'}-${name.split('.').at(-1) ?? name}`,
    owner,
    name,
    kind: 'behaviour',
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
    evidence: {...CORE, contains: 'return `<${head[0]} ${renderAttrs(head[1])}>`;'},
  },
  {
    id: 'frontmatter-head-tuples',
    owner: 'FrontMatterMeta',
    name: 'head',
    kind: 'behaviour',
    evidence: {...CORE, contains: "head.map(([tag, attrs])=>`<${tag} ${renderAttrs(attrs)}>`).join('')"},
  },
  {
    id: 'global-styles-rewritten',
    owner: 'UserConfig',
    name: 'globalStyles',
    kind: 'behaviour',
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
    evidence: {...THEME, contains: "const DEFAULT_HERO = { name: 'modern', text: 'modern ssg',"},
  },
  ...HOME_LINKS.map(({id, name, contains}): Correction => ({
    id: `${id}-link-prefix`,
    owner: 'FrontMatterMeta',
    name,
    kind: 'behaviour',
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
    evidence: {...THEME, contains},
  })),
  {
    id: 'frontmatter-navbar-first-page',
    owner: 'FrontMatterMeta',
    name: 'navbar',
    kind: 'behaviour',
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
    evidence: {...CORE, contains: 'const { content, id, domain, _filepath, _html, ...rest } = page;'},
  },
  {
    id: 'route-page-name',
    owner: 'RouteMeta',
    name: 'pageName',
    kind: 'behaviour',
    evidence: {...CORE, contains: 'pageName: getPageKey(fileRelativePath),'},
  },
  {
    id: 'route-path-with-base',
    owner: 'RouteMeta',
    name: 'routePath',
    kind: 'behaviour',
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
    evidence: {...CORE, contains: '|| hasMultiVersion) return normalizedLink;'},
  },
  {
    id: 'replace-rules-markdown-only',
    owner: 'UserConfig',
    name: 'replaceRules',
    kind: 'behaviour',
    evidence: {...LOADER, contains: 'const replacedSource = applyReplaceRules(emptyLinesSource, config.replaceRules);'},
  },
  {
    id: 'check-dead-links-not-routes',
    owner: 'UserConfig',
    name: 'markdown.checkDeadLinks',
    kind: 'behaviour',
    evidence: {...LOADER, contains: 'const IGNORE_REGEXP = /^(https?|mailto|tel|#)/;'},
  },
  {
    id: 'route-extensions-single',
    owner: 'UserConfig',
    name: 'route.extensions',
    kind: 'behaviour',
    evidence: {...CORE, contains: "`**/*.{${extensions.join(',')}}`,"},
  },
  {
    id: 'language-parity-exclude-parts',
    owner: 'UserConfig',
    name: 'languageParity.exclude',
    kind: 'behaviour',
    evidence: {...CORE, contains: "return relativePath.includes(excludedDir + (isFilePath ? '' : '/'));"},
  },
  {
    id: 'language-parity-with-versions',
    owner: 'UserConfig',
    name: 'languageParity',
    kind: 'behaviour',
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
    evidence: {...RSS, contains: "content: selectNonNullishProperty(fm.summary, page._html) || '',"},
  },
  ...(['extendPageData', 'modifySearchIndexData', 'addRuntimeModules'] as const).map((name): Correction => ({
    id: `runs-twice-${name}`,
    owner: 'RspressPlugin',
    name,
    kind: 'behaviour',
    evidence: {...CORE, contains: 'api.modifyBundlerChain(async (bundlerChain, { target })=>{'},
  })),
  {
    id: 'hooks-run-in-parallel',
    owner: 'RspressPlugin',
    name: 'beforeBuild',
    kind: 'behaviour',
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
    evidence: {...CORE, contains: 'builder.onDevCompileDone(async ()=>{ await pluginDriver.afterBuild(); });'},
  },
  {
    id: 'plugin-name-unique',
    owner: 'RspressPlugin',
    name: 'name',
    kind: 'behaviour',
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
  ).map(([plugin, name, contains]): Correction => ({
    id: `built-in-${plugin}`,
    owner: `@rspress/plugin-${plugin}:exports`,
    name,
    kind: 'behaviour',
    evidence: {...CORE, contains},
  })),
  {
    id: 'theme-dir-bare',
    owner: 'UserConfig',
    name: 'themeDir',
    kind: 'behaviour',
    evidence: {...CORE, contains: "'@theme': [ CUSTOM_THEME_DIR, DEFAULT_THEME ],"},
  },
  {
    id: 'i18n-source-absolute',
    owner: 'UserConfig',
    name: 'i18nSourcePath',
    kind: 'behaviour',
    evidence: {...CORE, contains: 'const i18nSource = require(i18nSourcePath);'},
  },
  {
    id: 'dist-path-root-overruled',
    owner: 'UserConfig',
    name: 'builderConfig',
    kind: 'behaviour',
    evidence: {...CORE, contains: "target: 'web', distPath: { root: csrOutDir }"},
  },
  {
    id: 'search-indexes-complete',
    owner: 'UserConfig',
    name: 'search.searchIndexes',
    kind: 'behaviour',
    evidence: {...THEME, contains: 'return indexItem.label;'},
  },
  {
    id: 'search-placeholder-defaults',
    owner: 'UserConfig',
    name: 'themeConfig.searchPlaceholderText',
    kind: 'behaviour',
    evidence: {...THEME, contains: "const { searchPlaceholderText = 'Search' } = useLocaleSiteData();"},
  },
  {
    id: 'nav-of-version-needed',
    owner: 'UserConfig',
    name: 'themeConfig.nav',
    kind: 'behaviour',
    evidence: {...THEME, contains: "const navKey = version.length > 0 ? version : 'default';"},
  },
  {
    id: 'nav-items-beside-link',
    owner: 'NavItem',
    name: 'items',
    kind: 'behaviour',
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
    evidence: {...THEME, contains: 'return `${GRID_PREFIX}${span || 4}`;'},
  },
  {
    id: 'update-to-latest-major',
    owner: 'rspress',
    name: 'update',
    kind: 'behaviour',
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
    evidence: {package: '@rspress/runtime', file: 'dist/hooks.js', contains: '__["default"][key][lang]'},
  },
  {
    id: 'redirect-from-is-pattern',
    owner: '@rspress/plugin-client-redirects',
    name: 'redirects[].from',
    kind: 'behaviour',
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
    evidence: {...SHIKI, contains: "const classes = Array.isArray(className) ? className.join('') : className;"},
  },
  {
    id: 'shiki-focus-searches-code',
    owner: '@rspress/plugin-shiki:exports',
    name: 'createTransformerFocus',
    kind: 'behaviour',
    evidence: {...SHIKI, contains: 'return -1 !== code.search(classes);'},
  },
  {
    id: 'shiki-line-numbers-always-added',
    owner: '@rspress/plugin-shiki',
    name: 'transformers',
    kind: 'behaviour',
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
    evidence: {
      package: '@rspress/plugin-playground',
      file: 'dist/cli/esm/index.mjs',
      contains: "removePlugin('@rspress/plugin-preview');",
    },
  },
];
