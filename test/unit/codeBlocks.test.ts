import {readFileSync} from 'node:fs';
import type {Element, Root} from 'hast';
import {VFile} from 'vfile';
import {parseTree, treeHtml} from '../../content/rehype/fileTree';
import {knownLanguages} from '../../content/fences/grammars';
import {takeMagicComments} from '../../content/fences/magicComments';
import {parseMeta} from '../../content/fences/meta';
import {parsePatch} from '../../content/fences/patch';
import {nearest} from '../../content/suggest';
import {renderCode, type CodeSettings} from '../../content/rehype/render';
import {piecesOf} from '../../content/rehype/tokens';
import codeBlocks from '../../content/rehype/codeBlocks';

const settings: CodeSettings = {showLineNumbers: false, defaultWrapCode: false, codeHighlighter: 'prism'};

/** Text of a piece of HTML, as a reader copies it. */
function textOf(html: string): string {
  const element = document.createElement('div');
  element.innerHTML = html;
  return element.textContent ?? '';
}

/** Style letters of every word of a sample that has one. */
function styles(code: string, language: string): Record<string, string> {
  return Object.fromEntries(piecesOf(code, language).map(({text, style}) => [text.trim(), style]));
}

describe('words of a fence', () => {
  test('are read in any order', () => {
    expect(parseMeta(`{1,3-5} title="my file.ts" showLineNumbers=7 wrap`)).toEqual({
      highlighted: new Set([1, 3, 4, 5]),
      title: 'my file.ts',
      lineNumbers: 7,
      wrap: true,
    });
    expect(parseMeta(`title='a "b".ts' noLineNumbers nowrap`)).toMatchObject({
      title: 'a "b".ts',
      lineNumbers: false,
      wrap: false,
    });
    expect(parseMeta('showLineNumbers').lineNumbers).toBe(1);
  });

  test('say how a sample is checked and what it quotes', () => {
    expect(
      parseMeta(
        `title="a b.ts" {1,3} nocheck='it is {2} a log' expect-error="TS1, TS2" of="UserConfig['search']" file=examples/a/b.ts region=setup generated`,
      ),
    ).toEqual({
      highlighted: new Set([1, 3]),
      title: 'a b.ts',
      nocheck: 'it is {2} a log',
      expectError: ['TS1', 'TS2'],
      of: "UserConfig['search']",
      file: 'examples/a/b.ts',
      region: 'setup',
      generated: true,
    });
    expect(parseMeta('nocheck').nocheck).toBe('');
  });

  test('say what a block is for', () => {
    expect(parseMeta('excerpt')).toEqual({highlighted: new Set(), excerpt: ''});
    expect(parseMeta('excerpt="docs/a.md"').excerpt).toBe('docs/a.md');
    expect(parseMeta('output title="Shortened"')).toMatchObject({output: '', title: 'Shortened'});
    expect(parseMeta('output="mistakes:dead-link"').output).toBe('mistakes:dead-link');
    expect(parseMeta('optional title="a.ts"').optional).toBe(true);
    expect(parseMeta('replaces title="a.ts"').replaces).toBe(true);
  });

  test('do not stand inside the value of another', () => {
    expect(parseMeta('title="the file=examples/x {1} wrap"')).toEqual({
      highlighted: new Set(),
      title: 'the file=examples/x {1} wrap',
    });
  });

  test.each([
    ['tilte="a.ts"', /"tilte".*Did you mean "title"/],
    ['title', /title needs a value/],
    ['title="a', /not understood from "title="a"/],
    ['showLineNumbers=x', /showLineNumbers=x is no line number/],
    ['wrap=yes', /wrap takes no value/],
    ['{3-1}', /"\{3-1\}" is no list of lines/],
    ['{0}', /"\{0\}" is no list/],
    ['{a}', /"\{a\}" is no list/],
    ['title="a" title="b"', /"title" is there twice/],
    ['file', /file needs a value/],
    ['excerpt output', /excerpt and output are in one fence/],
    ['optional replaces title="a.ts"', /optional and replaces/],
    ['excerpt title="a.ts"', /title names a complete file.*excerpt="a\.ts"/],
    ['replaces', /replaces needs title/],
    ['optional="yes"', /optional takes no value/],
  ])('refuse %s', (meta, message) => {
    expect(() => parseMeta(meta)).toThrow(message);
  });
});

describe('highlight comments', () => {
  test.each([
    '// highlight-next-line',
    '/* highlight-next-line */',
    '{/* highlight-next-line */}',
    '<!-- highlight-next-line -->',
    '# highlight-next-line',
    '-- highlight-next-line',
    '; highlight-next-line',
    '% highlight-next-line',
  ])('%s marks the line after it and disappears', (comment) => {
    expect(takeMagicComments(`a\n  ${comment}\nb\nc`)).toEqual({code: 'a\nb\nc', highlighted: new Set([2])});
  });

  test('mark a block', () => {
    expect(takeMagicComments('a\n# highlight-start\nb\nc\n# highlight-end\nd')).toEqual({
      code: 'a\nb\nc\nd',
      highlighted: new Set([2, 3]),
    });
  });

  test('are only those that stand alone', () => {
    const code = 'a(); // highlight-next-line\n// highlight-next-line please';
    expect(takeMagicComments(code)).toEqual({code, highlighted: new Set()});
  });

  test.each([
    ['a\n// highlight-start\nb', /highlight-start in line 2 .* no highlight-end/],
    ['a\n// highlight-end', /highlight-end in line 2 .* no highlight-start/],
    ['// highlight-start\n// highlight-start', /line 2 .* line 1 is still open/],
    ['a\n// highlight-next-line', /line 2 .* no line after it/],
  ])('that are unbalanced are refused: %j', (code, message) => {
    expect(() => takeMagicComments(code)).toThrow(message);
  });
});

describe('rendered code', () => {
  const sample = 'const a = `x ${1} y`; // <b> & "c"\n\n/* two\nlines */ f(a);\n';

  test.each(knownLanguages())('keeps every character: %s', (language) => {
    const html = renderCode(sample, language, '', settings).html;
    expect(textOf(html)).toBe(sample.trimEnd());
    expect(html).not.toContain('style=');
    expect(textOf(renderCode(sample, language, '{2} showLineNumbers', settings).html)).toBe(sample.trimEnd());
  });

  test('gives tokens classes', () => {
    expect(renderCode('const a = 1;', 'ts', '', settings).html).toBe(
      '<span class="k">const</span> a = <span class="n">1</span>;',
    );
  });

  test('marks lines and numbers them from where it is told', () => {
    expect(renderCode('a\n\nb', 'text', '{2} showLineNumbers=9', settings)).toMatchObject({
      html:
        '<span class="line" data-n="9">a\n</span>' +
        '<span class="line hl" data-n="10">\n</span>' +
        '<span class="line" data-n="11">b</span>',
      numbered: true,
    });
  });

  test('joins lines marked by number and by comment', () => {
    const {html} = renderCode('a\n// highlight-next-line\nb', 'text', '{1}', settings);
    expect(html.match(/line hl/g)).toHaveLength(2);
  });

  test('marks the lines of a patch, but not its headers', () => {
    const {html} = renderCode('--- a\n+++ b\n c\n-d\n+e', 'diff', '', settings);
    expect(html.match(/class="line[^"]*"/g)).toEqual([
      'class="line"',
      'class="line"',
      'class="line"',
      'class="line del"',
      'class="line ins"',
    ]);
  });

  test.each([
    ['excerpt', 'excerpt', undefined],
    ['excerpt="docs/a.md"', 'excerpt', 'docs/a.md'],
    ['output', 'output', undefined],
    ['optional title="a.ts"', 'optional', 'a.ts'],
    ['replaces title="a.ts"', 'replaces', 'a.ts'],
    ['title="a.ts"', undefined, 'a.ts'],
  ])('says what it is for: %s', (meta, kind, title) => {
    const rendered = renderCode('a', 'ts', meta, settings);
    expect([rendered.kind, rendered.title]).toEqual([kind, title]);
  });

  test('shows the change of a file in the language of the file, without the signs', () => {
    const change = ' const a = 1;\n-const b = "x";\n+const b = 2;\n…\n+f();';
    const {html, language} = renderCode(change, 'diff', 'title="src/a.ts"', settings);
    expect(language).toBe('diff');
    expect(textOf(html)).toBe('const a = 1;\nconst b = "x";\nconst b = 2;\n⋯\nf();');
    expect(html.match(/class="line[^"]*"/g)).toEqual([
      'class="line"',
      'class="line del"',
      'class="line ins"',
      'class="line gap"',
      'class="line ins"',
    ]);
    expect(html).toContain('<span class="k">const</span>');
    expect(html).toContain('<span class="s">&quot;x&quot;</span>');
  });

  test('shows the change of a file of an unknown kind in one colour', () => {
    const {html} = renderCode('+const a', 'diff', 'title="_redirects"', settings);
    expect(html).toBe('<span class="line ins">const a</span>');
  });

  test('colours a comment that a change begins on the new side only', () => {
    const {html} = renderCode('-a\n+/*\n b\n+*/', 'diff', 'title="a.ts"', settings);
    expect(html).toContain('<span class="line del">a\n</span>');
    expect(html).toContain('<span class="line"><span class="c">b</span>\n</span>');
  });

  test('follows the settings of the site, and a fence may differ', () => {
    const site: CodeSettings = {showLineNumbers: true, defaultWrapCode: true, codeHighlighter: 'prism'};
    expect(renderCode('a', 'ts', '', site)).toMatchObject({numbered: true, wrap: true});
    expect(renderCode('a', 'ts', 'noLineNumbers nowrap', site)).toMatchObject({numbered: false, wrap: false});
    expect(renderCode('a', 'ts', 'wrap', settings)).toMatchObject({numbered: false, wrap: true});
  });

  test('has one colour when the highlighter is none', () => {
    const none: CodeSettings = {...settings, codeHighlighter: 'none'};
    expect(renderCode('const a = "<";', 'ts', '', none).html).toBe('const a = &quot;&lt;&quot;;');
  });

  test('is plain text without a language', () => {
    expect(renderCode('const a = 1;', '', '', settings)).toMatchObject({html: 'const a = 1;', language: 'text'});
  });

  test.each([
    ['tsxx', '', /"tsxx"\. Did you mean "tsx"/],
    ['extend', '', /No highlighting for the language "extend"/],
    ['constructor', '', /No highlighting for the language "constructor"/],
    ['ts', '{4}', /marks line 4, but the sample has 1/],
    ['diff', 'title="a.ts"', /Line 1 of the change, "a", starts with none of/],
  ])('refuses %s %s', (language, meta, message) => {
    expect(() => renderCode('a', language, meta, settings)).toThrow(message);
  });
});

