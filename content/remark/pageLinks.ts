import path from 'node:path';
import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import {eachNode} from '../eachNode';
import {contentRoots, langOf, sitePath} from '../roots';

/**
 * Remark plugin that links pages by their path below the folder of all pages. Docusaurus looks for what is
 * linked beside a page in one folder only; by such a path it finds the translation, or the English page
 * where there is none. Only a build needs it: checks find pages in both folders.
 *
 * @param options.siteDir - Absolute path of the site.
 * @returns Transformer of the links of a page of today; those of cut versions stay as they are.
 */
export default function pageLinks({siteDir}: {siteDir: string}) {
  return (tree: Root, file: VFile): void => {
    const own = sitePath(siteDir, file.path);
    const root = `${contentRoots(langOf(own)).docs}/`;
    if (!own.startsWith(root)) return;
    eachNode(tree, (node) => {
      if (node.type !== 'link' && node.type !== 'definition') return;
      const [, address, rest] = /^(\.{1,2}\/[^?#]*\.mdx?)([?#].*)?$/.exec(node.url) ?? [];
      if (address === undefined) return;
      const target = path.posix.join(path.posix.dirname(own), address);
      if (target.startsWith(root)) node.url = `/${target.slice(root.length)}${rest ?? ''}`;
    });
  };
}
