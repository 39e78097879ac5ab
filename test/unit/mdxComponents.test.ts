/**
 * The transformers run in Node.js, not in a browser.
 *
 * @jest-environment node
 */
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {imageSize} from 'image-size';
import type {Code, Node, Parent, Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import {execCommands, installCommands, managerCommands, runCommands} from '../../content/remark/components/commands';
import fences from '../../content/remark/components/fences';
import figures from '../../content/remark/components/figures';
import packageManagers from '../../content/remark/components/packageManagers';
import componentRules from '../../content/remark/components/rules';
import staticCode from '../../content/remark/components/staticCode';

type Transformer = (tree: Root, file: VFile) => void | Promise<void>;

/** Parses a page and runs one transformer over it. */
async function run(transform: Transformer, source: string): Promise<{tree: Root; file: VFile}> {
  const tree = unified().use(remarkParse).use(remarkMdx).parse(source);
  const file = new VFile({path: 'docs/page.mdx', value: source});
  await transform(tree, file);
  return {tree, file};
}

function all<T extends Node>(tree: Root, type: string): T[] {
  const found: T[] = [];
  visit(tree as Parent, type, (node) => {
    found.push(node as unknown as T);
  });
  return found;
}

describe('commands', () => {
  test('add packages', () => {
    expect(installCommands('rspress@1 @rspress/plugin-rss@^1.2', true)).toEqual({
      npm: 'npm install -D rspress@1 @rspress/plugin-rss@^1.2',
      pnpm: 'pnpm add -D rspress@1 @rspress/plugin-rss@^1.2',
      yarn: 'yarn add -D rspress@1 @rspress/plugin-rss@^1.2',
      bun: 'bun add -d rspress@1 @rspress/plugin-rss@^1.2',
    });
    expect(installCommands('react', false).npm).toBe('npm install react');
  });

  test('run scripts and hand on their options', () => {
    expect(runCommands('dev --port 3001')).toEqual({
      npm: 'npm run dev -- --port 3001',
      pnpm: 'pnpm run dev --port 3001',
      yarn: 'yarn run dev --port 3001',
      bun: 'bun run dev --port 3001',
    });
    expect(runCommands('dev').npm).toBe('npm run dev');
    expect(runCommands('dev -- -p 1').npm).toBe('npm run dev -- -p 1');
  });

  test('run programs', () => {
    expect(execCommands('rspress build')).toEqual({
      npm: 'npx rspress build',
      pnpm: 'pnpm exec rspress build',
      yarn: 'yarn rspress build',
      bun: 'bunx rspress build',
    });
  });

  test('start a project; Yarn 1 cannot create from a given version', () => {
    expect(managerCommands('create rspress@1 my-docs --template basic')).toEqual({
      npm: 'npm create rspress@1 my-docs -- --template basic',
      pnpm: 'pnpm create rspress@1 my-docs --template basic',
      yarn: 'yarn dlx create-rspress@1 my-docs --template basic',
      bun: 'bun create rspress@1 my-docs --template basic',
    });
    expect(managerCommands('create rspress').yarn).toBe('yarn create rspress');
    expect(managerCommands('create @a/b').yarn).toBe('yarn create @a/b');
    expect(managerCommands('create @a/b@2').yarn).toBe('yarn dlx @a/create-b@2');
    expect(managerCommands('install').bun).toBe('bun install');
  });

  test.each([
    [() => installCommands('rspress@1 rspress@1', false), /listed twice/],
    [() => installCommands('rspress@>=1', false), /"rspress@>=1" is no package/],
    [() => installCommands('-D rspress', false), /"-D" is no package/],
    [() => managerCommands('create'), /not the same in every/],
    [() => managerCommands('install rspress'), /<Install packages/],
    [() => managerCommands('create Bad!'), /"Bad!" is no package/],
  ])('that cannot work are refused', (command, message) => {
    expect(command).toThrow(message);
  });
});

describe('package manager tabs', () => {
  test('hold one fence per package manager, in the group that all pages share', async () => {
    const {tree} = await run(packageManagers(), 'Text\n\n<Install packages="rspress@1" dev />\n');
    const [tabs, ...items] = all<MdxJsxFlowElement>(tree, 'mdxJsxFlowElement');
    expect(tabs).toMatchObject({name: 'Tabs', attributes: [{name: 'groupId', value: 'package-manager'}]});
    expect(items.map((item) => item.attributes[0])).toMatchObject(
      ['npm', 'pnpm', 'yarn', 'bun'].map((value) => ({name: 'value', value})),
    );
    expect(all<Code>(tree, 'code').map(({lang, value, position}) => [lang, value, position?.start.line])).toEqual([
      ['bash', 'npm install -D rspress@1', 3],
      ['bash', 'pnpm add -D rspress@1', 3],
      ['bash', 'yarn add -D rspress@1', 3],
      ['bash', 'bun add -d rspress@1', 3],
    ]);
  });

  test.each([
    ['<Install />', /needs packages=/],
    ['<Install package="a" />', /no attribute "package".*"packages"/],
    ['<Install packages={list} />', /packages needs text in quotes/],
    ['<Install packages="a" dev="yes" />', /dev takes no value/],
    ['<Install packages="a" {...rest} />', /spread/],
    ['<Install packages="a">\nb\n</Install>', /holds nothing/],
    ['Run <Install packages="a" /> now.', /inside a sentence/],
    ['<PackageManagers />', /exactly one of/],
    ['<PackageManagers run="a" exec="b" />', /exactly one of/],
    ['<PackageManagers command="publish" />', /not the same/],
    ['<PackageManagers run=" " />', /run needs text/],
  ])('are refused at their line: %s', async (source, message) => {
    const file = new VFile({path: 'docs/page.mdx'});
    const tree = unified().use(remarkParse).use(remarkMdx).parse(`# Title\n\n${source}\n`);
    expect(() => packageManagers()(tree, file)).toThrow(message);
    expect(file.messages[0]).toMatchObject({line: 3, fatal: true});
  });
});

describe('code blocks written as components', () => {
  test.each([
    [
      '<CodeBlock language="ts" title="a.ts">{`let a = 1;\nlet b;`}</CodeBlock>',
      'ts',
      'title="a.ts"',
      'let a = 1;\nlet b;',
    ],
    ['<CodeBlock language="js" showLineNumbers>{"f()"}</CodeBlock>', 'js', 'showLineNumbers', 'f()'],
    ['<CodeBlock>text</CodeBlock>', null, null, 'text'],
  ])('become fences: %s', async (source, lang, meta, value) => {
    const {tree} = await run(staticCode(), `\n${source}\n`);
    expect(all<Code>(tree, 'code')).toMatchObject([{lang, meta, value, position: {start: {line: 2}}}]);
  });

  test.each([
    '<CodeBlock>{source}</CodeBlock>',
    '<CodeBlock>{`a ${b}`}</CodeBlock>',
    '<CodeBlock title={name}>{"a"}</CodeBlock>',
    '<CodeBlock {...props}>{"a"}</CodeBlock>',
    'Inside <CodeBlock>a</CodeBlock> a sentence',
  ])('stay components while their text is not fixed: %s', async (source) => {
    const {tree} = await run(staticCode(), source);
    expect(all(tree, 'code')).toHaveLength(0);
    expect([...all(tree, 'mdxJsxFlowElement'), ...all(tree, 'mdxJsxTextElement')]).toMatchObject([{name: 'CodeBlock'}]);
  });
});

describe('figures', () => {
  const plugin = figures({staticDir: path.resolve('static')});

  test('learn the size of their image', async () => {
    const {tree} = await run(plugin, '<Figure src="/img/logo.svg" alt="Mark" />');
    const names = all<MdxJsxFlowElement>(tree, 'mdxJsxFlowElement')[0]?.attributes.map((attribute) =>
      attribute.type === 'mdxJsxAttribute' ? [attribute.name, attribute.value] : [],
    );
    expect(names?.slice(2)).toEqual([
      ['width', expect.stringMatching(/^\d+$/)],
      ['height', expect.stringMatching(/^\d+$/)],
    ]);
  });

  describe('with pictures of an example', () => {
    const picture = readFileSync('static/img/api/client-api/components/badge-light.webp');
    const {width, height} = imageSize(picture);
    let staticDir: string;
    const place = (...names: string[]) => names.forEach((name) => writeFileSync(path.join(staticDir, name), picture));
    const source = '<Figure src="/a-light.webp" dark="/a-dark.webp" alt="A" />';

    beforeEach(() => {
      staticDir = mkdtempSync(path.join(tmpdir(), 'figures-'));
    });
    afterEach(() => rmSync(staticDir, {recursive: true}));

    test('have two pixels for each of CSS, and another one for phones', async () => {
      place('a-light.webp', 'a-dark.webp', 'a-phone-light.webp', 'a-phone-dark.webp');
      const {tree} = await run(figures({staticDir}), source);
      const {attributes = []} = all<MdxJsxFlowElement>(tree, 'mdxJsxFlowElement')[0] ?? {};
      const values = attributes.map(
        (attribute) => attribute.type === 'mdxJsxAttribute' && [attribute.name, attribute.value],
      );
      const half = [Math.round(width / 2), Math.round(height / 2)].map(String);
      expect(values.slice(3)).toEqual([
        ['width', half[0]],
        ['height', half[1]],
        ['phone', '/a-phone-light.webp'],
        ['phoneDark', '/a-phone-dark.webp'],
        ['phoneWidth', half[0]],
        ['phoneHeight', half[1]],
      ]);
    });

    test('are refused where one for phones is in one colour mode only', async () => {
      place('a-light.webp', 'a-dark.webp', 'a-phone-light.webp');
      await expect(run(figures({staticDir}), source)).rejects.toThrow(
        'there is /a-phone-light.webp for phones, but no /a-phone-dark.webp. Take both, or delete the one.',
      );
    });
  });

  test.each([
    ['<Figure alt="a" />', /needs src/],
    ['<Figure src="/img/logo.svg" />', /needs alt/],
    ['<Figure src="/img/none.svg" alt="a" />', /src="\/img\/none.svg" is not a file/],
    ['<Figure src="/img/logo.svg" dark="img/logo-dark.svg" alt="a" />', /dark="img\/logo-dark.svg" is not a file/],
    ['<Figure src="/img/logo.svg" alt="a" width="10" />', /together/],
    ['<Figure src="/img/logo.svg" alt="a" width="10px" height="2" />', /width needs a whole number/],
  ])('are refused at their line: %s', async (source, message) => {
    const file = new VFile({path: 'docs/page.mdx'});
    const tree = unified().use(remarkParse).use(remarkMdx).parse(`\n\n${source}\n`);
    await expect(plugin(tree, file)).rejects.toThrow(message);
    expect(file.messages[0]).toMatchObject({line: 3, fatal: true});
  });
});

describe('fences', () => {
  test('of every kind that pages use are accepted', async () => {
    const source = '```ts title="a.ts" {1}\na\n```\n\n```\nb\n```\n\n```tree title="x"\na/\n  b.md\n```\n';
    expect((await run(fences(), source)).file.messages).toEqual([]);
  });

  test.each([
    ['```tss\na\n```', /Did you mean .*"ts"/],
    ['```ts tilte="a"\na\n```', /Did you mean "title"/],
    ['```ts\n// highlight-start\n```', /no highlight-end/],
    ['```ts {2}\na\n```', /marks line 2/],
    ['```tree\na\n  b\n```', /inside "a"/],
    ['- item\n\n  ```tss\n  a\n  ```', /Did you mean .*"ts"/],
  ])('are refused at their line: %j', (source, message) => {
    const file = new VFile({path: 'docs/page.mdx'});
    const tree = unified().use(remarkParse).use(remarkMdx).parse(`\n${source}\n`);
    expect(() => fences()(tree, file)).toThrow(message);
    expect(file.messages[0]).toMatchObject({line: source.startsWith('-') ? 4 : 2, fatal: true});
  });
});

describe('rules of the other components', () => {
  test.each([
    '<Steps>\n\n1. One\n\n   More\n\n2. Two\n\n</Steps>',
    'Text <Badge kind="since" version="1.2.0" /> <Badge kind="v2" /> <Badge kind="note">a</Badge>',
    'Press <Kbd>Ctrl+K</Kbd>.',
    'Other <Thing any={1} />',
  ])('accept %j', async (source) => {
    const {file} = await run(componentRules(), source);
    expect(file.messages).toEqual([]);
  });

  test.each([
    ['<Steps>\n\n- One\n\n</Steps>', /one numbered list/],
    ['<Steps>\n\nText\n\n1. One\n\n</Steps>', /one numbered list/],
    ['<Steps start="2">\n\n1. One\n\n</Steps>', /no attribute "start"/],
    ['<Badge kind="new" />', /one of: since/],
    ['<Badge kind="since" />', /version="1.2.3" with kind="since"/],
    ['<Badge kind="v2" version="2.0.0" />', /only then/],
    ['<Badge kind="note" />', /text of its own/],
    ['<Badge kind="deprecated">old</Badge>', /text of its own/],
    ['<Kbd>{key}</Kbd>', /joined by a plus/],
  ])('refuse at its line: %j', (source, message) => {
    const file = new VFile({path: 'docs/page.mdx'});
    const tree = unified().use(remarkParse).use(remarkMdx).parse(`\n\n${source}\n`);
    expect(() => componentRules()(tree, file)).toThrow(message);
    expect(file.messages[0]).toMatchObject({line: 3, fatal: true});
  });
});
