/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {createPageReader} from '../../../content/reader';
import {answersFile, answerSentences, readAnswers, strayAnswers, type Answers} from '../../../verify/claims/answers';
import {acceptClaims, formatPage, formatShares} from '../../../verify/claims/claims';
import {draftAnswers} from '../../../verify/claims/draft';
import {proofName, sampleNames} from '../../../verify/claims/known';
import {sentenceKey, sentencesOfPage, type PageSentence} from '../../../verify/claims/sentences';
import type {Proof} from '../../../verify/claims/types';
import {putFile} from '../../support/files';

let dir: string;
beforeEach(() => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'sentences-'));
});
afterEach(() => fs.rmSync(dir, {recursive: true}));

const put = (file: string, text: string): string => putFile(dir, file, text);

const PAGE = `---
title: Feeds
---

import Note from './fragments/note.mdx';

# Feeds

The first one says \`a. b\`. It ends,
here.  The third (e.g. this one)
stands on line ten.

<Note />

## Table {/* #table */}

:::tip[A label]

What a tip says.

:::

| Field | In the feed |
| ----- | ----------- |
| \`id\`  | Its id. Really. |

- An item.

<OptionTable of="@rspress/plugin-rss" name="output">

- \`dir\`: Folder below the output folder.

</OptionTable>

\`\`\`ts title="rspress.config.ts"
export default {};
\`\`\`

## Next steps {/* #next */}

- This leads on.
`;

async function readPage() {
  put('docs/a.mdx', PAGE);
  put('docs/fragments/note.mdx', 'Shared by two pages.\n');
  const pages = await createPageReader(dir, undefined, path.join(dir, 'cache')).pages('en');
  const page = pages.find(({fileKey}) => fileKey === 'a');
  if (page === undefined) throw new Error('The page was not read.');
  return page;
}

describe('sentences of a page', () => {
  test('have the words, the place and the section of what was written, code included', async () => {
    const sentences = sentencesOfPage(await readPage());
    expect(sentences.map(({page, section, text, file, line}) => [page, section, text, `${file}:${line}`])).toEqual([
      ['a', '', 'The first one says `a. b`.', 'docs/a.mdx:9'],
      ['a', '', 'It ends, here.', 'docs/a.mdx:9'],
      ['a', '', 'The third (e.g. this one) stands on line ten.', 'docs/a.mdx:10'],
      ['fragments/note', '', 'Shared by two pages.', 'docs/fragments/note.mdx:1'],
      ['a', 'table', 'What a tip says.', 'docs/a.mdx:19'],
      ['a', 'table', '`id` | Its id. Really.', 'docs/a.mdx:25'],
      ['a', 'table', 'An item.', 'docs/a.mdx:27'],
      ['a', 'table', '`dir`: Folder below the output folder.', 'docs/a.mdx:31'],
    ]);
  });

  test('samples of the page can be named', async () => {
    expect(sampleNames(await readPage())).toEqual(['sample: rspress.config.ts']);
  });

  test('are named by their words, and long ones by a hash of all of them', () => {
    const long = 'A sentence that is far too long to be a name of its own, because it goes on and on, until it ends';
    expect(sentenceKey('A short one.')).toBe('A short one.');
    expect(sentenceKey(`${long}.`)).toMatch(/^A sentence that is far too long to be a name of its own, … [0-9a-f]{8}$/);
    expect(sentenceKey(`${long}.`)).not.toBe(sentenceKey(`${long}!`));
  });
});

const sentence = (text: string, line: number, section = 'one'): PageSentence => ({
  page: 'a',
  section,
  key: text,
  text,
  file: 'docs/a.mdx',
  line,
});
const SENTENCES = [sentence('It builds.', 3), sentence('It is fast.', 4), sentence('Builds feeds.', 9, 'two')];

const proof = (claim: string, ...proves: string[]): Proof => ({claim, by: 'rss', proves, place: 'examples/rss'});
const PROOFS = [proof('A build writes feeds.', 'a#two'), proof('It builds without a feed.', 'a#one')];
const KNOWN = new Map(PROOFS.map((one) => [proofName(one), one]));

function answer(sentences: Answers['sentences'], share = 0) {
  put(answersFile('a'), JSON.stringify({share, sentences}, null, 2));
  return answerSentences(dir, 'a', SENTENCES, KNOWN);
}

