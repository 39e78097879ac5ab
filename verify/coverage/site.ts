import {LANGS} from '../../config/locales';
import {loadFacts} from '../../content/facts/load';
import {SOURCE_LANG} from '../../content/roots';
import type {Page} from '../../content/types';
import {coveragePages, measureCoverage, type Coverage} from './coverage';
import {COVERAGE_RULES, UNDOCUMENTED} from './coverage.map';

/**
 * Compares the facts of the release with the pages of this site.
 *
 * @param pages - Pages of all languages.
 */
export function siteCoverage(pages: readonly Page[]): Coverage {
  return measureCoverage({
    facts: loadFacts(),
    pages: coveragePages(pages, SOURCE_LANG),
    rules: COVERAGE_RULES,
    undocumented: UNDOCUMENTED,
    locales: LANGS,
  });
}
