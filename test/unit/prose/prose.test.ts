/** @jest-environment node */
import path from 'node:path';
import {extract} from '../../../content/extract';
import {parseMarkdown} from '../../../content/markdown';
import type {Page} from '../../../content/types';
import {checkProse, type ProseProblem} from '../../../verify/prose/check';
import {EDITED, EXCEPTIONS, type WordException} from '../../../verify/prose/pages';
import {sentencesOf} from '../../../verify/prose/sentences';
import {LANGS} from '../../../config/languages';
import {wordsOf} from '../../../verify/prose/words';
import {emptyPage} from '../../support/page';

const SITE = path.resolve(__dirname, '../../..');

const EDITED_PAGE = 'guide/basic/use-mdx';

interface Options {
  name?: string;
  lang?: 'en' | 'zh';
  description?: string;
  frontmatter?: Record<string, unknown>;
  exceptions?: readonly WordException[];
}

/** Checks the prose of a page written in a test; its text begins on line 1. */
async function check(text: string, options: Options = {}): Promise<ProseProblem[]> {
  const {name = EDITED_PAGE, lang = 'en', description = '', frontmatter = {}, exceptions = []} = options;
  const file = `docs/${name}.mdx`;
  const {tree} = await parseMarkdown(text, `/site/${file}`, []);
  const {contentTitle: _title, ...content} = await extract(tree, `/site/${file}`, '/site', () =>
    Promise.resolve(undefined),
  );
  const page: Page = {...emptyPage(file), ...content, lang, frontmatter: {description, ...frontmatter}};
  return checkProse(SITE, page, text, exceptions);
}

/** Findings as `line: message`, the reason left out. */
const found = async (text: string, options?: Options): Promise<string[]> =>
  (await check(text, options)).map(({line, message}) => `${line}: ${message.replace(/ \(.*$/, '')}`);

/** A sentence of some words. */
const words = (count: number, first = 'Tides'): string =>
  `${[first, ...new Array<string>(count - 1).fill('come')].join(' ')}.`;

describe('words', () => {
  test('a word is found on its line, with what to write and why', async () => {
    expect(await check('The tide\nis measured anew.')).toEqual([
      {
        file: `docs/${EDITED_PAGE}.mdx`,
        line: 2,
        message: '"anew": write again, or restart, rebuild (the word is out of use).',
      },
    ]);
  });

  test('headings, cells, items, callouts, alternative texts and attributes are prose', async () => {
    const text = [
      '## Mend it {/* #mend */}',
      '',
      '| a | b |',
      '| - | - |',
      '| c | Mended |',
      '',
      '- mends',
      '',
      ':::tip',
      '',
      'Mending.',
      '',
      ':::',
      '',
      '![How to mend](./a.png)',
      '',
      '<Card title="Mend">',
      '',
      'Text.',
      '',
      '</Card>',
    ].join('\n');
    expect((await found(text)).map((line) => line.split(':')[0])).toEqual(['1', '5', '7', '11', '17', '15']);
  });

  test('the description is prose, on the line of its key', async () => {
    const text = '---\ntitle: A\ndescription: Mend it\n---\n\nText.';
    expect(await found(text, {description: 'Mend it'})).toEqual(['3: "Mend": write fix']);
  });

  test('what the home page shows is prose, on the line of its key', async () => {
    const text = '---\nhero:\n  text: A picture\nfeatures:\n  - title: Mend it\n    icon: /picture.svg\n---\n\nText.';
    const frontmatter = {hero: {text: 'A picture'}, features: [{title: 'Mend it', icon: '/picture.svg'}]};
    expect(await found(text, {frontmatter})).toEqual([
      '3: "picture": write image or screenshot',
      '5: "Mend": write fix',
    ]);
  });

  test('code is none', async () => {
    expect(await found('Call `mend()` now.\n\n```js\nmend(); // the picture stands anew\n```')).toEqual([]);
  });

  test.each([
    'The IP address of your computer.',
    'Type it into the address bar.',
    'The letters stand for Markdown and JSX.',
    'Draw a line.',
    'Shorter at the cost of clarity.',
    'As it stands, nothing happens.',
  ])('%s is right', async (text) => {
    expect(await found(text)).toEqual([]);
  });

  test('a word beside a right use is found', async () => {
    expect(await found('Not the IP address but the address of the page.')).toEqual([
      '1: "address": write URL, path or route, whichever it is',
    ]);
  });

  test('首次绘制 is right, and 绘制 alone is not', async () => {
    expect(await found('首次绘制之前不绘制。', {lang: 'zh'})).toEqual(['1: "绘制": write 渲染']);
  });

  test('a tutorial may say what readers can do after it', async () => {
    const text = 'After this page you can sail.';
    expect(await found(text)).toHaveLength(1);
    expect(await found(text, {name: 'guide/start/getting-started'})).toEqual([]);
  });

  test('an exception is for one text of one page', async () => {
    const exceptions = [{page: EDITED_PAGE, text: 'picture of the sea', reason: 'a painting'}];
    const text = 'A picture\nof the sea. Another picture.';
    expect(await found(text, {exceptions})).toEqual(['2: "picture": write image or screenshot']);
    expect(await found(text, {exceptions, name: 'guide/start/getting-started'})).toHaveLength(2);
  });

  test('every rule finds all uses, and says why', () => {
    for (const rule of LANGS.flatMap((lang) => wordsOf(SITE, lang))) {
      expect(rule.pattern.flags).toContain('g');
      for (const {pattern} of rule.unless ?? []) expect(pattern.flags).toContain('g');
      expect(rule.reason).not.toBe('');
    }
    expect(EXCEPTIONS.filter(({reason}) => reason === '')).toEqual([]);
  });
});

