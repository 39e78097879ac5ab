/** @jest-environment node */
import {readFileSync} from 'node:fs';
import type {Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import {parseMarkdown} from '../../../content/markdown';
import remarkParseOnce from '../../../content/remark/parseOnce';

/** A parser that counts how often it is asked. */
function counted() {
  let calls = 0;
  const processor = unified()
    .use(function (this: ReturnType<typeof unified>) {
      this.parser = (value): Root => {
        calls += 1;
        return {type: 'root', children: [{type: 'paragraph', children: [{type: 'text', value: String(value)}]}]};
      };
    })
    .use(remarkParseOnce);
  const parse = (file: string, value: string): Root => processor.parse(new VFile({path: file, value})) as Root;
  return {parse, calls: () => calls};
}

test('the second who asks for a file gets a tree of his own, without parsing', () => {
  const {parse, calls} = counted();
  const first = parse('/a.mdx', 'one');
  first.children.length = 0;
  expect(parse('/a.mdx', 'one')).toMatchObject({children: [{children: [{value: 'one'}]}]});
  expect(calls()).toBe(1);
});

test('another text and another file are parsed', () => {
  const {parse, calls} = counted();
  parse('/b.mdx', 'one');
  expect(parse('/b.mdx', 'two')).toMatchObject({children: [{children: [{value: 'two'}]}]});
  parse('/c.mdx', 'two');
  expect(calls()).toBe(3);
});

/** Every notation that an extension of the syntax adds, where one could take it from another. */
const SYNTAX = `---
title: Syntax
---

import Part from './part.mdx'

# Title {/* #title */}

:::tip[A *label*]

- [x] done, see www.example.com and a@b.example
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
    visit(read!, 'heading', (heading) => {
      // The one thing that the reader notes before the transformers run.
      delete heading.data;
    });
    expect(read!.children.length).toBeGreaterThan(8);
    expect(JSON.stringify(read, null, 1)).toBe(JSON.stringify(compiler.parse(new VFile({value})), null, 1));
  }
});
