/** @jest-environment node */
import {commentOf, MARK, newlyOpen, readStatus, type LanguageData} from '../../scripts/translationsComment';
import {reportData} from '../../verify/translations/report';

const language = (open: LanguageData['open']): LanguageData => ({lang: 'zh', open});
const stale = (name: string, ...ids: string[]): LanguageData['open'][number] => ({
  name,
  english: `docs/${name}.mdx`,
  open: ids.map((id) => ({id, state: 'stale'})),
});

const head = [language([stale('guide/a', '', 'one', 'two'), stale('guide/b', 'three')])];
const base = [language([stale('guide/a', 'two'), stale('guide/b', 'three')])];

test('what was behind before is not the fault of the pull request', () => {
  expect(newlyOpen(head, base)).toEqual([language([stale('guide/a', '', 'one')])]);
  expect(newlyOpen(base, head)).toEqual([]);
});

test('the comment names the English file, the sections and the command', () => {
  const comment = commentOf(newlyOpen(head, base), false);
  expect(comment).toMatch(new RegExp(`^${MARK}\nEnglish changed`));
  expect(comment).toContain(
    '| `docs/guide/a.mdx` | zh | `opening` (English changed), `one` (English changed) | `npm run i18n:accept -- guide/a --lang zh` |',
  );
  expect(comment).not.toContain('guide/b');
});

test('where only typos were mended it gives the command that records it', () => {
  expect(commentOf(head, true)).toContain('\nnpm run i18n:accept -- --typo guide/a guide/b\n');
});

test('it says so when nothing falls behind, so that an older comment does not stay', () => {
  expect(commentOf([], false)).toBe(`${MARK}\nNo translation falls behind with this pull request.\n`);
});

test('it reads what the status writes', () => {
  const open = [{id: 'ssg', state: 'stale', file: 'docs/a.mdx', line: 3}] as const;
  const item = {name: 'a', kind: 'page', english: 'docs/a.mdx', translation: 't', exists: true, hashes: {}} as const;
  const data = reportData([
    {
      lang: 'zh',
      items: [
        {...item, open: [...open]},
        {...item, name: 'b', open: []},
      ],
    },
  ]);
  expect(readStatus(JSON.stringify(data))).toEqual([
    {lang: 'zh', open: [{name: 'a', english: 'docs/a.mdx', open: [{id: 'ssg', state: 'stale'}]}]},
  ]);
});

test.each([
  ['a name that is Markdown', [language([stale('a](https://host.example)')])], /is no name of a status/],
  ['a section without a name', [{lang: 'zh', open: [{...stale('a'), open: [{state: 'stale'}]}]}], /is a text/],
  ['another state', [{lang: 'zh', open: [{...stale('a'), open: [{id: '', state: '<b>'}]}]}], /is no state of a status/],
  ['something else', {}, /A status is a list of languages/],
])('%s is refused', (_what, data, message) => {
  expect(() => readStatus(JSON.stringify(data))).toThrow(message);
});

test('the key of a text is code in one cell, whatever it says', () => {
  const data = readStatus(JSON.stringify([language([stale('a', '`@owner` | <b>\n')])]));
  expect(commentOf(data, false)).toContain('| zh | `@owner <b>` (English changed) |');
});
