import {parseTree, type Node as JsonNode} from 'jsonc-parser';
import type {Nodes, Root} from 'mdast';
import postcss from 'postcss';
import {parse as parseToml} from 'smol-toml';
import ts from 'typescript';
import {isMap, isScalar, isSeq, parseAllDocuments, type Node as YamlNode} from 'yaml';
import {kindOf, type ScriptLanguage} from '../../content/fences/languages';
import {splitFrontmatter} from '../../content/frontmatter';
import {lineAt} from '../samples/mapped';
import {parseScript} from '../samples/typescript/parse';
import {isTwin, isTwinLine, withoutLocale} from './translation';

/** A piece of a sample that has to be the same in both languages. */
export interface Piece {
  /** Words may be translated in pieces of text; everything else is equal. */
  kind: 'code' | 'text' | 'line';
  value: string;
  /** Line inside the sample, from 0. */
  line: number;
}

/** Where two samples part. */
export interface Difference {
  /** Line inside the English sample, from 0. */
  english: number;
  /** Line inside the Chinese sample, from 0. */
  chinese: number;
  /** The pieces that differ; the empty string where one sample has no more. */
  englishText: string;
  chineseText: string;
}

/** Parses Markdown; throws when it cannot. */
export type MarkdownParser = (source: string) => Root;

/** Strings that name files and modules. */
function isSpecifier(node: ts.Node): boolean {
  const {parent} = node;
  if (ts.isImportDeclaration(parent) || ts.isExportDeclaration(parent) || ts.isExternalModuleReference(parent))
    return true;
  if (ts.isLiteralTypeNode(parent)) return true;
  if (ts.isPropertyAssignment(parent)) return parent.name === node;
  if (!ts.isCallExpression(parent)) return false;
  const callee = parent.expression;
  return callee.kind === ts.SyntaxKind.ImportKeyword || (ts.isIdentifier(callee) && callee.text === 'require');
}

function scriptPieces(code: string, language: ScriptLanguage, firstLine = 0): Piece[] {
  const source = parseScript(code, language);
  const pieces: Piece[] = [];
  const add = (kind: Piece['kind'], value: string, node: ts.Node): void => {
    pieces.push({kind, value, line: firstLine + lineAt(code, node.getStart(source))});
  };
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node)) {
      const text = node.text.replace(/\s+/g, ' ').trim();
      if (text !== '') add('text', text, node);
    } else if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) {
      add(isSpecifier(node) ? 'code' : 'text', node.text, node);
    } else if (ts.isTemplateHead(node) || ts.isTemplateMiddle(node) || ts.isTemplateTail(node)) {
      add('text', node.text, node);
    } else if (node.kind === ts.SyntaxKind.EndOfFileToken) {
      return;
    } else {
      const children = node.getChildren(source).filter((child) => !ts.isJSDoc(child));
      if (children.length > 0) children.forEach(visit);
      else if (node.getText(source) !== '') add('code', node.getText(source), node);
    }
  };
  visit(source);
  return pieces;
}

function jsonPieces(code: string): Piece[] | undefined {
  const tree = parseTree(code, [], {allowTrailingComma: true});
  if (tree === undefined) return undefined;
  const pieces: Piece[] = [];
  const visit = (node: JsonNode, isKey: boolean): void => {
    const line = lineAt(code, node.offset);
    if (node.type === 'string') pieces.push({kind: isKey ? 'code' : 'text', value: String(node.value), line});
    else if (node.children === undefined) pieces.push({kind: 'code', value: String(node.value), line});
    else {
      pieces.push({kind: 'code', value: node.type, line});
      node.children.forEach((child, index) => visit(child, node.type === 'property' && index === 0));
    }
  };
  visit(tree, false);
  return pieces;
}

