import type {Nodes, Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified, type PluggableList} from 'unified';
import {VFile} from 'vfile';
// The one transformer that gives headings their ids in the build. The package has no
// public entry for it; a second implementation could disagree with the published page.
import remarkHeadings from '@docusaurus/mdx-loader/lib/remark/headings';
import gfm, {refuseBareUrls} from './gfm';

/** A parsed and transformed Markdown file. */
export interface ParsedFile {
  tree: Root;
  file: VFile;
}

/**
 * Parses MDX as the build does, transformers included.
 *
 * @param source - Text of the file.
 * @param filePath - Absolute path, used in messages and by transformers.
 * @param transformers - Remark plugins that the build runs before the ones of Docusaurus.
 * @returns Tree after all transformers, headings with ids.
 * @throws VFileMessage with line and column when the file does not parse, or has a URL that is no link.
 */
export async function parseMarkdown(
  source: string,
  filePath: string,
  transformers: PluggableList,
): Promise<ParsedFile> {
  const processor = unified()
    .use(remarkParse)
    .use(remarkMdx)
    .use(gfm)
    .use(remarkFrontmatter)
    .use(remarkDirective)
    .use(transformers)
    .use(remarkHeadings, {anchorsMaintainCase: false});
  const file = new VFile({path: filePath, value: source});
  const tree = processor.parse(file);
  refuseBareUrls(tree, file);
  markExplicitIds(tree);
  const transformed = (await processor.run(tree, file)) as Root;
  return {tree: transformed, file};
}

/** Notes on each heading whether its source carries an id, before the ids are taken out. */
function markExplicitIds(node: Nodes): void {
  if (node.type === 'heading') {
    const last = node.children.at(-1);
    if (last?.type === 'mdxTextExpression' && /^\s*\/\*\s*#\S+/.test(last.value)) {
      node.data = {...node.data, explicitId: true} as typeof node.data;
    }
  }
  if ('children' in node) node.children.forEach(markExplicitIds);
}
