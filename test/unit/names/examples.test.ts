/** @jest-environment node */
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {readRecord} from '../../../content/names/record';
import {exampleHashes, exampleSamples, recordsOfExamples, type NamedFile} from '../../../verify/names/examples';
import {outdatedExamples, staleRecords, writeRecords} from '../../../verify/names/files';
import {putFile} from '../../support/files';

const CONFIG = 'examples/tea/rspress.config.ts';

let root: string;
let siteDir: string;

const write = (file: string, text: string): string => putFile(siteDir, file, text);

beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'examples-'));
  root = path.join(siteDir, 'examples');
  write('examples/tea/expect.ts', 'export default {};');
  write('examples/tea/README.md', '---\ntitle: About\n---\n');
  write('examples/tea/before/index.md', '---\noutline: deep\n---\n');
  write('examples/tea/docs/index.md', '---\ntitle: Tea\n---\n');
  write('examples/tea/docs/cup.svg', '<svg/>');
  write(CONFIG, '// #region all\nexport default {\n  title: 1,\n};\n// #endregion all\n');
});

afterEach(() => rmSync(siteDir, {recursive: true}));

/** Names as the checker finds them, out of order and one without an entry. */
const NAMED: NamedFile[] = [
  {
    file: CONFIG,
    names: [
      {file: CONFIG, line: 1, kind: 'typed', text: 'title', to: '/api/config#title', at: {line: 1, column: 2}},
      {file: CONFIG, line: 1, kind: 'typed', text: 'default', to: '/api/config#x', at: {line: 0, column: 7}},
      {file: CONFIG, line: 1, kind: 'typed', text: 'lost', reason: 'no page shows it', at: {line: 1, column: 9}},
    ],
  },
];

const records = () => recordsOfExamples(exampleSamples(root), NAMED);

test('files of the project are looked at as readers see them, those about it and of other tools are not', () => {
  const [tea, ...others] = exampleSamples(root);
  expect(others).toEqual([]);
  expect(tea?.fences.map(({file, lang, value}) => [file, lang, value])).toEqual([
    ['examples/tea/docs/index.md', 'md', '---\ntitle: Tea\n---'],
    [CONFIG, 'ts', 'export default {\n  title: 1,\n};'],
  ]);
});

test('a record holds the names with an entry by file, in the order of the text', async () => {
  await writeRecords(siteDir, records());
  expect(readRecord(siteDir, 'examples/tea')?.names).toEqual({
    'rspress.config.ts': ['0:7+7 /api/config#x', '1:2+5 /api/config#title'],
  });
});

test('a record that was not made from the files of today is named, with how to renew it', async () => {
  const outdated = () => outdatedExamples(siteDir, exampleHashes(exampleSamples(root)));
  expect(outdated()).toEqual([
    {file: 'content/names/examples/tea.json', message: expect.stringContaining('examples/tea were looked up before')},
  ]);
  await writeRecords(siteDir, records());
  expect(outdated()).toEqual([]);
  write('examples/tea/README.md', 'Other words.');
  expect(outdated()).toEqual([]);
  write('examples/tea/docs/index.md', '---\npageType: home\n---\n');
  expect(outdated()).toEqual([
    {file: 'content/names/examples/tea.json', message: expect.stringMatching(/files changed\. Run "npm run samples"/)},
  ]);
});

test('a record that says something else than the files, and one of an example that is gone, are stale', async () => {
  const stale = () => staleRecords(siteDir, records());
  await writeRecords(siteDir, records());
  expect(await stale()).toEqual([]);
  const record = readRecord(siteDir, 'examples/tea')!;
  const planted = {...record, names: {'rspress.config.ts': ['1:2+5 /api/config#base']}};
  write('content/names/examples/tea.json', JSON.stringify(planted));
  write('content/names/examples/coffee.json', JSON.stringify(record));
  expect(await stale()).toEqual([
    expect.stringMatching(/^content\/names\/examples\/coffee\.json is not what the files of the example say/),
    expect.stringMatching(/^content\/names\/examples\/tea\.json .*npm run samples/),
  ]);
  expect(await writeRecords(siteDir, records())).toEqual(['examples/coffee', 'examples/tea']);
  expect(await stale()).toEqual([]);
});
