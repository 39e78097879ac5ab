/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {countProofs} from '../../../content/claims/record';
import {loadCommunity} from '../../../content/facts/community';
import type {Page} from '../../../content/types';
import {acceptClaims, compareClaims, formatPage, formatShares, readRecord} from '../../../verify/claims/claims';
import {differenceProofs, recordProofs} from '../../../verify/claims/recorded';
import {sectionsOf, shownProofs} from '../../../verify/claims/sections';
import {checkSources, checkTests} from '../../../verify/claims/sources';
import type {Proof, Section} from '../../../verify/claims/types';

const section = (page: string, id: string, hash = 'now'): Section => ({key: `${page}#${id}`, page, id, hash, line: 1});
const proof = (by: string, ...proves: string[]): Proof => ({claim: `Said by ${by}.`, proves, by, place: by});
const sections = [section('a', 'one'), section('a', 'two'), section('b', 'one')];
const anchors = new Set(sections.map(({key}) => key));

describe('comparing claims with the record', () => {
  test('a section has the claims that name it, each once', () => {
    const report = compareClaims(sections, anchors, [proof('x', 'a#one', 'a#one'), proof('y', 'a#one')], {});
    expect(report.problems).toEqual([]);
    expect(report.sections.map(({proofs}) => proofs.map(({by}) => by))).toEqual([['x', 'y'], [], []]);
  });

  test('a claim that names no section is a problem, with the nearest one', () => {
    const {problems} = compareClaims(sections, anchors, [proof('x', 'a#ome')], {});
    expect(problems).toEqual([expect.stringMatching(/a#ome, which is no section.*a#one/)]);
  });

  test('a section that lost its proofs is a problem, one that has others is not', () => {
    const record = {a: {one: {hash: 'now', proofs: {x: 1}}, two: {hash: 'now', proofs: {x: 2}}}};
    const {problems} = compareClaims(sections, anchors, [proof('y', 'a#two')], record);
    expect(problems).toEqual([expect.stringContaining('a#one has lost its proofs (x)')]);
  });

  test('a section that is gone from its page has lost nothing', () => {
    const record = {a: {gone: {hash: 'now', proofs: {x: 1}}}};
    expect(compareClaims(sections, anchors, [], record).problems).toEqual([]);
  });

  test('a text that changed since makes its proofs old', () => {
    const record = {a: {one: {hash: 'then', proofs: {x: 1}}}};
    const report = compareClaims(sections, anchors, [proof('x', 'a#one')], record);
    expect(report.sections.map(({changed}) => changed)).toEqual([true, false, false]);
    expect(formatPage(report.sections.slice(0, 2), [])).toBe(
      '#one  (text changed since its proofs were accepted)\n  claims that no sentence names:\n      x: Said by x.  [x]\n#two',
    );
    expect(formatShares({sections: report.sections, sentences: []}).split('\n').at(-1)).toMatch(/^all +3 +1 +1 +0/);
  });
});

describe('accepting', () => {
  let dir: string;
  beforeEach(() => {
    dir = fs.mkdtempSync(path.join(os.tmpdir(), 'record-'));
    fs.mkdirSync(path.join(dir, 'content/claims'), {recursive: true});
    const old = {b: {one: {hash: 'then', proofs: {z: 1}}}, gone: {}};
    fs.writeFileSync(path.join(dir, 'content/claims/proven.json'), JSON.stringify(old));
  });
  afterEach(() => fs.rmSync(dir, {recursive: true}));

  test('records the proofs of the pages named, and forgets pages that are gone', async () => {
    const report = compareClaims(
      sections,
      anchors,
      [proof('x', 'a#one'), proof('x', 'a#one'), proof('y', 'a#one')],
      {},
    );
    await acceptClaims(dir, {sections: report.sections, sentences: []}, ['a']);
    expect(readRecord(dir)).toEqual({
      a: {one: {hash: 'now', proofs: {x: 2, y: 1}}},
      b: {one: {hash: 'then', proofs: {z: 1}}},
    });
  });

  test('a name that is no page changes nothing', async () => {
    const report = compareClaims(sections, anchors, [], {});
    await expect(acceptClaims(dir, {sections: report.sections, sentences: []}, ['c'])).rejects.toThrow(
      'No page is named c.',
    );
    await expect(acceptClaims(dir, {sections: report.sections, sentences: []}, [])).rejects.toThrow(
      'Name at least one page',
    );
    expect(Object.keys(readRecord(dir))).toEqual(['b', 'gone']);
  });
});

const page = {
  fileKey: 'guide/start/getting-started',
  file: 'docs/guide/start/getting-started.mdx',
  headings: [
    {id: 'build', line: 3},
    {id: 'empty', line: 9},
    {id: 'next-steps', line: 11},
  ],
  prose: [
    {kind: 'heading', line: 3, file: 'docs/guide/start/getting-started.mdx'},
    {kind: 'paragraph', line: 5, file: 'docs/guide/start/getting-started.mdx'},
    {kind: 'heading', line: 9, file: 'docs/guide/start/getting-started.mdx'},
    {kind: 'item', line: 13, file: 'docs/guide/start/getting-started.mdx'},
  ],
  fences: [
    {meta: 'excerpt="doc_build/index.html"', line: 7, file: 'docs/guide/start/getting-started.mdx'},
    {meta: 'title="docs/index.md"', line: 8, file: 'docs/guide/start/getting-started.mdx'},
  ],
} as unknown as Page;

test('sections without words of their own and those that lead on need no proof', () => {
  expect(sectionsOf(page, '\n\n## Build\n\nWords.').map(({key}) => key)).toEqual(['guide/start/getting-started#build']);
});

test('what the guide builds and shows is a proof, what it only writes is none', () => {
  expect(shownProofs(page)).toMatchObject([{by: 'guide', proves: ['guide/start/getting-started#build']}]);
  expect(shownProofs({...page, fileKey: 'guide/start/introduction'})).toEqual([]);
});

test('what the build of an example prints is a proof on every page', () => {
  const fences = [{...page.fences[0], meta: 'output="mistakes:root"'}] as Page['fences'];
  expect(shownProofs({...page, fences, fileKey: 'guide/about/errors'})).toMatchObject([
    {by: 'mistakes', proves: ['guide/about/errors#build']},
  ]);
});

test('code that is gone from a package is reported, white space and names of modules do not count', () => {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'sources-'));
  fs.mkdirSync(path.join(root, 'node_modules/p'), {recursive: true});
  fs.writeFileSync(path.join(root, 'node_modules/p/x.js'), 'call(__WEBPACK_EXTERNAL_MODULE_react__,\n   1)');
  const claim = {claim: 'It calls.', proves: [], file: 'p/x.js'};
  expect(checkSources([{...claim, holds: ['call(__WEBPACK_EXTERNAL_MODULE_other__, 1)']}], root)).toEqual([]);
  expect(checkSources([{...claim, holds: ['call(2)']}], root)).toEqual([
    expect.stringContaining('no longer holds: call(2)'),
  ]);
  expect(checkSources([{...claim, file: 'q.js', holds: ['x']}], root)).toEqual([expect.stringContaining('not there')]);
  fs.mkdirSync(path.join(root, 'examples/node_modules/r'), {recursive: true});
  fs.writeFileSync(path.join(root, 'examples/node_modules/r/y.js'), 'beside()');
  expect(checkSources([{...claim, file: 'r/y.js', holds: ['beside()']}], root)).toEqual([]);
  fs.rmSync(root, {recursive: true});
});

test('a case of a test that is gone is reported, as is the file', () => {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'tests-'));
  fs.writeFileSync(path.join(root, 'a.test.ts'), "test('counts', () => undefined);");
  const claim = {claim: 'It counts.', proves: [], file: 'a.test.ts', cases: ['counts']};
  expect(checkTests([claim], root)).toEqual([]);
  expect(checkTests([{...claim, cases: ['count']}], root)).toEqual([expect.stringContaining('no case “count”')]);
  expect(checkTests([{...claim, file: 'b.test.ts'}], root)).toEqual([expect.stringContaining('not there')]);
  fs.rmSync(root, {recursive: true});
});

