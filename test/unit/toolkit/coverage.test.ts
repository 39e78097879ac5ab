/** @jest-environment node */
import {
  coveragePages,
  formatGaps,
  measureCoverage,
  ruleFor,
  type CoveragePage,
} from '../../../verify/coverage/coverage';
import {COVERAGE_RULES, UNDOCUMENTED, type CoverageRule} from '../../../verify/coverage/coverage.map';
import {loadFacts} from '../../../content/facts/load';
import type {Fact, Facts} from '../../../content/facts/types';
import {FACTS} from './support';

const only = (...names: string[]): Facts => ({
  ...FACTS,
  facts: FACTS.facts.filter((fact) => names.includes(fact.name)),
});

const page = (rest: Partial<CoveragePage>): CoveragePage => ({
  routePath: '/api/config',
  locale: 'en',
  file: 'docs/api/config.mdx',
  generated: [],
  headings: [],
  inlineCode: [],
  ...rest,
});

const entry = (
  name: string,
  rest: Partial<CoveragePage['generated'][number]> = {},
): CoveragePage['generated'][number] => ({
  owner: 'UserConfig',
  name,
  id: name.toLowerCase().replace(/\W+/g, '-'),
  line: 7,
  component: 'Option',
  described: true,
  ...rest,
});

const RULES: CoverageRule[] = [{owner: 'UserConfig', routes: ['/api/config']}];

const measure = (facts: Facts, pages: CoveragePage[], rest: Partial<Parameters<typeof measureCoverage>[0]> = {}) =>
  measureCoverage({facts, pages, rules: RULES, undocumented: [], locales: ['en'], ...rest});

