import type {Page} from 'playwright-core';

/** What the protocol of the browser says about a node of the accessibility tree. */
interface Node {
  nodeId: string;
  ignored: boolean;
  role?: {value: string};
  name?: {value: string};
  description?: {value: string};
  properties?: {name: string; value: {value?: unknown}}[];
  childIds?: string[];
  parentId?: string;
  backendDOMNodeId?: number;
}

/** An element as the protocol of the browser describes it. */
interface Described {
  backendNodeId: number;
  children?: Described[];
}

/** An element and all that is in it. */
const allOf = ({backendNodeId, children = []}: Described): number[] => [backendNodeId, ...children.flatMap(allOf)];

/** Roles that say nothing by themselves. */
const SILENT = new Set([
  'generic',
  'none',
  'StaticText',
  'InlineTextBox',
  'ListMarker',
  'LineBreak',
  'paragraph',
  'code',
]);

/** Roles of live regions. */
const LIVE = new Set(['status', 'alert']);

/** States that screen readers tell, and how they are written here. */
function statesOf({properties = [], description}: Node): string[] {
  const states = new Map(properties.map(({name, value}) => [name, value.value]));
  const said: string[] = [];
  if (states.has('expanded')) said.push(states.get('expanded') ? 'expanded' : 'collapsed');
  for (const name of ['selected', 'modal', 'focused', 'busy', 'disabled']) if (states.get(name)) said.push(name);
  for (const name of ['pressed', 'checked']) if (states.has(name)) said.push(`${name}=${String(states.get(name))}`);
  for (const name of ['level', 'live']) {
    const value = states.get(name);
    if (value !== undefined && value !== 'off') said.push(`${name}=${String(value)}`);
  }
  if (description?.value) said.push(`(${description.value})`);
  return said;
}

/**
 * Tells a part of a page as the accessibility tree of the browser has it, which is what screen readers read.
 *
 * @param page - The page as it is now.
 * @param selector - The part; the first element that it fits.
 * @returns A line for each element with a role, deeper ones indented: `button "Search" collapsed`.
 * @throws Error when there is no such element, or it is hidden from screen readers.
 */
export async function spoken(page: Page, selector: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const {root} = await session.send('DOM.getDocument', {depth: 0});
  const {nodeId} = await session.send('DOM.querySelector', {nodeId: root.nodeId, selector});
  if (nodeId === 0) throw new Error(`The page has no ${selector}.`);
  const {node} = await session.send('DOM.describeNode', {nodeId, depth: -1});
  const nodes = (await session.send('Accessibility.getFullAXTree')).nodes as Node[];
  await session.detach();
  const known = new Map(nodes.map((each) => [each.nodeId, each]));
  const lines: string[] = [];
  const childrenOf = ({childIds = []}: Node) => childIds.flatMap((id) => known.get(id) ?? []);
  const textOf = (each: Node): string =>
    each.role?.value === 'StaticText' ? (each.name?.value ?? '') : childrenOf(each).map(textOf).join('');
  const tell = (each: Node, depth: number): void => {
    const role = each.role?.value ?? '';
    // A live region has no name: what it says is its text.
    const name = (LIVE.has(role) ? textOf(each) : (each.name?.value ?? '')).trim();
    const isSaid = !each.ignored && !SILENT.has(role);
    if (isSaid)
      lines.push(
        '  '.repeat(depth) + [role, name && JSON.stringify(name), ...statesOf(each)].filter(Boolean).join(' '),
      );
    for (const child of childrenOf(each)) tell(child, isSaid ? depth + 1 : depth);
  };
  const part = new Set(allOf(node));
  const isPart = ({backendDOMNodeId = NaN}: Node) => part.has(backendDOMNodeId);
  // An element without a meaning of its own is not in the tree, but what is in it.
  const isWithin = ({parentId = ''}: Node): boolean => {
    const parent = known.get(parentId);
    return parent !== undefined && (isPart(parent) || isWithin(parent));
  };
  const tops = nodes.filter((each) => isPart(each) && !isWithin(each));
  if (tops.length === 0) throw new Error(`${selector} is hidden from screen readers.`);
  for (const top of tops) tell(top, 0);
  return lines;
}
