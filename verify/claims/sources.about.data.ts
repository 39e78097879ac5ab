import type {SourceClaim} from './types';

const CORE = '@rspress/core/dist/index.js';
const LOADER = '@rspress/core/dist/loader.js';
const THEME = '@rspress/theme-default/dist/bundle.js';
const THEME_CSS = '@rspress/theme-default/dist/bundle.css';
const RSBUILD = '@rsbuild/core/dist/index.js';
const MENUS = '@rspress/plugin-auto-nav-sidebar/dist/index.js';

/** Statements of the pages below `guide/about/`, proven by released code. */
export const ABOUT_SOURCES: readonly SourceClaim[] = [
  {
    // The contrast of #0077ff on #ffffff is 4.13; axe reports it in light mode.
    claim: 'In light mode, links are #07f on #fff.',
    proves: [],
    file: THEME_CSS,
    holds: [
      ':root { --rp-c-bg: #fff;',
      '--rp-c-brand-dark: #07f;',
      '--rp-c-link: var(--rp-c-brand-dark); } .dark {',
      '.link_a9ef4:not(.header-anchor) { color: var(--rp-c-link);',
    ],
  },
  {
    claim: 'A script in the head takes the stored choice, else the mode of the system, before the page is painted.',
    proves: ['guide/about/recipes#dark-by-default'],
    file: CORE,
    holds: [
      "const isDark = !saved || saved === 'auto' ? preferDark : saved === 'dark'",
      'themeConfig.darkMode) !== false ? { tag: "script", children: inlineThemeScript, append: false',
    ],
  },
  {
    claim: 'The choice of a reader is stored, and `auto` when the system changes its mode.',
    proves: ['guide/about/recipes#dark-by-default'],
    file: THEME,
    holds: [
      'setThemeInternal(value); setStoredTheme(storeValue);',
      "if (skipEffect) return; setTheme(matchesDark ? 'dark' : 'light', 'auto');",
    ],
  },
  {
    claim: '`window.RSPRESS_THEME` wins over the stored choice when a page is loaded.',
    proves: ['guide/about/recipes#dark-by-default'],
    file: THEME,
    holds: [
      'const defaultTheme = window.RSPRESS_THEME ?? window.MODERN_THEME;',
      "if (defaultTheme) return 'dark' === defaultTheme ? 'dark' : 'light'; return getPreferredTheme();",
    ],
  },
  {
    claim: 'A function in `head` gets the route of the page, and nothing else.',
    proves: ['guide/about/recipes#open-graph'],
    file: CORE,
    holds: ['const resultHead = head(route);'],
  },
  {
    claim: 'The dev server and the build have the same configuration of Rsbuild.',
    proves: ['guide/about/recipes#analytics'],
    file: CORE,
    holds: [
      'const builder = await initRsbuild(docDirectory, modifiedConfig, pluginDriver, false, extraBuilderConfig);',
      'const rsbuild = await initRsbuild(docDirectory, config, pluginDriver, enableSSG); await rsbuild.build();',
    ],
  },
  {
    claim: 'The URL of a tag begins with the base.',
    proves: ['guide/about/recipes#analytics'],
    file: RSBUILD,
    holds: [
      "link: 'href', script: 'src'",
      '!1 !== optPublicPath && (filename = ensureAssetPrefix(filename, data.publicPath));',
    ],
  },
  {
    claim: 'The style sheet of the theme holds the reset of Tailwind, a line height after it, and classes of Tailwind.',
    proves: ['guide/about/recipes#tailwind'],
    file: THEME_CSS,
    holds: [
      'ol, ul, menu { margin: 0; padding: 0; list-style: none; }',
      'font-size: 16px; line-height: 1.7; }',
      '.flex-col { flex-direction: column; }',
    ],
  },
  {
    claim: 'Links have the dark shade of the brand.',
    proves: ['guide/about/from-vitepress#theme'],
    file: THEME_CSS,
    holds: ['--rp-c-link: var(--rp-c-brand-dark);'],
  },
  {
    claim: 'Dead links are looked for without what follows `#`.',
    proves: ['guide/about/from-docusaurus#no-counterpart'],
    file: LOADER,
    holds: ['if (!routeService.isExistRoute((0, X.cleanUrl)(link))) errorInfos.push('],
  },
  {
    claim: 'Routes are looked for alike by the dev server and by a build.',
    proves: ['guide/about/from-docusaurus#frontmatter'],
    file: CORE,
    holds: [
      'async function initRsbuild(rootDir, config, pluginDriver, enableSSG, extraRsbuildConfig) {',
      'const routeService = await initRouteService({',
    ],
  },
  {
    claim: 'The commands use the configuration as it is loaded, without a look at the names of its options.',
    proves: ['guide/about/moving-to-2#check-your-configuration'],
    file: 'rspress/dist/index.js',
    holds: [
      'const config = await loadConfigFile(options?.config); config.root = resolveDocRoot(cwd, root, config.root);',
      'const config = await loadConfigFile(options.config); config.root = resolveDocRoot(cwd, root, config.root);',
    ],
  },
  {
    claim: 'The versions and languages that are configured are walked as folders, whether they exist or not.',
    proves: ['guide/about/errors#no-root'],
    file: '@rspress/plugin-auto-nav-sidebar/dist/index.js',
    holds: [
      '.join(root, lang), ',
      '.join(root, version, lang), routePrefix, root, extensions)',
      '.join(config.root, version), routePrefix, config.root, extensions)',
    ],
  },
  {
    claim: 'The Rust compiler is a package for each platform, each optional.',
    proves: ['guide/about/errors#native-binding'],
    file: '@rspress/mdx-rs/package.json',
    holds: ['"optionalDependencies": {', '"@rspress/mdx-rs-linux-x64-gnu":', '"@rspress/mdx-rs-win32-x64-msvc":'],
  },
  {
    claim: 'All imports of React are pointed at one copy, file by file, and a file that is not found is a warning.',
    proves: ['guide/about/errors#react-not-found'],
    file: CORE,
    holds: [
      "const libPaths = [ 'react', 'react/jsx-runtime', 'react/jsx-dev-runtime', 'react-dom', 'react-dom/server' ];",
      "libPaths.push('react-dom/client')",
      'logger.warn(`${lib} not found: \\n`, e);',
    ],
  },
  {
    claim: 'What fails while pages are written is logged, and thrown again.',
    proves: ['guide/about/errors#render-error'],
    file: CORE,
    holds: ['logger.error(`Pages render error: ${e.stack}`); throw e;'],
  },
  {
    claim: 'Errors of the bundler are printed below the title `Build error`, or `Build errors`.',
    proves: ['guide/about/errors#rspack-failed'],
    file: RSBUILD,
    holds: ["errors.length > 1 ? 'Build errors: ' : 'Build error: '"],
  },
  {
    claim: 'The page is rendered by the `Layout` of the default export of the theme.',
    proves: ['guide/about/errors#page-rendering'],
    file: '@rspress/core/dist/runtime/App.js',
    holds: ['["default"].Layout, {})'],
  },
  {
    claim: 'A search index that cannot be loaded is two errors in the console, the second of which is the answer.',
    proves: ['guide/about/errors#search-index'],
    file: THEME,
    holds: [
      "console.error('Failed to fetch search index, please reload the page and try again.'); console.error(result);",
      'const result = await fetch(searchIndexURL); if (result.ok) return result.json(); handleError(result);',
    ],
  },
  {
    claim: 'Fonts, images, video and audio are kinds of files that the bundler knows.',
    proves: ['guide/about/errors#loader'],
    file: RSBUILD,
    holds: ['IMAGE_EXTENSIONS = [', 'VIDEO_EXTENSIONS = [', 'AUDIO_EXTENSIONS = ['],
  },
  {
    claim: 'Aliases of `tsconfig.json` win, and those of its `references` count.',
    proves: ['guide/about/recipes#alias'],
    file: RSBUILD,
    holds: ["aliasStrategy: 'prefer-tsconfig'", "configFile: tsconfigPath, references: 'auto'"],
  },
  {
    claim: 'A page is written at its route below the folder of the output, which a route may lead out of.',
    proves: ['guide/about/recipes#monorepo'],
    file: CORE,
    holds: ['const fileName = normalizeHtmlFilePath(routePath);', '.join)(outputPath, fileName), html);'],
  },
  {
    claim: 'Data and links of a page are made from the place of its file, as the bundler names it.',
    proves: ['guide/about/recipes#monorepo'],
    file: LOADER,
    holds: [
      'MDXContent.__RSPRESS_PAGE_META["${encodeURIComponent(normalizePath(',
      '.relative(docDirectory, filepath)))}"] = ${JSON.stringify(pageMeta)};',
      '.relative(root, file.path);',
    ],
  },
  {
    claim: 'A build ends the process after an error only; otherwise Node.js ends it, once nothing keeps it alive.',
    proves: ['guide/about/errors#hang'],
    file: 'rspress/dist/index.js',
    holds: [
      ".logger.error(err); process.exit(1); } }); cli.command('preview [root]')",
      '.build)({ appDirectory: cwd, docDirectory, config }); } catch (err) {',
    ],
  },
  {
    claim: 'The bundle for Node.js is loaded by the process of the build, which begins to render all pages at once.',
    proves: ['guide/about/errors#hang', 'guide/about/errors#out-of-memory'],
    file: CORE,
    holds: [
      '.pathToFileURL)(ssrBundlePath).toString());',
      "await Promise.all(allRoutes.filter((route)=>!route.routePath.includes(':')).map(async (route)=>{",
      '({ appHtml } = await render(routePath, helmetContext.context));',
    ],
  },
  {
    claim: 'The line about rendered pages is printed when all are, and before the last hook.',
    proves: ['guide/about/errors#hang'],
    file: CORE,
    holds: [
      ".logger.info('Rendering pages...'); const startTime = Date.now();",
      'ms.`); } catch (e) {',
      'await renderPages(appDirectory, modifiedConfig, pluginDriver, ssgConfig); await pluginDriver.afterBuild(); }',
    ],
  },
  {
    claim: 'Plugins are set up, and their first hook is awaited, before the bundler prints anything.',
    proves: ['guide/about/errors#hang'],
    file: CORE,
    holds: [
      'const modifiedConfig = await pluginDriver.modifyConfig(); await pluginDriver.beforeBuild(); const ssgConfig',
    ],
  },
  {
    claim: 'The loader of pages reports frontmatter that it cannot read, with the file.',
    proves: ['guide/about/errors#frontmatter'],
    file: LOADER,
    holds: ['.loadFrontMatter)(source, filepath, docDirectory, true);'],
  },
  {
    claim: 'Frontmatter of all pages is read without this report while a build collects them.',
    proves: ['guide/about/errors#frontmatter'],
    file: CORE,
    holds: ['.loadFrontMatter)(content, route.absolutePath, root);'],
  },
  {
    claim: 'The logo and the title lead to the home page of the language, unless `navTitle` takes their place.',
    proves: ['guide/about/from-vitepress#config'],
    file: THEME,
    holds: ['href: localeData.langRoutePrefix,', 'beforeNavTitle, navTitle || /*#__PURE__*/'],
  },
  {
    claim: 'The menu of versions shows their names as they are in the configuration.',
    proves: ['guide/about/from-docusaurus#config'],
    file: THEME,
    holds: [
      'items: versions.map((version)=>({ text: version, link:',
      'text: currentVersion, activeValue: currentVersion',
    ],
  },
  {
    claim: 'The package is under the MIT licence, whose text names ByteDance.',
    proves: [],
    file: 'rspress/LICENSE',
    holds: ['MIT License Copyright (c) 2023-present Bytedance, Inc. and its affiliates.'],
  },
  {
    claim: 'The package names the repository of its code.',
    proves: [],
    file: 'rspress/package.json',
    holds: ['"url": "https://github.com/web-infra-dev/rspress"', '"license": "MIT"'],
  },
  {
    claim: 'The package has its theme, its runtime and `defineConfig` under these paths.',
    proves: [],
    file: 'rspress/package.json',
    holds: ['"./runtime": { "default": "./runtime.ts" }', '"./theme": { "default": "./theme.ts" }', '"./config": {'],
  },
  {
    claim: 'jiti is a dependency of Rsbuild.',
    proves: ['api/commands#config-file'],
    file: '@rsbuild/core/package.json',
    holds: ['"jiti": "^2'],
  },
  {
    claim: 'The commands of an object for Yarn and Bun are changed like those that are made of a string.',
    proves: ['api/client-api/api-components#packagemanagertabs'],
    file: THEME,
    holds: [
      '} else commandInfo = command; commandInfo.yarn && (commandInfo.yarn = normalizeCommand(commandInfo.yarn)); commandInfo.bun && (commandInfo.bun = normalizeCommand(commandInfo.bun));',
    ],
  },
  {
    claim: 'The release of the Shiki plugin that is built here is 1.47.1.',
    proves: ['guide/about/checked#exceptions'],
    file: '@rspress/plugin-shiki/package.json',
    holds: ['"name": "@rspress/plugin-shiki", "version": "1.47.1"'],
  },
  {
    claim: 'A page without a language says that it is in English.',
    proves: ['guide/about/errors#lang'],
    file: THEME,
    holds: ["htmlAttributes: { lang: currentLang || 'en' }"],
  },
  {
    claim:
      'With `locales`, the menus of each language are made from the folder of its name, even if there is only one.',
    proves: ['guide/about/errors#lang'],
    file: MENUS,
    holds: [
      'const hasLocales = langs.length > 0;',
      '["default"].join(root, lang), (0, ',
      "addTrailingSlash)(lang === defaultLang ? '' : `/${lang}`), root, extensions)",
    ],
  },
  {
    claim:
      'The languages are compared after a build that failed, too, and an error of the comparison takes the place of its error.',
    proves: ['guide/about/errors#rspack-failed'],
    file: CORE,
    holds: [
      'await rsbuild.build(); } finally{ await writeSearchIndex(config); await checkLanguageParity(config); }',
      "error('Error during language parity check: \\n', err); throw err;",
    ],
  },
  {
    claim: 'The comparison of languages knows `.md` and `.mdx` files in the folders of the list only.',
    proves: ['guide/about/errors#no-fault'],
    file: CORE,
    holds: [
      "} else if ([ '.md', '.mdx' ].includes(",
      'for (const includedDir of includedDirs){ if (excludedDirs.some((excludedDir)=>excludedDir === includedDir)) continue;',
      "success('Language parity checked successfully.');",
    ],
  },
  {
    claim: 'An item of the navigation bar is read by `text` and `link`, and one without a link by `items`.',
    proves: ['guide/about/from-docusaurus#config'],
    file: CORE,
    holds: [
      "const text = applyReplaceRules(getI18nText(navItem.text, currentLang), replaceRules); if ('link' in navItem) return {",
      "if ('items' in navItem) return { ...navItem, text, items: navItem.items.map((item)=>({",
    ],
  },
  {
    claim: 'A link of the navigation bar gets the prefix of its language unless it begins with that.',
    proves: ['guide/about/from-vitepress#languages'],
    file: CORE,
    holds: [
      'withoutBase)(normalizedLink, base).startsWith(`/${currentLang}`)',
      'return lang === currentLang ? normalizedLink : `/${currentLang}${',
      'link: normalizeLinkPrefix(navItem.link, currentLang)',
    ],
  },
  {
    claim: 'A folder that a pattern of `ignore` matches is not read when files are looked for.',
    proves: [],
    file: 'tinyglobby/dist/index.mjs',
    holds: [
      'return relativePath !== "." && !partialMatcher(relativePath) || ignore(relativePath);',
      '} : excludePredicate,',
    ],
  },
  {
    claim: 'A Hook of React 18 is called on an object that is null unless a component is being rendered.',
    proves: ['guide/about/errors#hook', 'guide/basic/use-mdx#data'],
    file: '@rspress/core/node_modules/react/cjs/react.production.min.js',
    holds: ['U={current:null}', 'exports.useState=function(a){return U.current.useState(a)}'],
  },
  {
    claim: 'React 18 makes the element of a script out of a piece of HTML.',
    proves: ['guide/about/recipes#embed-script'],
    file: '@rspress/core/node_modules/react-dom/cjs/react-dom.production.min.js',
    holds: [
      '"script"===c?(a=g.createElement("div"),a.innerHTML="<script>\\x3c/script>",a=a.removeChild(a.firstChild))',
    ],
  },
  {
    claim: 'The column of the text scrolls sideways, and so does a table.',
    proves: ['guide/about/recipes#table-header'],
    file: THEME,
    holds: [
      "isOverviewPage ? '' : 'overflow-x-auto'",
      'className: "block border-collapse text-base my-5 overflow-x-auto',
    ],
  },
  {
    claim: 'Bar, sidebar, menus, what follows the text, and the outline have these names.',
    proves: ['guide/about/recipes#pdf', 'guide/about/recipes#table-header'],
    file: THEME,
    holds: [
      ' rspress-nav px-6 ',
      ' rspress-sidebar ',
      'className: "rspress-sidebar-menu",',
      'className: "rspress-doc-footer",',
      'id: "aside-container",',
    ],
  },
  {
    claim: '`rspress/theme` and `rspress/runtime` are TypeScript.',
    proves: ['guide/about/recipes#component-tests'],
    file: 'rspress/package.json',
    holds: ['"./runtime": { "default": "./runtime.ts" }', '"./theme": { "default": "./theme.ts" }'],
  },
  {
    claim: 'Functions of `rspress/runtime` read the data of the site from a module that a build makes.',
    proves: ['guide/about/recipes#component-tests'],
    file: '@rspress/runtime/dist/utils.js',
    holds: ['from "virtual-site-data";'],
  },
  {
    claim: 'Below 1280 pixels, a bar with menus stays below the navigation bar.',
    proves: ['guide/about/recipes#table-header'],
    file: THEME_CSS,
    holds: [
      '.rspress-sidebar-menu-container { z-index: var(--rp-z-index-local-nav); position: sticky; top: 0;',
      '@media (width >= 1280px) { .rspress-sidebar-menu { display: none; } }',
    ],
  },
  {
    claim: 'Rsbuild keeps no cache of its builds unless it is told to.',
    proves: ['guide/advanced/extend-build#performance'],
    file: RSBUILD,
    holds: ["buildCache = config.performance.buildCache ?? 'webpack' === bundlerType; if (!1 === buildCache) return;"],
  },
];
