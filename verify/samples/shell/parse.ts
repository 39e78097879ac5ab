import {parse, type ParseEntry} from 'shell-quote';

/** One command with its words, quotes taken off. */
export interface Command {
  words: string[];
  /** Offset of its line in the sample. */
  offset: number;
}

const SEPARATORS = new Set(['&&', '||', ';', '|', '&', '|&', '(', ')']);
const REDIRECTIONS = new Set(['>', '>>', '<', '>&', '<(', '<<<']);

function wordOf(entry: ParseEntry): string | undefined {
  if (typeof entry === 'string') return entry;
  if ('pattern' in entry) return entry.pattern;
  return undefined;
}

function split(entries: readonly ParseEntry[]): string[][] {
  const commands: string[][] = [[]];
  let skip = false;
  for (const entry of entries) {
    const operator = typeof entry === 'object' && 'op' in entry && !('pattern' in entry) ? entry.op : undefined;
    if (operator !== undefined && SEPARATORS.has(operator)) {
      commands.push([]);
    } else if (operator !== undefined && REDIRECTIONS.has(operator)) {
      // `2>file` arrives as the word 2 before the operator.
      if (/^\d$/.test(commands.at(-1)?.at(-1) ?? '')) commands.at(-1)?.pop();
      skip = true;
    } else if (skip) {
      skip = false;
    } else {
      const word = wordOf(entry);
      if (word !== undefined) commands.at(-1)?.push(word);
    }
  }
  return commands.filter((words) => words.length > 0);
}

/**
 * Takes a shell script apart.
 *
 * @param script - Lines as a reader would type them.
 * @returns Commands in order; comments, here-documents and redirections are left out.
 */
export function parseShell(script: string): Command[] {
  const commands: Command[] = [];
  let offset = 0;
  let pending = '';
  let start = 0;
  let terminator: string | undefined;
  for (const line of script.split('\n')) {
    const lineStart = offset;
    offset += line.length + 1;
    if (terminator !== undefined) {
      if (line.trim() === terminator) terminator = undefined;
      continue;
    }
    if (pending === '') start = lineStart;
    if (/\\\s*$/.test(line)) {
      pending += `${line.replace(/\\\s*$/, '')} `;
      continue;
    }
    // Expressions of workflow files are values the shell never sees.
    const text = (pending + line).replace(/\$\{\{.*?\}\}/g, 'VALUE');
    pending = '';
    const heredoc = /<<-?\s*(['"]?)(\w+)\1/.exec(text);
    if (heredoc !== null) terminator = heredoc[2];
    const readable = heredoc === null ? text : text.replace(heredoc[0], '');
    for (const words of split(parse(readable, (name) => `$${name}`))) commands.push({words, offset: start});
  }
  return commands;
}
