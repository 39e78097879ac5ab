import {deserialize, serialize} from 'node:v8';
import type {Root} from 'mdast';
import type {Processor} from 'unified';
import type {VFile} from 'vfile';

/** Trees that were parsed and will be asked for once more, by the path of the file. */
const parsed = new Map<string, {source: string; tree: Root}>();

/**
 * Remark plugin that has a file parsed once for the two that ask: the reader of pages, and the compiler
 * of MDX. Both understand the same syntax, in an order of their own, which makes no difference.
 *
 * Who asks second takes the tree, so that nothing is held for longer.
 */
export default function remarkParseOnce(this: Processor): void {
  const {parser} = this;
  if (parser === undefined) return;
  this.parser = (source: string, file: VFile): Root => {
    const known = parsed.get(file.path);
    parsed.delete(file.path);
    if (known?.source === source) return known.tree;
    const tree = parser(source, file) as Root;
    // Transformers change what they get.
    parsed.set(file.path, {source, tree: deserialize(serialize(tree)) as Root});
    return tree;
  };
}