describe('changes of a file', () => {
  test('are lines with a kind, place by place', () => {
    expect(parsePatch(' a\n-b\n\n+c\n …\n+d')).toEqual([
      [
        {kind: 'context', text: 'a'},
        {kind: 'removed', text: 'b'},
        {kind: 'context', text: ''},
        {kind: 'added', text: 'c'},
      ],
      [{kind: 'added', text: 'd'}],
    ]);
  });

  test.each([
    ['+a\nb', /Line 2 of the change, "b"/],
    [' a\n b', /adds and removes nothing\. Write "\+"/],
    ['+a\n…\n b', /A place of the change.*Leave it out/],
  ])('that say nothing are refused: %j', (source, message) => {
    expect(() => parsePatch(source)).toThrow(message);
  });

  test('mark their own lines', () => {
    expect(() => renderCode('+a', 'diff', 'title="a.ts" {1}', settings)).toThrow(/marks its own lines/);
  });
});

describe('grammars', () => {
  test('of the shell colour the command and not the words after it', () => {
    const code = 'bun add rspress\nnpm run test \\\n  last && npx rspress build --port 3000\necho "a\nb c"';
    expect(styles(code, 'bash')).toEqual({
      bun: 'f',
      'add rspress': '',
      npm: 'f',
      'run test \\\n  last &&': '',
      npx: 'f',
      'rspress build': '',
      '--port': 'p',
      '3000': 'n',
      echo: 'f',
      '"a\nb c"': 's',
    });
  });

  test('of MDX know tags, imports, comments and the code of fences', () => {
    const code = "import {A} from './a';\n\n# T {/* #t */}\n\n<A b={1} />\n\n```ts\nimport c from 'd';\n```\n";
    const found = styles(code, 'mdx');
    expect(found).toMatchObject({"'./a'": 's', '{/* #t */}': 'c', b: 'p', "'d'": 's'});
    expect(found.import).toBe('k');
  });

  test('are suggested for a mistyped name', () => {
    expect(nearest('typscript', knownLanguages())).toEqual(['typescript']);
  });
});

