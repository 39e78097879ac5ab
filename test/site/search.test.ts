import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {evaluate, readQueries, shortfalls} from '../../scripts/bench/search';
import {createEngine, isIdentifier} from '../../search/engine';
import {compressedSize, HEAD_BUDGET} from '../../search/files';
import {unpack, type PackedHead, type PackedTail} from '../../search/pack';
import {BUILD} from './support';

/** The index of a language as it is shipped: first file, and what follows it. */
function shippedIndex(lang: 'en' | 'zh'): {head: PackedHead; tail: PackedTail | undefined} {
  const folder = path.join(BUILD, lang === 'en' ? '' : lang, 'search');
  const read = (name: RegExp): unknown => {
    const file = readdirSync(folder).find((candidate) => name.test(candidate));
    return file === undefined ? undefined : JSON.parse(readFileSync(path.join(folder, file), 'utf8'));
  };
  return {
    head: read(new RegExp(`^${lang}\\.[0-9a-f]+\\.json$`)) as PackedHead,
    tail: read(new RegExp(`^${lang}-more\\.[0-9a-f]+\\.json$`)) as PackedTail | undefined,
  };
}

describe.each(['en', 'zh'] as const)('search in %s', (lang) => {
  const {head, tail} = shippedIndex(lang);
  const sections = unpack(head, tail);
  const engine = createEngine(sections, head.stop, head.synonyms);
  const routes = new Set(sections.map(({route}) => route));

  test('finds the right page first, for the queries of test/search', () => {
    const report = evaluate(engine, readQueries(process.cwd(), lang), routes, 1);
    expect(shortfalls(report)).toEqual([]);
  });

  // Where the texts are cut rests on estimates, so this is the size that readers download.
  test('has a first file that fits the budget and leaves little of it', () => {
    const size = compressedSize(JSON.stringify(head));
    expect(size).toBeLessThanOrEqual(HEAD_BUDGET);
    expect(size).toBeGreaterThan(HEAD_BUDGET * 0.95);
  });

  test('already does with the first file', () => {
    const report = evaluate(
      createEngine(unpack(head), head.stop, head.synonyms),
      readQueries(process.cwd(), lang),
      routes,
      1,
    );
    expect(report.recallAt1).toBeGreaterThanOrEqual(0.95);
    expect(report.zeroResultRate).toBe(0);
  });

  // Names that are words, such as «sidebar», have guides that are as right: there it has to be among the results.
  test('finds every option, function and command first where it is defined', () => {
    const defined = new Map<string, Set<string>>();
    for (const {defines, heading, route} of sections) {
      if (defines.includes(heading)) defined.set(heading, (defined.get(heading) ?? new Set()).add(route));
    }
    expect(defined.size).toBeGreaterThan(150);
    const elsewhere = [...defined].flatMap(([name, pages]) => {
      const found = engine.search(name).pages.map(({route}) => route);
      const isRight = found.slice(0, isIdentifier(name) ? 1 : found.length).some((route) => pages.has(route));
      return isRight ? [] : [`${name}: ${found.slice(0, 5).join(', ')}, not ${[...pages].join(' or ')}`];
    });
    expect(elsewhere).toEqual([]);
  });
});
