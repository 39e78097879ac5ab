/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {Code, Root} from 'mdast';
import {VFile} from 'vfile';
import quote, {readQuote} from '../../../content/remark/quote';
import {commentsOf, translateComments} from '../../../content/remark/quote/comments';
import {dedent, readRegions} from '../../../content/remark/quote/regions';
import {putFile} from '../../support/files';

let root: string;

const write = (name: string, text: string): string => putFile(path.join(root, 'examples'), name, text);

beforeAll(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'quote-'));
  write(
    'lamp/rspress.config.ts',
    [
      'export default {',
      '  // #region title',
      "  title: 'Lamp',",
      '  // #endregion title',
      '  themeConfig: {',
      '    // #region nav',
      '    nav: [',
      '      // #region item',
      "      {text: 'Guide'},",
      '      // #endregion item',
      '    ],',
      '    // #endregion nav',
      '  },',
      '};',
      '',
    ].join('\n'),
  );
  write('lamp/docs/index.mdx', '# Lamp\n\n{/* #region tabs */}\n<Tabs />\n{/* #endregion tabs */}\n');
  write('lamp/page.html', '<!-- #region a -->\n<p>a</p>\n<!-- #endregion -->\n');
  write('lamp/site.yml', 'on:\n  # #region push\n  push:\n    branches: [main]\n  # #endregion push\n');
  write('lamp/style.css', '/* #region lamp */\n.lamp {\n}\n/* #endregion lamp */\n');
  write('lamp/open.ts', '// #region never\nconst a = 1;\n');
  write('lamp/empty.ts', '// #region none\n\n// #endregion none\n');
  fs.writeFileSync(path.join(root, 'secret.txt'), 'secret');
  fs.symlinkSync(path.join(root, 'secret.txt'), path.join(root, 'examples/lamp/link.txt'));
});

afterAll(() => {
  fs.rmSync(root, {recursive: true, force: true});
});

/** Runs the transformer on one fence that starts in line 7. */
function run(meta: string, value = ''): Code {
  const node: Code = {
    type: 'code',
    lang: 'ts',
    meta,
    value,
    position: {start: {line: 7, column: 1}, end: {line: 8, column: 4}},
  };
  const tree: Root = {type: 'root', children: [{type: 'blockquote', children: [node]}]};
  quote({root})(tree, new VFile({path: '/site/docs/page.mdx'}));
  return node;
}

describe('quoting', () => {
  it('fills a fence with the whole file, without the region comments', () => {
    const node = run('file="examples/lamp/rspress.config.ts"');
    expect(node.value).toBe(
      [
        'export default {',
        "  title: 'Lamp',",
        '  themeConfig: {',
        '    nav: [',
        "      {text: 'Guide'},",
        '    ],',
        '  },',
        '};',
      ].join('\n'),
    );
  });

  it('adds the path inside the example as the title, and keeps other words', () => {
    expect(run('{2} file="examples/lamp/docs/index.mdx"').meta).toBe(
      '{2} file="examples/lamp/docs/index.mdx" title="docs/index.mdx"',
    );
  });

  it('says which file an excerpt is from, instead of a title', () => {
    expect(run('excerpt file="examples/lamp/rspress.config.ts" region=title').meta).toBe(
      'excerpt="rspress.config.ts" file="examples/lamp/rspress.config.ts" region=title',
    );
    const meta = 'excerpt="the page" file="examples/lamp/docs/index.mdx"';
    expect(run(meta).meta).toBe(meta);
  });

  it('keeps a title that is given', () => {
    const meta = 'title="My page" file="examples/lamp/docs/index.mdx"';
    expect(run(meta).meta).toBe(meta);
  });

  it('quotes a region, dedented, with inner regions unmarked', () => {
    expect(run('file=examples/lamp/rspress.config.ts region=nav').value).toBe("nav: [\n  {text: 'Guide'},\n],");
  });

  it.each([
    ['examples/lamp/docs/index.mdx', 'tabs', '<Tabs />'],
    ['examples/lamp/page.html', 'a', '<p>a</p>'],
    ['examples/lamp/site.yml', 'push', 'push:\n  branches: [main]'],
    ['examples/lamp/style.css', 'lamp', '.lamp {\n}'],
  ])('reads region comments of %s', (file, region, text) => {
    expect(readQuote(root, file, region)).toBe(text);
  });

  it('leaves fences alone that quote nothing', () => {
    const meta = 'title="the file=examples/lamp/page.html"';
    expect(run(meta)).toMatchObject({value: '', meta});
    expect(run('title="profile=x"', 'const a = 1;')).toMatchObject({value: 'const a = 1;', meta: 'title="profile=x"'});
  });

  it.each([
    [
      'text of its own',
      'file="examples/lamp/page.html"',
      'const a = 1;',
      /has file=.* and text of its own\. Remove the text/,
    ],
    ['a missing file', 'file="examples/lamp/nope.ts"', '', /does not exist\. Beside it there are: docs, empty\.ts/],
    ['a missing example', 'file="examples/lamb/nope.ts"', '', /does not exist\. The examples are: lamp\./],
    ['a folder', 'file="examples/lamp/docs"', '', /does not exist/],
    ['a path out of the examples', 'file="examples/../secret.txt"', '', /is not a file of an example/],
    ['an absolute path', 'file="/etc/hosts"', '', /is not a file of an example/],
    ['a link out of the examples', 'file="examples/lamp/link.txt"', '', /link to a file outside/],
    ['an unknown region', 'file="examples/lamp/page.html" region="b"', '', /has no region "b"\. Its regions are: a\./],
    ['an unclosed region', 'file="examples/lamp/open.ts"', '', /region "never" opened in line 1 is never closed/],
    ['an empty region', 'file="examples/lamp/empty.ts" region="none"', '', /region "none" of .* is empty/],
    ['a region without a file', 'region="a"', '', /region="a" needs a file/],
  ])('fails at the line of the fence for %s', (_, meta, value, message) => {
    expect.assertions(2);
    try {
      run(meta, value);
    } catch (error) {
      expect(error).toMatchObject({line: 7});
      expect(String(error)).toMatch(message);
    }
  });
});

