/** @jest-environment node */
import {createHash} from 'node:crypto';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
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

  it('finds the cut once, and anew when the sections or the format are others', () => {
    const cacheDir = mkdtempSync(path.join(tmpdir(), 'search-'));
    const kept = path.join(cacheDir, 'en.json');
    const budget = 12_000;
    const sections = Array.from({length: 30}, (_, i) => section({route: `/p${i}`, text: words(i, 300)}));
    const others = sections.map((each) => ({...each, text: each.text.slice(0, 100)}));
    const build = (of = sections) => toFiles('en', of, budget, cacheDir);
    /** Changes what is kept, so that it can be told from what is found. */
    const forge = (change: (cut: {length: number; estimate: number}) => object) => {
      const cut = JSON.parse(readFileSync(kept, 'utf8')) as {length: number; estimate: number};
      writeFileSync(kept, JSON.stringify({...cut, ...change(cut)}));
    };
    try {
      const found = build();
      expect(found.head).toEqual(toFiles('en', sections, budget).head);
      forge(() => ({size: 11}));
      expect(build()).toEqual({...found, headSize: 11});
      forge(({length}) => ({length: length - 20}));
      expect(build()).toEqual(found);
      expect(build(others).head).toEqual(toFiles('en', others, budget).head);
      expect(build()).toEqual(found);
      writeFileSync(kept, '{"key": "cut o');
      expect(build()).toEqual(found);
    } finally {
      rmSync(cacheDir, {recursive: true});
    }
  });

  it('keeps that nothing has to be cut, too', () => {
    const cacheDir = mkdtempSync(path.join(tmpdir(), 'search-'));
    try {
      const [first, second] = [1, 2].map(() => toFiles('en', english, undefined, cacheDir));
      expect(first?.tail).toBeUndefined();
      expect(second).toEqual(first);
    } finally {
      rmSync(cacheDir, {recursive: true});
    }
  });

  it('says what to do when the budget cannot be kept', () => {
    const sections = Array.from({length: 50}, (_, i) => section({route: `/p${i}`, text: words(i, 20)}));
    expect(() => toFiles('en', sections, 100)).toThrow(/HEAD_BUDGET/);
  });
});
