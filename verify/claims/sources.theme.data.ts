import type {SourceClaim} from './types';

const CORE = '@rspress/core/dist/index.js';
const SHARED = '@rspress/shared/dist/index.js';
const THEME = '@rspress/theme-default/dist/bundle.js';
const THEME_CSS = '@rspress/theme-default/dist/bundle.css';
const AUTO = '@rspress/plugin-auto-nav-sidebar/dist/index.js';
const LOADER = '@rspress/core/dist/loader.js';
const RSBUILD = '@rsbuild/core/dist/index.js';

/** Statements of the pages about the default theme, proven by released code. */
export const THEME_SOURCES: readonly SourceClaim[] = [
  {
    claim: 'The parts of the bar have a fixed order, and most are there only if there is something to show.',
    proves: ['guide/default-theme/navbar#example'],
    file: THEME,
    holds: [
      'beforeNavTitle, navTitle || /*#__PURE__*/ (0, X.jsx)(NavBarTitle, {}), afterNavTitle,',
      'children: [ leftNav(), rightNav(), afterNavMenu,',
      'const leftNav = ()=>leftMenuItems.length > 0 ?',
      'hasSearch && /*#__PURE__*/ (0, X.jsx)("div", { className: "flex sm:flex-1 items-center sm:pl-4 sm:pr-2"',
      'hasMultiLanguage && /*#__PURE__*/ (0, X.jsx)(NavTranslations, {}), hasMultiVersion && /*#__PURE__*/ (0, X.jsx)(NavVersions, {}), hasAppearanceSwitch &&',
      'hasSocialLinks && /*#__PURE__*/ (0, X.jsx)(SocialLinks, {',
    ],
  },
  {
    claim: 'One class gives the image of the logo its height.',
    proves: ['guide/default-theme/navbar#logo'],
    file: THEME_CSS,
    holds: ['.rspress-logo { height: 1.6rem; }'],
  },
  {
    claim: 'Ctrl or Cmd with K opens the search, whatever has the focus.',
    proves: ['guide/default-theme/navbar#search-and-dark-mode'],
    file: THEME,
    holds: [
      "SEARCH: 'KeyK',",
      'case KEY_CODE.SEARCH: if (e.ctrlKey || e.metaKey) { e.preventDefault(); setFocused(!focused); }',
      "document.addEventListener('keydown', onKeyDown);",
    ],
  },
  {
    claim: 'There is a menu for languages from two on, and one for versions likewise.',
    proves: ['guide/default-theme/navbar#languages', 'guide/default-theme/multi-version#menu'],
    file: THEME,
    holds: [
      'const hasMultiLanguage = localeLanguages.length > 1;',
      'const hasMultiVersion = siteData.multiVersion.versions.length > 1;',
    ],
  },
  {
    claim: 'An item is on the right unless its `position` says left, which is asked of the items of the bar only.',
    proves: ['guide/default-theme/navbar#tags'],
    file: THEME,
    holds: [
      "const DEFAULT_NAV_POSITION = 'right';",
      "const leftMenuItems = menuItems.filter((item)=>'left' === getPosition(item));",
    ],
  },
  {
    claim: 'The links of `_meta.json` at the root get version and language, those inside menus too.',
    proves: ['guide/default-theme/navbar#links'],
    file: AUTO,
    holds: [
      "if ('items' in navItem) navItem.items.forEach((item)=>{ if ('link' in item && !(0, X.isExternalUrl)(item.link)) item.link = (0, X.withBase)(item.link, routePrefix); });",
      "if ('link' in navItem && !(0, X.isExternalUrl)(navItem.link)) navItem.link = (0, X.withBase)(navItem.link, routePrefix);",
      "`${version === defaultVersion ? '' : `/${version}`}${lang === defaultLang ? '' : `/${lang}`}`",
    ],
  },
  {
    claim: 'A link of the theme gets the base.',
    proves: ['guide/default-theme/navbar#links'],
    file: THEME,
    holds: ['const withBaseUrl = (0, X.useMemo)(()=>(0, X.withBase)((0, X.normalizeHrefInRuntime)(href)), ['],
  },
  {
    claim: 'A path that is only a hash gets the root before it, and leads to a heading of the home page.',
    proves: ['guide/default-theme/navbar#links'],
    file: SHARED,
    holds: [
      "function addLeadingSlash(url) { return '/' === url.charAt(0) || isExternalUrl(url) ? url : `/${url}`; }",
      'const normalizedUrl = addLeadingSlash(url); const normalizedBase = normalizeSlash(base); return normalizedUrl.startsWith(normalizedBase)',
    ],
  },
  {
    claim: 'A highlighted item compares the path without the base.',
    proves: ['guide/default-theme/navbar#active'],
    file: THEME,
    holds: ['const isActive = new RegExp(item.activeMatch || item.link).test((0, X.withoutBase)(pathname, base));'],
  },
  {
    claim: 'A menu of the bar opens while the pointer is over it, and its button does nothing when it is pressed.',
    proves: ['guide/default-theme/navbar#menus'],
    file: THEME,
    holds: [
      'onMouseLeave: handleMouseLeave, children: [ /*#__PURE__*/ (0, X.jsx)("button", { onMouseEnter: handleMouseEnter, className: "rspress-nav-menu-group-button',
      "opacity: isOpen ? 1 : 0, visibility: isOpen ? 'visible' : 'hidden',",
    ],
  },
  {
    claim: 'A menu with a `link` is a link with an arrow, and one without is a label with an arrow.',
    proves: ['guide/default-theme/navbar#entries'],
    file: THEME,
    holds: [
      'children: link ? /*#__PURE__*/ (0, X.jsx)(NavMenuSingleItem, { ...item, rightIcon:',
      'item.text ] }), /*#__PURE__*/ (0, X.jsx)(SvgWrapper, { icon: X["default"] }) ]',
    ],
  },
  {
    claim: 'In a menu of the bar, a link whose pattern matches the path is text.',
    proves: ['guide/default-theme/navbar#active'],
    file: THEME,
    holds: [
      'const isLinkActive = new RegExp(item.activeMatch || item.link).test((0, X.withoutBase)(pathname, base)); if (activeValue === item.text || !activeValue && isLinkActive) return /*#__PURE__*/ (0, X.jsx)(NavMenuGroup_ActiveGroupItem,',
    ],
  },
  {
    claim: 'A highlighted item has a background, as one under the pointer has.',
    proves: ['guide/default-theme/navbar#active'],
    file: THEME_CSS,
    holds: ['.activeItem_a28b5, .singleItem_c1154:hover { background-color: var(--rp-c-bg-mute);'],
  },
  {
    claim: 'The bar begins with the logo and its text; the title is there if there is neither.',
    proves: ['guide/default-theme/navbar#logo'],
    file: THEME,
    holds: [
      'href: localeData.langRoutePrefix, className: "flex items-center w-full',
      'logoText && /*#__PURE__*/ (0, X.jsx)("span", { children: logoText }), !logo && !logoText &&',
      'if (\'string\' == typeof rawLogo) return /*#__PURE__*/ (0, X.jsx)("img", {',
    ],
  },
  {
    claim: 'Of two logos one is hidden in dark mode, and the other in light mode.',
    proves: ['guide/default-theme/navbar#logo'],
    file: THEME,
    holds: ['className: "rspress-logo dark:hidden"', 'className: "rspress-logo hidden dark:block"'],
  },
  {
    claim: 'The mode of an icon makes it a link in a new tab, or gives it a box while the pointer is over it.',
    proves: ['guide/default-theme/navbar#social-links'],
    file: THEME,
    holds: [
      'if (\'link\' === mode) return /*#__PURE__*/ (0, X.jsx)("a", { href: content, target: "_blank", rel: "noopener noreferrer", className: "social-links", children:',
      "if ('text' === mode) return",
      'onMouseEnter: mouseEnterIcon, onMouseLeave: mouseLeavePopper,',
      'className: "text-md", children: content',
      "if ('img' === mode) return",
      'w-[50px] h-[50px] absolute right-0 bg-white dark:bg-dark rounded-xl"',
      '"img", { src: content, alt: "img" })',
      "if ('dom' === mode) return",
      '(0, X.jsx)("div", { dangerouslySetInnerHTML: { __html: content } })',
    ],
  },
  {
    claim: 'The icons after the fifth are rendered while the pointer is over the arrow, and nothing else opens it.',
    proves: ['guide/default-theme/navbar#social-links'],
    file: THEME,
    holds: [
      'className: "md:ml-1 p-2", onMouseEnter: mouseEnter,',
      'hiddenLinksVisible ? /*#__PURE__*/ (0, X.jsx)(HiddenLinks, { links: hiddenLinks }) : null',
      'const shownLinks = socialLinks.slice(0, MORE_LENGTH);',
    ],
  },
  {
    claim: 'The icon of a name is made of the drawing of that name, which others have not, and says nothing.',
    proves: ['guide/default-theme/navbar#social-links', 'guide/default-theme/navbar#mistakes'],
    file: CORE,
    holds: [
      'const pathContent = presetIcons[formatIconName(link.icon)]; icons[link.icon] = `<svg xmlns="http://www.w3.org/2000/svg" width="100%" viewBox="0 0 24 24">${pathContent}</svg>`;',
    ],
  },
  {
    claim: 'Without dark mode the first mode is light, and setting another one does nothing.',
    proves: ['guide/default-theme/navbar#search-and-dark-mode'],
    file: THEME,
    holds: [
      'const disableDarkMode = false === X["default"].themeConfig.darkMode;',
      "if (disableDarkMode) return 'light';",
      'if (disableDarkMode) return; setThemeInternal(value);',
    ],
  },
  {
    claim: 'The language menu exchanges the language in the path and keeps the query.',
    proves: ['guide/default-theme/navbar#languages', 'guide/default-theme/i18n#menu'],
    file: THEME,
    holds: [
      'link: (0, X.replaceLang)(pathname + search, {',
      'items: localeLanguages.map((item)=>({ text: item?.label,',
      'activeValue: localeLanguages.find((item)=>currentLang === item.lang)?.label',
    ],
  },
  {
    claim: 'The version menu exchanges the version in the path, and has the names of the versions.',
    proves: ['guide/default-theme/navbar#languages', 'guide/default-theme/multi-version#menu'],
    file: THEME,
    holds: [
      'items: versions.map((version)=>({ text: version, link: (0, X.replaceVersion)(pathname, {',
      'text: currentVersion, activeValue: currentVersion',
    ],
  },
  {
    claim: 'Both menus make a path of the one of the page and look for no file.',
    proves: ['guide/default-theme/navbar#languages'],
    file: SHARED,
    holds: [
      "purePathPart = parts.join('/') || '';",
      'return withBase(addLeadingSlash([ versionPart, langPart, purePathPart ].filter(Boolean).join(',
      'return withBase(addLeadingSlash([ versionPart, restPart ].filter(Boolean).join(',
    ],
  },
  {
    claim: 'Below 960 pixels items, menus and icons of the bar give place to a search button and another button.',
    proves: ['guide/default-theme/navbar#small-screens'],
    file: THEME_CSS,
    holds: [
      '.leftNav_e6722, .rightNav_a2fea { display: none; }',
      '@media (width >= 960px) { .menu-item_b8238 { display: flex; }',
      '.rightNav_a2fea { align-items: center; display: flex; } .mobileNavMenu_e7045 { display: none; }',
    ],
  },
  {
    claim: 'The button of small windows opens a column of all items, the switch, both menus and the icons.',
    proves: ['guide/default-theme/navbar#small-screens'],
    file: THEME,
    holds: [
      "children: 'link' in item ? /*#__PURE__*/ (0, X.jsx)(NavMenuSingleItem, {",
      'hasAppearanceSwitch && /*#__PURE__*/ (0, X.jsx)(NavScreenAppearance, {}), hasMultiLanguage && /*#__PURE__*/ (0, X.jsx)(NavScreenTranslations, {}), hasMultiVersion && /*#__PURE__*/ (0, X.jsx)(NavScreenVersions, {}), hasSocialLinks &&',
      'className: NavScreen_index_module.button, onClick: ()=>{ setIsOpen(!isOpen); },',
      '"aria-label": "mobile hamburger"',
    ],
  },
  {
    claim: 'The bar sticks to the top, except a hidden one of a documentation page in a narrow window.',
    proves: ['guide/default-theme/navbar#small-screens', 'guide/default-theme/navbar#hide'],
    file: THEME,
    holds: [
      "if (!isMobile || !hiddenNav || 'doc' !== page.pageType) return Nav_index_module.sticky; return Nav_index_module.relative;",
      "hiddenNav && !isMobile ? Nav_index_module.hidden : ''",
      'const isMobile = width < 1280;',
    ],
  },
  {
    claim: 'A bar that hides is hidden by scrolling down, and is back as soon as the page is scrolled up.',
    proves: ['guide/default-theme/navbar#hide'],
    file: THEME,
    holds: [
      'const shouldHidden = lastScrollTop.current > 0 && scrollTop - lastScrollTop.current > 0; setHiddenNav(shouldHidden);',
    ],
  },
  {
    claim: 'A page of the type `blank` has no bar.',
    proves: ['guide/default-theme/navbar#hide'],
    file: THEME,
    holds: ["'blank' !== pageType && uiSwitch.showNavbar &&"],
  },
  {
    claim: 'A text of the home page is HTML if an element in it is closed, else text; one that is missing is empty.',
    proves: ['guide/default-theme/home-page#hero', 'guide/default-theme/home-page#features'],
    file: THEME,
    holds: [
      "if (!str) return ''; if ('number' == typeof str) return str; const hasValidHtmlElements = /<([a-z]+)([^<]*)(?:>(.*?)<\\/\\1>|\\s*\\/>)/i.test(str); if (hasValidHtmlElements) return",
      'children: renderHtmlOrText(hero.name)',
      'children: renderHtmlOrText(heroText)',
      'children: renderHtmlOrText(hero.tagline)',
      'text: renderHtmlOrText(action.text),',
      'children: renderHtmlOrText(icon)',
      'children: renderHtmlOrText(details)',
    ],
  },
  {
    claim: 'The hero does without text, image and buttons.',
    proves: ['guide/default-theme/home-page#hero'],
    file: THEME,
    holds: [
      "const multiHeroText = hero.text ? hero.text.toString().split(/\\n/g).filter((text)=>'' !== text) : [];",
      'const hasImage = void 0 !== hero.image;',
      'hero.actions?.length && ',
    ],
  },
  {
    claim: 'The lines of the hero are large, and its tagline has the second colour of text, which is grey.',
    proves: ['guide/default-theme/home-page#hero'],
    file: THEME,
    holds: [
      'rspress-home-hero-text mx-auto md:m-0 text-3xl sm:text-5xl md:text-6xl',
      'rspress-home-hero-tagline whitespace-pre-wrap pt-4 m-auto md:m-0 md:text-[1.5rem] text-text-2',
    ],
  },
  {
    claim: 'The image is above the text in small windows, and after it from 768 pixels on.',
    proves: ['guide/default-theme/home-page#hero'],
    file: THEME,
    holds: [
      'flex flex-col md:flex-row max-w-6xl min-h-[50vh]',
      'm-auto order-2 md:order-1"',
      'rspress-home-hero-image md:flex-center m-auto order-1 md:order-2',
    ],
  },
  {
    claim: 'An image of the hero is for light or for dark mode, and its path gets the base if it begins with a slash.',
    proves: ['guide/default-theme/home-page#image'],
    file: THEME,
    holds: [
      'src: (0, X.normalizeImagePath)(imageSrc.light), alt: hero.image?.alt, srcSet: normalizeSrcsetAndSizes(hero.image?.srcset), sizes: normalizeSrcsetAndSizes(hero.image?.sizes), width: 375, height: 375, className: "dark:hidden"',
      'src: (0, X.normalizeImagePath)(imageSrc.dark), alt: hero.image?.alt, srcSet: normalizeSrcsetAndSizes(hero.image?.srcset), sizes: normalizeSrcsetAndSizes(hero.image?.sizes), width: 375, height: 375, className: "hidden dark:block"',
    ],
  },
  {
    claim: 'An image is never wider than its place, and its height follows from its file.',
    proves: ['guide/default-theme/home-page#image'],
    file: THEME_CSS,
    holds: ['img, video { max-width: 100%; height: auto; }'],
  },
  {
    claim: 'A button of the theme `alt` is grey, and one of `brand` has the colour of the brand.',
    proves: ['guide/default-theme/home-page#actions'],
    file: THEME_CSS,
    holds: [
      'border: 1px solid var(--rp-c-gray-light-3); color: var(--rp-c-text-1); background-color: var(--rp-c-gray-light-5);',
      'background: linear-gradient(275deg, var(--rp-c-brand-dark) 3%, var(--rp-c-brand-light) 97%)',
    ],
  },
  {
    claim: 'A button without a theme has that of the brand.',
    proves: ['guide/default-theme/home-page#actions'],
    file: THEME,
    holds: ["const { theme = 'brand', size = 'big', href = '/'"],
  },
  {
    claim: 'A click on a card with a link loads the page, and cards are told apart by their titles, which are text.',
    proves: ['guide/default-theme/home-page#features', 'guide/default-theme/home-page#card-links'],
    file: THEME,
    holds: [
      'onClick: ()=>{ if (link) window.location.href = link; },',
      'className: "rspress-home-feature-title font-bold text-center", children: title }),',
      '] }, title) }) }, title); })',
    ],
  },
  {
    claim: 'A link has the colour of the text around it unless it is in the text of a page.',
    proves: ['guide/default-theme/home-page#card-links'],
    file: THEME_CSS,
    holds: ['a { color: inherit; -webkit-text-decoration: inherit; text-decoration: inherit; }'],
  },
  {
    claim: 'A path that begins with the one put before it stays as it is.',
    proves: ['guide/default-theme/home-page#links'],
    file: SHARED,
    holds: ['return normalizedUrl.startsWith(normalizedBase) ? normalizedUrl : `${normalizedBase}${normalizedUrl}`;'],
  },
  {
    claim: 'Complete URLs stay as they are: those of http, https, mail and telephone.',
    proves: ['guide/default-theme/home-page#links'],
    file: SHARED,
    holds: [
      "return url.startsWith('http://') || url.startsWith('https://') || url.startsWith('mailto:') || url.startsWith('tel:');",
    ],
  },
  {
    claim: 'The tab of a home page has the title of the site and `titleSuffix`, whatever `title` its frontmatter has.',
    proves: ['guide/default-theme/home-page#title'],
    file: THEME,
    holds: [
      "'home' === pageType ? concatTitle(mainTitle, frontmatter.titleSuffix)",
      "const mainTitle = siteData.title || localesData.title || '';",
    ],
  },
  {
    claim: 'A home page consists of hero, cards and footer, and does not render its text.',
    proves: ['guide/default-theme/home-page#left-out'],
    file: THEME,
    holds: [
      'beforeHero, /*#__PURE__*/ (0, X.jsx)(X.HomeHero, { frontmatter: frontmatter, routePath: routePath }), afterHero, beforeFeatures, /*#__PURE__*/ (0, X.jsx)(X.HomeFeature, { frontmatter: frontmatter, routePath: routePath }), afterFeatures ] }), /*#__PURE__*/ (0, X.jsx)(X.HomeFooter, {}) ] });',
    ],
  },
  {
    claim: 'The entry of a language is that with its `lang`, wherever it is in the list.',
    proves: ['guide/default-theme/i18n#texts'],
    file: THEME,
    holds: ['const localeInfo = locales.find((locale)=>locale.lang === lang);'],
  },
  {
    claim: 'Title and description of the site win in tab and description, and the title of the language in the bar.',
    proves: ['guide/default-theme/i18n#texts'],
    file: THEME,
    holds: [
      "const mainTitle = siteData.title || localesData.title || '';",
      'frontmatter?.description || siteData.description || localesData.description;',
      'const title = localeData.title ?? siteData.title;',
    ],
  },
  {
    claim: 'Outline title and edit link of the site count where the language has none.',
    proves: ['guide/default-theme/i18n#texts', 'guide/default-theme/doc-page#texts'],
    file: THEME,
    holds: [
      "localesData?.outlineTitle || themeConfig?.outlineTitle || 'ON THIS PAGE';",
      'const editLink = locales.editLink ?? siteData.themeConfig?.editLink ?? {};',
    ],
  },
  {
    claim: 'The languages are those of `locales`, else of `themeConfig.locales`.',
    proves: ['guide/default-theme/i18n#texts'],
    file: CORE,
    holds: [
      'locales: (null == userConfig ? void 0 : userConfig.locales) || (null == (_userConfig_themeConfig = userConfig.themeConfig) ? void 0 : _userConfig_themeConfig.locales) || [],',
      '(null == userConfig ? void 0 : userConfig.locales) ?? (null == userConfig ? void 0 : null == (_userConfig_themeConfig = userConfig.themeConfig) ? void 0 : _userConfig_themeConfig.locales) ?? []).map((item)=>item.lang));',
    ],
  },
  {
    claim:
      'Menu, the tooltips of code blocks and the text of the page for unknown URLs are English, whatever the language.',
    proves: ['guide/default-theme/i18n#texts', 'guide/default-theme/i18n#not-found'],
    file: THEME,
    holds: [
      'children: "Menu"',
      'title: "Copy code",',
      'title: "Toggle code wrap",',
      'children: "PAGE NOT FOUND"',
      'children: "Take me home"',
    ],
  },
  {
    claim: 'A label of a menu is looked up by key and language, and shown as it is if there is no text.',
    proves: ['guide/default-theme/i18n#i18n-json'],
    file: CORE,
    holds: [
      "const getI18nText = (key = '', currentLang = '')=>{",
      'return text || key;',
      'text: applyReplaceRules(getI18nText(item.text, currentLang), replaceRules),',
      "const DEFAULT_I18N_SOURCE = (0, X.join)(process.cwd(), 'i18n.json');",
    ],
  },
  {
    claim:
      'The page before a first redirect is replaced by its translation, by path and query, without a look at the pages.',
    proves: ['guide/default-theme/i18n#redirect'],
    file: THEME,
    holds: [
      "if (targetLang === defaultLang) newPath = pathname.replace(`/${currentLang}`, ''); else if (currentLang === defaultLang) newPath = (0, X.withBase)(`/${targetLang}${cleanPathname}`);",
      'if (newPath) window.location.replace(newPath + search);',
      'if (!langs.includes(targetLang)) return;',
    ],
  },
  {
    claim: 'The search reads the index of the language of the page, and cuts Chinese text into characters by itself.',
    proves: ['guide/default-theme/i18n#search'],
    file: THEME,
    holds: [
      "const searchIndexGroupID = `${version ?? ''}###${lang ?? ''}`;",
      'this.#cjkIndex = new X["default"].Document({ ...createOptions, tokenize: (str)=>tokenize(str, cjkRegex) });',
    ],
  },
  {
    claim: 'On a URL without a page, the language is the one in the URL, else the default one.',
    proves: ['guide/default-theme/i18n#not-found'],
    file: '@rspress/core/dist/runtime/App.js',
    holds: [
      'const result = X["default"].locales.find(({ lang })=>path.includes(lang)); if (result) lang = result.lang;',
    ],
  },
  {
    claim:
      'The page for unknown URLs removes the default language from a URL that has it between slashes, and leads to the home page of the language.',
    proves: ['guide/default-theme/i18n#not-found'],
    file: THEME,
    holds: [
      "if (defaultLang && 'undefined' != typeof window && location.pathname.includes(`/${defaultLang}/`)) { const redirectUrl = location.pathname.replace(`/${defaultLang}/`, '/'); window.location.replace(redirectUrl);",
      'if (defaultLang && page.lang !== defaultLang) root += `${page.lang}/`;',
    ],
  },
  {
    claim: 'The check of the languages compares the paths of Markdown files, extensions included.',
    proves: ['guide/default-theme/i18n#parity'],
    file: CORE,
    holds: [
      "[ '.md', '.mdx' ].includes(X[\"default\"].extname(file.name))) allFiles.push(fullPath);",
      'const baseName = relativePath; if (!fileLangMap[baseName]) fileLangMap[baseName] = new Set(); fileLangMap[baseName].add(lang);',
    ],
  },
  {
    claim: 'The folder that is copied to the site is `public`, directly below the folder of the pages.',
    proves: ['guide/default-theme/i18n#mistakes'],
    file: CORE,
    holds: ["const PUBLIC_DIR = 'public';", 'publicDir: { name: X["default"].join(userDocRoot, PUBLIC_DIR) }'],
  },
  {
    claim: 'The folder of each language is read for its menus, and has to be there.',
    proves: ['guide/default-theme/i18n#mistakes'],
    file: AUTO,
    holds: [
      'await walk(X["default"].join(root, lang), (0, X.addTrailingSlash)(lang === defaultLang ? \'\' : `/${lang}`), root, extensions)',
      'const subDirs = (await Promise.all((await X["default"].readdir(workDir)).map(',
    ],
  },
  {
    claim: 'Without a heading of level one the theme makes one of the title, unless that is turned off.',
    proves: ['guide/default-theme/doc-page#title'],
    file: THEME,
    holds: [
      'return false !== siteData.themeConfig.fallbackHeadingTitle && !headingTitle && titleSlug &&',
      'let title = frontmatter.title ?? articleTitle;',
    ],
  },
  {
    claim: 'The title of the outline is English unless it is set.',
    proves: ['guide/default-theme/doc-page#outline'],
    file: THEME,
    holds: ["localesData?.outlineTitle || themeConfig?.outlineTitle || 'ON THIS PAGE';"],
  },
  {
    claim: 'The outline scrolls by itself once it is higher than the window, and hides its scroll bar.',
    proves: ['guide/default-theme/doc-page#outline'],
    file: THEME_CSS,
    holds: [
      'scrollbar-width: none;',
      'max-height: calc(100vh - var(--rp-nav-height) + var(--rp-content-padding-y) * 2);',
      'position: sticky; top: 0; overflow: hidden auto; }',
      '.aside-container_bc5fa::-webkit-scrollbar { display: none; }',
    ],
  },
  {
    claim: 'The list that a button opens in narrow windows has the same headings as the column.',
    proves: ['guide/default-theme/doc-page#width'],
    file: THEME,
    holds: [
      'return page.toc.length > 0 && /*#__PURE__*/ (0, X.jsx)("ul", { children: page.toc.map((item)=>',
      'const { headingTitle, title, toc = [], frontmatter } = page;',
      'const headers = toc;',
    ],
  },
  {
    claim:
      'Sidebar and outline are 320 and 268 pixels wide, and the column of the text has 64 pixels of space on either side in wide windows.',
    proves: ['guide/default-theme/doc-page#width'],
    file: THEME_CSS,
    holds: [
      '--rp-sidebar-width: 320px; --rp-sidebar-menu-height: 46px; --rp-aside-width: 268px;',
      '@media (width >= 1280px) { html:root { --rp-content-padding-x: 64px; }',
      ':is(.content_ff766 .rspress-doc, .content_ff766 .rspress-doc-footer) { padding: var(--rp-content-padding-y) var(--rp-content-padding-x); }',
    ],
  },
  {
    claim:
      'The links below the text are those of the neighbours in the sidebar, with their labels there; a page that is not in it is followed by its first entry.',
    proves: ['guide/default-theme/doc-page#page-links'],
    file: THEME,
    holds: [
      'const prevPage = flattenTitles[pageIndex - 1] || null; const nextPage = flattenTitles[pageIndex + 1] || null;',
      'flattenTitles.push({ text: sidebarItem.text, link: sidebarItem.link });',
      '} else flattenTitles.push(sidebarItem);',
    ],
  },
  {
    claim: 'The slots around the footer of a page are on documentation pages that are no overview.',
    proves: ['guide/default-theme/doc-page#footer'],
    file: THEME,
    holds: [
      'className: "rspress-doc-footer", children: [ beforeDocFooter, uiSwitch?.showDocFooter && /*#__PURE__*/ (0, X.jsx)(DocFooter, {}), afterDocFooter ]',
      'beforeDocContent, /*#__PURE__*/ (0, X.jsx)(X.Overview, { content: docContent }), afterDocContent',
    ],
  },
  {
    claim: 'The slot `bottom` comes after the content of every page.',
    proves: ['guide/default-theme/doc-page#footer'],
    file: THEME,
    holds: ['(0, X.jsx)("section", { children: getContentLayout() }), bottom ]'],
  },
  {
    claim: 'A link shows progress at the top if its page needs more than 200 milliseconds.',
    proves: ['guide/default-theme/doc-page#scrolling'],
    file: THEME,
    holds: [
      'const timer = setTimeout(()=>{ X["default"].start(); }, 200); await matchedRoute.preload(); clearTimeout(timer);',
    ],
  },
  {
    claim: 'The button to the top is round and in the lower right corner.',
    proves: ['guide/default-theme/doc-page#scrolling'],
    file: THEME_CSS,
    holds: ['border-radius: 9999px;', 'position: fixed; bottom: 1rem; right: 1rem; transform: scale(0); }'],
  },
  {
    claim: 'The left button of a code block wraps its lines, and the right one copies it without line numbers.',
    proves: ['guide/default-theme/doc-page#code-blocks'],
    file: THEME,
    holds: [
      'onClick: ()=>toggleCodeWrap(wrapButtonRef.current),',
      '] }), /*#__PURE__*/ (0, X.jsx)(CopyCodeButton, { codeBlockRef: codeBlockRef })',
      "if (!node.parentElement.classList.contains('linenumber')) text += node.nodeValue;",
    ],
  },
  {
    claim: 'The buttons of a code block are visible while the pointer is over it.',
    proves: ['guide/default-theme/doc-page#code-blocks'],
    file: THEME_CSS,
    holds: [
      '.rspress-code-content:hover .code-button-group_fb445 > button { opacity: 1; }',
      '.code-button-group_fb445 > button { opacity: 0;',
    ],
  },
  {
    claim:
      'Each button of a code block has a title, its other names end in a hash, and the block has a name without one.',
    proves: ['guide/default-theme/doc-page#code-blocks'],
    file: THEME,
    holds: [
      '"code-button-group": "code-button-group_fb445"',
      'className: "rspress-code-content rspress-scrollbar",',
      'children: getHighlighter() }), /*#__PURE__*/ (0, X.jsxs)("div", { className: code_index_module.codeButtonGroup, children: [',
      'className: code_index_module.codeWrapButton, onClick: ()=>toggleCodeWrap(wrapButtonRef.current), title: "Toggle code wrap",',
      'className: code_index_module.codeCopyButton, onClick: ()=>copyCode(codeBlockRef.current, copyButtonRef.current), ref: copyButtonRef, title: "Copy code",',
    ],
  },
  {
    claim: 'The rule that shows the buttons of code blocks has one class and the name of the element.',
    proves: ['guide/default-theme/doc-page#code-blocks'],
    file: THEME_CSS,
    holds: [
      '.code-button-group_fb445 > button { opacity: 0; background-color: #0000; justify-content: center; align-items: center; display: flex;',
    ],
  },
  {
    claim: 'A block has line numbers if a line is marked, or if all have them.',
    proves: ['guide/default-theme/doc-page#code-blocks'],
    file: THEME,
    holds: ['showLineNumbers: showLineNumbers || highlightLines.length > 0,'],
  },
  {
    claim: 'The sidebar is left out where the page says so, and where there is none in the configuration.',
    proves: ['guide/default-theme/doc-page#hide'],
    file: THEME,
    holds: ['const showSidebar = frontmatter?.sidebar !== false && Object.keys(sidebar).length > 0;'],
  },
  {
    claim: 'An empty sidebar in the configuration is enough to leave the files aside.',
    proves: ['guide/default-theme/doc-page#hide'],
    file: CORE,
    holds: ['const haveNavSidebarConfig = themeConfig.nav || themeConfig.sidebar ||', 'if (!haveNavSidebarConfig) {'],
  },
  {
    claim: 'The folder of each version, and in it that of each language, is read for its menus and has to be there.',
    proves: ['guide/default-theme/multi-version#mistakes', 'guide/default-theme/multi-version#languages'],
    file: AUTO,
    holds: [
      'return walk(X["default"].join(config.root, version), routePrefix, config.root, extensions);',
      'return walk(X["default"].join(root, version, lang), routePrefix, root, extensions);',
      'const subDirs = (await Promise.all((await X["default"].readdir(workDir)).map(',
    ],
  },
  {
    claim:
      'Without `search.versioned` the pages of all versions are in one index, and in remote mode the option counts for nothing.',
    proves: ['guide/default-theme/multi-version#search'],
    file: CORE,
    holds: [
      "const versioned = userConfig.search && 'remote' !== userConfig.search.mode && userConfig.search.versioned;",
      "const version = versioned ? page.version : ''; const lang = page.lang || ''; return `${version}###${lang}`;",
    ],
  },
  {
    claim: 'The search follows the language of the page, and its version if each has an index.',
    proves: ['guide/default-theme/multi-version#search', 'guide/default-theme/i18n#search'],
    file: THEME,
    holds: [
      "const isLangChanged = lang !== currentLang; const isVersionChanged = versionedSearch && version !== currentVersion; if (isLangChanged || isVersionChanged) { setInitStatus('initial');",
    ],
  },
  {
    claim: 'A result of the search has a title, a heading or a piece of text, and no version.',
    proves: ['guide/default-theme/multi-version#search'],
    file: THEME,
    holds: ['children: suggestion.title', 'children: suggestion.header', "if ('content' !== suggestion.type) return"],
  },
  {
    claim: 'An overview lists what begins with its own path, without the word overview at its end, and not itself.',
    proves: ['guide/default-theme/overview-page#where', 'guide/default-theme/overview-page#example'],
    file: THEME,
    holds: [
      "const subFilter = (link)=>(0, X.withBase)(link).startsWith(routePath.replace(/overview$/, '')) && !(0, X.isEqualPath)((0, X.withBase)(link), routePath);",
      'overviewSidebarGroups = findItemByRoutePath(overviewSidebarGroups, routePath);',
      "if (-1 === matchRoutePathItemIndex) return items.map((item)=>{ if (!('items' in item)) return []; return findItemByRoutePath(item.items, routePath); }).flat();",
    ],
  },
  {
    claim:
      'An entry outside of groups is a section if its link is below the overview, and each entry of a group is a card, with the headings of the page it leads to.',
    proves: ['guide/default-theme/overview-page#groups'],
    file: THEME,
    holds: [
      'if (isSidebarSingleFile(sidebarGroup) && subFilter(getChildLink(sidebarGroup))) return true; return false;',
      "const pageModule = overviewModules.find((m)=>(0, X.isEqualPath)(m.routePath, (0, X.withBase)(item.link || '')));",
      'items = sidebarGroup?.items?.map((item)=>normalizeSidebarItem(item, sidebarGroup, frontmatter)).filter(Boolean);',
      'if (isSidebarDivider(item)) return false;',
    ],
  },
  {
    claim:
      'The levels of a card are those of its entry, else of the overview page, else of its group, else the second.',
    proves: ['guide/default-theme/overview-page#headings'],
    file: THEME,
    holds: [
      'const overviewHeaders = props?.overviewHeaders ?? item.overviewHeaders ?? frontmatter?.overviewHeaders ?? sidebarGroup?.overviewHeaders ?? [ 2 ];',
      'headers: pageModule?.toc?.filter((header)=>overviewHeaders.some((depth)=>header.depth === depth)) || []',
    ],
  },
  {
    claim:
      'The filter looks for its whole text in the names of sections, cards and listed headings, without case and with hyphens as spaces.',
    proves: ['guide/default-theme/overview-page#filter'],
    file: THEME,
    holds: [
      "const normalizeText = (s)=>s.toLowerCase().replace(/-/g, ' '); const matchesQuery = (text, query)=>normalizeText(text).includes(normalizeText(query));",
      'if (matchesQuery(group.name, query)) return group;',
      "if (matchesQuery(item.text || '', query)) return item; const matchedHeaders = item.headers?.filter(({ text })=>matchesQuery(text, query));",
    ],
  },
  {
    claim: 'The filter takes the focus when its page opens.',
    proves: ['guide/default-theme/overview-page#filter'],
    file: THEME,
    holds: ['(0, X.useEffect)(()=>{ searchRef.current?.focus(); }, []);'],
  },
  {
    claim: 'An overview without cards shows the message and what was typed, in English unless it is set.',
    proves: ['guide/default-theme/overview-page#texts', 'guide/default-theme/overview-page#mistakes'],
    file: THEME,
    holds: [
      "filterNameText = 'Filter', filterPlaceholderText = 'Enter keyword', filterNoResultText = 'No matching API found'",
      'children: `${filterNoResultText}: ${query}`',
    ],
  },
  {
    claim:
      'Entries of a sidebar in the configuration are taken as they are, without a look at the frontmatter of their pages.',
    proves: ['guide/default-theme/overview-page#configured-sidebar'],
    file: CORE,
    holds: [
      'return { ...item, text: applyReplaceRules(getI18nText(item.text, currentLang), replaceRules), link: normalizeLinkPrefix(item.link), tag: item.tag };',
    ],
  },
  {
    claim: 'A badge has four types with a colour each.',
    proves: ['guide/default-theme/components#badges'],
    file: THEME_CSS,
    holds: [
      '.badge_cbafb.tip_cce85 { color: var(--rp-container-tip-text);',
      '.badge_cbafb.info_e8cd3 { color: var(--rp-container-info-text);',
      '.badge_cbafb.warning_b5c28 { color: var(--rp-container-warning-text);',
      '.badge_cbafb.danger_b0301 { color: var(--rp-container-danger-text);',
    ],
  },
  {
    claim:
      'The tab that is open comes from `defaultValue` or from the storage of the group, and the names are above the content.',
    proves: ['guide/default-theme/components#tabs'],
    file: THEME,
    holds: [
      'if (void 0 === defaultValue) return 0;',
      'if (void 0 !== tabData[groupId]) return tabData[groupId]; return Number.parseInt(storageIndex); } return activeIndex;',
      "justifyContent: 'center' === tabPosition ? 'center' : 'flex-start'",
    ],
  },
  {
    claim: 'A click on a button of the hero scrolls to the id in its link, without loading the page again.',
    proves: ['guide/default-theme/home-page#actions'],
    file: THEME,
    holds: [
      'e.preventDefault(); const inCurrentPage =',
      'setTimeout(()=>{ scrollToAnchor(false, scrollPaddingTop); }, 100);',
    ],
  },
  {
    claim: 'Tabs with a group share an index, which the browser stores under the name of the group.',
    proves: ['guide/default-theme/components#tabs'],
    file: THEME,
    holds: [
      "const groupIdPrefix = 'rspress.tabs.';",
      'const [storageIndex, setStorageIndex] = useStorageValue(`${groupIdPrefix}${groupId}`, activeIndex.toString());',
      'setTabData({ ...tabData, [groupId]: index }); setStorageIndex(index.toString()); } else setActiveIndex(index);',
    ],
  },
  {
    claim:
      'The choice of a group is in a context of documentation pages, and without it a click changes only what is stored.',
    proves: ['guide/default-theme/components#known-issues'],
    file: THEME,
    holds: [
      'createContext)({ tabData: {}, setTabData: ()=>{} });',
      'const docContent = /*#__PURE__*/ (0, X.jsx)(TabDataContext.Provider, { value: { tabData, setTabData },',
      'if (void 0 !== tabData[groupId]) return tabData[groupId]; return Number.parseInt(storageIndex); } return activeIndex; }, [ groupId && tabData[groupId] ]);',
      "case 'custom': case 'blank': return /*#__PURE__*/ (0, X.jsx)(X.Content, {});",
    ],
  },
  {
    claim: 'The names of tabs are elements that only a click chooses.',
    proves: ['guide/default-theme/components#tabs'],
    file: THEME,
    holds: [
      'children: tabValues.map((item, index)=>/*#__PURE__*/ (0, X.jsx)("div", { className: `${Tabs_index_module.tab} ${currentIndex === index ? Tabs_index_module.selected : Tabs_index_module.notSelected}`, onClick: ()=>{ onChange?.(index);',
    ],
  },
  {
    claim: 'Tabs show the content with the chosen index, which is -1 for a name that no tab has.',
    proves: ['guide/default-theme/components#mistakes'],
    file: THEME,
    holds: [
      "return tabValues.findIndex((item)=>{ if ('string' == typeof item) return item === defaultValue;",
      'X.Children.toArray(children)[currentIndex] })',
    ],
  },
  {
    claim: 'Commands of Yarn and Bun have `add` where they had `install`, unless nothing but options follows.',
    proves: ['guide/default-theme/components#commands'],
    file: THEME,
    holds: [
      "if ('yarn install' === pureCommand || 'bun install' === pureCommand) return command; return command.replace('install', 'add');",
      "if (!command?.includes('install')) return command;",
    ],
  },
  {
    claim: 'Commands are tabs of one group, and an object has a tab for each of its keys.',
    proves: ['guide/default-theme/components#commands', 'guide/default-theme/components#packagemanagertabs'],
    file: THEME,
    holds: [
      'groupId: "package.manager", values: Object.entries(commandInfo).map(([key])=>',
      '} else commandInfo = command;',
    ],
  },
  {
    claim: 'The link to source code has the icon of one of two hosts, and a label that can be set.',
    proves: ['guide/default-theme/components#source'],
    file: THEME,
    holds: [
      "const { sourceCodeText = 'Source' } = useLocaleSiteData();",
      'icon: \'gitlab\' === platform ? X["default"] : X["default"]',
    ],
  },
  {
    claim: 'The number of a step comes from a style of headings of level three.',
    proves: ['guide/default-theme/components#steps'],
    file: THEME_CSS,
    holds: [
      '.rspressSteps_f17c8 h3 { counter-increment: step;',
      '.rspressSteps_f17c8 h3:before { content: counter(step);',
    ],
  },
  {
    claim: 'The link of a card covers the whole card.',
    proves: ['guide/default-theme/components#linkcard'],
    file: THEME_CSS,
    holds: ['.link_e1101:before { content: ""; position: absolute; inset: 0; }'],
  },
  {
    claim: 'Links of Markdown have a colour of their own, and those of `Link` have none.',
    proves: ['guide/default-theme/components#link'],
    file: THEME_CSS,
    holds: [
      '.link_a9ef4:not(.header-anchor) { color: var(--rp-c-link);',
      '.link_a7cea { cursor: pointer; font-weight: 500; transition: opacity .2s; }',
    ],
  },
  {
    claim: 'The JavaScript compiler lists only headings that are in no component.',
    proves: ['guide/default-theme/components#markdown-inside'],
    file: '@rspress/core/dist/loader.js',
    holds: [
      "(0, X.visitChildren)((node)=>{ if ('heading' !== node.type || !node.depth || !node.children) return; if (node.depth >= 1 && node.depth < 5) {",
    ],
  },
  {
    claim: 'The label of a page without a title is the source of its first heading.',
    proves: ['guide/default-theme/components#known-issues'],
    file: AUTO,
    holds: ['const h1RegExp = /^#\\s+(.*)$/m; const match = content.match(h1RegExp);'],
  },
  {
    claim: 'The link to a neighbour shows its label as it is.',
    proves: ['guide/default-theme/components#known-issues'],
    file: THEME,
    holds: ['className: PrevNextPage_index_module.title, children: text }) ]'],
  },
  {
    claim: 'The bundler knows the theme of the project, or else the default one, as `@theme`.',
    proves: ['guide/default-theme/components#mistakes'],
    file: CORE,
    holds: ["'@theme': [ CUSTOM_THEME_DIR, DEFAULT_THEME ],"],
  },
  {
    claim: 'What pages import as `rspress/theme` is the default theme.',
    proves: ['guide/default-theme/components#mistakes'],
    file: '@rspress/core/theme.ts',
    holds: ["export * from '@rspress/theme-default';"],
  },
  {
    claim:
      'A label inside a menu has an empty link: on the bar it is a heading, and in the column of a phone a link to the home page.',
    proves: ['guide/default-theme/navbar#menus'],
    file: THEME,
    holds: [
      '\'link\' in item && item.link.length > 1 ? renderLinkItem(item, true) : /*#__PURE__*/ (0, X.jsx)("p",',
      'children: [ \'link\' in item ? renderLinkItem(item) : /*#__PURE__*/ (0, X.jsx)("p",',
    ],
  },
  {
    claim: 'The items of a menu get a link, an empty one if they have none, and what they hold is left alone.',
    proves: ['guide/default-theme/navbar#menus'],
    file: CORE,
    holds: [
      'items: navItem.items.map((item)=>({ ...item, text: applyReplaceRules(getI18nText(item.text, currentLang), replaceRules), link: normalizeLinkPrefix(item.link, currentLang) }))',
    ],
  },
  {
    claim:
      'From 960 to 1280 pixels the first button above the text is hidden, which is that of the outline where there is no sidebar.',
    proves: ['guide/default-theme/doc-page#width'],
    file: THEME_CSS,
    holds: ['@media (width >= 960px) and (width <= 1280px) { .rspress-sidebar-menu > button:first-child,'],
  },
  {
    claim:
      'A folder in the sidebar leads to the page beside it that has its name, else to its index page, which is no entry unless `_meta.json` names it.',
    proves: ['guide/default-theme/overview-page#groups'],
    file: AUTO,
    holds: [
      'let realPath = await detectFilePath(subDir, extensions);',
      'if (realPath) { link = addRoutePrefix(pureLink);',
      "if (isMetaJsonExist) { link = '';",
      '} else subSidebar.splice(indexItemIndex, 1);',
    ],
  },
  {
    claim:
      'An overview that is an entry among others shows these, each page as a section; one that is a group without inner groups shows the group.',
    proves: ['guide/default-theme/overview-page#inner-folders'],
    file: THEME,
    holds: [
      "if (matchRoutePathItem.items.every((item)=>!('items' in item))) return [ matchRoutePathItem ];",
      "if (!('items' in matchRoutePathItem)) result.splice(matchRoutePathItemIndex, 1);",
    ],
  },
  {
    claim:
      'What was typed into the filter is a state of the overview, which takes the focus once: another overview after a link keeps both.',
    proves: ['guide/default-theme/overview-page#filter'],
    file: THEME,
    holds: [
      "const [query, setQuery] = (0, X.useState)('');",
      'searchRef.current?.focus(); }, []);',
      'children: isOverviewPage ? /*#__PURE__*/ (0, X.jsxs)(X.Fragment, {',
    ],
  },
  {
    claim: 'The JavaScript compiler takes the space at the end of each piece of text off a heading of the outline.',
    proves: ['guide/default-theme/doc-page#outline'],
    file: '@rspress/core/dist/loader.js',
    holds: [
      "if ('text' === child.type) { const [textPart, idPart] = (0, X.extractTextAndId)(child.value);",
      "if ('inlineCode' === child.type) return `\\`${child.value}\\``; return ''; }).join('');",
    ],
  },
  {
    claim: 'The text of a heading is what comes before its id, without the space at the end.',
    proves: ['guide/default-theme/doc-page#outline'],
    file: '@rspress/shared/dist/node-utils.js',
    holds: ["const text = title.replace(customIdReg, '').trimEnd();"],
  },
  {
    claim: 'A pair in the `head` of the frontmatter becomes an opening tag only.',
    proves: ['guide/about/from-vitepress#frontmatter'],
    file: CORE,
    holds: ['return head.map(([tag, attrs])=>`<${tag} ${renderAttrs(attrs)}>`)'],
  },
  {
    claim: 'The label of a version in the menu is its name in `versions`.',
    proves: ['guide/default-theme/multi-version#menu'],
    file: THEME,
    holds: [
      'items: versions.map((version)=>({ text: version, link:',
      'text: currentVersion, activeValue: currentVersion',
    ],
  },
  {
    claim: 'The style sheet sets the direction of `body` from left to right.',
    proves: ['guide/default-theme/i18n#known-issues'],
    file: THEME_CSS,
    holds: ['-moz-osx-font-smoothing: grayscale; direction: ltr; margin: 0;'],
  },
  {
    claim: 'Attributes that `Helmet` has for `html` are written into its tag.',
    proves: ['guide/default-theme/i18n#known-issues'],
    file: CORE,
    holds: [
      "const HTML_START_TAG = '<html';",
      'if (helmet.htmlAttributes) {',
      '.replace(HTML_START_TAG, `${HTML_START_TAG} ${',
    ],
  },
  {
    claim: 'The layout gives `html` its language and no direction.',
    proves: ['guide/default-theme/i18n#known-issues'],
    file: THEME,
    holds: ["htmlAttributes: { lang: currentLang || 'en' }"],
  },
  {
    claim:
      'A group is a section if one of its entries leads below the overview, and headings are those of pages below it.',
    proves: ['guide/default-theme/overview-page#groups'],
    file: THEME,
    holds: [
      'if (Array.isArray(sidebarGroup?.items)) return sidebarGroup.items.filter((item)=>subFilter(getChildLink(item))).length > 0;',
      'const overviewModules = pages.filter((page)=>subFilter(page.routePath));',
      'const pageModule = overviewModules.find((m)=>',
    ],
  },
  {
    claim: 'In windows wider than 960 pixels the text of documentation pages fades, and nothing else moves.',
    proves: ['guide/default-theme/doc-page#scrolling', 'api/config/config-theme#enablecontentanimation'],
    file: THEME_CSS,
    holds: [
      '.rspress-doc { view-transition-name: flip;',
      '::view-transition-old(flip) { transition-timing-function: ease-out; animation-name: fade-out_cfa8c; }',
      '::view-transition-new(flip) { transition-timing-function: ease-in; animation-name: fade-in_b8f53;',
      '@media (width <= 960px) { html:root { --rp-content-padding-y: 36px; } .rspress-doc { view-transition-name: none; } }',
      '::view-transition-old(root) { mix-blend-mode: normal; animation: none; }',
      '::view-transition-new(root) { mix-blend-mode: normal; animation: none; }',
    ],
  },
  {
    claim: 'Only the layout of documentation pages has the class of the text.',
    proves: ['guide/default-theme/doc-page#scrolling', 'api/config/config-theme#enablecontentanimation'],
    file: THEME,
    holds: ['function DocLayout(props) {', 'className: "rspress-doc",'],
  },
  {
    claim: 'The variables for background, text, links, lines and code blocks have values of their own in dark mode.',
    proves: ['guide/advanced/custom-theme#variables'],
    file: THEME_CSS,
    holds: [
      '.dark { --rp-c-bg: #191d24; --rp-c-bg-soft: #292e37; --rp-c-bg-mute: #343a46; --rp-c-bg-alt: #000; --rp-c-divider: #545454a6; --rp-c-divider-light: #5454547a; --rp-c-text-1: #fffff5ed;',
      '--rp-c-text-code: #c9def1; --rp-c-link: var(--rp-c-brand-light); }',
      '.dark { --rp-code-block-color: #e5e7eb; --rp-code-block-bg: #242424; --rp-code-title-bg: #ffffff0a; --rp-code-line-highlight-color: #ffffff1a;',
    ],
  },
  {
    claim: 'The title that the search shows is that of the top level, and empty without it.',
    proves: ['guide/advanced/custom-search#example'],
    file: CORE,
    holds: ["const siteData = { title: (null == userConfig ? void 0 : userConfig.title) || '',"],
  },
  {
    claim: 'A field of a page is found if it has all words of the query, not only one of them.',
    proves: ['guide/advanced/custom-search#ranking'],
    file: 'flexsearch/src/index.js',
    holds: [
      'if(!this.optimize && !suggest && !this.map[term]){ // fast path "not found" return result; }',
      'return intersect(result, limit, offset, suggest);',
    ],
  },
  {
    claim: 'Results are kept in an object under the title of their page, and the list has the order of its keys.',
    proves: ['guide/advanced/custom-search#ranking'],
    file: THEME,
    holds: [
      'const group = item.title; if (!groups[group]) groups[group] = []; groups[group].push(item); return groups; }, {});',
      'children: Object.keys(normalizedSuggestions).map((group)=>{',
    ],
  },
  {
    claim: 'A box loads one index, which is that of a version only with `versioned`.',
    proves: ['guide/advanced/custom-search#own-ui'],
    file: THEME,
    holds: [
      'if (this.#fetchPromise) return this.#fetchPromise;',
      "const versioned = 'remote' !== options.mode && options.versioned; this.#fetchPromise = this.#getPages(currentLang, versioned ? currentVersion : '');",
    ],
  },
  {
    claim: 'With `search: false` the files of the index are not copied, but the scripts know their names.',
    proves: ['guide/advanced/custom-search#limits'],
    file: CORE,
    holds: [
      'if ((null == config ? void 0 : config.search) === false) return;',
      '[runtimeModule_RuntimeModuleID.SearchIndexHash]: `export default ${JSON.stringify(indexHashByGroup, null, 2)}`,',
    ],
  },
  {
    claim:
      'Where the theme scrolls to a heading, it leaves room for a bar of 72 or 56 pixels, whatever the variable says.',
    proves: ['guide/advanced/custom-theme#variable-list', 'guide/advanced/custom-theme#slot-pages'],
    file: THEME,
    holds: [
      'const navbarHeight = hiddenNav ? 0 : width <= 768 ? 56 : 72;',
      'const scrollPaddingTop = navbarHeight + sidebarMenuHeight;',
      'const targetTop = window.scrollY + element.getBoundingClientRect().top - scrollPaddingTop - targetPadding;',
      'if (target) scrollToTarget(target, false, scrollPaddingTop);',
      'setTimeout(()=>{ scrollToAnchor(false, scrollPaddingTop); }, 100);',
    ],
  },
  {
    claim: 'The sidebar has the width of its variable, but 320 pixels at most.',
    proves: ['guide/advanced/custom-theme#variable-list'],
    file: THEME_CSS,
    holds: [
      'flex-shrink: 0; width: calc(100vw - 64px); max-width: 320px;',
      'width: var(--rp-sidebar-width); box-shadow: var(--rp-c-shadow-3);',
    ],
  },
  {
    claim:
      'The buttons of the hero, the links of overviews and those to the pages beside are the component `Link` too.',
    proves: ['guide/advanced/custom-theme#parts-by-name'],
    file: THEME,
    holds: [
      "else if ('a' === props.type) type = external ? 'a' : X.Link;",
      '(X.Button, { type: "a", href: link,',
      '(X.Link, { href: (0, X.normalizeHrefInRuntime)(item.link), children: renderInlineMarkdown(item.text)',
      '(X.Link, { href: `${(0, X.normalizeHrefInRuntime)(item.link)}#${header.id}`,',
      '(X.Link, { href: href, className: linkClassName,',
    ],
  },
  {
    claim:
      'Without `_meta.json` a folder is a group, labelled with the title of the page beside it, else of its index page, else with its name.',
    proves: ['guide/basic/auto-nav-sidebar#without-meta'],
    file: AUTO,
    holds: [
      "if (stat.isDirectory()) return { type: 'dir', name: item, label: `${DEFAULT_DIRNAME_PREFIX}${item}` };",
      'let realPath = await detectFilePath(subDir, extensions);',
      'realPath = indexFileRealPath;',
      "dirName = label.replace(DEFAULT_DIRNAME_PREFIX, ''); if (!dirName && label) return label; if (title) return title; return null != dirName ? dirName : '';",
      'text: getDirLabelName(), collapsible, collapsed, items: subSidebar,',
    ],
  },
  {
    claim: 'A URL with a route shows the page of that route, whose type is that of its frontmatter, else `doc`.',
    proves: ['guide/basic/conventional-route#rules'],
    file: '@rspress/core/dist/runtime/App.js',
    holds: [
      'pathnameToRouteService)(routePath); if (matchedRoute) {',
      "pageType: (null == frontmatter ? void 0 : frontmatter.pageType) || 'doc',",
    ],
  },
  {
    claim: 'The route of a URL is looked for without `.html`, so `/404.html` is the page `/404`.',
    proves: ['guide/basic/conventional-route#rules'],
    file: '@rspress/runtime/dist/route.js',
    holds: [
      "return decodeURIComponent(routePath).replace(/\\.html$/, '').replace(/\\/index$/, '/');",
      'normalizeRoutePath(pathname));',
    ],
  },
  {
    claim: 'When the query of the URL changes, bar and footer are again as they were before it.',
    proves: ['guide/basic/custom-page#switches'],
    file: THEME,
    holds: [
      'const originNavbar = showNavbar; const originDocFooter = showDocFooter;',
      'setShowNavbar(originNavbar); setShowDocFooter(originDocFooter); }; }, [ location1.search ]);',
    ],
  },
  {
    claim:
      'The buttons of small windows are there by frontmatter and headings; a query changes only the width of columns.',
    proves: ['guide/basic/custom-page#switches', 'guide/default-theme/doc-page#hide'],
    file: THEME,
    holds: [
      'const showSidebar = frontmatter?.sidebar !== false && Object.keys(sidebar).length > 0;',
      'className: "rspress-sidebar-menu", children: [ uiSwitch?.showSidebar &&',
      'type: "button", onClick: openSidebar,',
      'uiSwitch?.showAside && hasToc &&',
      "if (\"0\" === sidebar) document.documentElement.style.setProperty('--rp-sidebar-width', '0px'); if (\"0\" === aside) document.documentElement.style.setProperty('--rp-aside-width', '0px');",
    ],
  },
  {
    claim: 'The button that opens the sidebar is left out from 960 pixels on, and that of the outline from 1280.',
    proves: ['guide/basic/custom-page#switches', 'guide/default-theme/doc-page#hide'],
    file: THEME_CSS,
    holds: [
      '@media (width >= 1280px) { .rspress-sidebar-menu { display: none; } }',
      '@media (width >= 960px) and (width <= 1280px) { .rspress-sidebar-menu > button:first-child,',
    ],
  },
  {
    claim:
      'The style sheet of the theme is loaded first, then those of configuration and plugins, then those that the code of the theme imports.',
    proves: ['guide/basic/custom-page#global-styles'],
    file: CORE,
    holds: ["(DEFAULT_THEME, '../bundle.css'), 'virtual-global-styles', '@theme' ]"],
  },
  {
    claim: 'The code of the theme imports one style sheet, that of the loading bar.',
    proves: ['guide/basic/custom-page#global-styles'],
    file: THEME,
    holds: ['import "nprogress/nprogress.css";'],
  },
  {
    claim: 'Three beginnings of names are replaced in the file of `globalStyles`, which is then saved.',
    proves: ['guide/basic/custom-page#global-styles'],
    file: CORE,
    holds: [
      "styleContent.replace(/--modern-/g, '--rp-').replace(/\\.modern-doc/g, '.rspress').replace(/\\.modern-/g, '.rspress-');",
      ".writeFile(source, patchedStyleContent, 'utf-8');",
    ],
  },
  {
    claim:
      'An overview has the title above what the page says; other pages have it only without a heading of their own.',
    proves: ['guide/basic/use-mdx#frontmatter', 'guide/default-theme/doc-page#title'],
    file: THEME,
    holds: [
      "const overviewTitle = title || 'Overview';",
      'children: overviewTitle }),',
      '(X.Overview, { content: docContent }),',
      '!headingTitle && titleSlug && ',
      'beforeDocContent, fallbackTitle, docContent, afterDocContent',
    ],
  },
  {
    claim: 'A block without a language is plain code, before the options for numbers and wrapping count.',
    proves: ['guide/basic/use-mdx#code-blocks'],
    file: THEME,
    holds: [
      'const { defaultWrapCode } = siteData.markdown;',
      'if (!language) return /*#__PURE__*/ (0, X.jsx)("code", { ...props });',
      'showLineNumbers: showLineNumbers || highlightLines.length > 0,',
    ],
  },
  {
    claim:
      'The compiler of MDX names what follows `<` before a name, and what follows the colon in it before a local name.',
    proves: ['guide/basic/use-mdx#mistakes'],
    file: 'micromark-extension-mdx-jsx/lib/factory-tag.js',
    holds: [
      "crash(code, 'before name', 'a character that can start a name,",
      "crash(code, 'before local name', 'a character that can start a name,",
    ],
  },
  {
    claim: 'A word behind `install` that does not begin with a hyphen makes it `add`, be it the value of a flag.',
    proves: ['guide/default-theme/components#commands'],
    file: THEME,
    holds: [
      "const pureCommand = command.split(' ').filter((item)=>!item.startsWith('-') && !item.startsWith('--')).join(' ');",
      "if ('yarn install' === pureCommand || 'bun install' === pureCommand) return command; return command.replace('install', 'add');",
    ],
  },
  {
    claim: 'With the JavaScript compiler all links of a page are checked, in components too.',
    proves: ['guide/default-theme/components#markdown-inside'],
    file: '@rspress/core/dist/loader.js',
    holds: [
      'checkDeadLinks && [ remarkCheckDeadLinks,',
      "(0, X.visit)(tree, 'link', ({ url })=>{ if (!url) return; if (internalLinks.has(url)) return;",
      'checkLinks(Array.from(internalLinks), vfile.path, root, routeService);',
    ],
  },
  {
    claim:
      'The outline looks for the headings again when their number changes; its links, of which one is marked, are new on each page.',
    proves: ['guide/default-theme/doc-page#outline'],
    file: THEME,
    holds: [
      "const links = Array.from(document.querySelectorAll('.rspress-doc .header-anchor'))",
      'const currentLink = aside?.querySelector(`a[href="#${id?.slice(1)}"]`);',
      "if (prevActiveLink) prevActiveLink.classList.remove('aside-active'); window.removeEventListener('scroll', throttledSetLink); }; }, [ scrollPaddingTop, headers.length ]);",
      'header: header }, `${pathname}#${header.id}`))',
    ],
  },
  {
    claim:
      'The column measures the indent from the level of its first heading, and the list of small windows from level two.',
    proves: ['guide/default-theme/doc-page#outline-levels'],
    file: THEME,
    holds: [
      'const baseHeaderLevel = headers[0]?.depth || 2;',
      'marginLeft: (header.depth - baseHeaderLevel) * 12,',
      'id: "aside-container",',
      "className: 'rspress-toc-link sm:text-normal text-sm', style: { marginLeft: (header.depth - 2) * 12 },",
    ],
  },
  {
    claim: 'Only the element of a name without digits counts, if its end or a slash is in the same line.',
    proves: ['guide/default-theme/home-page#hero'],
    file: THEME,
    holds: ['const hasValidHtmlElements = /<([a-z]+)([^<]*)(?:>(.*?)<\\/\\1>|\\s*\\/>)/i.test(str);'],
  },
  {
    claim: 'Only the first entry is asked for `nav` and `sidebar`; without them there, the files make them.',
    proves: ['guide/default-theme/i18n#texts'],
    file: CORE,
    holds: [
      '(_themeConfig_locales_ = _themeConfig_locales1[0]) ? void 0 : _themeConfig_locales_.nav)',
      '(_themeConfig_locales_1 = _themeConfig_locales2[0]) ? void 0 : _themeConfig_locales_1.sidebar);',
      'if (!haveNavSidebarConfig) { const { pluginAutoNavSidebar } = await import("@rspress/plugin-auto-nav-sidebar");',
    ],
  },
  {
    claim: 'What the files make takes the place of `nav` and `sidebar` in every entry.',
    proves: ['guide/default-theme/i18n#texts'],
    file: AUTO,
    holds: ['config.themeConfig.locales.map((item, index)=>({ ...item, ...metaInfo[index] }));'],
  },
  {
    claim: 'Keys of the bar are replaced in its items, and in menus of those without a link, one level deep.',
    proves: ['guide/default-theme/i18n#i18n-json'],
    file: CORE,
    holds: [
      "if ('link' in navItem) return { ...navItem, text, link: normalizeLinkPrefix(navItem.link, currentLang) };",
      "if ('items' in navItem) return { ...navItem, text, items: navItem.items.map((item)=>({ ...item, text: applyReplaceRules(getI18nText(item.text, currentLang), replaceRules), link: normalizeLinkPrefix(item.link, currentLang) })) };",
    ],
  },
  {
    claim:
      'Documentation pages are given the slots around the text, and home pages only those around hero and features.',
    proves: ['guide/default-theme/multi-version#old'],
    file: THEME,
    holds: [
      'const docProps = { beforeDocFooter, afterDocFooter, beforeDocContent, afterDocContent,',
      'const homeProps = { beforeHero, afterHero, beforeFeatures, afterFeatures };',
      '.HomeLayout, { ...homeProps });',
    ],
  },
  {
    claim: 'An image in the box of an icon has the width between its spaces of 12 pixels, which is 26, at most.',
    proves: ['guide/default-theme/navbar#social-links'],
    file: THEME_CSS,
    holds: [
      '*, :before, :after { box-sizing: border-box; }',
      '.w-\\[50px\\] { width: 50px; }',
      '.p-3 { padding: .75rem; }',
      'img, video { max-width: 100%; height: auto; }',
    ],
  },
  {
    claim: 'The bar is there unless the page is blank or the switch says no, which the layout takes as a prop.',
    proves: ['guide/default-theme/navbar#hide'],
    file: THEME,
    holds: [
      'const uiSwitch = { ...useUISwitch(), ...props.uiSwitch };',
      "'blank' !== pageType && uiSwitch.showNavbar &&",
    ],
  },
  {
    claim:
      'With only one of `nav` and `sidebar` in the configuration, the files are left aside, and without `nav` the bar is empty.',
    proves: ['guide/default-theme/navbar#mistakes'],
    file: CORE,
    holds: [
      'const haveNavSidebarConfig = themeConfig.nav || themeConfig.sidebar ||',
      'const normalizeNav = (nav, currentLang)=>{ if (!nav) return [];',
    ],
  },
  {
    claim: 'A group of the sidebar in the configuration keeps the link that is written there.',
    proves: ['guide/default-theme/overview-page#groups'],
    file: CORE,
    holds: [
      "if ('object' == typeof item && 'items' in item) return { ...item, text: applyReplaceRules(getI18nText(item.text, currentLang), replaceRules), link: normalizeLinkPrefix(item.link),",
    ],
  },
  {
    claim: 'From `_meta.json`, the link of a folder has no slash at its end, so it is not the path of its index page.',
    proves: ['guide/default-theme/overview-page#groups'],
    file: AUTO,
    holds: [
      "const pureLink = `${relativePath}/${null == name ? void 0 : name.replace(/\\.mdx?$/, '')}`;",
      "link = indexFileRealPath ? addRoutePrefix(pureLink) : '';",
    ],
  },
  {
    claim: 'In `_meta.json`, a folder has the levels that its own entry says, and a custom link has none.',
    proves: ['guide/default-theme/overview-page#mistakes'],
    file: AUTO,
    holds: [
      'items: subSidebar, link, tag, overviewHeaders, context: frontmatterContext,',
      'X.withBase)(link, routePrefix), tag, context };',
    ],
  },
  {
    claim: 'The fields of an entry of the navigation bar are asked for with `in`, beginning with `items`.',
    proves: ['guide/about/errors#nav-entry'],
    file: AUTO,
    holds: ["navConfig.forEach((navItem)=>{ if ('items' in navItem) navItem.items.forEach("],
  },
  {
    claim:
      'An error in compiling a page, in reading its title or in looking for dead links is this message, and an error of the build.',
    proves: ['guide/about/errors#mdx', 'guide/about/errors#mdx-compile'],
    file: LOADER,
    holds: [
      'const frontmatterTitle = (0, X.extractTextAndId)(frontmatter.title)[0]; if (enableMdxRs) {',
      'if (checkDeadLinks) checkLinks(links, filepath, docDirectory, routeService); } else {',
      "if ((0, X.isProduction)()) throw new Error('Dead link found');",
      'logger.error(`MDX compile error: ${e.message} in ${filepath}`);',
      'callback({ message: e.message, name: `${filepath} compile error` });',
    ],
  },
  {
    claim: 'A title is read with functions that only text has.',
    proves: ['guide/about/errors#mdx-compile'],
    file: '@rspress/shared/dist/node-utils.mjs',
    holds: ["const text = title.replace(customIdReg, '').trimEnd();"],
  },
  {
    claim: 'The prop of the layout wins over the switches of the page, but only a documentation page reads them all.',
    proves: ['guide/advanced/custom-theme#slot-pages'],
    file: THEME,
    holds: [
      'const uiSwitch = { ...useUISwitch(), ...props.uiSwitch };',
      "'blank' !== pageType && uiSwitch.showNavbar &&",
      'HomeLayout, { ...homeProps });',
      '(DocLayout, { ...docProps, uiSwitch: uiSwitch, navTitle: navTitle });',
      'NotFoundLayout, {});',
    ],
  },
  {
    claim: 'An overview page has its list in place of the text, and no page footer, which only the other pages have.',
    proves: ['guide/advanced/custom-theme#slot-pages'],
    file: THEME,
    holds: [
      'Overview, { content: docContent }), afterDocContent ] }) : /*#__PURE__*/',
      'beforeDocFooter, uiSwitch?.showDocFooter && /*#__PURE__*/ (0, X.jsx)(DocFooter, {}), afterDocFooter ] }) ] })',
    ],
  },
  {
    claim: 'Links of the text and of the bar are the link of the theme.',
    proves: ['guide/advanced/custom-theme#layouts'],
    file: THEME,
    holds: [
      'const { normalizeLinkHref } = usePathUtils(); return /*#__PURE__*/ (0, X.jsx)(X.Link, { ...props,',
      '(X.Link, { href: localeData.langRoutePrefix,',
      '(X.Link, { href: (0, X.normalizeHrefInRuntime)(item.link), onClick: item.onClick,',
    ],
  },
  {
    claim: 'The layouts and the bar take slots, and the page for unknown URLs takes no props.',
    proves: ['guide/advanced/custom-theme#parts'],
    file: THEME,
    holds: [
      'function DocLayout(props) { const { beforeDocFooter, afterDocFooter, beforeDoc, afterDoc, beforeDocContent,',
      'function HomeLayout(props) { const { beforeHero, afterHero, beforeFeatures, afterFeatures } = props;',
      'function Nav(props) { const { beforeNavTitle, afterNavTitle, beforeNav, afterNavMenu, navTitle } = props;',
      'function NotFoundLayout() {',
    ],
  },
  {
    claim: 'A file that is named without its extension is looked for with these extensions.',
    proves: ['guide/advanced/custom-theme#limits'],
    file: RSBUILD,
    holds: ["extensions: [ '.ts', '.tsx', '.mjs', '.js', '.jsx', '.json' ]"],
  },
  {
    claim:
      'An alias that begins with a dot, be it of a path or of a name, starts at the project, and others stay as they are.',
    proves: ['guide/advanced/custom-theme#limits'],
    file: RSBUILD,
    holds: [
      "'string' == typeof value && value.startsWith('.') ? ensureAbsolutePath(rootPath, value) : value",
      'chain.resolve.alias.set(name,',
    ],
  },
  {
    claim:
      'Only dividers are passed over when the pages of the sidebar are put in a row; a group without a link adds none.',
    proves: ['guide/basic/auto-nav-sidebar#known-issues'],
    file: THEME,
    holds: [
      "if ('items' in sidebarItem) { if (sidebarItem.link) flattenTitles.push({",
      "sidebarItem.items.forEach((item)=>{ 'dividerType' in item || walk(item); }); } else flattenTitles.push(sidebarItem);",
      "items.forEach((item)=>!('dividerType' in item) && walk(item));",
      'const prevPage = flattenTitles[pageIndex - 1] || null; const nextPage = flattenTitles[pageIndex + 1] || null;',
    ],
  },
  {
    claim: 'A search index that cannot be fetched counts as one without pages.',
    proves: ['guide/basic/static-assets#asset-prefix'],
    file: THEME,
    holds: [
      'const result = await fetch(searchIndexURL); if (result.ok) return result.json(); handleError(result); } catch (error) { handleError(error); } return [];',
    ],
  },
  {
    claim: 'The short names that need no setting are six, and `xml` stands for `xml-doc`.',
    proves: ['guide/basic/use-mdx#code-blocks'],
    file: SHARED,
    holds: ["[ 'jsx', 'tsx' ], [ 'xml', 'xml-doc' ], [ 'md', 'markdown' ], [ 'mdx', 'tsx' ] ];"],
  },
  {
    claim: 'The module `xml-doc` is registered as `xmlDoc`, and adds comments to other languages.',
    proves: ['guide/basic/use-mdx#code-blocks'],
    file: 'refractor/lang/xml-doc.js',
    holds: ["xmlDoc.displayName = 'xmlDoc'", 'xmlDoc.aliases = []', 'function insertDocComment(lang, docComment) {'],
  },
  {
    claim: 'A short name of a language gets what is registered under the long one, be it nothing.',
    proves: ['guide/basic/use-mdx#code-blocks'],
    file: 'refractor/core.js',
    holds: ['languages[list[index]] = languages[key]'],
  },
  {
    claim: 'The language of HTML is that of XML, too.',
    proves: ['guide/basic/use-mdx#code-blocks'],
    file: 'refractor/lang/markup.js',
    holds: ["markup.aliases = ['html', 'mathml', 'svg', 'xml', 'ssml', 'atom', 'rss']"],
  },
  {
    claim:
      'The JavaScript compiler keeps of the first text of an alert the first line, and of several paragraphs those after the first.',
    proves: ['guide/basic/use-mdx#compilers'],
    file: '@rspress/plugin-container-syntax/dist/index.js',
    holds: [
      String.raw`const REGEX_GH_BEGIN = /^\s*\s*\[!(\w+)\]\s*(.*)?/;`,
      "node.children[0].children[0].value = match[2] ?? '';",
      '0 === node.children.slice(1).length ? node.children.slice(0) : node.children.slice(1)',
    ],
  },
  {
    claim: 'Tabs of commands always are in one group, and take the commands and further tabs only.',
    proves: ['guide/default-theme/components#known-issues'],
    file: THEME,
    holds: ['function PackageManagerTabs({ command, additionalTabs = [] }) {', 'groupId: "package.manager",'],
  },
  {
    claim: 'The languages are compared whenever the dev server has started, and a difference is an error.',
    proves: ['guide/default-theme/i18n#parity'],
    file: CORE,
    holds: [
      'return server; } finally{ await writeSearchIndex(modifiedConfig); await checkLanguageParity(modifiedConfig); }',
      'throw new Error(`Check language parity failed! Missing content:',
      "error('Error during language parity check: \\n', err); throw err;",
    ],
  },
  {
    claim: 'The command `dev` does not catch an error of its first start.',
    proves: ['guide/default-theme/i18n#parity'],
    file: 'rspress/dist/index.js',
    holds: ['}); }; await startDevServer(); const exitProcess = async ()=>{'],
  },
  {
    claim:
      'On a page of type 404 both menus begin with the home page, of which the language menu takes the first part for the version if the page is of another than the default one.',
    proves: ['guide/default-theme/navbar#languages'],
    file: SHARED,
    holds: [
      "if (!url || isPageNotFound) url = cleanUrls ? '/index' : '/index.html';",
      "if (version.current && version.current !== version.default) versionPart = parts.shift() || '';",
    ],
  },
  {
    claim: 'Both menus are told whether the page has the type 404.',
    proves: ['guide/default-theme/navbar#languages'],
    file: THEME,
    holds: ["}, base, cleanUrls, '404' === pageType)", "}, base, cleanUrls, '404' === page.pageType)"],
  },
  {
    claim:
      'What a label inside a menu holds is rendered as single links, in a wide window and on a phone, without items of their own.',
    proves: ['guide/default-theme/navbar#menus'],
    file: THEME,
    holds: ['item.items.map((item)=>renderLinkItem(item, true)) ]', 'item.items.map(renderLinkItem) ]'],
  },
  {
    claim: 'In the column of a phone, only the current language or version is text inside a menu.',
    proves: ['guide/default-theme/navbar#active'],
    file: THEME,
    holds: [
      'const renderLinkItem = (item)=>{ if (activeValue === item.text) return /*#__PURE__*/ (0, X.jsx)(ActiveGroupItem, {',
    ],
  },
  {
    claim: 'Every icon, of a name or of your own, has the second colour of text, which both modes set.',
    proves: ['guide/default-theme/navbar#social-links'],
    file: THEME_CSS,
    holds: ['fill: currentColor; width: 20px; height: 20px; color: var(--rp-c-text-2);'],
  },
  {
    claim:
      'Each search box has a panel of its own: the Escape key closes all, a click beside a panel closes that one, and a click on a box opens its own.',
    proves: ['guide/default-theme/navbar#known-issues'],
    file: THEME,
    holds: [
      'case KEY_CODE.ESC: clearSearchState(); break;',
      'className: Search_index_module.mask, onClick: ()=>{ clearSearchState(); },',
      'function Search() { const [focused, setFocused] = (0, X.useState)(false);',
      'className: `rspress-nav-search-button ${Search_index_module.navSearchButton}`, onClick: ()=>setFocused(true),',
    ],
  },
  {
    claim: 'The button to the top scrolls the window up to its beginning.',
    proves: ['guide/default-theme/navbar#hide', 'guide/default-theme/doc-page#scrolling'],
    file: THEME,
    holds: ["const scrollToTop = ()=>{ window.scrollTo({ top: 0, behavior: 'smooth' }); };"],
  },
  {
    claim: 'Commands of Yarn and Bun are changed in an object as well as in a string.',
    proves: ['guide/default-theme/components#commands'],
    file: THEME,
    holds: [
      '} else commandInfo = command; commandInfo.yarn && (commandInfo.yarn = normalizeCommand(commandInfo.yarn)); commandInfo.bun && (commandInfo.bun = normalizeCommand(commandInfo.bun));',
    ],
  },
  {
    claim:
      'Commands as a string have their tabs in the order npm, Yarn, pnpm, Bun, and the tab with the stored number is shown.',
    proves: ['guide/default-theme/components#commands'],
    file: THEME,
    holds: [
      'npm: `npm ${command}`, yarn: `yarn ${command}`, pnpm: `pnpm ${command}`, bun: `bun ${command}`',
      'X.Children.toArray(children)[currentIndex]',
    ],
  },
  {
    claim:
      'A code block has two buttons, and takes the way to colour it, line breaks and line numbers from the configuration.',
    proves: ['guide/default-theme/doc-page#code-blocks'],
    file: THEME,
    holds: [
      'const codeHighlighter = props.codeHighlighter ?? siteData.markdown.codeHighlighter; const { defaultWrapCode } = siteData.markdown;',
      'const { showLineNumbers } = siteData.markdown;',
    ],
  },
  {
    claim: 'The outline scrolls to the top when it starts and on each page, unless the URL has an anchor.',
    proves: ['guide/default-theme/doc-page#known-issues'],
    file: THEME,
    holds: ['if (0 === decodedHash.length) window.scrollTo(0, 0);', 'decodedHash, headers, pathname ]);'],
  },
  {
    claim: 'The content of an icon is an image with that URL, or HTML, both as they are written.',
    proves: ['guide/default-theme/navbar#social-links'],
    file: THEME,
    holds: ['src: content, alt: "img"', 'dangerouslySetInnerHTML: { __html: content }'],
  },
];
