/** @jest-environment node */
import {lineAt, MappedText, sourceOffset} from '../../../verify/samples/mapped';
import {isReason} from '../../../content/fences/meta';
import {checkVersion, packageOf, type KnownPackages} from '../../../verify/samples/packages';
import {countByLanguage, formatProblems, formatTable, sum} from '../../../verify/samples/report';
import {splitSpec} from '../../../verify/samples/shell/commands';
import {parseShell} from '../../../verify/samples/shell/parse';
import {checkRspress, commandLineOf} from '../../../verify/samples/shell/rspress';
import type {SampleResult} from '../../../verify/samples/types';
import {fileNames, freeNames, parseScript} from '../../../verify/samples/typescript/parse';
import {recogniseForm} from '../../../verify/samples/typescript/wrap';
import type {Fact} from '../../../content/facts/types';

describe('meta of a fence', () => {
  test.each([
    ['', false],
    ['because', false],
    ['too hard', false],
    ['shows the output of a server', true],
    ['这里展示服务器的输出', true],
    ['不行', false],
  ])('takes %j as a reason: %s', (reason, expected) => {
    expect(isReason(reason)).toBe(expected);
  });
});

describe('generated text', () => {
  test('leads back to the sample', () => {
    const mapped = new MappedText().add('const a = ').copy('one', 5).add('; ').copy('"longer"', 20, 3);
    expect(mapped.text).toBe('const a = one; "longer"');
    expect(sourceOffset(mapped.segments, mapped.text.indexOf('ne'))).toBe(6);
    expect(sourceOffset(mapped.segments, mapped.text.indexOf('nger'))).toBe(20);
    expect(sourceOffset(mapped.segments, 0)).toBeUndefined();
  });

  test('counts lines from 0', () => {
    expect(['a', '\n', 'b'].map((_, offset) => lineAt('a\nb', offset))).toEqual([0, 0, 1]);
  });
});

describe('form of a fragment', () => {
  test.each([
    ['statements', 'ts', 'const a = 1;'],
    ['statements', 'ts', 'defineConfig({});'],
    ['statements', 'tsx', '<b>a</b>'],
    ['statements', 'ts', '{ const a = 1; use(a); }'],
    ['body', 'tsx', 'const a = 1;\nreturn <b>{a}</b>;'],
    ['elements', 'tsx', '<b>a</b>\n<b>c</b>'],
    ['members', 'ts', 'route: {cleanUrls: true}'],
    ['members', 'ts', "title: 'a',\nbase: '/b/',"],
    ['members', 'ts', 'async beforeBuild(config) {\n  await run(config);\n},'],
    ['value', 'ts', "{title: 'a', base: '/b/'}"],
    ['value', 'ts', '{route: {cleanUrls: true}}'],
    ['value', 'ts', "[{text: 'a'}]"],
    ['items', 'ts', "{text: 'a'},\n{text: 'b'},"],
    ['signatures', 'ts', 'function useDark(): boolean;'],
    ['signatures', 'ts', 'const a: string;'],
    ['type-members', 'ts', 'title?: string;\nbase: string;'],
    ['type', 'ts', '{ title?: string; base: string }'],
    [undefined, 'ts', 'const = ;'],
    [undefined, 'ts', '<b>a</b>\n<b>c</b>'],
  ] as const)('%s: %s %j', (form, language, text) => {
    expect(recogniseForm(text, language)?.form).toBe(form);
  });
});

describe('names of a file', () => {
  test('lists imports, declarations and exports', () => {
    const names = fileNames(
      parseScript(
        "import a, {b as c} from 'm';\nimport * as d from './n';\nexport const {e, f: [g]} = a;\ntype H = typeof import('p');\nfunction i() {}\nexport {i};\nexport default c;",
        'ts',
      ),
    );
    expect(names.imports.map(({local, kind, imported}) => [local, kind, imported])).toEqual([
      ['a', 'default', 'default'],
      ['c', 'named', 'b'],
      ['d', 'namespace', '*'],
    ]);
    expect(names.specifiers.map(({text}) => text)).toEqual(['m', './n']);
    expect(names.declared).toEqual(['e', 'g', 'H', 'i']);
    expect(names.exported).toEqual(['e', 'g', 'i']);
  });

  test('tells used names from keys, properties and attributes', () => {
    const source = parseScript(
      'const a = {key: used, short}; b.prop; <C attr={d} />; <div />; let e: F.G; ({h}) => h;',
      'tsx',
    );
    expect([...freeNames(source)].sort()).toEqual(['C', 'F', 'b', 'd', 'short', 'used']);
  });
});

