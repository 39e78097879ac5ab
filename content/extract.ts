import type {Nodes, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import type {MdxjsEsm} from 'mdast-util-mdxjs-esm';
import {literalAttributes} from './jsx';
import {sitePath} from './roots';
import {CODE_MARK, type Page, type Prose} from './types';

/** What the walk over a tree collects. */
export type Extract = Pick<
  Page,
  'headings' | 'text' | 'prose' | 'fences' | 'inlineCode' | 'symptoms' | 'images' | 'links' | 'callouts' | 'jsx'
> & {
  /** Text of the first heading of depth 1. */
  contentTitle: string | undefined;
};

/** Nodes that hold words of a sentence; everything else starts a new line of the plain text. */
const BLOCKS = new Set([
  'paragraph',
  'heading',
  'listItem',
  'tableRow',
  'blockquote',
  'containerDirective',
  'leafDirective',
  'mdxJsxFlowElement',
]);

/** Attributes of components whose value a reader sees. */
export const VISIBLE_ATTRIBUTES = ['title', 'label', 'caption', 'summary'];

/**
 * Resolves a partial named by an import, parsed with the transformers of the page.
 *
 * @param specifier - Import source.
 * @param importer - Absolute path of the importing file.
 */
export type PartialReader = (
  specifier: string,
  importer: string,
) => Promise<{tree: Root; filePath: string} | undefined>;

/** Markdown files that a block of imports names, by the component they stand for. */
export function importedPartials({data}: MdxjsEsm): [name: string, specifier: string][] {
  return (data?.estree?.body ?? []).flatMap((statement) => {
    if (statement.type !== 'ImportDeclaration' || !/\.mdx?$/.test(String(statement.source.value))) return [];
    const component = statement.specifiers.find(({type}) => type === 'ImportDefaultSpecifier');
    return component === undefined ? [] : [[component.local.name, String(statement.source.value)]];
  });
}

/** Kinds of prose by the node that holds it; a paragraph of a list is an item. */
const PROSE: Readonly<Partial<Record<Nodes['type'], Prose['kind']>>> = {
  paragraph: 'paragraph',
  tableCell: 'cell',
  heading: 'heading',
};

/** Pieces of inline code in a node, in order. */
function codeOf(node: Nodes): string[] {
  if (node.type === 'inlineCode') return [node.value];
  return 'children' in node ? node.children.flatMap(codeOf) : [];
}

/** Words from which on a piece of code is a message and no name. */
const MESSAGE_WORDS = 3;

/** What begins as a line for the shell does, or as a tag, and what could end any message. */
const NO_MESSAGE = /^(?:(?:rspress|npm|npx|yarn|pnpm|bun) |[<…])/;

/** The message in the bold words with which a paragraph about a fault begins; nothing where it begins otherwise. */
function symptomOf(paragraph: Nodes): string | undefined {
  const lead = paragraph.type === 'paragraph' ? paragraph.children[0] : undefined;
  const code = lead?.type === 'strong' ? lead.children.find(({type}) => type === 'inlineCode') : undefined;
  if (code?.type !== 'inlineCode' || NO_MESSAGE.test(code.value)) return undefined;
  return code.value.split(/\s+/).length < MESSAGE_WORDS ? undefined : code.value;
}

/** Kind of the prose in a node, by where it is; `undefined` when it holds none. */
function proseKind(node: Nodes, parent: Nodes | undefined, grandparent: Nodes | undefined): Prose['kind'] | undefined {
  if (parent?.type === 'listItem' && node.type === 'paragraph') return 'item';
  if (node.type === 'tableCell' && grandparent?.type === 'table' && grandparent.children[0] === parent) return 'head';
  if (node.data !== undefined && 'directiveLabel' in node.data) return 'label';
  return PROSE[node.type];
}

/** Text of a node with the line ends of its source. */
function proseOf(node: Nodes): string {
  if (node.type === 'text') return node.value;
  if (node.type === 'inlineCode') return CODE_MARK;
  if (node.type === 'break') return '\n';
  return 'children' in node ? node.children.map(proseOf).join('') : '';
}

/** The written item of a list whose description a transformer put into a table cell. */
function describedIn(cell: Nodes): Pick<Prose, 'kind' | 'text' | 'code' | 'line'> | undefined {
  const first = cell.type === 'tableCell' ? cell.children[0] : undefined;
  const name = first?.data?.describes;
  if (first?.position === undefined || name === undefined) return undefined;
  return {
    kind: 'item',
    text: `${CODE_MARK}: ${proseOf(cell).trimEnd()}`,
    code: [name, ...codeOf(cell)],
    line: first.position.start.line,
  };
}

/** What a page without content gives. */
export function emptyExtract(): Extract {
  return {
    contentTitle: undefined,
    headings: [],
    text: '',
    prose: [],
    fences: [],
    inlineCode: [],
    symptoms: [],
    images: [],
    links: [],
    callouts: [],
    jsx: [],
  };
}

/**
 * Walks a transformed tree and collects text, headings, samples, links and images.
 *
 * @param root - Tree after the transformers.
 * @param filePath - Absolute path of the file.
 * @param siteDir - Absolute path that reported files are relative to.
 * @param readPartial - Gives the tree of an imported Markdown file.
 */
export async function extract(
  root: Root,
  filePath: string,
  siteDir: string,
  readPartial: PartialReader,
): Promise<Extract> {
  const result = emptyExtract();

  const newLine = (): void => {
    if (result.text !== '' && !result.text.endsWith('\n')) result.text += '\n';
  };

  async function walkFile(tree: Root, currentPath: string, pageLine: number | undefined): Promise<void> {
    const file = sitePath(siteDir, currentPath);
    const partials = new Map<string, string>();
    let lastLine = 1;

    async function walk(node: Nodes, parent?: Nodes, grandparent?: Nodes): Promise<void> {
      lastLine = node.position?.start.line ?? lastLine;
      const line = lastLine;
      if (BLOCKS.has(node.type)) newLine();
      const kind = proseKind(node, parent, grandparent);
      // What a transformer adds has no place in the source.
      if (kind !== undefined && node.position !== undefined) {
        const text = proseOf(node).trimEnd();
        if (text !== '') result.prose.push({kind, text, code: codeOf(node), file, line});
      } else {
        const described = describedIn(node);
        if (described !== undefined) result.prose.push({...described, file});
      }
      const message = symptomOf(node);
      if (message !== undefined) result.symptoms.push({message, heading: result.headings.length - 1});
      switch (node.type) {
        case 'yaml':
        case 'html':
        case 'mdxFlowExpression':
        case 'mdxTextExpression':
          return;
        case 'mdxjsEsm':
          for (const [name, specifier] of importedPartials(node)) partials.set(name, specifier);
          return;
        case 'heading': {
          const text = toString(node.children.filter((child) => child.type !== 'mdxTextExpression')).trim();
          if (node.depth === 1) {
            result.contentTitle ??= text;
          } else {
            const data = (node.data ?? {}) as {id?: string; explicitId?: boolean; hProperties?: {id?: string}};
            result.headings.push({
              text,
              id: data.id ?? '',
              depth: node.depth,
              line: pageLine ?? line,
              charIndex: result.text.length,
              explicitId: data.explicitId === true || node.position === undefined,
            });
          }
          break;
        }
        case 'code':
          newLine();
          result.fences.push({
            lang: node.lang ?? '',
            meta: node.meta ?? '',
            value: node.value,
            file,
            line,
            charIndex: result.text.length,
          });
          return;
        case 'inlineCode':
          result.inlineCode.push({value: node.value, heading: result.headings.length - 1, line: pageLine ?? line});
          result.text += node.value;
          return;
        case 'text':
          result.text += node.value;
          return;
        case 'break':
          result.text += '\n';
          return;
        case 'tableCell':
          if (result.text !== '' && !result.text.endsWith('\n')) result.text += ' ';
          break;
        case 'image':
          result.images.push({src: node.url, alt: node.alt ?? '', file, line});
          result.text += node.alt ?? '';
          return;
        case 'link':
          result.links.push({url: node.url, text: toString(node), file, line});
          break;
        case 'definition':
          result.links.push({url: node.url, text: node.identifier, file, line});
          return;
        case 'containerDirective':
          result.callouts.push({kind: node.name, file, line});
          break;
        case 'mdxJsxFlowElement':
        case 'mdxJsxTextElement': {
          const name = node.name ?? '';
          const attributes = literalAttributes(node);
          const specifier = partials.get(name);
          if (specifier !== undefined) {
            const partial = await readPartial(specifier, currentPath);
            if (partial !== undefined) {
              await walkFile(partial.tree, partial.filePath, pageLine ?? line);
              newLine();
              return;
            }
          }
          if (name !== '') result.jsx.push({name, attributes, file, line});
          const target = attributes.href ?? attributes.to;
          if (typeof target === 'string') result.links.push({url: target, text: toString(node), file, line});
          if (typeof attributes.src === 'string') {
            result.images.push({src: attributes.src, alt: String(attributes.alt ?? ''), file, line});
          }
          for (const key of VISIBLE_ATTRIBUTES) {
            const value = attributes[key];
            if (typeof value === 'string') result.text += `${value} `;
          }
          break;
        }
        default:
      }
      if ('children' in node) {
        for (const child of node.children) await walk(child, node, parent);
      }
      if (BLOCKS.has(node.type)) newLine();
    }
    for (const child of tree.children) await walk(child);
  }

  await walkFile(root, filePath, undefined);
  return result;
}
