import {EXCERPT_LENGTH, HAN_EXCERPT_LENGTH, highlight, makeExcerpt, mergeRanges} from '@site/search/engine/excerpt';

const marked = ({text, ranges}: {text: string; ranges: readonly (readonly [number, number])[]}) =>
  ranges.map(([start, end]) => text.slice(start, end));

describe('mergeRanges', () => {
  it('joins what overlaps or touches, in order', () => {
    expect(
      mergeRanges([
        [6, 8],
        [0, 2],
        [1, 4],
        [4, 5],
      ]),
    ).toEqual([
      [0, 5],
      [6, 8],
    ]);
  });
});

describe('highlight', () => {
  it('marks words and parts of identifiers', () => {
    expect(marked(highlight('Set themeConfig.nav here', new Map([['nav', 1]])))).toEqual(['nav']);
  });

  it('marks overlapping bigrams as one', () => {
    expect(
      marked(
        highlight(
          '如何自定义主题呢',
          new Map([
            ['自定', 1],
            ['定义', 1],
            ['义主', 1],
            ['主题', 1],
          ]),
        ),
      ),
    ).toEqual(['自定义主题']);
  });

  it('marks nothing without terms', () => {
    expect(highlight('text', new Map()).ranges).toEqual([]);
  });
});

describe('makeExcerpt', () => {
  const filler = 'Words that do not matter at all stand here. '.repeat(20);

  it('gives a short text whole', () => {
    expect(makeExcerpt('Set the base path.', new Map([['base', 1]]))).toEqual({
      text: 'Set the base path.',
      ranges: [[8, 12]],
    });
  });

  it('cuts a window around the match, at word boundaries', () => {
    const excerpt = makeExcerpt(`${filler}The needle is here. ${filler}`, new Map([['needle', 1]]));
    expect(marked(excerpt)).toEqual(['needle']);
    expect(excerpt.text.length).toBeLessThanOrEqual(EXCERPT_LENGTH + 2);
    expect(excerpt.text).toMatch(/^….+…$/);
    expect(filler + 'The needle is here. ' + filler).toContain(excerpt.text.slice(1, -1));
    expect(excerpt.text.slice(1, -1)).toMatch(/^\S.*\S$/);
  });

  it('prefers the passage with more of the words over one that repeats a word', () => {
    const text = `alpha alpha alpha. ${filler}alpha and beta. ${filler}`;
    expect(
      marked(
        makeExcerpt(
          text,
          new Map([
            ['alpha', 1],
            ['beta', 1],
          ]),
        ),
      ),
    ).toContain('beta');
  });

  it('starts at the beginning when nothing matches', () => {
    const excerpt = makeExcerpt(filler, new Map([['absent', 1]]));
    expect(excerpt.text.startsWith('Words that')).toBe(true);
    expect(excerpt.ranges).toEqual([]);
  });

  it('is shorter for Chinese', () => {
    const text =
      '这些文字只是用来占位的，没有别的意思。'.repeat(30) + '这里说的是导航栏。' + '后面还有很多文字。'.repeat(30);
    const excerpt = makeExcerpt(
      text,
      new Map([
        ['导航', 1],
        ['航栏', 1],
      ]),
    );
    expect(marked(excerpt)).toEqual(['导航栏']);
    expect(excerpt.text.length).toBeLessThanOrEqual(HAN_EXCERPT_LENGTH + 2);
  });

  it('keeps every range inside the text and never splits a character', () => {
    const text = `${'😀'.repeat(200)} needle ${'😀'.repeat(200)}`;
    const excerpt = makeExcerpt(text, new Map([['needle', 1]]));
    expect(marked(excerpt)).toEqual(['needle']);
    expect(excerpt.text).not.toMatch(/\p{Cs}/u);
  });

  it('survives an empty text', () => {
    expect(makeExcerpt('', new Map([['a', 1]]))).toEqual({text: '', ranges: []});
  });
});
