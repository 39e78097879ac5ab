import type {Element, ElementContent, Nodes, Root, Text} from 'hast';
import type {MdxJsxTextElementHast} from 'mdast-util-mdx-jsx';
import {eachNode} from '../eachNode';

/** A table this many characters wide, padding included, fits the narrowest phones. */
const PHONE_WIDTH = 40;

/** What the padding of a column takes, in characters. */
const COLUMN_PADDING = 3;

/** What a cell without content shows. */
const NOTHING = '–';

/** Roles that tables lose in browsers once their elements are laid out as blocks. */
const ROLES: Readonly<Record<string, string>> = {
  table: 'table',
  thead: 'rowgroup',
  tbody: 'rowgroup',
  tr: 'row',
  th: 'columnheader',
  td: 'cell',
};

const isElement = (node: ElementContent, ...names: string[]): node is Element =>
  node.type === 'element' && names.includes(node.tagName);

const childrenOf = (node: Element, ...names: string[]): Element[] =>
  node.children.filter((child): child is Element => isElement(child, ...names));

function textOf(node: ElementContent): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? (node.children as ElementContent[]).map(textOf).join('') : '';
}

/** Width of a text in characters; those of Han type are twice as wide as others. */
const widthOf = (text: string): number => [...text].reduce((sum, char) => sum + (char > '\u2E7F' ? 2 : 1), 0);

/**
 * A name or a type in pieces between which a line may break: after `.`, `/`, `|` and what opens a
 * part of a type, never inside a word.
 *
 * @param name - Text of inline code.
 */
export function breakable(name: string): string[] {
  return name.split(/(?<=[\w)\]}>"'][./|<(]+)(?=[\w([{<"'])/);
}

/** Inline code with places to break. As JSX, since the theme takes a `code` that holds elements for a block. */
function breakCode(code: Element): MdxJsxTextElementHast | undefined {
  const [only, ...rest] = code.children;
  if (only?.type !== 'text' || rest.length > 0) return undefined;
  const parts = breakable(only.value);
  if (parts.length === 1) return undefined;
  return {
    type: 'mdxJsxTextElement',
    name: 'code',
    attributes: [],
    // As if it were written as JSX, which stays the element that it names.
    data: {_mdxExplicitJsx: true},
    children: parts.flatMap((value, index): ElementContent[] => {
      const part: Text = {type: 'text', value};
      return index === 0 ? [part] : [{type: 'element', tagName: 'wbr', properties: {}, children: []}, part];
    }),
    position: code.position,
  };
}

/** Whether a table is too wide for a phone however its lines break. */
function isWide(rows: readonly (readonly string[])[]): boolean {
  const columns = Math.max(...rows.map((row) => row.length));
  const texts = Array.from({length: columns}, (_, index) => rows.map((row) => row[index] ?? ''));
  const widest = texts.map((column) => Math.max(...column.map(widthOf)));
  const total = widest.reduce((sum, width) => sum + width + COLUMN_PADDING, 0);
  if (total <= PHONE_WIDTH) return false;
  // Two columns of which one is narrow leave the other enough room for its lines.
  const [first = 0, second = 0] = widest;
  return columns > 2 || first > PHONE_WIDTH * 0.6 || (first > PHONE_WIDTH / 3 && second > PHONE_WIDTH / 2);
}

function label(table: Element): void {
  const [head] = childrenOf(table, 'thead');
  const [headRow] = head === undefined ? [] : childrenOf(head, 'tr');
  if (headRow === undefined) return;
  const heads = childrenOf(headRow, 'th').map((cell) => textOf(cell).trim());
  const rows = childrenOf(table, 'tbody').flatMap((body) => childrenOf(body, 'tr'));
  const texts = rows.map((row) => childrenOf(row, 'td', 'th').map((cell) => textOf(cell).trim()));
  if (!isWide([heads, ...texts])) return;
  const classes = Array.isArray(table.properties.className) ? table.properties.className : [];
  table.properties.className = [...classes, 'table-cards'];
  // A description says what it is.
  const labelled = heads.length === 2 || classes.includes('fact-table') ? heads.length - 1 : heads.length;
  for (const row of rows) {
    childrenOf(row, 'td').forEach((cell, index) => {
      const name = heads[index] ?? '';
      if (textOf(cell).trim() === NOTHING) cell.properties.className = ['table-nothing'];
      else if (index > 0 && index < labelled && name !== '') cell.properties.dataLabel = name;
    });
  }
  eachNode(table, (node) => {
    if (node.type !== 'element') return;
    const role = ROLES[node.tagName];
    if (role !== undefined) node.properties.role = role;
  });
}

function breakNames(node: Nodes): void {
  eachNode(node, (code, index, parent) => {
    if (code.type !== 'element' || code.tagName !== 'code' || parent === undefined || index === undefined) return;
    const broken = breakCode(code);
    if (broken !== undefined) parent.children[index] = broken;
  });
}

/**
 * Rehype plugin for tables and the lists of facts: names in them never break inside a word, and
 * tables that are too wide for a phone get the class `table-cards` and the name of its column on each cell, so that the
 * style sheet can show their rows as cards there.
 *
 * @returns Transformer of the tree.
 */
export default function tables() {
  return (tree: Root): void => {
    eachNode(tree, (node) => {
      if (node.type === 'element' && node.tagName === 'table') {
        label(node);
        breakNames(node);
      } else if (node.type === 'mdxJsxFlowElement' && node.name === 'dd') {
        breakNames(node);
      }
    });
  };
}
