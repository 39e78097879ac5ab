import {createHash} from 'node:crypto';
import {compressedSize, toFiles} from '@site/search/files';
import {unpack, type PackedHead, type PackedTail} from '@site/search/pack';
import {english, section} from './corpus';

/** Words that do not compress: digests of a counter. */
const words = (seed: number, count: number) =>
  Array.from({length: count}, (_, i) => createHash('sha256').update(`${seed}/${i}`).digest('hex').slice(0, 6)).join(
    ' ',
  );

describe('toFiles', () => {
  it('writes one file when everything fits', () => {
    const {head, tail} = toFiles('en', english);
    expect(tail).toBeUndefined();
    expect(head.name).toMatch(/^en\.[0-9a-f]{8}\.json$/);
  });

  it('names a file by its content', () => {
    expect(toFiles('en', english).head.name).toBe(toFiles('en', english).head.name);
    expect(toFiles('en', english).head.name).not.toBe(toFiles('en', english.slice(1)).head.name);
  });

  it('keeps the head in the budget and loses nothing', () => {
    const sections = Array.from({length: 30}, (_, i) => section({route: `/p${i}`, text: words(i, 300)}));
    const budget = 12_000;
    const {head, tail} = toFiles('en', sections, budget);
    expect(compressedSize(head.content)).toBeLessThanOrEqual(budget);
    expect(tail).toBeDefined();
    const restored = unpack(JSON.parse(head.content) as PackedHead, JSON.parse(tail!.content) as PackedTail);
    expect(restored.map(({text}) => text)).toEqual(sections.map(({text}) => text));
  });

  it('cuts no more than it must', () => {
    const sections = Array.from({length: 30}, (_, i) => section({route: `/p${i}`, text: words(i, 300)}));
    const budget = 30_000;
    const {head} = toFiles('en', sections, budget);
    expect(compressedSize(head.content)).toBeGreaterThan(budget * 0.95);
  });

  it('says what to do when the budget cannot be kept', () => {
    const sections = Array.from({length: 50}, (_, i) => section({route: `/p${i}`, text: words(i, 20)}));
    expect(() => toFiles('en', sections, 100)).toThrow(/HEAD_BUDGET/);
  });
});
