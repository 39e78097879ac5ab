import fs from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {VFile} from 'vfile';
import {TOUR} from '../../../config/tour';
import {readFrontmatter} from '../../frontmatter';
import {contentRoots, docKey, langOf, sitePath} from '../../roots';
import {pageOfState} from '../../tour';

/**
 * Remark transformer: tells readers, before the first section of a page, which state of the project
 * of the guide the page begins with and where they get it.
 *
 * @param options - `siteDir`, absolute path of the site.
 * @returns Transformer that fails the file when no page leads to the state.
 */
export default function remarkTour({siteDir}: {siteDir: string}) {
  return (tree: Root, file: VFile): void => {
    const source = sitePath(siteDir, file.path);
    const state = TOUR[docKey(source) ?? '']?.start;
    if (state === undefined) return;
    const page = pageOfState(state);
    const before = `${contentRoots(langOf(source)).docs}/${page}.mdx`;
    const {title} = readFrontmatter(fs.readFileSync(path.join(siteDir, before), 'utf8'), before);
    const start: MdxJsxFlowElement = {
      type: 'mdxJsxFlowElement',
      name: 'TourStart',
      attributes: Object.entries({state, page: `/${page}`, title: String(title)}).map(([name, value]) => ({
        type: 'mdxJsxAttribute',
        name,
        value,
      })),
      children: [],
    };
    const section = tree.children.findIndex((node) => node.type === 'heading' && node.depth === 2);
    tree.children.splice(section === -1 ? tree.children.length : section, 0, start);
  };
}
