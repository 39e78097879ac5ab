/** @jest-environment node */
import {readFileSync} from 'node:fs';
import type {Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {eachNode} from '../../../content/eachNode';
import {parseMarkdown} from '../../../content/markdown';
import {noteRead} from '../../../content/reads';
import transformOnce from '../../../content/remark/transformOnce';

/** A parser and a transformer that count how often they are asked. */
function counted(once: boolean) {
  const calls = {parse: 0, transform: 0};
  const transform = () => (tree: Root, file: VFile) => {
    calls.transform += 1;
    tree.children.push({type: 'thematicBreak'});
    noteRead(file, '/shown.ts');
    file.data.generated = ['one'];
  };
  const processor = unified()
    .use(function (this: ReturnType<typeof unified>) {
      this.parser = (value): Root => {
        calls.parse += 1;
        return {type: 'root', children: [{type: 'paragraph', children: [{type: 'text', value: String(value)}]}]};
      };
    })
    .use(transformOnce, {transformers: [transform], once});
  const read = async (file: string, value: string) => {
    const page = new VFile({path: file, value, data: {reads: ['/before.ts']}});
    const {reads} = page.data;
    return {tree: (await processor.run(processor.parse(page) as Root, page)) as Root, page, reads};
  };
  return {read, calls};
}

const MADE = {children: [{children: [{value: 'one'}]}, {type: 'thematicBreak'}]};

test('the second who asks for a file gets a tree of his own, with what was noted, without any work', async () => {
  const {read, calls} = counted(true);
  const first = await read('/a.mdx', 'one');
  expect(first.tree).toMatchObject(MADE);
  first.tree.children.length = 0;
  const second = await read('/a.mdx', 'one');
  expect(second.tree).toMatchObject(MADE);
  expect(second.tree.children).toHaveLength(2);
  expect(second.page.data.generated).toEqual(['one']);
  // The list that was there before: who asked for it early sees what came later.
  expect(second.reads).toContain('/shown.ts');
  expect(calls).toEqual({parse: 1, transform: 1});
});

test('another text and another file are read', async () => {
  const {read, calls} = counted(true);
  await read('/b.mdx', 'one');
  expect((await read('/b.mdx', 'two')).tree).toMatchObject({children: [{children: [{value: 'two'}]}, {}]});
  await read('/c.mdx', 'two');
  expect(calls).toEqual({parse: 3, transform: 3});
});

test('while someone writes, what a page shows is looked at each time', async () => {
  const {read, calls} = counted(false);
  await read('/d.mdx', 'one');
  expect((await read('/d.mdx', 'one')).tree).toMatchObject(MADE);
  expect(calls).toEqual({parse: 2, transform: 2});
});

/** Every notation that an extension of the syntax adds, where one could take it from another. */
const SYNTAX = `---
title: Syntax
---

import Part from './part.mdx'

# Title {/* #title */}

:::tip[A *label*]

- [x] done, see [a@b.example](/a)
- [ ] :name[text]{#id} ~~gone~~ note[^1]

:::

| a | b {1 + 1} |
| - | :-------: |
| \\| | <Part a={[':']} /> |

---

<Part>
  ::leaf{a=b}
</Part>

~~~ts title="a.ts" {1}
const a = ':::';
~~~

[^1]: The note.
`;

test('the reader of pages and the compiler of MDX parse alike', async () => {
  // What `@mdx-js/mdx` and Docusaurus use, in their order.
  const compiler = unified()
    .use(remarkParse)
    .use(remarkMdx)
    .use(remarkFrontmatter)
    .use(remarkDirective)
    .use(remarkGfm)
    .freeze();
  for (const value of [SYNTAX, readFileSync('docs/guide/basic/use-mdx.mdx', 'utf8')]) {
    const trees: Root[] = [];
    await parseMarkdown(value, '/page.mdx', [() => (tree: Root) => void trees.push(structuredClone(tree))]);
    const [read] = trees;
    eachNode(read!, (node) => {
      // The one thing that the reader notes before the transformers run.
      if (node.type === 'heading') delete node.data;
    });
    expect(read!.children.length).toBeGreaterThan(8);
    expect(JSON.stringify(read, null, 1)).toBe(JSON.stringify(compiler.parse(new VFile({value})), null, 1));
  }
});