describe('coverage', () => {
  it('is satisfied by an entry with text, a described row, or a name in code', () => {
    const facts = only('route.cleanUrls', 'themeConfig.editLink', 'themeConfig.editLink.text', 'apiUrl');
    const result = measure(facts, [
      page({
        generated: [
          entry('route.cleanUrls'),
          entry('themeConfig.editLink', {id: 'editlink'}),
          entry('apiUrl', {component: 'OptionTable', id: ''}),
        ],
        headings: [{id: 'editlink', text: 'editLink', depth: 3, line: 9}],
        inlineCode: [{value: 'text', heading: 0}],
      }),
    ]);
    expect(result.gaps).toEqual([]);
    expect(result.counts).toEqual([{locale: 'en', facts: 4, documented: 4, exempt: 0, pending: 0, gaps: 0}]);
  });

  it('finds an entry without a word, with file and line', () => {
    const {gaps} = measure(only('apiUrl'), [page({generated: [entry('apiUrl', {described: false})]})]);
    expect(gaps).toMatchObject([{kind: 'no-prose', name: 'apiUrl', file: 'docs/api/config.mdx', line: 7}]);
    expect(formatGaps(gaps)).toMatch(/^docs\/api\/config\.mdx:7: UserConfig apiUrl is shown, but nothing is said/);
  });

  it('finds a row that is neither described nor named in the text', () => {
    const row = entry('apiUrl', {component: 'OptionTable', described: false, id: ''});
    expect(measure(only('apiUrl'), [page({generated: [row]})]).gaps).toMatchObject([{kind: 'no-prose'}]);
    const named = page({generated: [row], inlineCode: [{value: '`apiUrl`'.slice(1, -1), heading: -1}]});
    expect(measure(only('apiUrl'), [named]).gaps).toEqual([]);
  });

  it('finds a fact no page mentions, and is not fooled by the same last word elsewhere', () => {
    const facts = only('themeConfig.editLink', 'themeConfig.editLink.text');
    const {gaps} = measure(facts, [
      page({
        generated: [entry('themeConfig.editLink', {id: 'editlink'})],
        headings: [
          {id: 'editlink', text: 'editLink', depth: 3, line: 3},
          {id: 'other', text: 'Other', depth: 3, line: 9},
        ],
        inlineCode: [{value: 'text', heading: 1}],
      }),
    ]);
    expect(gaps).toMatchObject([{kind: 'unmentioned', name: 'themeConfig.editLink.text', file: 'docs/api/config.mdx'}]);
  });

  it('asks each language for everything, and waits for pages that do not exist', () => {
    const pages = [page({generated: [entry('apiUrl')]}), page({locale: 'zh', file: 'i18n/zh/config.mdx'})];
    const result = measure(only('apiUrl'), pages, {locales: ['en', 'zh', 'de']});
    expect(result.gaps).toMatchObject([{kind: 'unmentioned', locale: 'zh', file: 'i18n/zh/config.mdx'}]);
    expect(result.pending).toEqual([{locale: 'de', owner: 'UserConfig', routes: ['/api/config'], facts: 1}]);
  });

  it('finds entries and headings of things the release does not have', () => {
    const {gaps} = measure(only('apiUrl'), [
      page({
        generated: [entry('apiUrl'), entry('gone', {line: 20})],
        headings: [
          {id: 'x', text: 'apiUrls', depth: 3, line: 30},
          {id: 'y', text: 'Plain words', depth: 3, line: 40},
        ],
      }),
    ]);
    expect(gaps.map(({kind, name, line}) => [kind, name, line])).toEqual([
      ['orphan', 'gone', 20],
      ['orphan', 'apiUrls', 30],
    ]);
    expect(gaps[1]?.message).toMatch(/Did you mean "apiUrl"/);
  });

  it('finds headings written by hand for something that has a fact', () => {
    const {gaps} = measure(only('apiUrl'), [page({headings: [{id: 'apiurl', text: 'apiUrl', depth: 3, line: 5}]})]);
    expect(gaps).toMatchObject([{kind: 'bare-heading', name: 'apiUrl', line: 5}]);
  });

  it('finds facts without a page, and exemptions that are stale or not needed', () => {
    const facts = only('apiUrl', 'old', 'build');
    const {gaps, counts} = measure(facts, [page({generated: [entry('apiUrl')]})], {
      undocumented: [
        {owner: 'UserConfig', name: 'api*', reason: 'r'},
        {owner: 'UserConfig', name: 'old', reason: 'r'},
        {owner: 'UserConfig', name: 'never', reason: 'r'},
      ],
    });
    expect(gaps.map(({kind, name}) => [kind, name])).toEqual([
      ['unmapped', 'build'],
      ['stale-rule', 'never'],
      ['needless-exemption', 'apiUrl'],
    ]);
    expect(counts[0]).toMatchObject({exempt: 2});
  });

  it('takes the most exact rule', () => {
    const nav = FACTS.facts.find((fact) => fact.name === 'themeConfig.nav') as Fact;
    const rules: CoverageRule[] = [
      ...RULES,
      {owner: 'UserConfig', prefix: 'theme', routes: ['/no']},
      {owner: 'UserConfig', prefix: 'themeConfig', routes: ['/theme']},
    ];
    expect(ruleFor(nav, rules)?.routes).toEqual(['/theme']);
  });

  it('takes the language off addresses', () => {
    const {lang: _lang, ...rest} = {lang: 'en', ...page({})};
    expect(
      coveragePages(
        [
          {...rest, lang: 'zh', routePath: '/zh/api/'},
          {...rest, lang: 'zh', routePath: '/zh'},
          {...rest, lang: 'en', routePath: '/'},
        ],
        'en',
      ).map(({locale, routePath}) => [locale, routePath]),
    ).toEqual([
      ['zh', '/api/'],
      ['zh', '/'],
      ['en', '/'],
    ]);
  });
});

it('gives every fact of the release a page or a reason', () => {
  const {gaps, counts} = measureCoverage({
    facts: loadFacts(),
    pages: [],
    rules: COVERAGE_RULES,
    undocumented: UNDOCUMENTED,
    locales: ['en'],
  });
  expect(formatGaps(gaps)).toBe('');
  expect(counts[0]?.pending).toBeGreaterThan(500);
});
