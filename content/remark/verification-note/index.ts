import type {Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {kindOf} from '../../fences/languages';
import {parseMeta} from '../../fences/meta';
import {loadFacts} from '../../facts/load';

/** What was checked on a page. */
export interface SealNumbers {
  /** Samples and commands that the sample checker checks. */
  samples: number;
  /** Names of the release that the page shows. */
  facts: number;
}

/** Components whose command the sample checker reads. */
const COMMANDS = new Set(['Install', 'PackageManagers']);

/** Pages get a seal; shared partials and pages outside the documentation do not. */
const DOCUMENT = /(?:^|[\\/])(?:docs|docusaurus-plugin-content-docs[\\/]current)[\\/](?!.*fragments[\\/])/;

/**
 * Counts what the checks look at on a page.
 *
 * @param tree - Tree after facts and quoted files were put in, before the kit is expanded.
 * @param file - File whose `data.generated` lists the facts shown.
 */
export function countChecked(tree: Root, file: VFile): SealNumbers {
  let samples = 0;
  visit(tree, (node) => {
    if (node.type === 'code') {
      const kind = kindOf(node.lang ?? '');
      const meta = parseMeta(node.meta ?? '');
      if (kind !== undefined && kind.kind !== 'plain' && meta.nocheck === undefined && meta.generated !== true) {
        samples += 1;
      }
    } else if (node.type === 'mdxJsxFlowElement' && COMMANDS.has(node.name ?? '')) {
      samples += 1;
    }
  });
  const generated = Array.isArray(file.data.generated) ? file.data.generated : [];
  const facts = new Set(generated.map(({owner, name}: {owner: string; name: string}) => `${owner} ${name}`)).size;
  return {samples, facts};
}

/**
 * Remark transformer: ends every page of the documentation with the release it was checked
 * against and the numbers of samples and facts on it. Runs after `facts` and `quote`.
 */
export default function remarkSeal() {
  return (tree: Root, file: VFile): void => {
    if (!DOCUMENT.test(file.path ?? '')) return;
    const {samples, facts} = countChecked(tree, file);
    const version = loadFacts().packages.rspress?.version;
    if (version === undefined) {
      file.fail('content/facts/facts.json does not say which Rspress it was read from. Run "npm run toolkit:extract".');
    }
    const seal: MdxJsxFlowElement = {
      type: 'mdxJsxFlowElement',
      name: 'Seal',
      attributes: Object.entries({version, samples, facts}).map(([name, value]) => ({
        type: 'mdxJsxAttribute',
        name,
        value: String(value),
      })),
      children: [],
    };
    tree.children.push(seal);
  };
}
