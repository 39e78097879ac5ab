/** What writing and changing files does to the project of a reader. */
import type {Hunk} from '../../content/fences/patch';
import {GuideFault, type Project} from './project';

/** What counts of a line: not its indentation, and not the comma that a line after it asks for. */
const bare = (line: string): string => line.trim().replace(/,$/, '');

/** The first line of a text that another text does not have in the same order. */
function lostLine(before: string, after: string): string | undefined {
  const kept = after.split('\n').map(bare);
  let at = 0;
  for (const line of before.split('\n').map(bare)) {
    if (line === '') continue;
    const found = kept.indexOf(line, at);
    if (found === -1) return line;
    at = found + 1;
  }
  return undefined;
}

/** Names of files without an extension that hosts and tools read. */
const BARE_NAMES = /^(?:Dockerfile|Makefile|Caddyfile|CNAME|_headers|_redirects|\..+)$/;

/**
 * Writes a complete file.
 *
 * @param project - Changed.
 * @param name - Path in the project.
 * @param text - The file.
 * @param replaces - Whether the page says that the file takes the place of another.
 * @throws GuideFault when the title is no name of a file, or when what a reader wrote before gets lost.
 */
export function writeFile(project: Project, name: string, text: string, replaces: boolean): void {
  const last = name.split('/').at(-1) ?? '';
  if (!/\.\w+$/.test(last) && !BARE_NAMES.test(last)) {
    throw new GuideFault(
      `The title "${name}" is no name of a file, so nobody knows what to do with the block.`,
      'Name the file, or mark the block as `output` or `excerpt`.',
    );
  }
  const before = project.read(name);
  const lost = before === undefined ? undefined : lostLine(before, text);
  if (lost !== undefined && !replaces) {
    throw new GuideFault(
      `Whoever writes this ${name} loses the line \`${lost}\`, which was there before.`,
      'Keep the line, show a `diff` with the title, or add the word `replaces` if the file is meant to be another.',
    );
  }
  if (replaces && lost === undefined) {
    throw new GuideFault(
      before === undefined ? `There is no ${name} to replace.` : `The block keeps every line of ${name}.`,
      'Remove the word `replaces`.',
    );
  }
  project.write(name, text);
}

/** Places at which lines stand in a file. */
function placesOf(lines: readonly string[], wanted: readonly string[]): number[] {
  return lines.flatMap((_, at) => (wanted.every((line, i) => lines[at + i]?.trimEnd() === line.trimEnd()) ? [at] : []));
}

/**
 * Changes a file, place by place.
 *
 * @param project - Changed.
 * @param name - Path in the project.
 * @param hunks - The places.
 * @throws GuideFault when the file is not there, or the lines that stay and go are not in it exactly once.
 */
export function changeFile(project: Project, name: string, hunks: readonly Hunk[]): void {
  const text = project.read(name);
  if (text === undefined) {
    throw new GuideFault(`There is no ${name} to change.`, 'Show the file first, or correct the title.');
  }
  let lines = text.replace(/\n$/, '').split('\n');
  let shown = 0;
  for (const hunk of hunks) {
    const old = hunk.filter(({kind}) => kind !== 'added').map((line) => line.text);
    const places = placesOf(lines, old);
    const [at] = places;
    if (old.length === 0 || at === undefined || places.length > 1) {
      const missing = old.findIndex((line) => !lines.some((own) => own.trimEnd() === line.trimEnd()));
      const what =
        old.length === 0
          ? 'The change does not say where its lines go.'
          : places.length > 1
            ? `The lines of the change are ${places.length} times in ${name}.`
            : missing === -1
              ? `The lines of the change do not follow each other in ${name}.`
              : `${name} has no line \`${old[missing] ?? ''}\`.`;
      throw new GuideFault(what, 'Show lines around it as they are in the file, enough to find the place.', shown);
    }
    lines = [
      ...lines.slice(0, at),
      ...hunk.filter(({kind}) => kind !== 'removed').map((line) => line.text),
      ...lines.slice(at + old.length),
    ];
    shown += hunk.length + 1;
  }
  project.write(name, lines.join('\n'));
}
