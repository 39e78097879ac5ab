/** @jest-environment node */
import {mkdtempSync, rmSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {readSearchPhrases} from '@site/content/searchPhrases';
import {emptyPage} from '../../support/page';
import {putFile} from '../../support/files';

let siteDir: string;

beforeEach(() => {
  siteDir = mkdtempSync(path.join(os.tmpdir(), 'phrases-'));
});

afterEach(() => rmSync(siteDir, {recursive: true}));

const pages = [
  {
    ...emptyPage('docs/guide/a.mdx'),
    headings: [{text: 'Strict', id: 'strict', depth: 2, line: 3, charIndex: 10, explicitId: true}],
  },
];

const write = (name: string, text: string): string => putFile(path.join(siteDir, 'i18n/en/search'), name, text);

const read = () => readSearchPhrases(siteDir, 'en', pages);

test('gives phrases by page and heading', () => {
  expect(read()).toEqual(new Map());
  write('guide/a.json', '{"": ["what it is"], "strict": ["fail the build", "exit code"]}');
  expect(read().get('guide/a')).toEqual(
    new Map([
      ['', ['what it is']],
      ['strict', ['fail the build', 'exit code']],
    ]),
  );
});

test.each([
  ['{"": [', 'guide/a.json:1: The file is not valid JSON'],
  ['[]', 'guide/a.json:1: Write an object'],
  ['{\n  "strickt": ["x"]\n}', 'guide/a.json:2: The page has no heading with the id "strickt". Did you mean "strict"?'],
  ['{\n  "strict": "x"\n}', 'guide/a.json:2: Write a list of phrases.'],
  ['{\n  "strict": [\n    "x",\n    " y"\n  ]\n}', 'guide/a.json:4: A phrase is a text of 1 to 60 characters'],
  [JSON.stringify({strict: ['x'.repeat(61)]}), 'guide/a.json:1: A phrase is a text of 1 to 60 characters'],
])('refuses %j', (text, message) => {
  write('guide/a.json', text);
  expect(read).toThrow(`i18n/en/search/${message}`);
});

test('refuses phrases of a page that is gone', () => {
  write('guide/b.json', '{}');
  expect(read).toThrow('i18n/en/search/guide/b.json: There is no page "guide/b". Did you mean "guide/a"?');
});