function yamlPieces(code: string, firstLine = 0): Piece[] | undefined {
  const documents = parseAllDocuments(code, {prettyErrors: false});
  const pieces: Piece[] = [];
  if (!Array.isArray(documents)) return pieces;
  if (documents.some((document) => document.errors.length > 0)) return undefined;
  const add = (kind: Piece['kind'], value: string, node: YamlNode | null): void => {
    pieces.push({kind, value, line: firstLine + lineAt(code, node?.range?.[0] ?? 0)});
  };
  const visit = (node: unknown): void => {
    if (isMap(node)) {
      add('code', 'map', node);
      for (const {key, value} of node.items) {
        add('code', isScalar(key) ? String(key.value) : String(key), key as YamlNode);
        visit(value);
      }
    } else if (isSeq(node)) {
      add('code', 'list', node);
      node.items.forEach(visit);
    } else if (isScalar(node)) {
      add(typeof node.value === 'string' ? 'text' : 'code', String(node.value), node);
    } else {
      pieces.push({kind: 'code', value: String(node), line: firstLine});
    }
  };
  for (const document of documents) visit(document.contents);
  return pieces;
}

function tomlPieces(code: string): Piece[] | undefined {
  let value: unknown;
  try {
    value = parseToml(code);
  } catch {
    return undefined;
  }
  const pieces: Piece[] = [];
  const visit = (node: unknown): void => {
    if (typeof node === 'object' && node !== null && !(node instanceof Date)) {
      for (const [key, item] of Object.entries(node)) {
        pieces.push({kind: 'code', value: key, line: 0});
        visit(item);
      }
    } else {
      pieces.push({kind: typeof node === 'string' ? 'text' : 'code', value: String(node), line: 0});
    }
  };
  visit(value);
  return pieces;
}

function cssPieces(code: string): Piece[] | undefined {
  let root: postcss.Root;
  try {
    root = postcss.parse(code);
  } catch {
    return undefined;
  }
  const pieces: Piece[] = [];
  root.walk((node) => {
    const line = (node.source?.start?.line ?? 1) - 1;
    const add = (value: string, kind: Piece['kind'] = 'code'): void => {
      pieces.push({kind, value: value.replace(/\s+/g, ' '), line});
    };
    if (node.type === 'rule') add(node.selector);
    else if (node.type === 'atrule') add(`@${node.name} ${node.params}`);
    else if (node.type === 'decl') {
      add(node.prop);
      add(node.value, node.prop === 'content' ? 'text' : 'code');
    }
  });
  return pieces;
}