describe('answers', () => {
  test('are proofs, kinds and outside facts with a link', () => {
    const {sentences, share, problems} = answer({
      one: {
        'It builds.': ['rss: It builds without a feed.', 'outside: https://nodejs.org/en'],
        'It is fast.': ['opinion'],
      },
    });
    expect(problems).toEqual([]);
    expect(share).toBe(0.66);
    expect(sentences.map(({proofs, answers}) => [proofs.length, answers.length])).toEqual([
      [1, 2],
      [0, 1],
      [0, 0],
    ]);
  });

  test('a proposal answers nothing', () => {
    const {share, problems} = answer({one: {'It builds.': ['? rss: It builds without a feed.'], 'It is fast.': []}});
    expect([share, problems]).toEqual([0, []]);
  });

  test('a proof that does not exist is a problem with its line and the nearest one', () => {
    const {share, problems} = answer({one: {'It builds.': ['rss: It builds with a feed.']}});
    expect(share).toBe(0);
    expect(problems).toEqual([
      expect.stringMatching(
        /^verify\/claims\/pages\/a\.json:6: "rss: It builds with a feed\." is no kind and no proof\. Did you mean "rss: It builds without a feed\."\?/,
      ),
    ]);
  });

  test.each(['outside', 'outside: ', 'outside: nodejs.org', 'outside: http://nodejs.org'])(
    'an outside fact needs a link: %j',
    (given) => {
      const {share, problems} = answer({one: {'It builds.': [given]}});
      expect(share).toBe(0);
      expect(problems).toEqual([expect.stringContaining('a.json:6: "' + given + '" has no link.')]);
    },
  );

  test('an answer to a sentence that is gone, or under another heading, is a problem with its line', () => {
    const {problems} = answer({one: {'It was built.': ['opinion']}, two: {'It builds.': ['opinion']}});
    expect(problems).toEqual([
      expect.stringMatching(/a\.json:5: The page no longer says this under #one\. .*--draft a$/),
      expect.stringMatching(/a\.json:10: The page no longer says this under #two\./),
    ]);
  });

  test('a share below the recorded one is a problem that names the naked sentences', () => {
    const {problems} = answer({one: {'It builds.': ['opinion'], 'It is fast.': ['opinion']}}, 1);
    expect(problems).toEqual([
      expect.stringMatching(/66 % of the sentences .*100 % were[^]*docs\/a\.mdx:9: Builds feeds\./),
    ]);
    expect(answer({one: {'It builds.': ['opinion'], 'It is fast.': ['opinion']}}, 0.66).problems).toEqual([]);
  });

  test('a page without a file has none, and other contents are refused', () => {
    expect(readAnswers(dir, 'a')).toEqual({share: 0, sentences: {}});
    for (const [text, line] of [
      ['{', 1],
      ['[]', 1],
      ['{"share": 1}', 1],
      ['{\n"share": 1,\n"sentences": {\n"one": {"It builds.": "opinion"}}}', 4],
    ] as const) {
      put(answersFile('a'), text);
      expect(() => readAnswers(dir, 'a')).toThrow(
        new RegExp(`^verify/claims/pages/a\\.json:${line}: The file .*--draft a`),
      );
    }
  });

  test('a file of no page is a problem', async () => {
    put(answersFile('guide/ssg'), '{}');
    expect(await strayAnswers(dir, new Set(['guide/ssg']))).toEqual([]);
    expect(await strayAnswers(dir, new Set(['guide/ssr']))).toEqual([
      expect.stringContaining(
        'verify/claims/pages/guide/ssg.json: No page is named guide/ssg. Did you mean "guide/ssr"?',
      ),
    ]);
  });
});

describe('a draft', () => {
  test('proposes claims of the section first, and accepts none', () => {
    const {sentences} = answer({});
    const draft = draftAnswers({share: 0, sentences: {}}, sentences, PROOFS, KNOWN);
    expect(draft.sentences.one?.['It builds.']).toEqual(['? rss: It builds without a feed.']);
    expect(draft.sentences.two?.['Builds feeds.']?.[0]).toBe('? rss: A build writes feeds.');
    expect(answer(draft.sentences).share).toBe(0);
  });

  test('keeps answers, and proposes those of a sentence that changed for the new one', () => {
    const old = {share: 0.5, sentences: {one: {'It builds.': ['opinion'], 'It is faster.': ['definition']}}};
    const draft = draftAnswers(old, answer(old.sentences).sentences, PROOFS, KNOWN);
    expect(draft.sentences.one?.['It builds.']).toEqual(['opinion']);
    expect(draft.sentences.one?.['It is fast.']?.[0]).toBe('? definition');
    expect(Object.keys(draft.sentences.one ?? {})).toEqual(['It builds.', 'It is fast.']);
    expect(draft.share).toBe(0.5);
  });
});

describe('accepting', () => {
  const claims = (sentences: Answers['sentences'], share: number) => ({
    sections: [],
    sentences: answer(sentences, share).sentences.map((one) => ({...one, translated: one.section === 'one'})),
  });
  beforeEach(() => put('content/claims/proven.json', '{}'));

  test('raises the share and never lowers it', async () => {
    await acceptClaims(dir, claims({one: {'It builds.': ['opinion']}}, 0.2), ['a']);
    expect(readAnswers(dir, 'a').share).toBe(0.33);
    await expect(acceptClaims(dir, claims({}, 0.33), ['a'])).rejects.toThrow('0 % of the sentences of a are answered');
    expect(readAnswers(dir, 'a').share).toBe(0.33);
  });

  test('prints what is answered, what is not, and the share of each language', () => {
    const shown = claims({one: {'It builds.': ['opinion']}, two: {'Builds feeds.': ['opinion']}}, 0);
    expect(formatPage([], shown.sentences)).toBe(
      '#one\n  docs/a.mdx:3: It builds.\n      opinion\n  docs/a.mdx:4: It is fast.\n      NAKED\n' +
        '#two\n  docs/a.mdx:9: Builds feeds.\n      opinion',
    );
    expect(formatShares(shown).split('\n').at(-1)).toMatch(/^all .* 3 +1 +66 % +33 %$/);
  });
});
