import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import type {Program, Statement, ModuleDeclaration} from 'estree';
import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import {atLineOf} from '../../ContentError';
import {eachNode} from '../../eachNode';
import {PROVIDED, USES} from '../../components';
import {isComponent, literalAttributes, type Component} from '../../jsx';
import {didYouMean} from '../../suggest';
import {FACT_COMPONENTS} from '../facts';

/** Where the pages are. */
export interface KnownOptions {
  /** Absolute path of the site. */
  siteDir: string;
}

/** Elements of HTML that pages use: their names are few, so a near one is a mistake. */
const ELEMENTS = ['details', 'summary', 'div', 'span', 'head'];

/** Components that other transformers replace before this one runs. */
const REPLACED = [...FACT_COMPONENTS, 'Install', 'PackageManagers'];

/** What an import may leave out at its end. */
const ENDINGS = ['', '.tsx', '.ts', '.mdx', '.md', '/index.tsx', '/index.ts'];

/** Refuses an import of a file of this site that is not there. */
function checkImport(specifier: string, importer: string, siteDir: string): void {
  const target = specifier.startsWith('@site/')
    ? path.join(siteDir, specifier.slice('@site/'.length))
    : /^\.{1,2}\//.test(specifier)
      ? path.resolve(path.dirname(importer), specifier)
      : undefined;
  if (target === undefined || ENDINGS.some((ending) => existsSync(target + ending))) return;
  const folder = path.dirname(target);
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const near = didYouMean(path.basename(target), names);
  throw new Error(
    `The import of "${specifier}" names a file that does not exist.${near} Correct the path, or add the file.`,
  );
}

/** Names that a statement at the top of a page gives to something. */
function namesOf(statement: Program['body'][number] | Statement | ModuleDeclaration): string[] {
  if (statement.type === 'ImportDeclaration') return statement.specifiers.map(({local}) => local.name);
  if (statement.type === 'ExportNamedDeclaration') return statement.declaration ? namesOf(statement.declaration) : [];
  if (statement.type === 'FunctionDeclaration' || statement.type === 'ClassDeclaration') return [statement.id.name];
  if (statement.type !== 'VariableDeclaration') return [];
  return statement.declarations.flatMap(({id}) => (id.type === 'Identifier' ? [id.name] : []));
}

/** Names that the page itself knows. */
function declaredNames(tree: Root, file: VFile, siteDir: string): Set<string> {
  const names = new Set<string>();
  eachNode(tree, (node) => {
    if (node.type !== 'mdxjsEsm') return;
    for (const statement of node.data?.estree?.body ?? []) {
      if (statement.type === 'ImportDeclaration') {
        const {source, loc} = statement;
        try {
          checkImport(String(source.value), file.path, siteDir);
        } catch (cause) {
          file.fail((cause as Error).message, {place: loc?.start ?? node.position?.start});
        }
      }
      for (const name of namesOf(statement)) names.add(name);
    }
  });
  return names;
}

function checkName(name: string, declared: ReadonlySet<string>): void {
  const [first = ''] = name.split('.');
  if (!/^[A-Z]/.test(first)) {
    const near = ELEMENTS.includes(first) ? '' : didYouMean(first, ELEMENTS);
    if (first.length > 4 && near !== '') throw new Error(`There is no element <${name}>.${near}`);
    return;
  }
  if (declared.has(first) || PROVIDED.includes(first)) return;
  const known = [...PROVIDED, ...REPLACED, ...declared].filter((other) => /^[A-Z]/.test(other));
  throw new Error(
    `There is no component <${name}>.${didYouMean(first, known)} Import it at the top of the page, or use one of: ${PROVIDED.join(', ')}.`,
  );
}

function checkUse(node: Component): void {
  const {name} = node;
  const use = name !== null && Object.hasOwn(USES, name) ? USES[name] : undefined;
  if (use === undefined) return;
  const known = Object.keys(use.takes);
  const values = literalAttributes(node);
  const given = node.attributes.flatMap((attribute) => (attribute.type === 'mdxJsxAttribute' ? [attribute.name] : []));
  for (const attribute of given) {
    const takes = Object.hasOwn(use.takes, attribute) ? use.takes[attribute] : undefined;
    if (takes === undefined) {
      const list = known.length === 0 ? 'none' : known.join(', ');
      throw new Error(`<${name}> has no attribute "${attribute}".${didYouMean(attribute, known)} It takes: ${list}.`);
    }
    const value = values[attribute];
    if (takes !== 'any' && !takes.some((one) => one === value)) {
      throw new Error(
        `<${name}>: ${attribute}="${String(value)}" means nothing.${didYouMean(String(value), takes)} It can be: ${takes.join(', ')}.`,
      );
    }
  }
  const missing = use.needs?.find((attribute) => !given.includes(attribute));
  if (missing !== undefined) throw new Error(`<${name}> needs ${missing}="…". Add it.`);
}

/** What stands inside of a component, where that matters. */
const INSIDE: Readonly<Record<string, (node: Component) => void>> = {
  Tabs(node) {
    const items = node.children.filter(isComponent).filter(({name}) => name === 'TabItem');
    if (items.length === 0 || items.length < node.children.length) {
      throw new Error('<Tabs> holds <TabItem value="…"> and nothing else. Put other text outside.');
    }
    const values = items.map((item) => literalAttributes(item).value);
    const twice = values.find((value, i) => value !== undefined && values.indexOf(value) < i);
    if (twice !== undefined) throw new Error(`<Tabs>: two items have the value "${String(twice)}". Rename one.`);
    const {defaultValue} = literalAttributes(node);
    if (defaultValue !== undefined && !values.includes(defaultValue)) {
      const known = values.filter((value) => typeof value === 'string');
      throw new Error(
        `<Tabs>: no item has the value "${String(defaultValue)}".${didYouMean(String(defaultValue), known)} There are: ${known.join(', ')}.`,
      );
    }
  },
  LiveDemo(node) {
    const [only, ...rest] = node.children;
    if (only?.type !== 'code' || rest.length > 0 || !/^[jt]sx$/.test(only.lang ?? '')) {
      throw new Error('<LiveDemo> holds one block of code in jsx or tsx and nothing else. Put other text outside.');
    }
  },
};

/**
 * Remark plugin that finds components which nobody has, what they do not take, and imports of files
 * that are not there. The compiler finds them too, one page after the other and without a line.
 *
 * @param options - Where the pages are.
 * @returns Transformer that fails the file, with the line of the component or import.
 */
export default function knownComponents({siteDir}: KnownOptions) {
  return (tree: Root, file: VFile): void => {
    const declared = declaredNames(tree, file, siteDir);
    eachNode(tree, (node) => {
      if (!isComponent(node) || node.name === null) return;
      const {name} = node;
      atLineOf(file, node, () => {
        checkName(name, declared);
        checkUse(node);
        if (Object.hasOwn(INSIDE, name)) INSIDE[name]!(node);
      });
    });
  };
}
