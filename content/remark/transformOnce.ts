import type {Root} from 'mdast';
import {unified, type PluggableList, type Processor} from 'unified';
import type {VFile} from 'vfile';

/** What the transformers made of a file. */
interface Transformed {
  source: string;
  tree: Root;
  data: VFile['data'];
}

/** Files that were read and will be asked for once more, by path. */
const known = new Map<string, Transformed>();

/** What has more than the properties that can be listed. */
const isWhole = (value: object): boolean => value instanceof RegExp || value instanceof Map || value instanceof Set;

/**
 * A copy of a tree or its data, in a fifth of the time that `serialize` and `deserialize` of `node:v8` take. Places in the file are not copied: who
 * changes a node may give it another one, but not change it.
 */
function copyOf<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(copyOf) as Value;
  if (isWhole(value)) return structuredClone(value);
  const copy: Record<string, unknown> = {};
  for (const [key, child] of Object.entries(value)) copy[key] = key === 'position' ? child : copyOf<unknown>(child);
  return copy as Value;
}

/** Notes on a file what transformers noted on another of the same path, which made the same of it. */
function note(data: VFile['data'], {reads = [], ...others}: VFile['data']): void {
  // Who asks for the list may have it already.
  (data.reads ??= []).push(...reads);
  Object.assign(data, others);
}

/** Settings of {@link remarkTransformOnce}. */
export interface TransformOnceOptions {
  /** Remark plugins to run, in their order. */
  transformers: PluggableList;
  /** Whether a file and what is shown in it stay as they are, as in a build; transformers run each time where they do not. */
  once: boolean;
}

/**
 * Remark plugin that runs others, once for the two that ask for a file: the reader of pages, and the compiler of MDX.
 * Both understand the same syntax, in an order of their own, which makes no difference.
 *
 * Who asks second takes the tree, so that nothing is held for longer.
 *
 * @param options - See {@link TransformOnceOptions}.
 * @returns Transformer.
 */
export default function remarkTransformOnce(this: Processor, {transformers, once}: TransformOnceOptions) {
  const {parser} = this;
  const processor = unified().use(transformers).freeze();
  const isDone = new WeakSet<VFile>();
  if (once && parser !== undefined) {
    this.parser = (source: string, file: VFile): Root => {
      const found = known.get(file.path);
      known.delete(file.path);
      if (found?.source !== source) return parser(source, file) as Root;
      isDone.add(file);
      note(file.data, found.data);
      return found.tree;
    };
  }
  return async (tree: Root, file: VFile): Promise<Root> => {
    if (isDone.has(file)) return tree;
    const made = (await processor.run(tree, file)) as Root;
    // What is read is changed by who reads it.
    if (once) known.set(file.path, {source: String(file.value), tree: copyOf(made), data: copyOf(file.data)});
    return made;
  };
}
