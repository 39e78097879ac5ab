/** @jest-environment node */
import {findDifferences} from '../../../content/facts/next/difference';
import {createMoves, loadMoves, loadRelease} from '../../../content/facts/next/moves';
import {LANGS} from '../../../config/languages';
import {MOVE_ROWS, type MoveRow} from '../../../content/facts/next/rows';
import type {NextFact, NextRelease} from '../../../content/facts/next/types';
import {loadFacts} from '../../../content/facts/load';
import type {Fact} from '../../../content/facts/types';
import {NEXT_PACKAGES} from '../../../verify/next/packages';
import {fileByOwner} from '../../../verify/next/read';
import {FACTS, NEXT, ROWS} from './support';

/** The next release with names of one owner changed; `undefined` takes a name away. */
function changed(owner: string, names: Record<string, NextFact | undefined>): NextRelease {
  const all = Object.entries({...NEXT.owners[owner], ...names}).filter(
    (entry): entry is [string, NextFact] => entry[1] !== undefined,
  );
  return {...NEXT, owners: {...NEXT.owners, [owner]: Object.fromEntries(all)}};
}

const found = (release: NextRelease): string[] =>
  findDifferences(FACTS, release).map(({fact, kind}) => `${fact.owner} ${fact.name}: ${kind}`);

const problems = (rows: readonly MoveRow[], release = NEXT): readonly string[] =>
  createMoves(FACTS, release, rows).problems;

/** The rows with one of them changed. */
const withRow = (at: number, row: Partial<MoveRow>): MoveRow[] =>
  ROWS.map((other, i) => (i === at ? {...other, ...row} : other));

describe('the difference of two releases', () => {
  const UNCHANGED = found(NEXT);

  it('is what is gone and what has another default, under the new name of its owner', () => {
    expect(UNCHANGED).toEqual([
      'UserConfig old: removed',
      'UserConfig route.cleanUrls: default',
      'UserConfig themeConfig.editLink.docRepoBaseUrl: removed',
    ]);
  });

  it.each<[string, string, Record<string, NextFact | undefined>, string]>([
    ['an option that is gone', 'UserConfig', {logo: undefined}, 'UserConfig logo: removed'],
    ['an option that has to be written', 'UserConfig', {logo: {required: true}}, 'UserConfig logo: required'],
    ['an option that is deprecated', 'UserConfig', {logo: {deprecated: true}}, 'UserConfig logo: deprecated'],
    [
      'a field of a type with another name',
      'PageDataLegacy',
      {'page.title': undefined},
      'PageData page.title: removed',
    ],
    ['a prop', 'Badge.props', {type: undefined}, 'Badge.props type: removed'],
    ['a flag', 'rspress', {'build --config': undefined}, 'rspress build --config: removed'],
  ])('finds %s', (_, owner, names, difference) => {
    expect(found(changed(owner, names)).filter((line) => !UNCHANGED.includes(line))).toEqual([difference]);
  });

  it('does not take what the types of both releases require for a change', () => {
    const byCode = {...FACTS.differences[0]!, owner: 'UserConfig', name: 'logo', kind: 'optional' as const};
    const release = changed('UserConfig', {logo: {required: true}});
    const differences = findDifferences({...FACTS, differences: [byCode]}, release);
    expect(differences.map(({kind}) => kind)).not.toContain('required');
  });

  it('finds an export in another module, unless it is something else of that name', () => {
    const gone = changed('@rspress/core', {EditLink: undefined});
    const inTheme = (kind: NextFact['kind']): NextRelease => ({
      ...gone,
      owners: {...gone.owners, '@rspress/core/theme': {Badge: {kind: 'component'}, EditLink: {kind}}},
    });
    expect(findDifferences(FACTS, inTheme('type'))).toContainEqual(
      expect.objectContaining({kind: 'moved', module: '@rspress/core/theme'}),
    );
    expect(found(inTheme('component'))).toContain('rspress/core EditLink: removed');
  });

  it('leaves out what is inside a component or a package that is gone as a whole', () => {
    const withoutBadge = {...NEXT, owners: {...NEXT.owners, '@rspress/core/theme': {}, 'Badge.props': {}}};
    expect(found(withoutBadge)).toEqual(UNCHANGED);
    const option: Fact = {...FACTS.facts[0]!, owner: '@rspress/plugin-old', name: 'depth', kind: 'option'};
    expect(findDifferences({...FACTS, facts: [option]}, NEXT)).toEqual([]);
    const read = {...NEXT, packages: {...NEXT.packages, '@rspress/plugin-old': '2.0.0'}};
    expect(findDifferences({...FACTS, facts: [option]}, read)).toHaveLength(1);
  });

  it('keeps of a fact what a comparison needs', () => {
    const fact: Fact = {
      owner: 'A',
      name: 'b',
      kind: 'option',
      type: 'string',
      optional: false,
      package: 'p',
      doc: 'Words.',
    };
    const defaults = [{owner: 'A', name: 'b', value: '1'}];
    expect(fileByOwner([fact, {...fact, name: 'a', kind: 'function', deprecated: true}], defaults)).toEqual({
      A: {a: {kind: 'function', deprecated: true}, b: {required: true, default: '1'}},
    });
  });
});

