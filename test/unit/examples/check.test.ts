/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {checkClaims, type CheckContext} from '../../../verify/examples/check';
import type {Check, Claim} from '../../../verify/examples/define';
import {putFile} from '../../support/files';

let root: string;
let context: CheckContext;

const write = (name: string, text: string): string => putFile(root, name, text);

beforeAll(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'claims-'));
  write(
    'out/index.html',
    '<html lang="en"><body><h1 id="a">A  title</h1><a href="/b">b</a><a>c</a><input checked></body></html>',
  );
  write('out/guide/b.html', '<body><p class="note">only here</p></body>');
  write('out/static/app.1234.js', 'one');
  write('out/static/chunk.5678.js', 'two');
  write('out/data.json', '[{"title": "A"}]');
  write('out/log.txt', 'first\nsecond\n');
  write('other/index.html', '<body><p class="note">there</p></body>');
  write('example/docs/b.md', '# B');
  write('example/log.txt', 'first\nsecond\n');
  write('example/h1.html', '<h1 id="a">A  title</h1>\n');
  write('example/wrong.txt', 'first\nthird\n');
  context = {
    exampleDir: path.join(root, 'example'),
    build: 'default',
    outputs: {
      default: {dir: path.join(root, 'out'), log: 'ready\nwarn    odd'},
      other: {dir: path.join(root, 'other'), log: 'ready\nready to sail'},
    },
  };
});

afterAll(() => {
  fs.rmSync(root, {recursive: true, force: true});
});

const check = (claim: Check) => checkClaims([{claim: 'It holds.', ...claim}], context);

describe('claims that hold', () => {
  it.each<[string, Check]>([
    ['a file exists', {file: 'guide/b.html', exists: true}],
    ['a hashed file exists', {file: 'static/app.*.js', exists: true}],
    ['a file is missing', {file: 'c.html', exists: false, source: 'docs/b.md'}],
    ['files are', {files: '**/*.html', are: ['guide/b.html', 'index.html']}],
    ['files match', {files: 'static/*', are: [/^static\/app\./, /chunk/]}],
    ['text of one element', {file: 'index.html', selector: 'h1', text: 'A title'}],
    ['texts', {file: 'index.html', selector: 'a', texts: ['b', /^c$/]}],
    ['attributes', {file: 'index.html', selector: 'a', attribute: 'href', values: ['/b', null]}],
    ['boolean attributes', {file: 'index.html', selector: 'input', attribute: 'checked', values: ['']}],
    ['a count', {file: 'index.html', selector: 'a', count: 2}],
    ['an absent element', {file: 'index.html', selector: '.note', absent: true, unlike: 'guide/b.html'}],
    [
      'an element absent unlike another build',
      {file: 'index.html', selector: '.note', absent: true, unlike: 'other:index.html'},
    ],
    ['contained text', {file: 'static/*.js', contains: 'two'}],
    ['lacking text', {file: 'index.html', lacks: /only here/, unlike: 'guide/b.html'}],
    ['lines', {file: 'log.txt', lines: ['first', 'second']}],
    ['the same file', {file: 'log.txt', sameAs: 'log.txt'}],
    ['the same file but for a part', {file: 'log.txt', sameAs: 'wrong.txt', except: /second|third/}],
    ['the same part of a page', {file: 'index.html', selector: 'h1', sameAs: 'h1.html'}],
    ['a JSON value', {file: 'data.json', json: [0, 'title'], equals: 'A'}],
    ['the log', {log: /warn\s+odd/}],
    ['the log without', {logLacks: 'ready to sail', unlike: 'other'}],
  ])('%s', (_, claim) => {
    expect(check(claim)).toEqual([]);
  });
});

