import type {SourceClaim} from './types';

const CORE = '@rspress/core/dist/index.js';
const LOADER = '@rspress/core/dist/loader.js';
const THEME = '@rspress/theme-default/dist/bundle.js';
const AUTO = '@rspress/plugin-auto-nav-sidebar/dist/index.js';
const SHARED = '@rspress/shared/dist/index.js';

/** Statements of the first pages of the guide and of those about routes and menus, proven by released code. */
export const BASICS_SOURCES: readonly SourceClaim[] = [
  {
    claim:
      'Every file below the folder of the pages with one of the extensions is a page, less those in `node_modules` and `public` and `.eslintrc.js`.',
    proves: ['guide/basic/conventional-route#rules'],
    file: CORE,
    holds: [
      "glob)([ `**/*.{${extensions.join(',')}}`,",
      "'**/node_modules/**', '**/.eslintrc.js', '**/.nx/**', `./${PUBLIC_DIR}/**` ]",
      "const PUBLIC_DIR = 'public'",
    ],
  },
  {
    claim: 'Files are looked for by the case of their names, and names with a dot first only if the caller says so.',
    proves: ['guide/basic/conventional-route#rules'],
    file: 'tinyglobby/dist/index.mjs',
    holds: [
      'const defaultOptions = { caseSensitiveMatch: true, debug: !!process.env.TINYGLOBBY_DEBUG, expandDirectories: true, followSymbolicLinks: true, onlyFiles: true };',
      'nocase: !caseSensitiveMatch',
    ],
  },
  {
    claim:
      'The route of a file is its path without the extension and with a slash instead of `index`; names stay as they are, and the base comes first.',
    proves: ['guide/basic/conventional-route#rules'],
    file: CORE,
    holds: [
      "const cleanExtensionPattern = new RegExp(`\\\\.(${extensionsWithoutDot.join('|')})$`, 'i');",
      ".replace(cleanExtensionPattern, '').replace(/\\.html$/, '').replace(/\\/index$/, '/');",
      'withBase)(normalizedRoutePath, base),',
    ],
  },
  {
    claim: 'The first folder of a route is the version and the next the language, and the default ones are left out.',
    proves: ['guide/basic/conventional-route#languages-and-versions'],
    file: CORE,
    holds: [
      'if (version) { const versionToMatch = parts[0]; if (versions.includes(versionToMatch)) { if (versionToMatch !== version) versionPart = versionToMatch; parts.shift(); } }',
      'if (lang) { const langToMatch = parts[0]; if (langs.includes(langToMatch)) { if (langToMatch !== lang) langPart = langToMatch; parts.shift(); } }',
    ],
  },
  {
    claim: 'What is excluded is not looked for, also where it is included.',
    proves: ['guide/basic/conventional-route#include'],
    file: CORE,
    holds: [
      "`**/*.{${extensions.join(',')}}`, ...RouteService_class_private_field_get(this, _include) ]",
      "ignore: [ ...RouteService_class_private_field_get(this, _exclude), '**/node_modules/**',",
    ],
  },
  {
    claim:
      'A link gets `index.html` after a slash and `.html` after anything else; with clean URLs `index`, and `.html` is removed.',
    proves: ['guide/basic/conventional-route#links', 'guide/basic/conventional-route#clean-urls'],
    file: SHARED,
    holds: [
      "if (!cleanUrls && !cleanUrl.endsWith('.html')) if (cleanUrl.endsWith('/')) cleanUrl += 'index.html'; else cleanUrl += '.html';",
      "if (cleanUrls && cleanUrl.endsWith('/')) cleanUrl += 'index'; if (cleanUrls && cleanUrl.endsWith('.html')) cleanUrl = cleanUrl.replace(/\\.html$/, '');",
      'if (isExternalUrl(url)) return url;',
    ],
  },
  {
    claim: 'A link to another host stays as it is and opens in a new tab.',
    proves: ['guide/basic/conventional-route#links'],
    file: THEME,
    holds: ['"a", { ...props, href: href, target: "_blank", rel: "noopener noreferrer",', 'isExternalUrl)(href);'],
  },
  {
    claim: 'Links are only compared with the routes if `checkDeadLinks` is set.',
    proves: ['guide/basic/conventional-route#dead-links'],
    file: LOADER,
    holds: [
      'if (checkDeadLinks) checkLinks(links, filepath, docDirectory, routeService);',
      'checkDeadLinks && [ remarkCheckDeadLinks,',
    ],
  },
  {
    claim: 'In the browser, a URL that matches no route has the page type 404.',
    proves: ['guide/basic/conventional-route#rules'],
    file: '@rspress/core/dist/runtime/App.js',
    holds: [
      'pathnameToRouteService)(routePath); if (matchedRoute) {',
      "pagePath: '', pageType: '404', routePath: '/404'",
    ],
  },
  {
    claim: 'The theme shows a page of its own for the type 404.',
    proves: ['guide/basic/conventional-route#rules'],
    file: THEME,
    holds: ["case '404': return /*#__PURE__*/ ", '.NotFoundLayout, {})'],
  },
  {
    claim: 'Without a readable `_meta.json`, a sidebar lists the folders and what ends with an extension of pages.',
    proves: ['guide/basic/auto-nav-sidebar#without-meta', 'guide/basic/conventional-route#include-exclude'],
    file: AUTO,
    holds: [
      'try { sideMeta = await readJson(metaFile); } catch (_e) {',
      "if ('_meta.json' === item) return null;",
      "if (stat.isDirectory()) return { type: 'dir', name: item,",
      'return extensions.some((ext)=>item.endsWith(ext)) ? item : null;',
    ],
  },
  {
    claim: 'The router ignores a slash at the end of a route, and prefers the route that has one.',
    proves: ['guide/basic/conventional-route#mistakes'],
    file: '@remix-run/router/dist/router.js',
    holds: [
      'path.replace(/\\/*\\*?$/, "") // Ignore trailing / and /*',
      'let segments = path.split("/"); let initialScore = segments.length;',
    ],
  },
  {
    claim: 'The server of the preview also tries the path with `.html`.',
    proves: ['guide/basic/conventional-route#clean-urls'],
    file: '@rsbuild/core/compiled/sirv/index.js',
    holds: ['let extensions = opts.extensions || ["html", "htm"];', 'if (uri) arr.push(uri + x);'],
  },
  {
    claim: 'The label of a page is the title of its frontmatter, else its first heading, else its file name.',
    proves: ['guide/basic/auto-nav-sidebar#without-meta'],
    file: AUTO,
    holds: [
      'const h1RegExp = /^#\\s+(.*)$/m;',
      'extractTextAndId)(frontmatter.title || (null == match ? void 0 : match[1]) || fileNameWithoutExt)[0]',
    ],
  },
  {
    claim: 'A sidebar belongs to a page whose path is its key, or its key followed by a slash or a dot.',
    proves: ['guide/basic/auto-nav-sidebar#without-meta', 'guide/basic/auto-nav-sidebar#one-sidebar-each'],
    file: THEME,
    holds: [
      'if (prefix === currentPathname) return true;',
      'if (currentPathname.startsWith(prefixWithTrailingSlash)) return true; const prefixWithDot = `${prefix}.`; return currentPathname.startsWith(prefixWithDot);',
      'if (matchPath(name, currentPathname)) { const sidebarGroup = sidebar[name]; return sidebarGroup; }',
    ],
  },
  {
    claim: 'An entry has these fields, and is a file without a `type`.',
    proves: ['guide/basic/auto-nav-sidebar#pages', 'guide/basic/auto-nav-sidebar#folders'],
    file: AUTO,
    holds: [
      "const { type = 'file', name, label, collapsible, collapsed, link, tag, dashed, overviewHeaders, context } = metaItem;",
    ],
  },
  {
    claim: 'The frontmatter comes before `overviewHeaders` and `context` of an entry.',
    proves: ['guide/basic/auto-nav-sidebar#pages'],
    file: AUTO,
    holds: [
      'overviewHeaders: info.overviewHeaders ? info.overviewHeaders : overviewHeaders, context: info.context ? info.context : context,',
    ],
  },
  {
    claim: 'The file of an entry is looked for by its name, and by its name with each extension.',
    proves: ['guide/basic/auto-nav-sidebar#pages', 'guide/basic/auto-nav-sidebar#folders'],
    file: AUTO,
    holds: [
      'if (!stat.isFile()) return;',
      'const pathWithExtension = extensions.map((ext)=>`${rawPath}${ext}`);',
      "Can't find the file: ${filePath}, please check it in",
    ],
  },
  {
    claim: 'An entry for a file that is not there has its label, or else no text.',
    proves: ['plugin/system/plugin-api#beforebuild'],
    file: AUTO,
    holds: ["return { realPath, title: '',", 'const title = label || info.title;'],
  },
  {
    claim:
      'A folder is read by itself; its label leads to the file beside it, else to its index page unless its own `_meta.json` names that.',
    proves: ['guide/basic/auto-nav-sidebar#folders'],
    file: AUTO,
    holds: [
      'const subSidebar = await scanSideMeta(subDir, rootDir, docsDir, routePrefix, extensions); let realPath = await detectFilePath(subDir, extensions);',
      "link = indexFileRealPath ? addRoutePrefix(pureLink) : '';",
      "if (isMetaJsonExist) { link = '';",
      'else subSidebar.splice(indexItemIndex, 1);',
      'if (!dirName && label) return label; if (title) return title;',
    ],
  },
  {
    claim: 'Groups with the current page are opened, others change only when readers fold them.',
    proves: ['guide/basic/auto-nav-sidebar#folders'],
    file: THEME,
    holds: [
      'if (match(item)) item.collapsed = false;',
      "if ('items' in current) current.collapsed = !current.collapsed;",
    ],
  },
  {
    claim: 'A divider may be between the groups and in them.',
    proves: ['guide/basic/auto-nav-sidebar#other-entries'],
    file: THEME,
    holds: ['item?.items?.map((item, index)=>isSidebarDivider(item) ?', 'if (isSidebarDivider(item)) return'],
  },
  {
    claim: 'An item is highlighted where its `activeMatch`, as a regular expression, matches the path.',
    proves: ['guide/basic/auto-nav-sidebar#navigation-bar'],
    file: THEME,
    holds: ['const isActive = new RegExp(item.activeMatch || item.link).test('],
  },
  {
    claim: 'A `_meta.json` is read as JSON, and the bar is empty if it cannot be.',
    proves: ['guide/basic/auto-nav-sidebar#mistakes'],
    file: AUTO,
    holds: [
      'return JSON.parse(raw);',
      'try { navConfig = await readJson(rootMetaFile); } catch (_e) { navConfig = []; }',
    ],
  },
  {
    claim: 'The menus are made in the `config` hook, from files as they are then.',
    proves: ['guide/basic/auto-nav-sidebar#mistakes'],
    file: AUTO,
    holds: [
      "name: 'auto-nav-sidebar', async config (config) {",
      "await walk(config.root, '/', config.root, extensions)",
    ],
  },
  {
    claim: 'By its type, a menu has links and no menus in it.',
    proves: ['guide/basic/auto-nav-sidebar#navigation-bar'],
    file: '@rspress/shared/dist/index.d.ts',
    holds: ['interface NavItemWithChildren { text?: string; tag?: string; items: NavItemWithLink[];'],
  },
  {
    claim: 'In the browser, React refuses a `style` that is text: in a build with error 62.',
    proves: ['guide/basic/static-assets#video'],
    file: '@rspress/core/node_modules/react-dom/cjs/react-dom.production.min.js',
    holds: [
      'if(null!=b.style&&"object"!==typeof b.style)throw Error(p(62))',
      'return"Minified React error #"+a+"; visit "',
    ],
  },
  {
    claim: 'While you develop, its message says that the prop expects a mapping and not a string.',
    proves: ['guide/basic/static-assets#video'],
    file: '@rspress/core/node_modules/react-dom/cjs/react-dom.development.js',
    holds: [
      "throw new Error('The `style` prop expects a mapping from style properties to values, ' + \"not a string. For example,",
    ],
  },
  {
    claim:
      'Rspress takes its functions from the bundle for Node.js at once, and renders without one when they are not there.',
    proves: ['guide/basic/ssg#failures'],
    file: CORE,
    holds: [
      'const { default: ssrExports } = await import(',
      '({ render } = ssrExports);',
      'if (render) try { ({ appHtml } = await render(routePath, helmetContext.context));',
    ],
  },
  {
    claim:
      'The heading for a label is looked for in the whole file, before the frontmatter is read from it, whatever kind of page it is.',
    proves: ['guide/basic/auto-nav-sidebar#without-meta'],
    file: AUTO,
    holds: [
      'const content = await X["default"].readFile(realPath, \'utf-8\'); const fileNameWithoutExt =',
      'const h1RegExp = /^#\\s+(.*)$/m; const match = content.match(h1RegExp); const { frontmatter } =',
    ],
  },
  {
    claim: 'Links of the bar get language and version in the list and in its menus, and no deeper.',
    proves: ['guide/basic/auto-nav-sidebar#navigation-bar'],
    file: AUTO,
    holds: [
      "if ('items' in navItem) navItem.items.forEach((item)=>{ if ('link' in item && !(0, X.isExternalUrl)(item.link)) item.link = (0, X.withBase)(item.link, routePrefix); }); if ('link' in navItem && !(0, X.isExternalUrl)(navItem.link)) navItem.link = (0, X.withBase)(navItem.link, routePrefix);",
    ],
  },
  {
    claim:
      'A click opens or closes a group only if it is collapsible, and so does the arrow, which is not there otherwise.',
    proves: ['guide/basic/auto-nav-sidebar#folders'],
    file: THEME,
    holds: [
      'collapsible && toggleCollapse(e);',
      'collapsible && /*#__PURE__*/ (0, X.jsx)("div", { className: `${Sidebar_index_module.collapseContainer} p-2 rounded-xl`, onClick: toggleCollapse,',
    ],
  },
  {
    claim: 'A sidebar is made for each folder inside `docs`, or inside the folder of a language or version.',
    proves: ['guide/basic/auto-nav-sidebar#other-entries', 'guide/about/errors#section-header'],
    file: AUTO,
    holds: [
      'join(root, version, lang), routePrefix, root, extensions);',
      'join(root, lang), (0, X.addTrailingSlash)',
      'join(config.root, version), routePrefix, config.root, extensions);',
      "await walk(config.root, '/', config.root, extensions)",
      'for (const subDir of subDirs){ const sidebarGroupKey = `${routePrefix}${subDir}`;',
    ],
  },
  {
    claim: 'A group without a label has the title of the file beside it, else of its index page, else none.',
    proves: ['guide/basic/auto-nav-sidebar#folders'],
    file: AUTO,
    holds: [
      'let realPath = await detectFilePath(subDir, extensions);',
      'realPath = indexFileRealPath;',
      "if (!dirName && label) return label; if (title) return title; return null != dirName ? dirName : '';",
    ],
  },
];
