/**
 * What people write into files, at random: each reader reads it or says what is wrong.
 *
 * @jest-environment node
 */
import fc from 'fast-check';
import type {Root} from 'mdast';
import type {MdxJsxAttribute, MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {VFile} from 'vfile';
import {VFileMessage} from 'vfile-message';
import {checkLinks} from '../../../content/checks/checks';
import {contentErrors, docFrontmatterSchema, TEXT_SCHEMAS} from '../../../content/checks/schemas';
import {checkTexts} from '../../../content/checks/texts';
import {loadFacts} from '../../../content/facts/load';
import {takeMagicComments} from '../../../content/fences/magicComments';
import {parseMeta} from '../../../content/fences/meta';
import {lineOfFrontmatter, readFrontmatter} from '../../../content/frontmatter';
import {linkResolver} from '../../../content/links';
import {parseMarkdown} from '../../../content/markdown';
import {checkFence} from '../../../content/rehype/render';
import remarkFacts, {FACT_COMPONENTS} from '../../../content/remark/facts';
import type {Page} from '../../../content/types';
import site from '../../../i18n/zh/texts/site.json';
import {expectForPeople, expectPlaced, fuzz as fuzzAll, fuzzLater, INHERITED, SHARE, textOf, thrown} from './support';

const fuzz = <Input>(inputs: fc.Arbitrary<Input>, holds: (input: Input) => void): void => fuzzAll(inputs, holds, SHARE);

describe('frontmatter', () => {
  const yaml = textOf(
    ...['title', 'description', 'keywords', ': ', ':', '\n', '\n  ', '- ', '"', "'", '[', ']', '{', '}', ', '],
    ...['&a ', '*a', '<<: ', '!!js ', '| ', '> ', '# ', '---', '...', '\t', '\r\n', '1', 'true', 'null', '? ', '%YAML'],
  );

  test('of any text is read or refused at a line', () => {
    fuzz(yaml, (text) => {
      const source = `---\n${text}\n---\nText\n`;
      const error = thrown(() => {
        const value = readFrontmatter(source, 'a.mdx');
        for (const found of contentErrors(docFrontmatterSchema, value, 'a.mdx', (keys) =>
          lineOfFrontmatter(source, keys),
        )) {
          expectPlaced(found, source);
        }
        if (Array.isArray(value)) throw new Error('A list is no frontmatter.');
      });
      if (error !== undefined) expectPlaced(error, source);
    });
  });

  test('passes if, and only if, every key is known and has its form', () => {
    const value = fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null), fc.array(fc.string()));
    const key = fc.constantFrom('title', 'description', 'keywords', 'overview', 'titel', 'toc', ...INHERITED);
    const isText = (one: unknown): boolean => typeof one === 'string' && one !== '' && one.trim() === one;
    const isRight = (name: string, one: unknown): boolean => {
      if (name === 'title') return isText(one);
      if (name === 'description') return isText(one) && String(one).length <= 200;
      if (name === 'keywords') return Array.isArray(one) && one.every(isText);
      return name === 'overview' && typeof one === 'boolean';
    };
    fuzz(fc.array(fc.tuple(key, value), {maxLength: 5}), (pairs) => {
      const unique = [...new Map(pairs)];
      const source = `---\n${unique.map(([name, one]) => `${name}: ${JSON.stringify(one)}\n`).join('')}---\n`;
      const right =
        unique.every(([name, one]) => isRight(name, one)) &&
        ['title', 'description'].every((name) => unique.some(([other]) => other === name));
      const errors = contentErrors(docFrontmatterSchema, readFrontmatter(source, 'a.mdx'), 'a.mdx', (keys) =>
        lineOfFrontmatter(source, keys),
      );
      expect(errors.length === 0).toBe(right);
      for (const error of errors) expectPlaced(error, source);
    });
  });
});

describe('files of texts', () => {
  const source = JSON.stringify(site, null, 2);
  const edits = fc.array(
    fc.record({
      at: fc.nat(source.length),
      gone: fc.nat(12),
      put: fc.constantFrom('', '"', ',', ':', '{', '}', '[', ']', '\\', 'x', '1', '\n', '\t', '// a', '/*', '\u0000'),
    }),
    {minLength: 1, maxLength: 3},
  );

  test('that somebody edited carelessly pass if, and only if, they are JSON of their form', () => {
    fuzz(edits, (list) => {
      const text = list.reduce((now, {at, gone, put}) => now.slice(0, at) + put + now.slice(at + gone), source);
      let value: unknown;
      const isJson = thrown(() => (value = JSON.parse(text))) === undefined;
      const errors = checkTexts('i18n/zh/texts/site.json', text, TEXT_SCHEMAS.site);
      expect(errors.some(({reason}) => reason.startsWith('The file is not valid JSON'))).toBe(!isJson);
      const {error} = TEXT_SCHEMAS.site.validate(value, {convert: false});
      if (isJson) expect(errors.length > 0).toBe(error !== undefined);
      for (const found of errors) expectPlaced(found, text);
    });
  });

  test('of any text are read or refused at a line', () => {
    fuzz(
      textOf('{', '}', '"label"', ':', '"a"', ',', '\n', '[', ']', 'null', '1e', '-', '\\u12', ...INHERITED),
      (text) => {
        const errors = checkTexts('a.json', text, TEXT_SCHEMAS.tools);
        if (thrown(() => JSON.parse(text)) !== undefined) expect(errors).toHaveLength(1);
        for (const error of errors) expectPlaced(error, text);
      },
    );
  });
});

