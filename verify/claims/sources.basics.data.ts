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
];
