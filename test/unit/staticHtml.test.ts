/** @jest-environment node */
import type {ObjectExpression, Property, SimpleLiteral} from 'estree';
import type {Element, ElementContent, Nodes, Root} from 'hast';
import {toHtml} from 'hast-util-to-html';
import {toHast} from 'mdast-util-to-hast';
import type {MdxJsxAttribute} from 'mdast-util-mdx-jsx';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {eachNode} from '../../content/eachNode';
import staticHtml from '../../content/rehype/staticHtml';

/** What React would be given for an attribute. */
function valueOf({value}: MdxJsxAttribute): unknown {
  if (typeof value !== 'object' || value === null) return value ?? true;
  const [statement] = value.data?.estree?.body ?? [];
  if (statement?.type !== 'ExpressionStatement') throw new Error(`${value.value} was not parsed.`);
  if (statement.expression.type !== 'ObjectExpression') return value.value;
  const [property] = (statement.expression satisfies ObjectExpression).properties as Property[];
  return {[(property!.key as {name: string}).name]: (property!.value as SimpleLiteral).value};
}

/** An element of JSX as one of HTML, as React would render it. */
function rendered(node: Nodes): Nodes {
  if ('children' in node) node.children = (node.children as Nodes[]).map(rendered) as ElementContent[];
  if (node.type === 'mdxTextExpression') return {type: 'text', value: node.value};
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return node;
  const attributes = Object.fromEntries(
    node.attributes.map((attribute) => [(attribute as MdxJsxAttribute).name, valueOf(attribute as MdxJsxAttribute)]),
  );
  const {dangerouslySetInnerHTML: html, ...properties} = attributes;
  const inner = (html as {__html: string} | undefined)?.__html;
  return {
    type: 'element',
    tagName: node.name ?? '',
    properties: properties as Element['properties'],
    children: inner === undefined ? (node.children as ElementContent[]) : [{type: 'raw', value: inner} as never],
  };
}

/** One of the ways in which the same HTML can be written. */
const plain = (html: string) =>
  html
    .replace(/&(?:quot|#x22);/g, '&#34;')
    .replace(/&(?:lt|#x3C);/g, '&#60;')
    .replace(/&(?:amp|#x26);/g, '&#38;')
    .replace(/"/g, '&#34;')
    .replace(/&gt;/g, '>')
    .replace(/&#34;/g, "'")
    .replace(/>\n<(?=\/?t)/g, '><');

/** Renders a page. Cells of tables have attributes, as another plugin gives to them. */
function render(source: string, ...plugins: (typeof staticHtml)[]): {html: string; created: string[]} {
  const page = unified().use(remarkParse).use(remarkMdx).use(remarkGfm).parse(source);
  const names = ['mdxJsxFlowElement', 'mdxJsxTextElement', 'mdxTextExpression', 'mdxFlowExpression'] as const;
  const tree = toHast(page, {passThrough: [...names]}) as Root;
  eachNode(tree, (node) => {
    if (node.type === 'element' && node.tagName === 'td') node.properties = {dataLabel: 'A "name"', role: 'cell'};
  });
  for (const plugin of plugins) plugin()(tree);
  const created: string[] = [];
  eachNode(tree, (node) => {
    if (node.type === 'element') created.push(node.tagName);
    else if ('name' in node && typeof node.name === 'string') created.push(node.name);
  });
  return {html: plain(toHtml(rendered(tree) as Root, {allowDangerousHtml: true})), created};
}

test.each([
  ['a paragraph with code and emphasis', 'Set `a < b && "c"` to *one* or **two**.', ['p']],
  ['a list', '- One `a`\n- Two\n\n  Three **b**\n', ['ul']],
  ['a table', '| A | B |\n|---|---|\n| `a` | b |\n', ['table', 'thead', 'tbody']],
  ['a quotation', '> Said `so`.\n>\n> - *Twice*', ['blockquote']],
  ['HTML that is written as such', '<dl className="fact">\n<dt>`a`</dt>\n<dd>b</dd>\n</dl>', ['dl']],
  ['line breaks', 'One *a*  \ntwo<wbr />three', ['p']],
])('%s is one element, and looks the same', (_name, source, elements) => {
  const [before, after] = [render(source), render(source, staticHtml)];
  expect(after.html).toBe(before.html);
  expect(after.created).toEqual(elements);
  expect(before.created.length).toBeGreaterThan(elements.length);
});

test.each([
  ['a link', 'See [page](/a).'],
  ['a component', 'Now <Badge>new</Badge>.'],
  ['a heading', '## A `name`'],
  ['an image', '![*a*](/a.png)'],
  ['an attribute with an expression', '<p className={"a"}>*b*</p>'],
  ['another attribute', '<p id="a">*b*</p>'],
  ['a list with a class', '- [ ] `a`'],
  ['text alone', 'Words & signs.'],
])('%s stays', (_name, source) => {
  const [before, after] = [render(source), render(source, staticHtml)];
  expect(after).toEqual(before);
});

test('what stands beside a link or an expression is one element all the same', () => {
  const source = '- Read *`a`* [here](/a).\n- Or *not* `b`.\n- It is {1 + 1} of **`two`**.\n';
  const after = render(source, staticHtml);
  expect(after.html).toBe(render(source).html);
  expect(after.created).toEqual(['ul', 'li', 'em', 'a', 'li', 'li', 'strong']);
});

test('what is made of a part stands where it stood', () => {
  const position = {start: {line: 3, column: 1}, end: {line: 3, column: 9}};
  const code: Element = {type: 'element', tagName: 'code', properties: {}, children: [{type: 'text', value: 'a'}]};
  const tree: Root = {
    type: 'root',
    children: [{type: 'element', tagName: 'p', properties: {}, children: [code], position}],
  };
  staticHtml()(tree);
  expect(tree.children).toMatchObject([{type: 'mdxJsxFlowElement', name: 'p', position}]);
});
