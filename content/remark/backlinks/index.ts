import type {Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {MdxjsEsm} from 'mdast-util-mdxjs-esm';
import type {Program} from 'estree';
import type {VFile} from 'vfile';
import {backlinksFile} from '../../backlinks';
import {docKey, sitePath} from '../../roots';

/** Name under which the page imports its backlinks; unlikely to clash with a name of the page. */
const DATA = '__backlinks';

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

function backlinksList(id: string): MdxJsxFlowElement {
  const expression = {type: 'Identifier', name: DATA} as const;
  return {
    type: 'mdxJsxFlowElement',
    name: 'Backlinks',
    attributes: [
      {
        type: 'mdxJsxAttribute',
        name: 'backlinks',
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
 * Remark transformer that ends every entry with its `Backlinks`: who reads an entry wants to know what it does first.
 * They come in front of the headings of its parts. Runs after `facts`.
 *
 * The page imports its backlinks from a file that the page index plugin generates. A new link in
 * the guide changes only that file, so the reference page isn't compiled again.
 *
 * @param options - `siteDir`, absolute path of the site: only its documentation pages have backlinks.
 */
export default function remarkBacklinks({siteDir}: {siteDir: string}) {
  return (tree: Root, file: VFile): void => {
    const fileKey = docKey(sitePath(siteDir, file.path));
    if (fileKey === undefined) return;
    const children: Root['children'] = [];
    let entry: string | undefined;
    const endEntry = (): void => {
      if (entry !== undefined) children.push(backlinksList(entry));
      entry = undefined;
    };
    tree.children.forEach((node, i) => {
      if (node.type === 'heading') {
        endEntry();
        if (isFactBlock(tree.children[i + 1])) entry = node.data?.hProperties?.id as string | undefined;
      }
      children.push(node);
    });
    endEntry();
    if (children.length === tree.children.length) return;
    const data = importNode(DATA, `@generated/page-index/default/${backlinksFile(fileKey)}.json`);
    tree.children = [data, ...children];
  };
}