describe('file trees', () => {
  test('become nested lists', () => {
    expect(treeHtml(parseTree('docs/\n  a<b.md  # first\n  c/\nd.ts'))).toBe(
      '<ul><li class="dir"><code>docs/</code><ul>' +
        '<li class="file"><code>a&lt;b.md</code> <span class="remark">first</span></li>' +
        '<li class="dir"><code>c/</code></li></ul></li>' +
        '<li class="file"><code>d.ts</code></li></ul>',
    );
  });

  test('keep the spaces of a name', () => {
    expect(parseTree('my page.md')).toEqual([{name: 'my page.md', children: []}]);
  });

  test.each([
    ['', /The tree is empty/],
    ['docs\n  a.md', /Line 2.*inside "docs".*slash/],
    ['docs/\n   a.md', /Line 2.*two spaces/],
    ['docs/\n    a.md', /Line 2.*two spaces/],
    ['docs/\n\ta.md', /Line 2.*tabs/],
    ['docs/\n├── a.md', /Line 2.*branches/],
  ])('that are malformed are refused: %j', (source, message) => {
    expect(() => parseTree(source)).toThrow(message);
  });
});

describe('the rehype plugin', () => {
  function page(language: string, code: string, metastring?: string): Root {
    const element: Element = {
      type: 'element',
      tagName: 'pre',
      properties: {},
      position: {start: {line: 12, column: 1}, end: {line: 14, column: 4}},
      children: [
        {
          type: 'element',
          tagName: 'code',
          properties: {className: [`language-${language}`], metastring},
          children: [{type: 'text', value: code}],
        },
      ],
    };
    return {type: 'root', children: [element]};
  }

  test('turns a fence into a component with ready HTML', () => {
    const tree = page('ts', 'let a\n', 'title="a.ts"');
    codeBlocks(settings)(tree, new VFile());
    expect(tree.children[0]).toMatchObject({
      type: 'mdxJsxFlowElement',
      name: 'CodeBlock',
      children: [],
      attributes: [
        {name: 'html', value: {value: JSON.stringify('<span class="k">let</span> a')}},
        {name: 'language', value: {value: '"ts"'}},
        {name: 'title', value: {value: '"a.ts"'}},
      ],
    });
  });

  test('tells the component what the block is for', () => {
    const tree = page('text', 'ready\n', 'output');
    codeBlocks(settings)(tree, new VFile());
    expect(tree.children[0]).toMatchObject({
      attributes: [{name: 'html'}, {name: 'language'}, {name: 'kind', value: {value: '"output"'}}],
    });
  });

  test.each([
    [35, undefined],
    [36, '"6"'],
  ])('says how much of a sample of %d lines stays folded', (lines, folded) => {
    const tree = page('ts', 'a;\n'.repeat(lines));
    codeBlocks(settings)(tree, new VFile());
    const {attributes} = tree.children[0] as unknown as {attributes: {name: string; value: {value: string}}[]};
    expect(attributes.find(({name}) => name === 'folded')?.value.value).toBe(folded);
  });

  test('turns a tree into a file tree', () => {
    const tree = page('tree', 'a.ts\n', 'title="app"');
    codeBlocks(settings)(tree, new VFile());
    expect(tree.children[0]).toMatchObject({name: 'FileTree', attributes: [{name: 'html'}, {name: 'title'}]});
  });

  test.each([
    ['tss', undefined, /Did you mean .*"ts"/],
    ['ts', 'titel="a"', /Did you mean "title"/],
  ])('fails the file at the line of the fence: %s %s', (language, meta, message) => {
    const file = new VFile({path: 'docs/a.mdx'});
    expect(() => codeBlocks(settings)(page(language, 'a', meta), file)).toThrow(message);
    expect(file.messages[0]).toMatchObject({line: 12, fatal: true});
  });
});