describe('comments', () => {
  const source = [
    '/** Tells the time. */',
    'export function clock() {',
    '  // Midnight is 0.',
    "  const url = 'https://example.com'; // Not alone in its line.",
    '  /*',
    '   * Two lines',
    '   */',
    '  return url;',
    '}',
    "export * from './hands';",
  ].join('\n');

  it('finds those that have a line of their own', () => {
    expect(commentsOf(source)).toEqual(['Tells the time.', 'Midnight is 0.', 'Two lines']);
  });

  it('translates what it has a text for, and keeps the marks', () => {
    const lines = translateComments(source, {'Tells the time.': '报时。', 'Midnight is 0.': '$& 零点是 0。'}).split(
      '\n',
    );
    expect(lines.slice(0, 3)).toEqual(['/** 报时。 */', 'export function clock() {', '  // $& 零点是 0。']);
    expect(lines.slice(3)).toEqual(source.split('\n').slice(3));
  });

  it('shows them in the language of the page', () => {
    write('clock/clock.ts', source);
    fs.mkdirSync(path.join(root, 'i18n/zh'), {recursive: true});
    fs.writeFileSync(path.join(root, 'i18n/zh/quoted-comments.json'), '{"Tells the time.": "报时。"}');
    const quoted = (page: string): string | undefined => {
      const node: Code = {type: 'code', lang: 'ts', meta: 'file="examples/clock/clock.ts"', value: ''};
      quote({root})({type: 'root', children: [node]}, new VFile({path: path.join(root, page)}));
      return node.value.split('\n')[0];
    };
    expect(quoted('docs/page.mdx')).toBe('/** Tells the time. */');
    expect(quoted('i18n/zh/docusaurus-plugin-content-docs/current/page.mdx')).toBe('/** 报时。 */');
  });
});

describe('regions', () => {
  it.each([
    [
      'opened twice',
      '// #region a\n// #endregion a\n// #region a\n// #endregion a',
      /line 3 opens the region "a" a second time/,
    ],
    ['closed without being open', 'x\n// #endregion a', /line 2 closes the region "a" that is not open/],
    ['without a name', '// #region', /line 1 opens a region without a name/],
  ])('refuses a region %s', (_, source, message) => {
    expect(() => readRegions(source)).toThrow(message);
  });

  it('lets regions overlap', () => {
    const {byName} = readRegions('// #region a\n1\n// #region b\n2\n// #endregion a\n3\n// #endregion b');
    expect(byName.get('a')?.lines).toEqual(['1', '2']);
    expect(byName.get('b')?.lines).toEqual(['2', '3']);
  });

  it('does not take prose for a region comment', () => {
    expect(readRegions('// see #region a\nconst region = 1;').whole).toBe('// see #region a\nconst region = 1;');
  });
});

describe('dedent', () => {
  it('removes shared indentation and blank lines around', () => {
    expect(dedent(['', '    a', '', '      b', '  '])).toBe('a\n\n  b');
  });

  it('makes nothing of nothing', () => {
    expect(dedent(['', ' '])).toBe('');
  });
});
