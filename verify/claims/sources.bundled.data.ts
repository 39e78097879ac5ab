import type {SourceClaim} from './types';

const LAST_UPDATED = '@rspress/plugin-last-updated/dist/index.js';
const THEME = '@rspress/theme-default/dist/bundle.js';
const CORE = '@rspress/core/dist/index.js';
const ZOOM = '@rspress/plugin-medium-zoom/static/MediumZoom.tsx';
const ZOOM_LIBRARY = 'medium-zoom/dist/medium-zoom.esm.js';
const REDIRECT = '@rspress/plugin-client-redirects/src/components/Redirect.tsx';
const CORE_PACKAGE = '@rspress/core/package.json';

/** Statements of the pages about last-updated, medium-zoom and client-redirects, proven by released code. */
export const BUNDLED_SOURCES: readonly SourceClaim[] = [
  {
    claim: 'The packages last-updated and medium-zoom come with the toolkit.',
    proves: ['plugin/official-plugins/last-updated#example', 'plugin/official-plugins/medium-zoom#example'],
    file: CORE_PACKAGE,
    holds: ['"@rspress/plugin-last-updated": "1.47.2"', '"@rspress/plugin-medium-zoom": "1.47.2"'],
  },
  {
    claim: 'The plugin last-updated asks Git for the time of the last commit of a file, and for nothing else.',
    proves: ['guide/default-theme/doc-page#last-updated'],
    file: LAST_UPDATED,
    holds: ["await execa('git', [ 'log', '-1', '--format=%at', filePath ]);", 'lastUpdated = 1000 * Number(stdout);'],
  },
  {
    claim: 'The option of the theme, or of one of its languages, adds the plugin last-updated.',
    proves: ['plugin/official-plugins/last-updated#example', 'plugin/official-plugins/last-updated#limits'],
    file: CORE,
    holds: [
      '_themeConfig_locales.some((locale)=>locale.lastUpdated)',
      'if (enableLastUpdated) { const { pluginLastUpdated } = await import("@rspress/plugin-last-updated");',
    ],
  },
  {
    claim: 'When Git fails or knows no commit, the page gets no time, and nothing is reported.',
    proves: ['plugin/official-plugins/last-updated#limits', 'plugin/official-plugins/last-updated#page-data'],
    file: LAST_UPDATED,
    holds: [
      'lastUpdated = 1000 * Number(stdout); } catch (_e) {} return lastUpdated;',
      'if (lastUpdated) pageData.lastUpdatedTime =',
    ],
  },
  {
    claim: 'The time is text: the date and time of the machine, in the manner of the language.',
    proves: ['plugin/official-plugins/last-updated#languages', 'plugin/official-plugins/last-updated#page-data'],
    file: LAST_UPDATED,
    holds: ["return new Date(timestamp).toLocaleString(lang || 'zh');"],
  },
  {
    claim: 'The label is the general one, else that of the language, else `Last Updated`.',
    proves: ['plugin/official-plugins/last-updated#languages'],
    file: THEME,
    holds: [
      "const { lastUpdatedText: localesLastUpdatedText = 'Last Updated' } = useLocaleSiteData();",
      'const lastUpdatedText = themeConfig?.lastUpdatedText || localesLastUpdatedText;',
    ],
  },
  {
    claim:
      'The footer of a documentation page shows the time for the site or the language, the edit link and page links.',
    proves: ['plugin/official-plugins/last-updated#limits', 'plugin/official-plugins/last-updated#source'],
    file: THEME,
    holds: [
      'const showLastUpdated = themeConfig.lastUpdated || localesLastUpdated;',
      'children: showLastUpdated && /*#__PURE__*/',
      '__WEBPACK_EXTERNAL_MODULE__theme_75e53063__.EditLink, {})',
      'children: prevPage ?',
      'children: nextPage ?',
      'uiSwitch?.showDocFooter && /*#__PURE__*/',
    ],
  },
  {
    claim: 'The plugin medium-zoom is added unless `mediumZoom` is `false`, with its options if it is an object.',
    proves: ['plugin/official-plugins/medium-zoom#example', 'plugin/official-plugins/medium-zoom#off'],
    file: CORE,
    holds: [
      'const mediumZoomConfig = (null == config ? void 0 : config.mediumZoom) ?? true;',
      'if (mediumZoomConfig) { const { pluginMediumZoom } = await import("@rspress/plugin-medium-zoom");',
      "this.addPlugin(pluginMediumZoom('object' == typeof mediumZoomConfig ? mediumZoomConfig : void 0));",
    ],
  },
  {
    claim: 'The plugin medium-zoom uses the library in version 1.1.0.',
    proves: ['plugin/official-plugins/medium-zoom#package'],
    file: '@rspress/plugin-medium-zoom/package.json',
    holds: ['"medium-zoom": "1.1.0"'],
  },
  {
    claim:
      'The selector is asked of the whole page, `.rspress-doc img` without one, and the library gets what it finds.',
    proves: ['plugin/official-plugins/medium-zoom#options', 'plugin/official-plugins/medium-zoom#limits'],
    file: ZOOM,
    holds: [
      "const { selector = '.rspress-doc img', options = {} } = props;",
      'const images = document.querySelectorAll(selector); zoom = mediumZoom(images, {',
    ],
  },
  {
    claim: 'Options of global components are passed as JSON.',
    proves: ['plugin/official-plugins/medium-zoom#options'],
    file: CORE,
    holds: ['const Props_${index++} = ${JSON.stringify(source[1])};'],
  },
  {
    claim:
      'A click on an image, which nothing stops, enlarges it; a click on it or beside it, Escape and scrolling close it.',
    proves: ['plugin/official-plugins/medium-zoom#example', 'plugin/official-plugins/medium-zoom#limits'],
    file: ZOOM_LIBRARY,
    holds: [
      'var target = event.target; if (target === overlay) { close(); return; } if (images.indexOf(target) === -1) { return; } toggle({ target: target }); };',
      'if (active.original) { return close(); } return open({ target: target });',
      "active.zoomed.addEventListener('click', close);",
      'if (Math.abs(scrollTop - currentScroll) > zoomOptions.scrollOffset) { setTimeout(close, 150); }',
      "document.addEventListener('click', _handleClick); document.addEventListener('keyup', _handleKeyUp); document.addEventListener('scroll', _handleScroll);",
    ],
  },
  {
    claim:
      'An image grows up to the size of its file and of the window, one whose URL ends with `.svg` up to the window.',
    proves: ['plugin/official-plugins/medium-zoom#limits'],
    file: ZOOM_LIBRARY,
    holds: [
      "return source.substr(-4).toLowerCase() === '.svg';",
      'var naturalWidth = isSvg(zoomTarget) ? viewportWidth : zoomTarget.naturalWidth || viewportWidth;',
      'var scaleX = Math.min(Math.max(width, naturalWidth), viewportWidth) / width;',
    ],
  },
  {
    claim: 'An image that can be enlarged gets a class and nothing that takes the focus.',
    proves: ['plugin/official-plugins/medium-zoom#known-issues'],
    file: ZOOM_LIBRARY,
    holds: ["images.push(newImage); newImage.classList.add('medium-zoom-image'); });"],
  },
  {
    claim: 'The text of a page is in `.rspress-doc`; hero and features of a home page are not.',
    proves: ['plugin/official-plugins/medium-zoom#limits'],
    file: THEME,
    holds: [
      'className: "rspress-doc", children: [ beforeDocContent, fallbackTitle, docContent, afterDocContent ]',
      'className: "pb-12", children: [ beforeHero, /*#__PURE__*/',
    ],
  },
  {
    claim: 'A redirect replaces the URL in the history, by a pattern that is made when a page is shown.',
    proves: ['plugin/official-plugins/client-redirects#address', 'plugin/official-plugins/client-redirects#mistakes'],
    file: REDIRECT,
    holds: [
      'fromPaths.forEach(item => { const regex = new RegExp(item);',
      'window.location.replace( pathname.replace(regex, to) + location.hash, );',
      '}, [pathname]);',
    ],
  },
  {
    claim: 'The plugin client-redirects hands its options to a component, unread.',
    proves: ['plugin/official-plugins/client-redirects#options', 'plugin/official-plugins/client-redirects#mistakes'],
    file: '@rspress/plugin-client-redirects/dist/index.js',
    holds: ['globalUIComponents: [ [path.join(__dirname, "../src/components/Redirect.tsx"), options] ]'],
  },
  {
    claim: 'A URL that begins with `http://`, `https://`, `mailto:` or `tel:` counts as external.',
    proves: ['plugin/official-plugins/client-redirects#redirects-to'],
    file: '@rspress/shared/dist/index.js',
    holds: [
      "return url.startsWith('http://') || url.startsWith('https://') || url.startsWith('mailto:') || url.startsWith('tel:');",
    ],
  },
  {
    claim: 'The base is put before a URL unless it begins with it.',
    proves: ['plugin/official-plugins/client-redirects#static'],
    file: '@rspress/shared/dist/index.js',
    holds: ['return normalizedUrl.startsWith(normalizedBase) ? normalizedUrl : `${normalizedBase}${normalizedUrl}`;'],
  },
  {
    claim: 'The dev server sends the first page for what it does not find.',
    proves: ['plugin/official-plugins/client-redirects#example'],
    file: '@rsbuild/core/dist/index.js',
    holds: ["htmlFallback: 'index',", 'middlewares.push(getHtmlFallbackMiddleware({'],
  },
];