function shellPieces(code: string): Piece[] {
  return linePieces(code.replace(/(^|\s)#.*$/gm, '$1'));
}

function linePieces(code: string): Piece[] {
  return code
    .split('\n')
    .map((value, line): Piece => ({kind: 'line', value: value.trimEnd(), line}))
    .filter(({value}) => value.trim() !== '');
}

/** Inline nodes stand in another order in another language; blocks do not. */
function markdownPieces(code: string, parse: MarkdownParser): Piece[] | undefined {
  const front = splitFrontmatter(code);
  const body = front === undefined ? code : code.slice(0, front.end).replace(/[^\n]/g, '') + code.slice(front.end);
  let tree: Root;
  try {
    tree = parse(body);
  } catch {
    return undefined;
  }
  const frontmatter = front === undefined ? [] : yamlPieces(front.yaml, 1);
  if (frontmatter === undefined) return undefined;
  const pieces: Piece[] = [...frontmatter];
  const lineOf = (node: Nodes): number => (node.position?.start.line ?? 1) - 1;

  const inline = (node: Nodes, text: string[], kept: string[]): void => {
    switch (node.type) {
      case 'text':
        text.push(node.value);
        return;
      case 'inlineCode':
        kept.push(`code ${node.value}`);
        return;
      case 'link':
        kept.push(`link ${withoutLocale(node.url)}`);
        break;
      case 'image':
        kept.push(`image ${node.url}`);
        text.push(node.alt ?? '');
        return;
      case 'mdxTextExpression':
        kept.push(`expression ${node.value.replace(/\/\*[\s\S]*?\*\//g, '')}`);
        return;
      case 'mdxJsxTextElement':
        kept.push(...jsxPieces(node).map(({value}) => value));
        break;
      default:
    }
    if ('children' in node) for (const child of node.children) inline(child, text, kept);
  };
  const jsxPieces = (node: Extract<Nodes, {type: 'mdxJsxTextElement' | 'mdxJsxFlowElement'}>): Piece[] => [
    {kind: 'code', value: `<${node.name ?? ''}>`, line: lineOf(node)},
    ...node.attributes.flatMap((attribute): Piece[] => {
      if (attribute.type !== 'mdxJsxAttribute') return [{kind: 'code', value: attribute.value, line: lineOf(node)}];
      const value = typeof attribute.value === 'string' ? attribute.value : (attribute.value?.value ?? '');
      const isText = typeof attribute.value === 'string' && node.type === 'mdxJsxFlowElement';
      return [
        {kind: 'code', value: attribute.name, line: lineOf(node)},
        {kind: isText ? 'text' : 'code', value, line: lineOf(node)},
      ];
    }),
  ];
  const block = (node: Nodes): void => {
    const line = lineOf(node);
    switch (node.type) {
      case 'heading':
      case 'paragraph':
      case 'tableCell': {
        const text: string[] = [];
        const kept: string[] = [];
        for (const child of node.children) inline(child, text, kept);
        pieces.push({kind: 'code', value: node.type === 'heading' ? `heading ${node.depth}` : node.type, line});
        for (const value of kept.sort()) pieces.push({kind: 'code', value, line});
        const words = text.join('').replace(/\s+/g, ' ').trim();
        // What stands between inline code may vanish in a translation.
        if (words !== '' && (kept.length === 0 || /\p{L}/u.test(words)))
          pieces.push({kind: 'text', value: words, line});
        return;
      }
      case 'mdxjsEsm':
        pieces.push(...scriptPieces(node.value, 'tsx', line));
        return;
      case 'mdxFlowExpression':
        pieces.push(...scriptPieces(`(${node.value}\n)`, 'tsx', line));
        return;
      case 'code':
        pieces.push({kind: 'code', value: `code ${node.lang ?? ''} ${node.meta ?? ''}`, line});
        pieces.push(
          ...piecesOf(node.value, node.lang ?? '', parse).map((piece) => ({...piece, line: piece.line + line + 1})),
        );
        return;
      case 'html':
        return;
      case 'mdxJsxFlowElement':
        pieces.push(...jsxPieces(node));
        break;
      default:
        if (node.type !== 'root') pieces.push({kind: 'code', value: node.type, line});
    }
    if ('children' in node) for (const child of node.children) block(child);
  };
  block(tree);
  return pieces;
}

/**
 * Takes a sample apart into what both languages share and what is translated; comments are left out.
 *
 * @param code - The sample.
 * @param lang - Language of the fence.
 * @param parse - Parser of Markdown, for samples that are pages.
 */
export function piecesOf(code: string, lang: string, parse: MarkdownParser): Piece[] {
  const kind = kindOf(lang);
  switch (kind?.kind) {
    case 'script':
      return scriptPieces(code, kind.language);
    case 'mdx':
      return markdownPieces(code, parse) ?? linePieces(code);
    case 'css':
      return cssPieces(code) ?? linePieces(code);
    case 'shell':
      return shellPieces(code);
    case 'data': {
      const pieces =
        kind.language === 'yaml' ? yamlPieces(code) : kind.language === 'toml' ? tomlPieces(code) : jsonPieces(code);
      return pieces ?? linePieces(code);
    }
    default:
      return linePieces(code);
  }
}

/**
 * Compares a sample with its twin.
 *
 * Comments may differ. String literals, JSX text, prose and values of data may be translated. Names, keys,
 * imports, paths, numbers and structure are equal.
 *
 * @param english - The English sample.
 * @param chinese - The Chinese sample.
 * @param lang - Language of the fence.
 * @param parse - Parser of Markdown.
 * @returns The first difference, if any.
 */
export function compareCode(
  english: string,
  chinese: string,
  lang: string,
  parse: MarkdownParser,
): Difference | undefined {
  if (english === chinese) return undefined;
  const own = piecesOf(english, lang, parse);
  const other = piecesOf(chinese, lang, parse);
  for (let index = 0; index < Math.max(own.length, other.length); index += 1) {
    const a = own[index];
    const b = other[index];
    if (a !== undefined && b !== undefined && a.kind === b.kind && isTwinPiece(a, b)) continue;
    return {
      english: a?.line ?? own.at(-1)?.line ?? 0,
      chinese: b?.line ?? other.at(-1)?.line ?? 0,
      englishText: a?.value ?? '',
      chineseText: b?.value ?? '',
    };
  }
  return undefined;
}

function isTwinPiece(english: Piece, chinese: Piece): boolean {
  if (english.kind === 'text') return isTwin(english.value, chinese.value);
  if (english.kind === 'line') return isTwinLine(english.value, chinese.value);
  return english.value === chinese.value;
}