const moving = {
  ...page,
  fileKey: 'guide/about/moving-to-2',
  expanded: [
    {name: 'NextFigure', attributes: {}, file: page.file, line: 1},
    {name: 'NextChanges', attributes: {}, file: page.file, line: 4},
    {name: 'Option', attributes: {}, file: page.file, line: 10},
  ],
  generated: [],
  links: [],
};

test('a record that a section shows is its proof, above the first section it proves none', () => {
  const proofs = recordProofs({...moving, fences: []});
  expect(proofs.map(({by, proves}) => [by, proves])).toEqual([
    ['next', []],
    ['next', ['guide/about/moving-to-2#build']],
  ]);
});

test('blocks are built with 2.x on the page about moving only', () => {
  const titled = [{...page.fences[1], line: 10}] as Page['fences'];
  expect(recordProofs({...moving, expanded: [], fences: titled})).toMatchObject([
    {by: 'next', proves: ['guide/about/moving-to-2#empty']},
  ]);
  expect(recordProofs({...moving, expanded: [], fences: titled, fileKey: 'guide/basic/ssg'})).toEqual([]);
});

test('an installation of a listed plugin in its listed version is a proof, in another it is none', () => {
  const [plugin] = loadCommunity().plugins;
  const found = (command: string) =>
    recordProofs({
      ...moving,
      expanded: [],
      fileKey: 'p',
      fences: [{...page.fences[0], meta: '', value: command, line: 5}] as Page['fences'],
    });
  const named = `${plugin?.name}@${plugin?.version}`;
  expect(found(`npm install --save-dev ${named}`)).toMatchObject([{by: 'registry', proves: ['p#build']}]);
  expect(found(`npm install --save-dev ${named}9`)).toEqual([]);
  expect(found(`npm view ${named}`)).toEqual([]);
});