describe('packages', () => {
  const known: KnownPackages = {
    majors: new Map([
      ['rspress', '1'],
      ['react', '18'],
    ]),
    allowed: new Map([['tailwindcss', 'for a page about style sheets']]),
  };

  test.each([
    ['rspress', '1', undefined],
    ['rspress', '^1.47.2', undefined],
    ['rspress', '', 'unpinned'],
    ['rspress', 'latest', 'unpinned'],
    ['rspress', '2', 'version'],
    ['rspress', '~2.1.0', 'version'],
    ['react', '', undefined],
    ['tailwindcss', '', undefined],
    ['rspres', '1', 'package'],
  ])('%s@%s: %s', (name, version, code) => {
    expect(checkVersion(name, version, known)?.code).toBe(code);
  });

  test('name of a module', () => {
    expect(
      ['rspress/config', '@rspress/core/theme', './a', 'node:fs', 'path', '@theme', 'https://a.b/c.js'].map(packageOf),
    ).toEqual(['rspress', '@rspress/core', undefined, undefined, undefined, undefined, undefined]);
  });

  test('version of an install word', () => {
    expect(splitSpec('@rspress/core@^1.2')).toEqual({name: '@rspress/core', version: '^1.2'});
    expect(splitSpec('@rspress/core')).toEqual({name: '@rspress/core', version: ''});
  });
});

describe('shell', () => {
  test('gives commands with their lines', () => {
    const script =
      "# note\nA=1 b 'c d' | e > out.txt 2>&1\nf \\\n  g && h\ncat <<END\nnot a command\nEND\ni ${{ x.y }}";
    expect(parseShell(script)).toEqual([
      {words: ['A=1', 'b', 'c d'], offset: 7},
      {words: ['e'], offset: 7},
      {words: ['f', 'g'], offset: script.indexOf('f \\')},
      {words: ['h'], offset: script.indexOf('f \\')},
      {words: ['cat'], offset: script.indexOf('cat')},
      {words: ['i', 'VALUE'], offset: script.indexOf('i $')},
    ]);
  });

  const fact = (kind: Fact['kind'], name: string, type: string): Fact => ({
    owner: 'rspress',
    name,
    kind,
    type,
    optional: true,
    package: 'rspress',
  });
  const commandLine = commandLineOf({
    facts: [
      fact('flag', '--help', '-h, --help'),
      fact('command', 'dev', 'rspress [root]'),
      fact('flag', 'dev --port', '--port [port]'),
      fact('command', 'build', 'rspress build [root]'),
      fact('flag', 'build --config', '-c,--config [config]'),
      fact('command', 'preview', 'rspress preview [root]'),
      fact('flag', 'preview --port', '--port [port]'),
      fact('command', 'serve', 'rspress serve [root]'),
    ],
  });

  test.each([
    ['', 0],
    ['docs --port 80', 0],
    ['dev --port=80 docs', 0],
    ['build -c a.ts site/docs', 0],
    ['build --port 80', 1],
    ['serve --port 80', 0],
    ['serve -c a.ts', 1],
    ['start', 1],
    ['build a b', 1],
    ['-h', 0],
  ])('rspress %s: %i problems', (args, count) => {
    expect(
      checkRspress(
        args.split(' ').filter((word) => word !== ''),
        commandLine,
      ),
    ).toHaveLength(count);
  });
});

describe('report', () => {
  const result = (language: string, verdict: SampleResult['verdict'], message = ''): SampleResult => ({
    file: 'docs/a.mdx',
    line: 3,
    language,
    verdict,
    problems: message === '' ? [] : [{file: 'docs/a.mdx', line: 4, code: 'TS1', message, fix: 'Fix it.'}],
  });
  const results = [
    result('ts', 'passed'),
    result('ts', 'failed', 'It is wrong.'),
    result('css', 'fragment'),
    result('text', 'plain'),
  ];

  test('counts by language', () => {
    expect(countByLanguage(results).get('ts')).toEqual({passed: 1, fragment: 0, exempt: 0, plain: 0, failed: 1});
    expect(sum(countByLanguage(results).values())).toEqual({passed: 1, fragment: 1, exempt: 0, plain: 1, failed: 1});
  });

  test('lists problems with place and fix', () => {
    expect(formatProblems(results)).toBe('docs/a.mdx:4: It is wrong. [TS1]\n  Fix it.');
    expect(formatTable(results).split('\n').at(-1)).toMatch(/^all\s+3\s+1\s+1\s+0\s+1\s+1$/);
  });
});
