import type {Nodes, Root} from 'mdast';
import type {MdxjsEsm} from 'mdast-util-mdxjs-esm';
import ts from 'typescript';
import {visit} from 'unist-util-visit';
import {splitFrontmatter} from '../../content/frontmatter';
import {isComponent, literalAttributes} from '../../content/jsx';
import {GLOBAL_COMPONENTS} from './known/globalComponents';
import {MappedText} from './mapped';
import type {PageProject, ProjectEntry} from './project';
import type {Finding, Prepared, VirtualFile} from './types';
import {fileNames, freeNames, parseScript} from './typescript/parse';

/** Parses one MDX source; throws what the compiler throws. */
export type MdxParser = (source: string) => Root;

/** An MDX sample taken apart. */
export interface MdxParts {
  /** Text of the frontmatter and its offset; `undefined` when there is none. */
  frontmatter: {text: string; offset: number} | undefined;
  /** Tree of the rest; `undefined` when it does not parse. */
  tree: Root | undefined;
  findings: Finding[];
  /** Imports and exports, offsets kept. */
  esm: string;
  /** Elements with their literal attributes. */
  uses: {name: string; attributes: Record<string, string | true>; offset: number}[];
}

function blank(text: string): string {
  return text.replace(/[^\n]/g, ' ');
}

