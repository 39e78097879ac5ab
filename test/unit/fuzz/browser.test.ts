/**
 * What reaches the page of a reader, at random: queries of the search, and messages of frames.
 *
 * @jest-environment node
 */
import fc from 'fast-check';
import {isFromFrame} from '../../../src/components/LiveDemo/messages';
import {createEngine} from '../../../search/engine';
import {chinese, english} from '../search/corpus';
import {fuzz, INHERITED, textOf} from './support';

describe('queries of the search', () => {
  const engine = createEngine([...english, ...chinese]);
  const query = textOf(
    ...[
      'nav',
      'navbar',
      'themeConfig.nav',
      '部署',
      '导航栏',
      ' ',
      '.',
      '-',
      '"',
      '*',
      '\\',
      '(',
      '[',
      '\u200d',
      '\ud800',
    ],
    ...['Error: ', '\n    at f (a.js:1:2)', '<b>', 'a'.repeat(80), ...INHERITED],
  );

  test('find pages, or nothing, and mark only what is there', () => {
    fuzz(query, (text) => {
      const {pages} = engine.search(text);
      for (const hit of pages.flatMap(({hits}) => hits)) {
        const {ranges, text: shown} = hit.excerpt;
        // A call of `expect` takes longer than a search.
        const isThere = ranges.every(([start, end]) => start >= 0 && end > start && end <= shown.length);
        if (!isThere) throw new Error(`Marks ${JSON.stringify(ranges)} in ${JSON.stringify(shown)}`);
      }
      expect(Array.isArray(engine.suggest(text))).toBe(true);
    });
  });
});

describe('messages of a frame', () => {
  /** Whether a value is a message, written once more. */
  function isMessage(value: unknown): boolean {
    if (typeof value !== 'object' || value === null) return false;
    const {type, height, run, kind, text} = value as Record<string, unknown>;
    if (type === 'ready' || type === 'alive') return true;
    if (type === 'size') return typeof height === 'number' && Number.isFinite(height);
    if (typeof run !== 'number' || !Number.isInteger(run)) return false;
    const isKind = kind === 'export' || kind === 'module' || kind === 'thrown';
    return type === 'done' || (type === 'failed' && isKind && typeof text === 'string');
  }
  const odd = fc.oneof(
    fc.anything({withNullPrototype: true, withBigInt: true, withDate: true, withMap: true, withTypedArray: true}),
    fc.constantFrom<unknown>(['export'], ['ready'], {toString: 1, valueOf: 1}, Infinity, NaN, -0, '1', 1.5, 1),
  );
  const near = fc.record(
    {
      type: fc.oneof(fc.constantFrom('ready', 'alive', 'size', 'done', 'failed', 'run', ...INHERITED), odd),
      height: fc.oneof(fc.double(), odd),
      run: fc.oneof(fc.integer(), odd),
      kind: fc.oneof(fc.constantFrom('export', 'module', 'thrown', ...INHERITED), odd),
      text: fc.oneof(fc.string(), odd),
    },
    {requiredKeys: []},
  );

  test('count if, and only if, they have the form of one', () => {
    fuzz(fc.oneof(near, odd), (data) => expect(isFromFrame(data)).toBe(isMessage(data)));
  });
});
