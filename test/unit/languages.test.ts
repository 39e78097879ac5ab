/** @jest-environment node */
import {execFileSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import ts from 'typescript';
import {isCjk, LANGS, SOURCE_LANG, TRANSLATIONS} from '../../config/languages';
import {readTexts} from '../../config/texts';

/** Places where a language is named for another reason than that the site has it. */
const EXCEPTIONS: readonly [start: string, reason: string][] = [
  ['config/languages.ts', 'the list of languages'],
  ['scripts/bench/', 'measures this site, in the languages that it had when others were measured'],
  ['scripts/screenshots/shots.ts', 'addresses of examples, which have languages of their own'],
  ['verify/claims/sources.', 'quotes of released code'],
  ['verify/extraction/corrections.data.ts', 'quotes of released code'],
];

const HAN = /\p{Script=Han}/u;

const NAME = new RegExp(`(?<![\\w-])(?:${TRANSLATIONS.join('|')})(?![\\w-])`);

/** Lines of code, without comments, that hold Chinese or name a language of the site. */
function namesIn(file: string, source: string): string[] {
  // To parse all code would take a while.
  if (!HAN.test(source) && !NAME.test(source)) return [];
  const sourceFile = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isJSDoc(node)) return;
    if (node.getChildCount(sourceFile) === 0) {
      const text = node.getText(sourceFile);
      if (HAN.test(text) || NAME.test(text)) {
        found.push(`${file}:${sourceFile.getLineAndCharacterOfPosition(node.getStart(sourceFile)).line + 1}: ${text}`);
      }
    }
    node.getChildren(sourceFile).forEach(visit);
  };
  visit(sourceFile);
  return found;
}

test('code without the words and the names of languages is told from code with them', () => {
  const code =
    "// 中文 zh\nconst a = 'plain zhejiang';\nconst b = '中文';\nconst c = {zh: 1};\nconst d = `/zh/${a}`;\n";
  expect(namesIn('x.ts', code).map((line) => line.split(': ')[0])).toEqual(['x.ts:3', 'x.ts:4', 'x.ts:5']);
});

test('no code but the list of languages names one of them, and none holds Chinese', () => {
  const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs'], {encoding: 'utf8'})
    .split('\n')
    .filter((file) => /^(?:config|content|plugins|scripts|search|src|verify)\//.test(file) && existsSync(file));
  expect(files.length).toBeGreaterThan(300);
  const found = files.flatMap((file) => namesIn(file, readFileSync(file, 'utf8')));
  const isException = (line: string): boolean => EXCEPTIONS.some(([start]) => line.startsWith(start));
  expect(found.filter((line) => !isException(line))).toEqual([]);
  expect(EXCEPTIONS.filter(([start]) => !found.some((line) => line.startsWith(start)))).toEqual([]);
});

test('what a translation lacks is English, and what it has is its own', () => {
  for (const lang of LANGS) expect(readTexts('site', lang)).toHaveProperty('footer');
  expect(LANGS[0]).toBe(SOURCE_LANG);
  expect(TRANSLATIONS).not.toContain(SOURCE_LANG);
  expect(LANGS.map(isCjk)).toEqual(LANGS.map((lang) => lang !== SOURCE_LANG));
});
