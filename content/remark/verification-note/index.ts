import type {Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {VFile} from 'vfile';
import {CLAIMS, countProofs} from '../../claims/record';
import {atLineOf} from '../../ContentError';
import {eachNode} from '../../eachNode';
import {kindOf} from '../../fences/languages';
import {parseMeta} from '../../fences/meta';
import {documentedRelease} from '../../facts/load';
import {docKey, sitePath} from '../../roots';
import type {GeneratedEntry} from '../../types';

/** What was checked on a page. */
export interface VerificationCounts {
  /** Samples and commands that the sample checker checks. */
  samples: number;
  /** Names of the release that the page shows. */
  facts: number;
}

/** Components whose command the sample checker reads. */
const COMMANDS = new Set(['Install', 'PackageManagers']);

/**
 * Counts what the checks look at on a page.
 *
 * @param tree - Tree after facts and quoted files were put in, before the MDX components are expanded.
 * @param file - File whose `data.generated` lists the facts shown.
 */
export function countChecked(tree: Root, file: VFile): VerificationCounts {
  let samples = 0;
  eachNode(tree, (node) => {
    if (node.type === 'code') {
      const kind = kindOf(node.lang ?? '');
      const meta = atLineOf(file, node, () => parseMeta(node.meta ?? ''));
      if (kind !== undefined && kind.kind !== 'plain' && meta.nocheck === undefined && meta.generated !== true) {
        samples += 1;
      }
    } else if (node.type === 'mdxJsxFlowElement' && COMMANDS.has(node.name ?? '')) {
      samples += 1;
    }
  });
  const generated = (file.data.generated as GeneratedEntry[] | undefined) ?? [];
  const facts = new Set(generated.map(({owner, name}) => `${owner} ${name}`)).size;
  return {samples, facts};
}

/**
 * Remark transformer: ends every page of the documentation with the release it was checked
 * against, the numbers of samples and facts on it, and what proves its statements. Runs after `facts` and `quote`.
 *
 * @param options - `siteDir`, absolute path of the site: shared partials and pages outside of the
 *   documentation get no note.
 */
export default function remarkVerificationNote({siteDir}: {siteDir: string}) {
  return (tree: Root, file: VFile): void => {
    const key = docKey(sitePath(siteDir, file.path));
    if (key === undefined) return;
    const {samples, facts} = countChecked(tree, file);
    const version = documentedRelease();
    const proofs = countProofs(CLAIMS[key])
      .map(([name, count]) => `${name}:${count}`)
      .join(' ');
    const note: MdxJsxFlowElement = {
      type: 'mdxJsxFlowElement',
      name: 'VerificationNote',
      attributes: Object.entries({version, samples, facts, proofs}).map(([name, value]) => ({
        type: 'mdxJsxAttribute',
        name,
        value: String(value),
      })),
      children: [],
    };
    tree.children.push(note);
  };
}
