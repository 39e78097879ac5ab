/** @jest-environment node */
import {choose} from '../../../verify/names/choose';
import {placesIn} from '../../../verify/names/place';
import {formatNames, formatUnresolved, isEnough} from '../../../verify/names/report';
import {recordsOf, type SampleName} from '../../../verify/names/names';
import {findCommands, findVariables} from '../../../verify/names/words';
import {loadFacts} from '../../../content/facts/load';
import {linkNames} from '../../../content/names/link';
import {parseName, printName, sampleKey} from '../../../content/names/record';
import {emptyPage} from '../../support/page';

describe('choosing between facts', () => {
  const fact = (owner: string, name: string) => ({owner, name});
  const entries = (ranks: Record<string, number>) => ({
    of: ({owner, name}: {owner: string; name: string}) => {
      const key = `${owner} ${name}`;
      return key in ranks ? {to: `/${key}`, rank: ranks[key]!} : undefined;
    },
  });

  it('takes the fact of the module that a name is imported from', () => {
    const facts = [fact('rspress/runtime', 'Link'), fact('rspress/theme', 'Link')];
    const both = entries({'rspress/runtime Link': 0, 'rspress/theme Link': 4});
    const chosen = (module: string) => choose({facts, path: [], module}, both)?.fact.owner;
    expect([chosen('rspress/theme'), chosen('@theme'), chosen('rspress/runtime')]).toEqual([
      'rspress/theme',
      'rspress/theme',
      'rspress/runtime',
    ]);
  });

  it('takes the fact whose way is that of the name', () => {
    const facts = [fact('UserConfig', 'title'), fact('UserConfig', 'locales[].title')];
    const both = entries({'UserConfig title': 0, 'UserConfig locales[].title': 1});
    const chosen = (path: string[]) => choose({facts, path}, both)?.fact.name;
    expect(chosen(['locales', 'title'])).toBe('locales[].title');
    expect(chosen(['title'])).toBe('title');
  });

  it('takes what the reference tells of, and nothing when it tells of none', () => {
    const facts = [fact('A', 'x'), fact('B', 'x')];
    expect(choose({facts, path: ['x']}, entries({'B x': 3}))?.entry.to).toBe('/B x');
    expect(choose({facts, path: ['x']}, entries({}))).toBeUndefined();
  });
});

describe('places of names in what readers see', () => {
  it('are those of a part with less indentation, with comments translated and region marks left out', () => {
    const file = 'const a = 1;\n  // #region x\n  // One\n  title: 1,\n  // #region y\n  base: 2,\n  // #endregion x';
    const placeOf = placesIn(file, '// 一\ntitle: 1,\nbase: 2,');
    expect(placeOf(file.indexOf('title'))).toEqual({line: 1, column: 0});
    expect(placeOf(file.indexOf('base'))).toEqual({line: 2, column: 0});
    expect(placeOf(file.indexOf('a ='))).toBeUndefined();
  });

  it('are nowhere when another text is shown', () => {
    expect(placesIn('title: 1,', 'name: 1,')(0)).toBeUndefined();
  });
});

describe('words', () => {
  const {facts} = loadFacts();
  const commands = (code: string, lang = 'bash') =>
    findCommands(code, lang, facts).map(({text, offset, fact}) => [text, offset, fact?.name]);

  it('are commands and flags of the toolkit, each of its command', () => {
    expect(commands('npx rspress build docs --config a.ts && vite build --base /')).toEqual([
      ['build', 12, 'build'],
      ['--config', 23, 'build --config'],
    ]);
    expect(commands('"dev": "rspress dev --port 3000"', 'json')).toEqual([
      ['dev', 16, 'dev'],
      ['--port', 20, 'dev --port'],
    ]);
  });

  it('are unresolved when the command has no such flag, and none elsewhere', () => {
    expect(commands('rspress build --port 3000')).toContainEqual(['--port', 14, undefined]);
    expect(commands('npm create rspress@1 --template x')).toEqual([]);
    expect(commands('rspress build', 'ts')).toEqual([]);
  });

  it('are custom properties of the theme', () => {
    expect(findVariables('a { color: var(--rp-c-brand); --own: 1 }', 'css').map(({text}) => text)).toEqual([
      '--rp-c-brand',
    ]);
  });
});

describe('links in highlighted code', () => {
  const name = (line: number, column: number, length: number) => ({line, column, length, to: '/x'});

  it('cut pieces at names, across lines and styles', () => {
    const pieces = [
      {text: 'a: {\n  ', style: ''},
      {text: 'bc-', style: 'p'},
      {text: 'd', style: 'o'},
      {text: ': 1', style: ''},
    ];
    expect(linkNames(pieces, [name(0, 0, 1), name(1, 2, 4)])).toEqual([
      {text: 'a', style: '', to: '/x'},
      {text: ': {\n  ', style: ''},
      {text: 'bc-', style: 'p', to: '/x'},
      {text: 'd', style: 'o', to: '/x'},
      {text: ': 1', style: ''},
    ]);
  });
});

describe('the record', () => {
  it('reads what it writes, and refuses anything else', () => {
    const linked = {line: 3, column: 2, length: 5, to: '/api/config#title'};
    expect(parseName(printName(linked))).toEqual(linked);
    expect(() => parseName('3:2 /api')).toThrow('npm run samples');
  });

  it('knows a sample by its language and by what is shown of it', () => {
    expect(sampleKey('ts', '// highlight-next-line\na\n')).toBe(sampleKey('ts', 'a'));
    expect(sampleKey('ts', 'a')).not.toBe(sampleKey('js', 'a'));
  });

  it('leaves out names that stand in their own entry', () => {
    const fence = {lang: 'ts', meta: '', value: 'title base', file: 'docs/api/config.mdx', line: 4, charIndex: 0};
    const page = {
      ...emptyPage('docs/api/config.mdx'),
      fences: [fence],
      headings: [{text: 'title', id: 'title', depth: 2, line: 1, charIndex: 0, explicitId: true}],
      generated: [{owner: 'UserConfig', name: 'title', id: 'title', line: 1}],
    };
    const named = (text: string, column: number): SampleName => ({
      ...{file: fence.file, line: 4, kind: 'typed', text, to: `/api/config#${text}`, at: {line: 0, column}},
    });
    const records = recordsOf([page], [{page, fence, names: [named('title', 0), named('base', 6)]}]);
    expect(records.get('pages/api/config')?.names).toEqual({
      [sampleKey('ts', fence.value)]: ['0:6+4 /api/config#base'],
    });
  });
});

describe('the table', () => {
  const name = (to?: string): SampleName => ({
    ...{file: 'docs/a.mdx', line: 3, kind: 'data', text: 'x', at: {line: 1, column: 0}},
    ...(to === undefined ? {reason: 'no page shows it'} : {to}),
  });

  it('fails below 95 percent, and without names', () => {
    const names = (bad: number) => Array.from({length: 100}, (_, i) => name(i < bad ? undefined : '/a'));
    expect([isEnough(names(5)), isEnough(names(6)), isEnough([])]).toEqual([true, false, false]);
    expect(formatNames(names(6))).toMatch(/^all\s+100\s+94\s+6\s+94\.0$/m);
  });

  it('says why a name has no entry, and where it stands', () => {
    expect(formatUnresolved([name(), name('/a')])).toBe('  x: no page shows it (docs/a.mdx:5)');
  });
});