describe('colours of code', () => {
  const css = readFileSync('src/components/CodeBlock/styles.module.css', 'utf8');
  const tokens = readFileSync('src/css/tokens.css', 'utf8');

  function luminance(hex: string): number {
    const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
      const value = parseInt(hex.slice(at, at + 2), 16) / 255;
      return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  }

  function contrast(a: string, b: string): number {
    const [low = 0, high = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
    return (high + 0.05) / (low + 0.05);
  }

  /** Colours declared in the first block that a selector opens. */
  function declared(source: string, selector: string): Record<string, string> {
    const body = source.split(selector)[1]?.split('}')[0] ?? '';
    return Object.fromEntries(
      [...body.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})/g)].map(([, name = '', hex = '']) => [name, hex]),
    );
  }

  test.each([
    ['light', '.block {', ':root {'],
    ['dark', ":global([data-theme='dark']) .block {", "[data-theme='dark'] {"],
  ])('can be read in the %s mode', (_mode, block, root) => {
    const own = declared(css, block);
    const site = declared(tokens, root);
    const inks = Object.entries({...own, 'rp-code-text': site['rp-code-text'] ?? ''}).filter(
      ([name]) => !name.startsWith('code-'),
    );
    const papers = Object.entries({...own, ...site}).filter(([name]) =>
      /^(?:code-|rp-code-(?:bg|highlight))/.test(name),
    );
    expect(inks).toHaveLength(8);
    expect(papers).toHaveLength(4);
    const weak = inks.flatMap(([ink, color]) =>
      papers
        .map(([paper, background]) => ({ink, paper, ratio: contrast(color, background)}))
        .filter(({ratio}) => ratio < 4.5),
    );
    expect(weak).toEqual([]);
  });
});
