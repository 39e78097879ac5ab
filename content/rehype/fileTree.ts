import {escapeHtml} from '../highlight/html';

/** A file or folder of a tree. */
export interface TreeEntry {
  /** Name as written; a folder ends in a slash. */
  name: string;
  /** Remark beside the name. */
  comment?: string;
  children: TreeEntry[];
}

const INDENT = 2;

/**
 * Reads a tree of files, one name a line, children indented by two spaces, folders ending in a
 * slash. `  # text` after a name is a remark.
 *
 * @param source - Text of the fence.
 * @returns The entries of the top level.
 * @throws Error naming the line and the rule it breaks; lines are counted from 1 in `source`.
 */
export function parseTree(source: string): TreeEntry[] {
  const roots: TreeEntry[] = [];
  const open: TreeEntry[] = [];
  source.split('\n').forEach((line, index) => {
    if (line.trim() === '') return;
    const fail = (problem: string): never => {
      throw new Error(`Line ${index + 1} of the tree, "${line.trim()}": ${problem}`);
    };
    const match = /^( *)([^\s#].*?)(?:\s+#\s*(.*))?$/.exec(line);
    if (match === null) return fail('start it with spaces and a file name; tabs do not count.');
    const [, indent = '', name = '', comment] = match;
    if (/[│├└─]/.test(name)) return fail('draw no branches; indent by two spaces instead.');
    const depth = indent.length / INDENT;
    if (!Number.isInteger(depth) || depth > open.length) {
      return fail(`indent it by two spaces more than its folder, not by ${indent.length} in all.`);
    }
    open.length = depth;
    const parent = open.at(-1);
    if (parent !== undefined && !parent.name.endsWith('/')) {
      return fail(`it stands inside "${parent.name}". End the name of a folder with a slash.`);
    }
    const entry: TreeEntry = {name, ...(comment ? {comment} : {}), children: []};
    (parent?.children ?? roots).push(entry);
    open.push(entry);
  });
  if (roots.length === 0) throw new Error('The tree is empty. Write one file name a line.');
  return roots;
}

/**
 * Writes a tree as nested lists.
 *
 * @param entries - Files and folders of one level.
 * @returns A `ul` element.
 */
export function treeHtml(entries: TreeEntry[]): string {
  const items = entries.map(({name, comment, children}) => {
    const kind = name.endsWith('/') ? 'dir' : 'file';
    const remark = comment === undefined ? '' : ` <span class="remark">${escapeHtml(comment)}</span>`;
    return `<li class="${kind}"><code>${escapeHtml(name)}</code>${remark}${children.length > 0 ? treeHtml(children) : ''}</li>`;
  });
  return `<ul>${items.join('')}</ul>`;
}
