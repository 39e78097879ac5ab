/** @jest-environment node */
import {parsePatch} from '../../../content/fences/patch';
import {renderCode} from '../../../content/rehype/render';
import {namesOfPatch, shownLines} from '../../../verify/names/patches';

const FILE = 'a\nb\nc\nd\ne\n';
const PATCH = [' b', '+new', '-c', '…', '-e', '+last'].join('\n');

test('lines that stay and come are those of the file after a change, lines that go those of the file before', () => {
  const {before, after} = shownLines(FILE, parsePatch(PATCH));
  // After: a, b, new, d, last.
  expect([...after]).toEqual([
    [1, 0],
    [2, 1],
    [4, 5],
  ]);
  expect([...before]).toEqual([
    [2, 2],
    [4, 4],
  ]);
});

test('a name of the file is one of the change where it is shown', () => {
  const fence = {file: 'docs/a.mdx', line: 7, lang: 'diff', meta: '', value: PATCH};
  const names = [2, 3].map((line) => ({
    file: 'x.ts',
    line: -1,
    kind: 'typed' as const,
    text: 'new',
    at: {line, column: 4},
  }));
  const patched = {
    ...{sample: {file: '', fences: []}, name: 'x.ts', page: undefined as never},
    ...{fence, lines: shownLines(FILE, parsePatch(PATCH)).after},
  };
  expect(namesOfPatch(names, patched)).toEqual([
    {file: 'docs/a.mdx', line: 7, kind: 'typed', text: 'new', at: {line: 1, column: 4}},
  ]);
});

test('names of a change are links in lines of every kind, and its text stays what it is', () => {
  const patch = [" title: 'a',", '-ssg: true,', '…', '+ssg: false,'].join('\n');
  const settings = {showLineNumbers: false, defaultWrapCode: false, codeHighlighter: 'prism' as const};
  const names = [
    {line: 0, column: 0, length: 5, to: '/api/x#title'},
    {line: 1, column: 0, length: 3, to: '/api/x#ssg'},
    {line: 3, column: 0, length: 3, to: '/api/x#ssg'},
  ];
  const {html} = renderCode(patch, 'diff', 'title="rspress.config.ts"', settings, names);
  const plain = renderCode(patch, 'diff', 'title="rspress.config.ts"', settings).html;
  expect([...html.matchAll(/<a [^>]*href="([^"]+)"[^>]*>([^<]*)/g)].map(([, to, text]) => [to, text])).toEqual([
    ['/api/x#title', 'title'],
    ['/api/x#ssg', 'ssg'],
    ['/api/x#ssg', 'ssg'],
  ]);
  const textOf = (code: string) => code.replace(/<[^>]+>/g, '');
  expect(textOf(html)).toBe(textOf(plain));
});