describe('sentences', () => {
  test.each([
    ['Node.js 20 reads index.mdx. Then it stops.', [4, 3]],
    ['It runs, e.g. on Windows (see below). `a` is next!', [7, 3]],
    ['Say “go.” npm goes\nfirst.', [2, 3]],
  ])('%s', (text, lengths) => {
    expect(sentencesOf(text.replace('`a`', '\uFFFC'), 'en').map(({length}) => length)).toEqual(lengths);
  });

  test('Chinese is counted in characters, a Latin word as one', () => {
    expect(sentencesOf('用 Node.js 构建「网站。」然后发布。', 'zh').map(({length}) => length)).toEqual([7, 5]);
  });

  test('a sentence of more than 30 words is found on its line, in paragraphs and items', async () => {
    expect(await found(`Short.\n${words(31)} ${words(30)}\n\n- ${words(32, 'Boats')}`)).toEqual([
      '2: The sentence "Tides come come come come come come come…" has 31 words, and 30 are the most. Split it.',
      '4: The sentence "Boats come come come come come come come…" has 32 words, and 30 are the most. Split it.',
    ]);
  });

  test('a Chinese sentence of more than 80 characters is found', async () => {
    expect(await found(`${'潮'.repeat(79)}。\n\n${'汐'.repeat(80)}。`, {lang: 'zh'})).toEqual([
      expect.stringMatching(/^3: The sentence "汐+…" has 81 characters, and 80 are the most/),
    ]);
  });

  test('rows of a table and headings have any length', async () => {
    const long = words(40).slice(0, -1);
    expect(await found(`## ${long} {/* #a */}\n\n| a |\n| - |\n| ${long} |`)).toEqual([]);
  });

  test.each([
    [8, '0: The sentences have 8.0 words on average, and not 12 to 18. Connect clauses that belong together.'],
    [19, '0: The sentences have 19.0 words on average, and not 12 to 18. Split the long ones.'],
  ])('an average of %i words is found on a guide page', async (count, message) => {
    const text = new Array<string>(10).fill(words(count)).join(' ');
    expect(await found(text)).toEqual([message]);
    expect(await found(text, {name: 'api/commands'})).toEqual([]);
  });

  test('items, labels and few sentences do not count for the average', async () => {
    const text = new Array<string>(10).fill(words(14)).join(' ');
    const items = new Array<string>(20).fill('- Short item.').join('\n');
    expect(await found(`${text}\n\n${items}\n\n**Label**`)).toEqual([]);
    expect(await found('One. Two. Three.')).toEqual([]);
  });
});

test('findings are notes on pages that were not edited', async () => {
  expect((await check('Mend it.', {name: 'not/edited'})).map(({isNote}) => isNote)).toEqual([true]);
  for (const name of EDITED) {
    expect((await check('Mend it.', {name})).map(({isNote}) => isNote)).toEqual([undefined]);
  }
});