describe('headings and links to them', () => {
  const ids = ['run-it', 'with-options', '设置', 'a%b'];
  const heading = (id: string) => ({text: id, id, depth: 2, line: 1, charIndex: 0, explicitId: true});
  const page = {
    lang: 'en',
    file: 'docs/guide/a.mdx',
    fileKey: 'guide/a',
    kind: 'doc',
    routePath: '/guide/a',
    headings: ids.map(heading),
    jsx: [],
  } as unknown as Page;
  const targets = {siteDir: '/nowhere', pages: [page], prefix: '', resolve: linkResolver([page], '')};
  const problemsOf = (url: string) => checkLinks(page, [{url, text: 'it', file: page.file, line: 1}], targets);

  test('a link leads to an id that is there, or is refused', () => {
    const hash = fc.oneof(
      fc.constantFrom(...ids, ...ids.map(encodeURIComponent), ...INHERITED),
      textOf('%', '%20', '%E8%AE', 'run-it', '-', '#', '?', '/'),
    );
    fuzz(hash, (written) => {
      const [id = ''] = written.split('#');
      const decode = (text: string): string | undefined => {
        try {
          return decodeURIComponent(text);
        } catch {
          return undefined;
        }
      };
      const right = id.includes('?') || id === '' || ids.includes(decode(id) ?? '');
      const errors = problemsOf(`/guide/a#${written}`);
      if (!id.includes('?')) expect(errors.length === 0).toBe(right);
      for (const error of errors) expectForPeople(error, written);
    });
  });

  test('an address of any form leads somewhere, or is refused', () => {
    const url = textOf(
      'https:',
      'htps:',
      'javascript:',
      'mailto:',
      'data:',
      '//',
      '/',
      '.',
      '..',
      'guide/a',
      '.mdx',
      '@',
      '?',
      '#',
      '%',
      ' ',
      ':',
      'host.example',
    );
    fuzz(url, (written) => {
      const errors = problemsOf(written);
      for (const error of errors) expectForPeople(error, written);
      if (/^\s*(?:java|vb)?script:/i.test(written) || /^(?:htps|data):/.test(written)) expect(errors).toHaveLength(1);
    });
  });

  test('an id is taken as written, and any heading is read', async () => {
    const text = textOf('{/* #', ' */}', '{#', '}', '#', '`', '*', '<', '>', '{', '\\', 'A', ' ', '设置', '[a](b)');
    await fuzzLater(fc.tuple(text, fc.stringMatching(/^[a-z][a-z0-9-]{0,8}$/)), async ([title, id]) => {
      const line = title.replace(/[\r\n\u2028\u2029]/g, ' ');
      const written = `Text\n\n## ${line}\n`;
      await parseMarkdown(written, '/site/a.mdx', []).catch((error: unknown) => {
        if (!(error instanceof VFileMessage)) throw error;
      });
      const safe = line.replace(/[^\p{L} ]/gu, '').trim() || 'A';
      const {tree} = await parseMarkdown(`## ${safe} {/* #${id} */}\n`, '/site/a.mdx', []);
      expect(tree.children[0]?.data).toMatchObject({id});
    });
  });
});

