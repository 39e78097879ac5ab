/** @jest-environment node */
import {readTexts} from '../../../config/texts';
import {summaryOf} from '../../../content/facts/summaries';
import {spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {applyCorrections, checkReads, lineOf} from '../../../verify/extraction/corrections';
import {DEFAULT_READS} from '../../../verify/extraction/default-reads';
import {ToolkitError} from '../../../verify/extraction/errors';
import {FACTS_FILE, writeWhole} from '../../../verify/extraction/extract';
import {fingerprint, rememberChecked, wasChecked} from '../../../verify/extraction/fingerprint';
import {printFacts} from '../../../verify/extraction/generate';
import {Packages} from '../../../verify/extraction/packages';
import {loadProgram} from '../../../verify/extraction/program';
import {factsOfHelp, normaliseHelp, readAliases} from '../../../verify/extraction/readers/cli';
import {readCode} from '../../../verify/extraction/readers/code';
import {DefaultsReader} from '../../../verify/extraction/readers/defaults';
import {readMembers} from '../../../verify/extraction/readers/members';
import {readMetaJson} from '../../../verify/extraction/readers/meta-json';
import {CORRECTIONS} from '../../../verify/extraction/corrections.data';
import {loadFacts} from '../../../content/facts/load';
import type {Correction, Fact} from '../../../content/facts/types';
import {putFiles} from '../../support/files';

const ROOT = path.resolve(__dirname, '../../..');
const WORKSPACE = path.join(ROOT, 'examples');
const packages = new Packages(WORKSPACE);

const temporary: string[] = [];

/** A workspace with packages of its own, written for one test. */
function workspace(files: Record<string, string>): string {
  const dir = mkdtempSync(path.join(os.tmpdir(), 'toolkit-'));
  temporary.push(dir);
  putFiles(dir, {'package.json': '{}', ...files});
  return dir;
}

afterAll(() => temporary.forEach((dir) => rmSync(dir, {recursive: true})));

describe('facts.json', () => {
  const facts = loadFacts();

  it('is what the installed packages say, byte for byte', () => {
    // A process of its own: the compiler is several times slower inside the test environment.
    const script = path.join(ROOT, 'verify/extraction/extract.ts');
    const result = spawnSync(process.execPath, ['--import', 'tsx', script, '--check'], {cwd: ROOT, encoding: 'utf8'});
    expect(result.stderr).toBe('');
    expect(result.stdout).toMatch(/^\d+ facts of \d+ owners|was checked, and nothing changed since/);
    expect(result.status).toBe(0);
  }, 180_000);

  it('is written in one order, whatever order the facts were found in', () => {
    const names = facts.facts.map((fact) => `${fact.owner}\u0000${fact.name}`);
    expect(names).toEqual([...names].sort());
    expect(Object.keys(facts.types)).toEqual(Object.keys(facts.types).sort());
    expect(printFacts(facts)).toBe(readFileSync(path.join(ROOT, FACTS_FILE), 'utf8'));
  });

  it('names no machine and no folder', () => {
    const text = readFileSync(path.join(ROOT, FACTS_FILE), 'utf8');
    expect(text).not.toContain(ROOT);
    expect(text).not.toMatch(/node_modules|\/home\/|[A-Z]:\\\\/);
  });

  it.each([
    ['UserConfig', 'route.cleanUrls', {type: 'boolean', optional: true, default: 'false'}],
    ['UserConfig', 'outDir', {type: 'string', optional: true, default: "'doc_build'"}],
    ['UserConfig', 'themeConfig.nav', {type: 'NavItem[] | { [key: string]: NavItem[] }', optional: true}],
    ['UserConfig', 'themeConfig.locales[].editLink.docRepoBaseUrl', {type: 'string', optional: false}],
    ['UserConfig', 'search.apiUrl', {type: 'string', optional: false}],
    [
      'FrontMatterMeta',
      'pageType',
      {type: "'home' | 'doc' | 'custom' | '404' | 'blank'", optional: true, default: "'doc'"},
    ],
    ['_meta.json', 'type', {type: "'file' | 'dir' | 'divider' | 'section-header'", optional: true, default: "'file'"}],
    ['Badge.props', 'type', {type: "'tip' | 'info' | 'warning' | 'danger'", optional: true, default: "'tip'"}],
    ['@rspress/plugin-typedoc', 'outDir', {type: 'string', optional: true, default: "'api'"}],
    ['rspress', 'preview --port', {type: '--port [port]', optional: true, default: '4173'}],
    ['rspress/runtime', 'useDark', {type: '() => boolean', optional: true}],
  ])('knows %s %s', (owner, name, expected) => {
    const fact = facts.facts.find((item) => item.owner === owner && item.name === name);
    expect({type: fact?.type, optional: fact?.optional, default: fact?.default?.value}).toEqual(expected);
  });

  it('points every default at the line that decides it', () => {
    const withDefault = facts.facts.filter((fact) => fact.default);
    expect(withDefault.length).toBeGreaterThan(100);
    for (const {default: value} of withDefault) {
      if (!value) continue;
      const lines = packages.read(value.source.package, value.source.file).split('\n');
      expect(lines[(value.source.line ?? 0) - 1]?.trim()).toBeTruthy();
    }
  });

  it('covers each official plugin and each command', () => {
    const owners = new Set(facts.owners.map((owner) => owner.name));
    for (const name of Object.keys(facts.packages).filter((item) => item.startsWith('@rspress/plugin-'))) {
      if (name !== '@rspress/plugin-auto-nav-sidebar') expect(owners).toContain(name);
    }
    expect(facts.cli.map(({name, aliases}) => [name, ...aliases])).toEqual([
      ['', 'dev'],
      ['build'],
      ['preview', 'serve'],
      ['update'],
    ]);
  });
});

describe('what is missing or unreadable', () => {
  it('says which package to install', () => {
    const empty = new Packages(workspace({}));
    expect(() => empty.dir('@rspress/none')).toThrow(/@rspress\/none is not installed[\s\S]*npm ci/);
  });

  it('says which file moved', () => {
    expect(() => packages.read('@rspress/core', 'dist/gone.js')).toThrow(/@rspress\/core has no file dist\/gone\.js/);
  });

  it('says which module has no declarations', () => {
    expect(() => loadProgram(workspace({}), ['rspress/config'])).toThrow(/no declarations for "rspress\/config"/);
  });

  it('says which import of the declarations is not installed', () => {
    const dir = workspace({
      'node_modules/rspress/package.json': '{"name": "rspress", "types": "index.d.ts"}',
      'node_modules/rspress/index.d.ts':
        "import type {Feed} from 'feed-missing';\nexport interface Options extends Feed {}\n",
    });
    expect(() => loadProgram(dir, ['rspress'])).toThrow(/rspress imports types from 'feed-missing'/);
  });

  it('says which field has a type it cannot read', () => {
    const dir = workspace({
      'node_modules/rspress/package.json': '{"name": "rspress", "types": "index.d.ts"}',
      'node_modules/rspress/index.d.ts': 'export interface Options { good: string; bad: Missing; }\n',
    });
    const {checker, exportsOf} = loadProgram(dir, ['rspress']);
    const symbol = exportsOf('rspress').get('Options');
    if (!symbol) throw new Error('The fixture exports nothing.');
    const type = checker.getDeclaredTypeOfSymbol(symbol);
    const options = {
      owner: 'Options',
      kind: 'option',
      hooks: false,
      keepExternal: false,
      stop: new Set<string>(),
    } as const;
    expect(() => readMembers(type, checker, options)).toThrow(/Options\.bad cannot be read: Missing/);
  });

  it('says which default moved, and which is not clear', () => {
    const reader = new DefaultsReader(packages);
    const place = DEFAULT_READS.find(({names}) => names.includes('outDir'));
    if (!place) throw new Error('outDir has no place.');
    expect(() => reader.read({...place, fn: 'elsewhere'})).toThrow(
      /default of UserConfig outDir is no longer where it was/,
    );
    expect(() => reader.read({...place, names: ['base'], fn: undefined, how: 'or'})).toThrow(/base is not clear/);
  });

  it('says when _meta.json is read differently', () => {
    const code = "const { type = 'file', fresh } = metaItem; if ('dir' === type) x();";
    expect(() => readMetaJson(readCode('index.js', code))).toThrow(/reads a new field "fresh"/);
    expect(() => readMetaJson(readCode('index.js', 'const a = 1;'))).toThrow(/no longer destructures/);
  });
});

describe('corrections', () => {
  const fact: Fact = {
    owner: 'O',
    name: 'a',
    kind: 'option',
    type: 'string',
    optional: true,
    docDefault: "'x'",
    package: 'rspress',
  };
  const evidence = {package: 'rspress', file: 'config.ts', contains: 'return config;'};
  const correction = (rest: Partial<Correction>): Correction => ({
    id: 'c',
    owner: 'O',
    name: 'a',
    kind: 'behaviour',
    evidence,
    ...rest,
  });
  const apply = (rest: Partial<Correction>) =>
    applyCorrections([fact], [correction(rest)], packages, rest.kind === 'undeclared' ? 'undeclared' : 'declared');

  it('change the fact and say where the evidence is', () => {
    const {facts, differences} = apply({kind: 'optional', set: {optional: false}});
    expect(facts).toEqual([{...fact, optional: false, corrections: ['c']}]);
    expect(differences[0]?.evidence).toEqual({package: 'rspress', file: 'config.ts', line: 4});
  });

  it('add names that only the code knows', () => {
    const {facts} = apply({kind: 'undeclared', name: 'b', set: {kind: 'frontmatter', type: 'boolean'}});
    expect(facts[1]).toMatchObject({name: 'b', undeclared: true, type: 'boolean'});
  });

  it.each<[string, Partial<Correction>, RegExp]>([
    ['the fact is gone', {name: 'gone'}, /stale: the release has no such name/],
    ['the release agrees by now', {kind: 'optional', set: {optional: true}}, /already says so/],
    ['the comment changed', {kind: 'default', released: {docDefault: "'y'"}}, /has docDefault "'x'", not "'y'"/],
    ['the code changed', {evidence: {...evidence, contains: 'return nothing;'}}, /no longer contains/],
    ['a type declares it by now', {kind: 'undeclared', set: {kind: 'option', type: 'string'}}, /declares it now/],
    ['the code reads it by now', {kind: 'never-read', unread: 'themeConfig'}, /reads "themeConfig" now/],
    ['it adds a name without a type', {kind: 'undeclared', name: 'b'}, /without a kind and a type/],
  ])('fail when %s', (_what, rest, reason) => {
    expect(() => apply(rest)).toThrow(reason);
  });

  it('are needed for every option that no code reads', () => {
    expect(() => checkReads([{...fact, name: 'nobodyReadsThis'}], packages)).toThrow(
      /no released code reads: O nobodyReadsThis/,
    );
    expect(() => checkReads([{...fact, name: 'nobodyReadsThis', neverRead: true}], packages)).not.toThrow();
  });

  it('have a sentence for readers, or say what the code does, and ids of their own', () => {
    expect(new Set(CORRECTIONS.map(({id}) => id)).size).toBe(CORRECTIONS.length);
    const told = CORRECTIONS.filter(({kind}) => kind !== 'hand-read');
    for (const correction of told) {
      expect(summaryOf(correction, 'en')).toMatch(/^[\x20-\x7e’“”–…]+[.]$/);
      expect(summaryOf(correction, 'zh')).toMatch(/\p{Script=Han}.*。$/u);
    }
    for (const {kind, why} of CORRECTIONS) expect(why === undefined).toBe(kind !== 'hand-read');
    expect(Object.keys(readTexts('corrections', 'en')).sort()).toEqual(told.map(({id}) => id).sort());
    expect(() => summaryOf({id: 'nowhere'}, 'zh')).toThrow(/corrections\.json: no sentence about .* "nowhere"/);
  });

  it('find their evidence whatever the white space', () => {
    expect(lineOf('a\n  b (\n c\n)', 'b ( c )')).toBe(2);
    expect(lineOf('a', 'b')).toBe(0);
  });
});

describe('the fingerprint of a check', () => {
  it('changes with the code, the corrections and the packages', () => {
    const root = workspace({
      'verify/extraction/a.ts': 'one',
      'verify/schemas/a.ts': 'one',
      'static/data/a.json': '{}',
      'content/facts/facts.json': '{}',
      'package-lock.json': '{}',
    });
    const first = fingerprint(root, packages);
    expect(fingerprint(root, packages)).toBe(first);
    expect(wasChecked(root, first)).toBe(false);
    rememberChecked(root, first);
    expect(wasChecked(root, first)).toBe(true);
    const seen = new Set([first]);
    const inputs = [
      'verify/extraction/a.ts',
      'verify/schemas/a.ts',
      'content/facts/facts.json',
      'static/data/a.json',
      'package-lock.json',
    ];
    for (const file of inputs) {
      writeFileSync(path.join(root, file), 'changed');
      seen.add(fingerprint(root, packages));
    }
    expect(seen.size).toBe(inputs.length + 1);
  });
});

describe('help texts', () => {
  const general = normaliseHelp(
    '🔥 Rspress v9.8.7\n\nrspress/9.8.7 linux-x64 node-v20\n\nUsage:\n  $ rspress [root]\n\nCommands:\n  [root]   start\n  build    make   \n\nOptions:\n  --port [port]  number\n  -h, --help     text\n',
    '9.8.7',
  );

  it('lose banner, version and machine', () => {
    expect(general).toMatch(/^Usage:/);
    expect(general).not.toMatch(/9\.8\.7|linux|🔥/);
  });

  it('give commands, their other names and flags', () => {
    const aliases = readAliases("cli.command('[root]', 'start').alias('dev').option('--port [port]').action(run)");
    const facts = factsOfHelp(
      [
        {name: '', aliases: [], usage: '', help: general},
        {name: 'build', aliases: [], usage: '', help: 'Options:\n  -c,--config [config]  file'},
      ],
      aliases,
    );
    expect(facts.map(({name, type, kind}) => [name, type, kind])).toEqual([
      ['dev', 'rspress [root]', 'command'],
      ['dev --port', '--port [port]', 'flag'],
      ['build', 'rspress build', 'command'],
      ['build --config', '-c,--config [config]', 'flag'],
      ['--help', '-h, --help', 'flag'],
    ]);
  });
});

it('writes a file whole or not at all', () => {
  const dir = workspace({'facts.json': 'old'});
  const file = path.join(dir, 'facts.json');
  writeWhole(file, 'new');
  expect(readFileSync(file, 'utf8')).toBe('new');
  mkdirSync(path.join(dir, 'taken'));
  writeFileSync(path.join(dir, 'taken/inside'), '');
  expect(() => writeWhole(path.join(dir, 'taken'), 'text')).toThrow();
  expect(existsSync(path.join(dir, 'taken/inside'))).toBe(true);
  expect(readdirSync(dir).filter((name) => name.endsWith('.tmp'))).toEqual([]);
  expect(new ToolkitError('a', 'b').message).toBe('a\n  → b');
});
