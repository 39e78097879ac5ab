/** @jest-environment node */
import {readTexts} from '../../../config/texts';
import {checkConfig} from '../../../content/configCheck';
import {describe as inWords, describeBlind, piecesOf, type Piece} from '../../../content/configCheck/words';
import {createConfigFacts} from '../../../content/configFacts';
import {acceptsOf} from '../../../content/configFacts/accepts';
import {loadFacts} from '../../../content/facts/load';
import {loadMoves, loadRelease} from '../../../content/facts/next/moves';
import {knowledge} from './support';

const plain = (pieces: readonly Piece[]): string =>
  pieces.map(({text, isCode}) => (isCode ? `\`${text}\`` : text)).join('');

const SOURCE = `import { pluginShiki } from '@rspress/plugin-shiki';
export default {
  titel: 1,
  base: 5,
  search: { mode: 'remot' },
  builderPlugins: [],
  themeConfig: { ...theme, docFooter: {}, outlineTitle: '' },
  markdown: { experimentalMdxRs: true },
  themeDir: 'look',
};`;

function sentences(lang: 'en' | 'zh'): string[] {
  const facts = knowledge(lang);
  const {now, next, blind} = checkConfig(SOURCE, facts);
  const described = [...now, ...next].map((finding) => inWords(finding, facts));
  return [
    ...described.map(({label, text}) => `${label} | ${plain(text)}`),
    ...blind.map((one) => plain(describeBlind(one, facts))),
  ];
}

test('findings in English', () => {
  const all = sentences('en');
  expect(all).toEqual(
    expect.arrayContaining([
      'Unknown option | 1.x has no option `titel`. Did you mean `title`?',
      'Wrong type | `base` takes a string, but this is a number.',
      "Unknown value | `search.mode` takes `'local'` or `'remote'`, but not `\"remot\"`. Did you mean `remote`?",
      'Other package | `@rspress/plugin-shiki` is a part of `@rspress/core` in 2.x, so remove the package and its call.',
      "`themeConfig`: Values that are spread from elsewhere can contain options that aren't visible here.",
    ]),
  );
  expect(
    all.find((one) => one.startsWith('Renamed or moved | `builderPlugins`, in 2.x `builderConfig.plugins`: ')),
  ).toBeDefined();
  expect(all.join('')).not.toMatch(/[{}]|undefined/);
});

test('findings in Chinese, with a space between Han and code', () => {
  const all = sentences('zh');
  expect(all).toEqual(
    expect.arrayContaining([
      '未知选项 | 1.x 没有选项 `titel`。你要写的是 `title` 吗？',
      '类型错误 | `base` 应为字符串，这里是数字。',
      "未知值 | `search.mode` 可以是 `'local'` 或 `'remote'`，不能是 `\"remot\"`。你要写的是 `remote` 吗？",
    ]),
  );
  expect(all.join('')).not.toMatch(/[{}]|undefined|\p{Script=Han}`[^`]*`\p{Script=Han}/u);
});

test('both languages have the same texts, with the same places to fill', () => {
  const places = (texts: object): string[] =>
    [...JSON.stringify(texts).matchAll(/"(\w+)":"((?:[^"\\]|\\.)*)"/g)].map(
      ([, key, text]) => `${key} ${[...new Set(text!.match(/\{\w+\}/g))].sort().join()}`,
    );
  expect(places(readTexts('config-check', 'zh'))).toEqual(places(readTexts('config-check', 'en')));
});

test('a sentence is cut into words and code', () => {
  expect(piecesOf('设置`a`或`b`。')).toEqual([
    {text: '设置 ', isCode: false},
    {text: 'a', isCode: true},
    {text: ' 或 ', isCode: false},
    {text: 'b', isCode: true},
    {text: '。', isCode: false},
  ]);
});

test.each([
  ['string', ['string']],
  ['string | undefined', ['string']],
  ["'a' | 5 | true", [{is: 'a'}, {is: 5}, {is: true}]],
  ['string[]', [{list: ['string']}]],
  ['Array<string | RegExp>', [{list: ['string', 'regexp']}]],
  ['[alias: string, number?]', [{tuple: [['string'], ['number']]}]],
  ['Record<string, boolean>', [{keys: ['boolean']}]],
  ['{ [key: string]: number }', [{keys: ['number']}]],
  ['() => void', ['function']],
  ['string | Unknown', []],
  ['(string & {})', ['string']],
  ['Known', [{group: 'K'}]],
] as const)('the type %s', (type, accepts) => {
  expect(acceptsOf(type, undefined, (name) => (name === 'Known' ? [{group: 'K'}] : undefined))).toEqual(accepts);
});

test('a behaviour that the facts no longer have is told', () => {
  const facts = loadFacts();
  const differences = facts.differences.filter(({id}) => id !== 'theme-dir-bare');
  const create = () =>
    createConfigFacts({
      facts: {...facts, differences},
      release: loadRelease(),
      moves: loadMoves(),
      pages: [],
      lang: 'en',
      prefix: '',
    });
  expect(create).toThrow(/behaviours\.ts recognises "theme-dir-bare", which content\/facts\/facts\.json does not have/);
});
