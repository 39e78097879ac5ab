import type {SourceClaim} from './types';

const LAST_UPDATED = '@rspress/plugin-last-updated/dist/index.js';
const THEME = '@rspress/theme-default/dist/bundle.js';
const CORE = '@rspress/core/dist/index.js';
const CORE_PACKAGE = '@rspress/core/package.json';

/** Statements of the pages about plugins that come with Rspress, proven by released code. */
export const BUNDLED_SOURCES: readonly SourceClaim[] = [
  {
    claim: 'The packages last-updated and medium-zoom come with the toolkit.',
    proves: ['plugin/official-plugins/last-updated#example', 'plugin/official-plugins/medium-zoom#example'],
    file: CORE_PACKAGE,
    holds: ['"@rspress/plugin-last-updated": "1.47.2"', '"@rspress/plugin-medium-zoom": "1.47.2"'],
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
];
