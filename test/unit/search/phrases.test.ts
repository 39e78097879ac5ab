/** @jest-environment node */
import {createPhraseIndex} from '@site/search/engine/phrases';
import {stem} from '@site/search/engine/stem';
import {readStopWords} from '@site/search/engine/stopWords';
import {section} from './corpus';

const index = (phrases: Record<string, string[]>) => {
  const made = createPhraseIndex(readStopWords(['the', 'how']));
  for (const [anchor, list] of Object.entries(phrases)) made.add(section({route: '/page', anchor, phrases: list}));
  return made;
};
const id = (anchor: string) => section({route: '/page', anchor}).id;

test('the phrase that is the query is as like it as can be, and has all of it', () => {
  const found = index({hide: ['hide the sidebar', 'no menu'], other: ['wide pages']}).compare(
    ['hide', 'sidebar'].map(stem),
    [2, 1],
  );
  expect(found.get(id('hide'))).toEqual({share: 1, nearest: expect.closeTo(1), powers: expect.closeTo(1)});
  expect(found.has(id('other'))).toBe(false);
});

test('a phrase about more than the query is less like it, although it has all of it', () => {
  const found = index({one: ['hide sidebar'], two: ['hide sidebar on pages of another language']}).compare(
    ['hide', 'sidebar'].map(stem),
    [1, 1],
  );
  expect(found.get(id('two'))!.share).toBe(1);
  expect(found.get(id('two'))!.nearest).toBeLessThan(0.9 * found.get(id('one'))!.nearest);
});

test('a word that many phrases have says less than one that few have', () => {
  const common = Object.fromEntries(['a', 'b', 'c', 'd'].map((anchor) => [anchor, [`page ${anchor}${anchor}`]]));
  const found = index({...common, rare: ['footer elsewhere']}).compare(['page', 'footer'].map(stem), [1, 1]);
  expect(found.get(id('rare'))!.nearest).toBeGreaterThan(found.get(id('a'))!.nearest);
});

test('several phrases of a section that are like the query count together', () => {
  const found = index({one: ['dark logo'], two: ['dark logo', 'logo of the dark mode']}).compare(
    ['dark', 'logo'].map(stem),
    [1, 1],
  );
  expect(found.get(id('two'))!.nearest).toBeCloseTo(found.get(id('one'))!.nearest);
  expect(found.get(id('two'))!.powers).toBeGreaterThan(found.get(id('one'))!.powers);
});

test('sections that are added later count', () => {
  const made = index({one: ['dark logo']});
  made.compare(['logo'].map(stem), [1]);
  made.add(section({route: '/page', anchor: 'two', phrases: ['logo']}));
  expect(made.compare(['logo'].map(stem), [1]).get(id('two'))?.nearest).toBeCloseTo(1);
});

test('without phrases and without a query there is nothing to compare', () => {
  expect(index({}).compare(['logo'].map(stem), [1]).size).toBe(0);
  expect(index({one: ['dark logo']}).compare([], []).size).toBe(0);
});
