/** A default of the next major, with the code that decides it. */
export interface CheckedDefault {
  owner: string;
  name: string;
  /** JavaScript source of the value. */
  value: string;
  /** File of the package, as in `@rspress/core/dist/index.js`. */
  file: string;
  /** Code in that file. */
  code: string;
}

const CORE = '@rspress/core/dist';

const config = (name: string, value: string, file: string, code: string): CheckedDefault => ({
  owner: 'UserConfig',
  name,
  value,
  file: `${CORE}/${file}`,
  code,
});

/**
 * Defaults of options for which the two releases name different ones, in code or comments. Where
 * only the comments differ, the value is the same.
 */
export const CHECKED_DEFAULTS: readonly CheckedDefault[] = [
  config('lang', "'en'", 'node/PluginDriver.js', "this.#config.lang ??= 'en';"),
  config('title', "''", 'node/runtimeModule/siteData/createSiteData.js', "title: userConfig?.title || '',"),
  config(
    'themeDir',
    "'theme'",
    'node/PluginDriver.js',
    `this.#config.themeDir ??= node_path.join(process.cwd(), 'theme');`,
  ),
  config(
    'i18nSourcePath',
    "'i18n.json'",
    'node/runtimeModule/i18n.js',
    'const { i18nSourcePath = DEFAULT_I18N_SOURCE_PATH, i18nSource = {}, themeConfig, locales } = docConfig;',
  ),
  config(
    'languageParity.enabled',
    'true',
    'node/utils/checkLanguageParity.js',
    'if (!config?.languageParity || false === config.languageParity.enabled) return;',
  ),
  config(
    'search.codeBlocks',
    'true',
    'node/runtimeModule/pageData/createPageData.js',
    "'codeBlocks' in searchConfig ? Boolean(searchConfig.codeBlocks) : true;",
  ),
  config(
    'search.versioned',
    'true',
    'node/runtimeModule/pageData/createPageData.js',
    "'boolean' != typeof userConfig.search && (userConfig.search?.versioned ?? true);",
  ),
  config(
    'themeConfig.enableScrollToTop',
    'true',
    'theme/components/Outline/index.js',
    'const { site: { themeConfig: { enableScrollToTop = true, llmsUI } } } = useSite();',
  ),
  {
    owner: '@rspress/plugin-preview',
    name: 'defaultRenderMode',
    value: "'pure'",
    file: '@rspress/plugin-preview/dist/index.js',
    code: "defaultRenderMode = 'pure'",
  },
];
