/** Recognises settings that the release accepts and that do not do what they seem to. */
import type {Seen, SeenValue} from './seen';
import type {ConfigFacts, Place} from './types';
import type {Plain} from './values';

/** Finds the places where a behaviour shows. */
type Recognise = (seen: Seen, facts: ConfigFacts) => readonly Place[];

const placesOf = (values: readonly SeenValue[], fits: (value: Plain) => boolean = () => true): Place[] =>
  values.filter(({value}) => fits(value)).map(({place}) => place);

/** Whether a value that is written out is a path that does not say where it starts. */
const isBare = (value: Plain): boolean => typeof value === 'string' && !/^(?:[./\\~]|[a-z]:)/i.test(value);

const isRelative = (value: Plain): boolean => typeof value === 'string' && !/^(?:[/\\]|[a-z]:)/i.test(value);

const isFilled = (value: Plain): boolean => !Array.isArray(value) || value.length > 0;

const strings = (value: Plain): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];

/** Plugins of remark, of rehype, and components, of which the default compiler takes none. */
const forJsCompiler =
  (name: string): Recognise =>
  (seen, {plugins}) => {
    const usesRust = seen.isAbsent('markdown.mdxRs') || seen.at('markdown.mdxRs').every(({value}) => value === true);
    const isSwitched = seen.pluginNames.some((one) => plugins[one]?.jsCompiler);
    return usesRust && seen.knowsPlugins && !isSwitched ? placesOf(seen.at(`markdown.${name}`), isFilled) : [];
  };

/** A text that only counts on a site without languages. */
const forOneLanguage =
  (name: string): Recognise =>
  (seen) =>
    [...seen.at('locales'), ...seen.at('themeConfig.locales')].some(({value}) => isFilled(value))
      ? placesOf(seen.at(`themeConfig.${name}`))
      : [];

/** A plugin that is there already. */
const isTwice =
  (module: string, isThere: (seen: Seen) => boolean): Recognise =>
  (seen) =>
    isThere(seen) ? seen.plugins(module) : [];

const isTrue = (value: Plain): boolean => value === true;

/** By the id that the facts give to the behaviour. */
const RULES: Readonly<Record<string, Recognise>> = {
  'js-compiler-only-config-remarkPlugins': forJsCompiler('remarkPlugins'),
  'js-compiler-only-config-rehypePlugins': forJsCompiler('rehypePlugins'),
  'js-compiler-only-config-globalComponents': forJsCompiler('globalComponents'),
  'code-highlighter-needs-plugin': (seen) =>
    seen.knowsPlugins && seen.plugins('@rspress/plugin-shiki').length === 0
      ? placesOf(seen.at('markdown.codeHighlighter'), (value) => value === 'shiki')
      : [],
  'built-in-container-syntax': isTwice('@rspress/plugin-container-syntax', () => true),
  'built-in-last-updated': isTwice('@rspress/plugin-last-updated', (seen) =>
    [...seen.at('themeConfig.lastUpdated'), ...seen.at('themeConfig.locales[].lastUpdated')].some(({value}) =>
      isTrue(value),
    ),
  ),
  'built-in-medium-zoom': isTwice(
    '@rspress/plugin-medium-zoom',
    (seen) =>
      seen.isAbsent('mediumZoom') || seen.at('mediumZoom').some(({value}) => value !== false && value !== undefined),
  ),
  'playground-removes-preview': (seen) =>
    seen.plugins('@rspress/plugin-preview').length > 0 ? seen.plugins('@rspress/plugin-playground') : [],
  'theme-dir-bare': (seen) => placesOf(seen.at('themeDir'), isBare),
  'i18n-source-absolute': (seen) => placesOf(seen.at('i18nSourcePath'), isRelative),
  'route-extensions-default': (seen) =>
    placesOf(seen.at('route.extensions'), (value) => strings(value).some((one) => !one.startsWith('.'))),
  'route-extensions-single': (seen) =>
    placesOf(seen.at('route.extensions'), (value) => Array.isArray(value) && value.length === 1),
  'head-tuples': (seen) =>
    placesOf(
      seen.at('head'),
      (value) =>
        Array.isArray(value) && value.some((one) => Array.isArray(one) && (one[0] === 'script' || one[0] === 'style')),
    ),
  'language-parity-with-versions': (seen) =>
    seen.at('multiVersion').length > 0 && !seen.at('languageParity.enabled').some(({value}) => value === false)
      ? placesOf(seen.at('languageParity'))
      : [],
  'locale-redirect-needs-lang': (seen) =>
    seen.isAbsent('lang') ? placesOf(seen.at('themeConfig.localeRedirect'), (value) => value !== 'never') : [],
  'search-false-keeps-box': (seen) =>
    seen.isAbsent('themeConfig.search') ? placesOf(seen.at('search'), (value) => value === false) : [],
  'site-locale-title': (seen) =>
    seen.at('themeConfig.locales').length > 0 ? placesOf(seen.at('locales[].title')) : [],
  'site-locale-description': (seen) =>
    seen.at('themeConfig.locales').length > 0 ? placesOf(seen.at('locales[].description')) : [],
  'locale-last-updated-text': (seen) =>
    seen.at('themeConfig.lastUpdatedText').length > 0 ? placesOf(seen.at('themeConfig.locales[].lastUpdatedText')) : [],
  'locale-only-prevPageText': forOneLanguage('prevPageText'),
  'locale-only-nextPageText': forOneLanguage('nextPageText'),
  'locale-only-sourceCodeText': forOneLanguage('sourceCodeText'),
  'locale-only-overview': forOneLanguage('overview'),
  'locale-only-searchPlaceholderText': forOneLanguage('searchPlaceholderText'),
  'locale-only-searchNoResultsText': forOneLanguage('searchNoResultsText'),
  'locale-only-searchSuggestedQueryText': forOneLanguage('searchSuggestedQueryText'),
};

/** Ids of the behaviours that are recognised. */
export const BEHAVIOURS: readonly string[] = Object.keys(RULES);

/**
 * Finds settings that do not do what they seem to.
 *
 * @param seen - What the configuration sets.
 * @param facts - What is known of the releases.
 * @returns Ids of behaviours, each with its places.
 */
export function recognise(seen: Seen, facts: ConfigFacts): {id: string; places: readonly Place[]}[] {
  return Object.entries(RULES)
    .map(([id, find]) => ({id, places: find(seen, facts)}))
    .filter(({places}) => places.length > 0);
}
