/** @jest-environment node */
import type {PhrasingContent, Root, TableCell, Text} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkStringify, {type Options} from 'remark-stringify';
import {unified} from 'unified';
import {plainText} from '../../../content/twins/plainText';
import {fuzz, textOf} from '../fuzz/support';

const writer = (handlers: Options['handlers']) => unified().use(remarkStringify, {handlers}).use(remarkGfm).freeze();

const quick = writer({text: plainText});
const thorough = writer({});

const between: PhrasingContent[] = [
  {type: 'inlineCode', value: 'c1'},
  {type: 'strong', children: [{type: 'text', value: 'strong'}]},
  {type: 'link', url: '/a', children: [{type: 'text', value: 'link'}]},
  {type: 'text', value: '7'},
];

/** Trees in which a text stands everywhere that a text can. */
function treesOf(value: string): Root[] {
  const text: Text = {type: 'text', value};
  const cell: TableCell = {type: 'tableCell', children: [text]};
  const mixes = between.map((node): PhrasingContent[] => [text, node, text]);
  const lines: PhrasingContent[][] = [[text], ...mixes, [{type: 'emphasis', children: [text]}, text]];
  return [
    ...lines.map((children): Root => ({type: 'root', children: [{type: 'paragraph', children}]})),
    ...lines.map((children): Root => ({type: 'root', children: [{type: 'heading', depth: 2, children}]})),
    {type: 'root', children: [{type: 'table', children: [{type: 'tableRow', children: [cell, cell]}]}]},
    {
      type: 'root',
      children: [{type: 'list', children: [{type: 'listItem', children: [{type: 'paragraph', children: [text]}]}]}],
    },
  ];
}

const PIECES = [...' .:-!()[]_*#+=>|~`\'",;/?&@<\\\n0', 'a', 'w', 'www', 'http', '文', '，', 'p:', '1.', ' and '];

test('a text is written as by the writer itself, whatever it holds and wherever it stands', () => {
  fuzz(textOf(...PIECES), (value) => {
    for (const tree of treesOf(value)) {
      const written = quick.stringify(tree);
      if (written !== thorough.stringify(tree)) throw new Error(`${JSON.stringify(value)} became ${written}`);
    }
  });
});

test('an ordinary sentence needs no patterns', () => {
  const safe = jest.fn();
  const state = {safe, indexStack: [0]} as unknown as Parameters<typeof plainText>[2];
  const info = {before: '\n', after: '\n', now: {line: 1, column: 1}, lineShift: 0};
  for (const value of [
    'It writes a page, and then\nthe next one: quickly.',
    '写完一页，再写下一页。',
    ' of the site (or of a page) ',
  ]) {
    const node = {type: 'text', value} as const;
    const parent = {type: 'paragraph', children: [node]} as const;
    expect(plainText(node, parent as never, state, {...info, before: '`', after: '`'})).toBe(value);
  }
  expect(safe).not.toHaveBeenCalled();
});