describe('claims that do not hold', () => {
  it.each<[string, Check, Partial<Record<'file' | 'expected' | 'found', RegExp>>]>([
    [
      'a missing file',
      {file: 'c.html', exists: true},
      {file: /^c\.html$/, found: /beside it: data\.json, index\.html/},
    ],
    ['an ambiguous file', {file: 'static/*.js', exists: true}, {found: /^2: static\/app/}],
    ['an unexpected file', {file: 'guide/*.html', exists: false, source: 'docs/b.md'}, {found: /guide\/b\.html/}],
    [
      'a file missing without a source',
      {file: 'c.html', exists: false, source: 'docs/c.md'},
      {found: /proves nothing/},
    ],
    ['other files', {files: '*.html', are: ['home.html']}, {found: /index\.html/}],
    ['other text', {file: 'index.html', selector: 'h1', text: 'B'}, {found: /A title/}],
    ['several elements for one text', {file: 'index.html', selector: 'a', text: 'b'}, {found: /"b", "c"/}],
    ['no element', {file: 'index.html', selector: '.none', texts: []}, {found: /\[\]/}],
    [
      'other attributes',
      {file: 'index.html', selector: 'a', attribute: 'href', values: ['/b', '/c']},
      {found: /"\/b", null/},
    ],
    ['another count', {file: 'index.html', selector: 'a', count: 3}, {found: /^2/}],
    ['a count of zero', {file: 'index.html', selector: '.x', count: 0}, {found: /use absent/}],
    [
      'an absent element that is there',
      {file: 'index.html', selector: 'h1', absent: true, unlike: 'guide/b.html'},
      {found: /^1/},
    ],
    [
      'an absent element that is nowhere',
      {file: 'index.html', selector: '.x', absent: true, unlike: 'guide/b.html'},
      {found: /proves nothing/},
    ],
    ['text not contained', {file: 'index.html', contains: 'zzz'}, {found: /A {2}title/}],
    ['lacking text that is there', {file: 'index.html', lacks: 'title', unlike: 'guide/b.html'}, {found: /it there/}],
    [
      'lacking text that is nowhere',
      {file: 'index.html', lacks: 'zzz', unlike: 'guide/b.html'},
      {found: /proves nothing/},
    ],
    ['other lines', {file: 'log.txt', lines: ['first']}, {found: /second/}],
    ['another file', {file: 'log.txt', sameAs: 'wrong.txt'}, {expected: /line 2 .*third/, found: /second/}],
    [
      'another part of a page',
      {file: 'index.html', selector: 'a', sameAs: 'h1.html'},
      {expected: /line 1 .*<h1/, found: /href=/},
    ],
    ['no file to compare with', {file: 'log.txt', sameAs: 'none.txt'}, {found: /copy the output/}],
    ['another JSON value', {file: 'data.json', json: [0, 'title'], equals: 'B'}, {found: /"A"/}],
    ['a JSON path that leads nowhere', {file: 'data.json', json: [1, 'title'], equals: 'A'}, {found: /nothing/}],
    ['broken JSON', {file: 'index.html', json: [], equals: 1}, {expected: /readable/}],
    ['another log', {log: 'error'}, {file: /^log$/, found: /odd/}],
    ['a log that has it', {logLacks: 'odd', unlike: 'other'}, {found: /it there/}],
    ['a log that lacks what no log has', {logLacks: 'zzz', unlike: 'other'}, {found: /proves nothing/}],
    [
      'an unknown build',
      {file: 'index.html', selector: '.note', absent: true, unlike: 'nowhere:index.html'},
      {found: /default, other/},
    ],
  ])('%s', (_, claim, expected) => {
    const failures = check(claim);
    expect(failures).toHaveLength(1);
    for (const [key, pattern] of Object.entries(expected)) {
      expect(failures[0]).toHaveProperty(key, expect.stringMatching(pattern));
    }
  });
});

describe('claims that are not needed', () => {
  const holds: Claim = {claim: 'There is a page.', file: 'index.html', exists: true};

  it('refuses a check made twice', () => {
    expect(checkClaims([holds, {...holds, claim: 'There is a page, again.'}], context)).toMatchObject([
      {expected: 'each check once'},
    ]);
  });

  it('refuses a sentence said twice', () => {
    expect(checkClaims([holds, {claim: holds.claim, file: 'data.json', exists: true}], context)).toMatchObject([
      {expected: 'each sentence once'},
    ]);
  });

  it('refuses a build without claims', () => {
    expect(checkClaims([], context)).toMatchObject([{file: 'expect.ts', expected: 'at least one claim'}]);
  });
});
