/** @jest-environment node */
import {crossingBigrams} from '@site/search/engine/match';
import {parseQuery} from '@site/search/engine/query';
import {
  allowedEdits,
  combineSectionScores,
  coverage,
  inverseDocumentFrequency,
  PHRASE_GAIN,
  PHRASE_POWER,
  nearnessFactor,
  phraseFactor,
  QUESTION_GAIN,
  questionFactor,
  rarities,
  RARITY_POWER,
} from '@site/search/engine/score';

describe('rarities', () => {
  it('grow with the share of the rarest word; bigrams alone keep their weight', () => {
    expect(rarities([1, 4], [false, false])).toEqual([0.25 ** RARITY_POWER, 1]);
    expect(rarities([2, 4], [true, false])).toEqual([0.5 ** RARITY_POWER, 1]);
    expect(rarities([3, 1], [true, true])).toEqual([1, 1]);
  });
});

describe('crossingBigrams', () => {
  const crossing = (query: string, frequencies: number[]) => {
    const {units} = parseQuery(query);
    expect(units).toHaveLength(frequencies.length);
    const found = crossingBigrams(units, frequencies);
    return units.filter((_, i) => found[i]).map(({term}) => term);
  };

  it('are rarer than both neighbours', () => {
    expect(crossing('社交链接图标', [4, 1, 90, 0, 20])).toEqual(['交链', '接图']);
    expect(crossing('社交链接图标', [1, 4, 90, 90, 20])).toEqual([]);
  });

  it('have neighbours on both sides in the same run', () => {
    expect(crossing('链接 图标', [0, 5])).toEqual([]);
    expect(crossing('nav 链接图', [9, 1, 9])).toEqual([]);
  });
});

describe('allowedEdits', () => {
  it.each([
    ['nav', false, 0],
    ['base', false, 1],
    ['route', false, 1],
    ['deploy', false, 2],
    ['自定义主题', true, 0],
    ['i18n', false, 0],
    ['config.nav', false, 0],
  ])('for %s', (term, han, edits) => {
    expect(allowedEdits(term, han)).toBe(edits);
  });
});

describe('inverseDocumentFrequency', () => {
  it('falls with frequency and stays positive', () => {
    const rare = inverseDocumentFrequency(1, 100);
    const common = inverseDocumentFrequency(50, 100);
    const everywhere = inverseDocumentFrequency(100, 100);
    expect(rare).toBeGreaterThan(common);
    expect(common).toBeGreaterThan(everywhere);
    expect(everywhere).toBeGreaterThan(0);
  });
});

describe('coverage', () => {
  it('weighs units by how telling they are', () => {
    expect(coverage([1, 0], [3, 1])).toBe(0.75);
    expect(coverage([0, 1], [3, 1])).toBe(0.25);
    expect(coverage([1, 1], [3, 1])).toBe(1);
  });

  it('is 1 for nothing asked', () => {
    expect(coverage([], [])).toBe(1);
  });
});

describe('phraseFactor', () => {
  it('grows with the share of the query that the best phrase has', () => {
    expect(phraseFactor(0)).toBe(1);
    expect(phraseFactor(0.5)).toBe(1 + PHRASE_GAIN * 0.5 ** PHRASE_POWER);
    expect(phraseFactor(1)).toBe(1 + PHRASE_GAIN);
  });
});

describe('nearnessFactor', () => {
  const words = (count: number) => Array<boolean>(count).fill(false);

  it('grows with the likeness, and from the second to the third word', () => {
    expect(nearnessFactor(1, 2, words(3))).toBe(3);
    expect(nearnessFactor(0.5, 2, words(3))).toBe(1.25);
    expect(nearnessFactor(1, 2, words(2))).toBe(2);
    expect(nearnessFactor(1, 2, words(9))).toBe(3);
  });

  it('is nothing for a name, and without phrases', () => {
    expect(nearnessFactor(1, 2, words(1))).toBe(1);
    expect(nearnessFactor(1, 2, [true, true])).toBe(1);
    expect(nearnessFactor(0, 2, words(3))).toBe(1);
  });
});

describe('questionFactor', () => {
  it('lifts a page that has the question as a phrase, and no page for a name', () => {
    const words = (count: number) => Array.from({length: count}, () => false);
    expect(questionFactor([0.5, 1], words(4))).toBe(1 + QUESTION_GAIN);
    expect(questionFactor([0.5, 1], words(3))).toBe(1);
    expect(questionFactor([], words(4))).toBe(1);
  });

  it('counts two bigrams as a word', () => {
    const bigrams = (count: number) => Array.from({length: count}, () => true);
    expect(questionFactor([1], bigrams(7))).toBe(1);
    expect(questionFactor([1], bigrams(8))).toBe(1 + QUESTION_GAIN);
  });
});

describe('combineSectionScores', () => {
  it('adds two thirds of the next three to the best', () => {
    expect(combineSectionScores([3, 9, 6, 6])).toBe(9 + (2 * 15) / 3);
  });

  it('ignores sections after the fourth', () => {
    expect(combineSectionScores([9, 3, 3, 3, 3, 3])).toBe(combineSectionScores([9, 3, 3, 3]));
  });

  it('is 0 without sections', () => {
    expect(combineSectionScores([])).toBe(0);
  });
});
