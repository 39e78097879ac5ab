import type {Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {MdxjsEsm} from 'mdast-util-mdxjs-esm';
import type {Program} from 'estree';
import type {VFile} from 'vfile';
import {usesFile} from '../../backlinks';
import {docKey, sitePath} from '../../roots';

/** Name under which the page imports its uses; no page would choose it. */
const DATA = '__usedIn';

const program = (body: Program['body']): Program => ({type: 'Program', sourceType: 'module', body});

/** `import local from 'from'` as a node of a page. */
function importNode(local: string, from: string): MdxjsEsm {
  return {
    type: 'mdxjsEsm',
    value: `import ${local} from '${from}'`,
    data: {
      estree: program([
        {
          type: 'ImportDeclaration',
          source: {type: 'Literal', value: from, raw: `'${from}'`},
          specifiers: [{type: 'ImportDefaultSpecifier', local: {type: 'Identifier', name: local}}],
          attributes: [],
        },
      ]),
    },
  };
}

function usedIn(id: string): MdxJsxFlowElement {
  const expression = {type: 'Identifier', name: DATA} as const;
  return {
    type: 'mdxJsxFlowElement',
    name: 'UsedIn',
    attributes: [
      {
        type: 'mdxJsxAttribute',
        name: 'uses',
        value: {
          type: 'mdxJsxAttributeValueExpression',
          value: DATA,
          data: {estree: program([{type: 'ExpressionStatement', expression}])},
        },
      },
      {type: 'mdxJsxAttribute', name: 'id', value: id},
    ],
    children: [],
  };
}

const isFactBlock = (node: Root['children'][number] | undefined): node is MdxJsxFlowElement =>
  node?.type === 'mdxJsxFlowElement' &&
  node.name === 'dl' &&
  node.attributes.some((attribute) => attribute.type === 'mdxJsxAttribute' && attribute.value === 'fact');

/**
 * Remark transformer: gives the generated block of every entry a place for the pages that
 * link to it. Runs after `facts`.
 *
 * The page imports the list that the page index writes for it, so a link that is added in
 * the guide changes that file, and the reference need not be compiled again.
 *
 * @param options - `siteDir`, absolute path of the site: only its documentation has uses.
 */
export default function remarkUsedIn({siteDir}: {siteDir: string}) {
  return (tree: Root, file: VFile): void => {
    const fileKey = docKey(sitePath(siteDir, file.path));
    if (fileKey === undefined) return;
    let found = false;
    tree.children.forEach((node, i) => {
      const block = tree.children[i + 1];
      const id = node.type === 'heading' ? (node.data?.hProperties?.id as string | undefined) : undefined;
      if (id === undefined || !isFactBlock(block)) return;
      block.children.push(usedIn(id));
      found = true;
    });
    if (found) tree.children.unshift(importNode(DATA, `@generated/page-index/default/${usesFile(fileKey)}.json`));
  };
}
