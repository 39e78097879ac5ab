/** Finds the texts of components in their source: the one module of the status that loads a parser of TypeScript. */
import {parse} from '@babel/parser';
import type {TextEntry} from './texts';

/** What of a syntax tree is looked at here. */
interface Syntax {
  type?: string;
  [key: string]: unknown;
}

const textOf = (node: Syntax | undefined): string | undefined => {
  if (node?.type === 'StringLiteral') return String(node.value);
  if (node?.type === 'TemplateLiteral') {
    const [only, ...rest] = node.quasis as {value: {cooked: string}}[];
    return rest.length === 0 ? only?.value.cooked : undefined;
  }
  if (node?.type === 'JSXExpressionContainer') return textOf(node.expression as Syntax);
  return undefined;
};

/** `translate({id, message})` and `<Translate id>message</Translate>`. */
function translationOf(node: Syntax): {id: string; message: string | undefined} | undefined {
  if (node.type === 'CallExpression' && (node.callee as Syntax).name === 'translate') {
    const properties = ((node.arguments as Syntax[])[0]?.properties ?? []) as Syntax[];
    const value = (name: string): string | undefined =>
      textOf(properties.find(({key}) => (key as Syntax | undefined)?.name === name)?.value as Syntax | undefined);
    const id = value('id');
    return id === undefined ? undefined : {id, message: value('message')};
  }
  if (node.type === 'JSXElement' && ((node.openingElement as Syntax).name as Syntax).name === 'Translate') {
    const attributes = (node.openingElement as Syntax).attributes as Syntax[];
    const id = textOf(attributes.find(({name}) => (name as Syntax | undefined)?.name === 'id')?.value as Syntax);
    const children = node.children as Syntax[];
    // As JSX reads it: lines are trimmed and joined by spaces.
    const text = children
      .map((child) =>
        child.type === 'JSXText' ? String(child.value).replace(/\s*\n\s*/g, ' ') : (textOf(child) ?? ''),
      )
      .join('')
      .trim();
    return id === undefined ? undefined : {id, message: text === '' ? undefined : text};
  }
  return undefined;
}

function* nodesOf(value: unknown): Generator<Syntax & {loc?: {start: {line: number}}}> {
  if (Array.isArray(value)) {
    for (const item of value) yield* nodesOf(item);
  } else if (typeof value === 'object' && value !== null && 'type' in value) {
    yield value as Syntax;
    for (const [key, child] of Object.entries(value)) if (key !== 'loc') yield* nodesOf(child);
  }
}

/**
 * Finds the texts of components in English.
 *
 * @param sources - Source by path relative to the site folder.
 * @returns Texts by id; of an id that is used twice the place with a text.
 */
export function findCodeTexts(sources: ReadonlyMap<string, string>): [id: string, entry: TextEntry][] {
  const entries = new Map<string, TextEntry>();
  for (const [file, source] of sources) {
    const {program} = parse(source, {sourceType: 'module', plugins: ['jsx', 'typescript']});
    for (const node of nodesOf(program)) {
      const found = translationOf(node);
      if (found === undefined || (entries.has(found.id) && found.message === undefined)) continue;
      entries.set(found.id, {text: found.message ?? found.id, file, line: node.loc?.start.line ?? 0});
    }
  }
  return [...entries].sort(([a], [b]) => (a < b ? -1 : 1));
}