describe('fences', () => {
  const words = [
    'title="a.ts"',
    'wrap',
    '{1,3-5}',
    'file="examples/a.ts"',
    'region="a"',
    'excerpt',
    'output',
    'nocheck="a"',
  ];
  const meta = textOf(...words, ' ', '=', '"', "'", '{', '}', ',', '-', 'titel', '\t', ...INHERITED);

  test('words of any form are understood or refused', () => {
    fuzz(meta, (text) => {
      const error = thrown(() => parseMeta(text));
      if (error !== undefined) expectForPeople(error, text);
    });
  });

  test('words that are right say what they say, and one that is wrong is refused', () => {
    const right = fc.subarray(['wrap', 'title="b.ts"', 'showLineNumbers=3', '{2}', 'of="UserConfig"'] as const);
    const wrong = fc.constantFrom('titel="a"', 'wrap=1', '{0}', '{3-1}', 'Wrap', 'showLineNumbers=x', ...INHERITED);
    fuzz(fc.tuple(right, wrong, fc.nat(4)), ([list, word, at]) => {
      const read = parseMeta(list.join(' '));
      expect([read.wrap, read.title, read.lineNumbers, [...read.highlighted], read.of]).toEqual([
        list.includes('wrap') ? true : undefined,
        list.includes('title="b.ts"') ? 'b.ts' : undefined,
        list.includes('showLineNumbers=3') ? 3 : undefined,
        list.includes('{2}') ? [2] : [],
        list.includes('of="UserConfig"') ? 'UserConfig' : undefined,
      ]);
      const spoiled = [...list.slice(0, at), word, ...list.slice(at)].join(' ');
      expectForPeople(thrown(() => parseMeta(spoiled)) ?? new TypeError(`"${spoiled}" passes.`));
    });
  });

  test('code of any form is drawn or refused', () => {
    const code = textOf(
      '// highlight-start',
      '// highlight-end',
      '// highlight-next-line',
      '\n',
      '\r\n',
      '@@ -1 +1 @@',
      '+',
      '-',
      ' ',
      'a/',
      'b.md',
      '  ',
      '# c',
      '…',
    );
    const lang = fc.constantFrom('ts', 'tree', 'diff', '', 'mdx', 'nope', ...INHERITED);
    fuzz(
      fc.tuple(code, lang, fc.constantFrom('', '{1}', '{9}', 'title="a.ts"', 'showLineNumbers')),
      ([text, name, said]) => {
        const error = thrown(() => checkFence(text, name, said));
        if (error !== undefined) expectForPeople(error, text + name);
        if (name === 'nope' || INHERITED.includes(name)) expect(error).toBeInstanceOf(Error);
        const marks = thrown(() => takeMagicComments(text));
        if (marks !== undefined) expectForPeople(marks, text);
      },
    );
  });
});

describe('components that show facts', () => {
  const facts = loadFacts();
  const owners = ['UserConfig', 'RspressPlugin', '_meta.json', 'rspress', 'ThemeConfig', 'Badge.props'];
  const names = facts.facts.filter(({owner}) => owners.includes(owner)).map(({name}) => name);
  const value = fc.oneof(
    fc.constantFrom<string | null>(
      ...owners,
      ...names.slice(0, 40),
      ...INHERITED,
      'UserConfg',
      'bsae',
      '',
      ' ',
      '3',
      null,
    ),
    fc.string({unit: 'binary', maxLength: 8}),
    fc.constant({type: 'mdxJsxAttributeValueExpression' as const, value: '1 + 1'}),
  );
  const attribute: fc.Arbitrary<MdxJsxAttribute> = fc.record({
    type: fc.constant('mdxJsxAttribute' as const),
    name: fc.constantFrom('of', 'name', 'depth', 'id', 'command', 'names', 'package', 'show', 'only', ...INHERITED),
    value,
  });
  const position = {start: {line: 7, column: 1}, end: {line: 7, column: 9}};
  const transform = remarkFacts({siteDir: '/site'});
  const expand = (name: string, attributes: MdxJsxAttribute[]): Root => {
    const node = {type: 'mdxJsxFlowElement', name, attributes, children: [], position} as MdxJsxFlowElement;
    const tree: Root = {type: 'root', children: [node]};
    transform(tree, new VFile({path: '/site/docs/api/a.mdx'}));
    return tree;
  };

  test('with any attributes become text, or are refused at their line', () => {
    fuzz(fc.tuple(fc.constantFrom(...FACT_COMPONENTS), fc.array(attribute, {maxLength: 4})), ([name, attributes]) => {
      const error = thrown(() => expand(name, attributes));
      if (error === undefined) return;
      if (!(error instanceof VFileMessage)) throw error;
      expectForPeople(error.cause ?? error, JSON.stringify(attributes));
      expect(error.line).toBe(7);
    });
  });

  test('never show a name that the release does not have', () => {
    const text = (name: string, one: string): MdxJsxAttribute => ({type: 'mdxJsxAttribute', name, value: one});
    const known = new Set(facts.facts.filter(({owner}) => owner === 'UserConfig').map(({name}) => name));
    const name = fc.oneof(
      fc.constantFrom(...known),
      fc.constantFrom(...INHERITED),
      fc.tuple(fc.constantFrom(...known), fc.nat(9)).map(([one, at]) => one.slice(0, at) + one.slice(at + 1)),
    );
    fuzz(name, (one) => {
      const error = thrown(() => expand('Option', [text('of', 'UserConfig'), text('name', one)]));
      expect(error === undefined).toBe(known.has(one));
    });
  });
});
