import {load, YAMLException, type ParserState} from 'js-yaml';

/** Way to a value: names of keys and places in lists. */
export type KeyPath = readonly (string | number)[];

/** Frontmatter of a page, and where in the file its values stand. */
export interface LocatedFrontmatter {
  data: unknown;
  /**
   * Line of a value.
   *
   * @param path - Way to the value from the root of the frontmatter.
   * @returns Line in the file, from 1; for a value that is not there, the line of the
   *   nearest value around it.
   */
  lineOf: (path: KeyPath) => number;
}

/** The frontmatter cannot be read. */
export class FrontmatterError extends Error {
  /** @param line - Line in the file, from 1. */
  constructor(
    message: string,
    readonly line: number,
  ) {
    super(message);
    this.name = 'FrontmatterError';
  }
}

interface Node {
  line: number;
  kind: ParserState['kind'];
  result: unknown;
  children: Node[];
}

/** Lines above the YAML: the opening fence. */
const FENCE_LINES = 1;

function yamlOf(source: string): string | undefined {
  return /^\uFEFF?---[ \t]*\r?\n(?:([\s\S]*?)\r?\n)?---[ \t]*(?:\r?\n|$)/.exec(source)?.[1];
}

function parse(yaml: string): Node {
  const root: Node = {line: 0, kind: null, result: undefined, children: []};
  const open: Node[] = [root];
  try {
    root.result = load(yaml, {
      listener: (event, state) => {
        if (event === 'open') {
          const node: Node = {line: state.line, kind: null, result: undefined, children: []};
          open.at(-1)?.children.push(node);
          open.push(node);
        } else {
          const node = open.pop();
          if (node) Object.assign(node, {kind: state.kind, result: state.result});
        }
      },
    });
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    throw new FrontmatterError(error.reason, (error.mark?.line ?? 0) + 1 + FENCE_LINES);
  }
  return root;
}

/** The parser first reads some nodes as the key of a mapping that then is none. */
function settled(node: Node): Node {
  const [only, ...others] = node.children;
  return only && others.length === 0 && only.result === node.result && typeof node.result === 'object'
    ? settled(only)
    : node;
}

/**
 * The children of a mapping by key. They come as key, value, key, value, except that a
 * key with nothing after it has no value node.
 */
function entriesOf(node: Node): Map<string, {key: Node; value?: Node}> {
  const entries = new Map<string, {key: Node; value?: Node}>();
  const values = node.result as Record<string, unknown>;
  for (let i = 0; i < node.children.length; i += 1) {
    const key = node.children[i];
    const next = node.children[i + 1];
    if (!key) break;
    const name = String(key.result);
    const hasValue = next !== undefined && Object.is(next.result, values[name]);
    entries.set(name, hasValue ? {key, value: next} : {key});
    if (hasValue) i += 1;
  }
  return entries;
}

/**
 * Reads the frontmatter of a page together with the lines of its values.
 *
 * @param source - Text of the whole file.
 * @returns The values and a lookup of their lines; an empty object for a page without frontmatter.
 * @throws FrontmatterError when the YAML cannot be parsed.
 */
export function readFrontmatter(source: string): LocatedFrontmatter {
  const yaml = yamlOf(source);
  if (yaml === undefined) return {data: {}, lineOf: () => 1};
  const root = parse(yaml);
  const lineOf = (path: KeyPath): number => {
    let node: Node | undefined = root.children[0];
    let line = node ? settled(node).line : 0;
    for (const step of path) {
      if (!node) break;
      node = settled(node);
      if (node.kind === 'mapping') {
        const entry: {key: Node; value?: Node} | undefined = entriesOf(node).get(String(step));
        if (!entry) break;
        line = entry.key.line;
        node = entry.value;
      } else if (node.kind === 'sequence') {
        node = node.children[Number(step)];
        if (!node) break;
        line = node.line;
      } else {
        break;
      }
    }
    return line + 1 + FENCE_LINES;
  };
  return {data: root.result ?? {}, lineOf};
}
