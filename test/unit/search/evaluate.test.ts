/** @jest-environment node */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {evaluate, quantile, shortfalls, type RelevanceQuery} from '@site/scripts/bench/search';
import {createEngine} from '@site/search/engine';
import {english} from './corpus';

const engine = createEngine(english);
const routes = new Set(english.map((section) => section.route));
const query = (text: string, ...accept: string[]): RelevanceQuery => ({kind: 'word', query: text, accept});

describe('evaluate', () => {
  it('counts ranks', () => {
    const right = query('deploy', '/guide/basic/deploy');
    const second = query('navbar', engine.search('navbar').pages[1]!.route);
    const never = query('qqqq', '/guide/basic/deploy');
    const report = evaluate(engine, [right, second, never], routes, 1);
    expect(report.outcomes.map((outcome) => outcome.rank)).toEqual([1, 2, undefined]);
    expect(report.recallAt1).toBeCloseTo(1 / 3);
    expect(report.recallAt5).toBeCloseTo(2 / 3);
    expect(report.meanReciprocalRank).toBeCloseTo((1 + 1 / 2) / 3);
    expect(report.zeroResultRate).toBeCloseTo(1 / 3);
  });

  it('skips, and says so, what no page can answer yet', () => {
    const report = evaluate(engine, [query('deploy', '/not/written')], routes, 1);
    expect(report.outcomes).toEqual([]);
    expect(shortfalls(report)).toContainEqual(expect.stringContaining('1 queries were skipped'));
  });

  it('names each floor that is not reached', () => {
    const report = evaluate(engine, [query('qqqq', '/guide/basic/deploy')], routes, 1);
    expect(shortfalls(report)).toHaveLength(3);
    expect(shortfalls(evaluate(engine, [query('deploy', '/guide/basic/deploy')], routes, 1))).toEqual([]);
  });
});

describe('quantile', () => {
  it('gives the middle and the end', () => {
    expect(quantile([3, 1, 2], 0.5)).toBe(2);
    expect(quantile([3, 1, 2], 0.95)).toBe(3);
    expect(quantile([], 0.5)).toBeNaN();
  });
});

describe.each(['en', 'zh'])('relevance set %s', (lang) => {
  const queries = JSON.parse(
    readFileSync(path.join(process.cwd(), 'test/search', `${lang}.json`), 'utf8'),
  ) as RelevanceQuery[];

  it('has at least 80 different queries, each with accepted routes', () => {
    expect(new Set(queries.map((entry) => entry.query)).size).toBe(queries.length);
    expect(queries.length).toBeGreaterThanOrEqual(80);
    for (const {accept} of queries) {
      expect(accept.length).toBeGreaterThan(0);
      for (const route of accept) {
        expect(route).toMatch(lang === 'zh' ? /^\/zh\/(?:guide|plugin|api)/ : /^\/(?:guide|plugin|api)/);
      }
    }
  });
});
