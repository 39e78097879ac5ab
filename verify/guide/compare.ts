/** Compares what a page shows with what a reader has. */
import type {TreeEntry} from '../../content/rehype/fileTree';
import {GuideFault} from './project';

/** Stands for what a page leaves out. */
const LEFT_OUT = '…';

const withoutBlanks = (text: string): string => text.replace(/\s+/g, '');

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Whether a text holds an excerpt. Blanks and line ends do not count, and `…` stands for anything.
 *
 * @param text - The whole.
 * @param excerpt - The part.
 */
export function holds(text: string, excerpt: string): boolean {
  const whole = withoutBlanks(text);
  let at = 0;
  for (const part of excerpt.split(LEFT_OUT).map(withoutBlanks)) {
    const found = whole.indexOf(part, at);
    if (found === -1) return false;
    at = found + part.length;
  }
  return true;
}

/**
 * Parts of a line that differ from run to run or from folder to folder: times, sizes, hashes, ports, the
 * reader's folders, numbers of modules and their places in a bundle.
 */
const MASKS: readonly [RegExp, string][] = [
  [/\/home\/me\/[\w.-]+/g, '<example>'],
  [/\b\d+(?:\.\d+)?\s*(?:ms|s|k?B|MB)(?!\w)/g, '#'],
  [/\.[0-9a-f]{8}(?=\.)/g, '.#'],
  [/(https?:\/\/)[\w.-]+:\d+/g, '$1#'],
  [/^(\s*at )\d+(?= \()/g, '$1#'],
  [/(\bmain\.cjs):\d+:\d+/g, '$1:#'],
];

function masked(line: string): string {
  return MASKS.reduce((text, [pattern, mask]) => text.replace(pattern, mask), line)
    .replace(/\s+/g, ' ')
    .trim();
}

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map(masked)
    .filter((line) => line !== '');

/** Whether a line of a page stands for a line that was printed. */
function isLine(shown: string, printed: string): boolean {
  return new RegExp(`^${shown.split(LEFT_OUT).map(escape).join('.*')}$`).test(printed);
}

/**
 * Finds the first line of a page that a command did not print there.
 *
 * @param shown - What the page shows. A line that is `…` stands for any lines, `…` in a line for any
 *   text; times, sizes, hashes, addresses and the reader's folder need not be the same.
 * @param printed - What the command printed.
 * @returns The line as the page has it; nothing when all are there.
 */
export function missingLine(shown: string, printed: string): string | undefined {
  const lines = linesOf(printed);
  const groups = shown.split('\n').reduce<string[][]>(
    (all, line) => {
      if (line.trim() === LEFT_OUT) all.push([]);
      else if (line.trim() !== '') all.at(-1)?.push(line);
      return all;
    },
    [[]],
  );
  let from = 0;
  for (const group of groups) {
    let best = 0;
    let found = -1;
    for (let at = from; at <= lines.length && found === -1; at += 1) {
      const length = group.findIndex((line, i) => !isLine(masked(line), lines[at + i] ?? ''));
      if (length === -1) found = at;
      else best = Math.max(best, length);
    }
    if (found === -1) return group[best];
    from = found + group.length;
  }
  return undefined;
}

/**
 * Compares a tree with the files there are. A folder whose entries the tree lists holds nothing
 * else, unless one of them is `…`.
 *
 * @param entries - The tree. Its only folder may be the one the files are in.
 * @param files - Paths of the files.
 * @param root - Name of the folder the files are in.
 * @param folders - Says whether an empty folder is there.
 * @throws GuideFault naming the first difference.
 */
export function checkTree(
  entries: readonly TreeEntry[],
  files: readonly string[],
  root: string,
  folders: (name: string) => boolean = () => false,
): void {
  const [only] = entries;
  const isRoot = entries.length === 1 && only?.name === `${root}/`;
  checkLevel(isRoot ? only.children : entries, isRoot ? '' : undefined, files, folders);
}

function checkLevel(
  entries: readonly TreeEntry[],
  folder: string | undefined,
  files: readonly string[],
  folders: (name: string) => boolean,
): void {
  const prefix = folder ?? '';
  const named = new Set<string>();
  for (const {name, children} of entries) {
    if (name === LEFT_OUT) continue;
    const full = prefix + name;
    named.add(masked(name.split('/')[0] ?? ''));
    const known = name.endsWith('/')
      ? files.some((file) => masked(file).startsWith(masked(full))) || folders(full.slice(0, -1))
      : files.some((file) => masked(file) === masked(full));
    if (!known) throw new GuideFault(`The tree shows ${full}, which a reader does not have.`, 'Correct the tree.');
    if (children.length > 0) checkLevel(children, full, files, folders);
  }
  // The top of a tree without its root may be any part of the project.
  if (folder === undefined || entries.some(({name}) => name === LEFT_OUT)) return;
  const unnamed = files.find(
    (file) => file.startsWith(prefix) && !named.has(masked(file.slice(prefix.length).split('/')[0] ?? '')),
  );
  if (unnamed !== undefined) {
    throw new GuideFault(`The tree leaves out ${unnamed}, which a reader has.`, 'Add it, or a line "…" in its folder.');
  }
}