/** The toolkit lets `{#id}` follow a heading; offsets are kept by blanking it. */
function withoutHeadingIds(source: string): string {
  return source.replace(
    /^(#{1,6}(?!#).*?)(\\?\{#[^}\n]*\})/gm,
    (_all, before: string, id: string) => before + blank(id),
  );
}

interface MdxError {
  reason?: string;
  message?: string;
  line?: number | null;
  place?: {offset?: number; start?: {offset?: number}};
  position?: {start?: {offset?: number; line?: number}} | null;
}

function errorOffset(error: MdxError, source: string): number {
  const offset = error.place?.offset ?? error.place?.start?.offset ?? error.position?.start?.offset;
  if (offset !== undefined && offset !== null) return offset;
  // An element that is never closed is named by the text of the message only.
  const named = /\((\d+):\d+/.exec(error.reason ?? error.message ?? '')?.[1];
  const line = named !== undefined ? Number(named) : (error.line ?? error.position?.start?.line ?? 1);
  return source
    .split('\n')
    .slice(0, line - 1)
    .reduce((length, text) => length + text.length + 1, 0);
}

/**
 * Takes an MDX sample apart with the toolkit's parser.
 *
 * @param code - The sample.
 * @param parse - Parser of MDX.
 */
export function readMdx(code: string, parse: MdxParser): MdxParts {
  const block = splitFrontmatter(code);
  const frontmatter = block && {text: block.yaml, offset: block.start};
  const body = block === undefined ? code : blank(code.slice(0, block.end)) + code.slice(block.end);
  try {
    const tree = parse(withoutHeadingIds(body));
    let esm = blank(code);
    const uses: MdxParts['uses'] = [];
    visit(tree, (node) => {
      if (isComponent(node) && node.name !== null) {
        const offset = node.position?.start.offset ?? 0;
        uses.push({name: node.name, attributes: literalAttributes(node), offset});
      }
      if (node.type !== 'mdxjsEsm') return;
      const start = node.position?.start.offset ?? 0;
      const end = node.position?.end.offset ?? start;
      esm = esm.slice(0, start) + code.slice(start, end) + esm.slice(end);
    });
    return {frontmatter, tree, findings: [], esm, uses};
  } catch (cause) {
    const error = cause as MdxError;
    return {
      frontmatter,
      tree: undefined,
      esm: '',
      uses: [],
      findings: [
        {
          offset: errorOffset(error, body),
          code: 'mdx',
          message: `The MDX does not compile: ${(error.reason ?? error.message ?? String(cause)).split('\n')[0] ?? ''}`,
          fix: 'Correct it here even if a build lets it through: the page would come out empty or broken.',
        },
      ],
    };
  }
}

/** End of an opening tag: the first `>` at which TypeScript sees a complete element. */
function openingTag(
  code: string,
  start: number,
  end: number,
  name: string,
): {text: string; selfClosing: boolean} | undefined {
  const element = code.slice(start, end);
  const source = parseScript(element, 'tsx');
  let found: {text: string; selfClosing: boolean} | undefined;
  const search = (node: ts.Node): void => {
    if (found !== undefined) return;
    if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) {
      if (node.tagName.getText(source) === name) {
        found = {text: element.slice(0, node.end), selfClosing: ts.isJsxSelfClosingElement(node)};
      }
      return;
    }
    ts.forEachChild(node, search);
  };
  search(source);
  return found;
}

/**
 * Attributes that the preview and playground plugins read from a `code` element with a `src`, which stands for a demo
 * then. React does not know them.
 */
const DEMO_ATTRIBUTES = `declare module 'react' {
  interface HTMLAttributes<T> {
    src?: string;
    previewMode?: 'internal' | 'iframe';
    isMobile?: boolean | 'true' | 'false';
    otherFiles?: string[];
    direction?: 'horizontal' | 'vertical';
  }
}
`;

/** Whether a block of imports and exports sets the layout of the page. */
const exportsDefault = ({data}: MdxjsEsm): boolean =>
  (data?.estree?.body ?? []).some(
    (statement) =>
      statement.type === 'ExportDefaultDeclaration' ||
      (statement.type === 'ExportNamedDeclaration' &&
        statement.specifiers.some(({exported}) => 'name' in exported && exported.name === 'default')),
  );

/** Whether an element is a demo of the preview or playground plugin. */
const isDemo = (node: Nodes): boolean =>
  isComponent(node) &&
  node.name === 'code' &&
  node.attributes.some((attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'src');

/**
 * Turns an MDX sample into a TSX file: its imports and exports, and a component with every element
 * and expression of the content.
 *
 * @param code - The sample.
 * @param parts - From {@link readMdx}.
 * @param entry - The sample in its page's project.
 * @param project - Page, to complete a sample that is not a whole file.
 */
export function prepareMdx(code: string, parts: MdxParts, entry: ProjectEntry, project: PageProject): Prepared {
  if (parts.tree === undefined) return {findings: parts.findings, files: [], fragment: entry.title === undefined};
  const esm: {text: string; offset: number}[] = [];
  const content: {before: string; text: string; after: string; offset: number}[] = [];
  let hasDemos = false;
  let hasDefault = false;
  visit(parts.tree, (node) => {
    const start = node.position?.start.offset ?? 0;
    const end = node.position?.end.offset ?? start;
    hasDemos ||= isDemo(node);
    if (node.type === 'mdxjsEsm') {
      esm.push({text: code.slice(start, end), offset: start});
      hasDefault ||= exportsDefault(node);
    } else if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
      // `:::tip{title="…"}` is read by the toolkit before it is run.
      if (/(?:^|\n)[ \t>]*:::+[ \t]*\w+[ \t]*$/.test(code.slice(0, start))) return;
      content.push({before: '<Content>', text: code.slice(start, end), after: '</Content>', offset: start});
    } else if (isComponent(node) && node.name !== null) {
      const tag = openingTag(code, start, end, node.name);
      if (tag !== undefined) {
        content.push({
          before: '',
          text: tag.text,
          after: tag.selfClosing ? '' : `{inner}</${node.name}>`,
          offset: start,
        });
      }
    }
  });

  const body = content.map(({before, text, after}) => before + text + after).join('\n');
  const everything = `${esm.map(({text}) => text).join('\n')}\nexport default function MDXContent() { return <>${body}</>; }`;
  const source = parseScript(everything, 'tsx');
  const unknown = entry.title === undefined ? freeNames(source) : new Set<string>();
  for (const name of ['frontmatter', 'props', 'inner', 'Content', 'MDXContent']) unknown.delete(name);
  const imports = project.imports(unknown, entry.index);

  const mapped = new MappedText();
  mapped.add(`${imports.join('\n')}\n`);
  for (const {text, offset} of esm) mapped.copy(text, offset).add('\n');
  const own = fileNames(source);
  // `any` below is what MDX gives: frontmatter, props and children have no types there, and every use of them compiles.
  if (!own.declared.includes('frontmatter')) mapped.add('export declare const frontmatter: Record<string, any>;\n');
  const hidden = [...new Set(own.declared)].filter((name) => !own.exported.includes(name) && name !== 'MDXContent');
  if (hidden.length > 0) mapped.add(`export {${hidden.join(', ')}};\n`);
  mapped.add(
    `declare const inner: any;\ndeclare function Content(props: {children?: any}): any;\n${hasDefault ? '' : 'export default '}function MDXContent(props: {components?: Record<string, unknown>; [name: string]: any}) { return <>\n`,
  );
  for (const {before, text, after, offset} of content) mapped.add(before).copy(text, offset).add(`${after}\n`);
  mapped.add('</>; }\n');
  if (hasDemos) mapped.add(DEMO_ATTRIBUTES);
  for (const [name, props] of Object.entries(GLOBAL_COMPONENTS)) {
    const isOwn = own.declared.includes(name) || own.imports.some(({local}) => local === name);
    if (!isOwn && parts.uses.some((use) => use.name === name))
      mapped.add(`declare function ${name}(props: ${props}): null;\n`);
  }
  const file: VirtualFile = {path: entry.path, text: mapped.text, segments: mapped.segments};
  return {
    findings: [],
    files: [file],
    fragment: entry.title === undefined && (imports.length > 0 || parts.frontmatter === undefined),
  };
}