describe('rows', () => {
  it('have no problem when each change has one', () => {
    expect(problems(ROWS)).toEqual([]);
  });

  it.each<[string, readonly MoveRow[], RegExp]>([
    ['a change without a row', ROWS.slice(0, 2), /docRepoBaseUrl is removed in the next major, and no row/],
    ['a name that never was', withRow(0, {names: ['old', 'odl']}), /names UserConfig odl/],
    ['a name that stays as it is', withRow(0, {names: ['old', 'logo']}), /says that logo changes/],
    ['a new name that is none', withRow(0, {to: ['new.nme']}), /leads to new\.nme/],
    ['a name of another package without proof', withRow(0, {to: ['x'], toOwner: undefined}), /leads to x/],
    [
      'code that nobody looked at',
      withRow(0, {evidence: [{file: '@rspress/core/dist/index.js', code: 'other'}]}),
      /rests on code of @rspress\/core\/dist\/index\.js/,
    ],
    ['an empty text', withRow(0, {text: {en: 'Rename it.', zh: ' '}}), /has no text in zh/],
    ['a row about nothing', withRow(0, {names: []}), /has no names/],
    ['a name in two rows', withRow(1, {names: ['route.cleanUrls', 'old']}), /Two rows are about UserConfig old/],
    ['an id twice', withRow(1, {id: 'new-name'}), /Two rows have the id "new-name"/],
  ])('are told of %s', (_, rows, message) => {
    expect(problems(rows).join('\n')).toMatch(message);
  });

  it('may say that something behaves in another way, with the code it rests on', () => {
    const [evidence] = NEXT.evidence;
    expect(problems(withRow(0, {names: ['old', 'logo'], evidence: [evidence!]}))).toEqual([]);
  });

  it('stand for the parts of what is gone, but not for parts that stay', () => {
    const parts: Fact[] = ['old.part', 'old.list[].part'].map((name) => ({
      ...FACTS.facts[0]!,
      owner: 'UserConfig',
      name,
    }));
    const facts = {...FACTS, facts: [...FACTS.facts, ...parts]};
    const {of, problems: none} = createMoves(facts, NEXT, ROWS);
    expect(none).toEqual([]);
    expect(parts.map((part) => of(part)?.id)).toEqual(['new-name', 'new-name']);
    expect(of({owner: 'UserConfig', name: 'logo.dark'})).toBeUndefined();
  });
});

describe('the next major release', () => {
  it('has a sentence in both languages for every change, with the same code in both', () => {
    const {list, problems: none} = loadMoves();
    expect(none).toEqual([]);
    expect(list.flatMap(({differences}) => differences).length).toBeGreaterThan(100);
    const code = (text: string): string[] => [...text.matchAll(/`([^`]+)`/g)].map((match) => match[1] ?? '').sort();
    for (const {text} of MOVE_ROWS) for (const lang of LANGS) expect(code(text[lang])).toEqual(code(text.en));
  });

  it('would be found out if it took away one more name, or brought one back', () => {
    const release = loadRelease();
    const {title: _title, ...options} = release.owners.UserConfig!;
    const other = {...release, owners: {...release.owners, UserConfig: {...options, 'markdown.mdxRs': {}}}};
    expect(createMoves(loadFacts(), other, MOVE_ROWS).problems).toEqual([
      expect.stringMatching(/"mdx-rs" .* says that markdown\.mdxRs changes, but both releases have the same/),
      expect.stringMatching(/UserConfig title is removed/),
    ]);
  });

  it('has an author beside the time of the last update', () => {
    const {UserConfig: options, PageDataLegacy: data} = loadRelease().owners;
    expect(options).toHaveProperty(['themeConfig.lastUpdated.author']);
    expect(options).toHaveProperty(['i18nSource.lastUpdatedAuthorText']);
    expect(data).toHaveProperty(['page.lastUpdatedAuthor']);
  });

  it('was read in the versions that are named, on a day', () => {
    const {packages, read} = loadRelease();
    expect(packages).toEqual(NEXT_PACKAGES);
    expect(read).toMatch(/^20\d\d-\d\d-\d\d$/);
  });
});
