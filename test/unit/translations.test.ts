/** @jest-environment node */
import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {createPageReader} from '../../content/reader';
import {compareSections, hashText, sectionHashes} from '../../content/translations/sections';
import {languageStatus} from '../../content/translations/status';
import {isMarkedAsTypos} from '../../content/translations/typos';

const heading = (id: string, line: number) => ({text: id, id, depth: 2, line, charIndex: 0, explicitId: true});

const source = ['# Title', '', 'Opening.', '', '## One', '', 'First.', '', '## Two', '', 'Second.'].join('\n');
const headings = [heading('one', 5), heading('two', 9)];

test('white space does not change a hash, words do', () => {
  expect(hashText('a  b\nc')).toBe(hashText(' a b c '));
  expect(hashText('a b c')).not.toBe(hashText('a b d'));
});

test('a page has a hash for its opening and one for each section', () => {
  const hashes = sectionHashes({headings}, source);
  expect(Object.keys(hashes)).toEqual(['', 'one', 'two']);
  expect(hashes.one).toBe(hashText('## One\n\nFirst.'));
});

test('only the section that changed is outdated', () => {
  const before = sectionHashes({headings}, source);
  const after = sectionHashes({headings}, source.replace('Second.', 'Second and third.'));
  expect(compareSections(before, after)).toEqual({state: 'outdated', sections: ['two']});
});

test('an added and a removed section are outdated', () => {
  expect(compareSections({'': 'a', gone: 'b'}, {'': 'a', fresh: 'c'})).toEqual({
    state: 'outdated',
    sections: ['fresh', 'gone'],
  });
});

test('equal hashes are current, and a page without a record says so', () => {
  expect(compareSections({'': 'a'}, {'': 'a'})).toEqual({state: 'current'});
  expect(compareSections(undefined, {'': 'a'})).toEqual({state: 'unrecorded'});
});

test('what the status needs of kept pages loads no parser of Markdown or TypeScript, and no highlighter', () => {
  const modules = ['content/reader', 'content/translations/status', 'verify/translations/report', 'verify/page/find'];
  const script = `${modules.map((name) => `require('./${name}.ts');`).join('')}
    console.log(JSON.stringify(Object.keys(require.cache)))`;
  const args = ['--require', path.resolve('scripts/typescript.cjs'), '--eval', script];
  const loaded = JSON.parse(execFileSync(process.execPath, args, {encoding: 'utf8'})) as string[];
  expect(loaded).toContain(path.resolve('content/translations/status.ts'));
  expect(
    loaded.filter((file) => /node_modules\/(?:remark|mdast|micromark|@babel|prism|yaml|typescript\/)/.test(file)),
  ).toEqual([]);
});

describe('English that changed since its acceptance', () => {
  let folder: string;
  let blob: string;
  const git = (...args: string[]): string => execFileSync('git', args, {cwd: folder, encoding: 'utf8'}).trim();
  const write = (text: string): void => writeFileSync(path.join(folder, 'page.mdx'), text);
  const commit = (text: string, message: string): void => {
    write(text);
    git('add', '.');
    git('-c', 'user.name=A', '-c', 'user.email=a@host.example', 'commit', '-qm', message);
  };
  const isMarked = (): boolean =>
    isMarkedAsTypos(folder, {english: 'page.mdx', review: {by: 'A', at: '2026-01-02', blob}});

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'typos-'));
    git('init', '-q');
    commit('Teh page.', 'Write a page');
    blob = git('rev-parse', 'HEAD:page.mdx');
  });
  afterEach(() => rmSync(folder, {recursive: true}));

  test('by commits that say that translations are still valid, changed by typos', () => {
    commit('The pge.', 'Mend a typo\n\nTranslations: still-valid');
    commit('The page.', 'Mend another one\n\nTranslations: still-valid');
    expect(isMarked()).toBe(true);
  });

  test('also by another commit, by none, or since a text that nobody has, may have changed by more', () => {
    commit('The page.', 'Mend a typo\n\nTranslations: still-valid');
    write('A page.');
    expect(isMarked()).toBe(false);
    commit('A page.', 'Say something else');
    expect(isMarked()).toBe(false);
    commit('A pge.', 'Mend a typo\n\nTranslations: still-valid');
    expect(isMarked()).toBe(false);
    blob = '0'.repeat(40);
    expect(isMarked()).toBe(false);
  });
});

test('a text of a component that code.json lacks, and one that no component has, are named', async () => {
  const site = mkdtempSync(path.join(tmpdir(), 'code-texts-'));
  for (const folder of ['src', 'i18n/en', 'i18n/zh']) mkdirSync(path.join(site, folder), {recursive: true});
  writeFileSync(
    path.join(site, 'src/Hint.tsx'),
    "import Translate, {translate} from '@docusaurus/Translate';\n" +
      "export const label = translate({id: 'hint.label', message: 'Hint'});\n" +
      'export const Hint = () => <Translate id="hint.text">Look here</Translate>;\n',
  );
  const texts = {'hint.label': {message: '提示'}, 'hint.gone': {message: '没有了'}};
  writeFileSync(path.join(site, 'i18n/zh/code.json'), JSON.stringify(texts, null, 2));
  const items = await languageStatus(createPageReader(site), 'zh');
  rmSync(site, {recursive: true});
  expect(items.find(({name}) => name === 'code.json')?.open).toEqual([
    {id: 'hint.label', state: 'unrecorded', file: 'i18n/zh/code.json', line: 3},
    {id: 'hint.text', state: 'missing', file: 'src/Hint.tsx', line: 3, below: 3},
    {id: 'hint.gone', state: 'orphan', file: 'i18n/zh/code.json', line: 6},
  ]);
});