test('a link to a row of the page about moving is a proof of its section, another link is none', () => {
  const link = (url: string) => ({url, text: '', file: page.file, line: 5});
  const proofs = recordProofs({...moving, expanded: [], fences: [], links: [link('#builder-plugins'), link('#build')]});
  expect(proofs.map(({proves}) => proves)).toEqual([['guide/about/moving-to-2#build']]);
});

test('what the release does otherwise than it says rests on its code, where it is listed or described', () => {
  const difference = {owner: 'A', name: 'x', kind: 'never-read', id: 'title-default'} as const;
  const facts = {differences: [{...difference, evidence: {package: 'p', file: 'f.js', line: 7}}]};
  const entry = {owner: 'A', name: 'x', id: 'empty', line: 9, component: 'Option'};
  const of = (name: string) => [{name: 'KnownDifferences', attributes: {of: name}, file: page.file, line: 4}];
  const found = (part: Partial<Page>) =>
    differenceProofs({...moving, expanded: [], ...part}, facts).map(({proves, place}) => [proves, place]);
  expect(found({expanded: of('A')})).toEqual([[['guide/about/moving-to-2#build'], 'node_modules/p/f.js:7']]);
  expect(found({expanded: of('B')})).toEqual([]);
  expect(found({generated: [entry]})).toEqual([[['guide/about/moving-to-2#empty'], 'node_modules/p/f.js:7']]);
  expect(found({generated: [{...entry, component: 'OptionTable'}]})).toEqual([]);
});

test('proofs of a page are added up, examples first', () => {
  const of = (proofs: Record<string, number>) => ({hash: '', proofs});
  expect(countProofs({one: of({source: 1, ssg: 2}), two: of({guide: 1, mdx: 1, ssg: 1})})).toEqual([
    ['mdx', 1],
    ['ssg', 3],
    ['guide', 1],
    ['source', 1],
  ]);
  expect(countProofs(undefined)).toEqual([]);
});
