/** Puts the right word in the place of a wrong one, where a glossary names one word for the other. */
import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {parseTree, type Node} from 'jsonc-parser';
import type {Nodes} from 'mdast';
import {parseMarkdown} from '../../content/markdown';
import type {ProseProblem} from './check';
import {wrongUses, type WordRule} from './types';

/** A part of a file that is prose. */
interface Stretch {
  start: number;
  end: number;
}

/** Elements whose text is code. */
const CODE = new Set(['code', 'kbd', 'pre', 'samp']);

/** Prose of a page: text that is in no code, expression, address or attribute. */
function* proseOf(node: Nodes): Generator<Stretch> {
  if (node.type === 'text') {
    const {start, end} = node.position ?? {};
    if (start?.offset !== undefined && end?.offset !== undefined) yield {start: start.offset, end: end.offset};
  }
  const isCode = 'name' in node && CODE.has(String(node.name));
  if ('children' in node && !isCode) for (const child of node.children) yield* proseOf(child);
}

/** Texts of a JSON file, without its keys and without inline code. */
function* textsOf(node: Node | undefined, source: string): Generator<Stretch> {
  if (node?.type === 'string') {
    const text = source.slice(node.offset, node.offset + node.length);
    let start = node.offset;
    for (const {index, 0: code} of text.matchAll(/`[^`]*`/g)) {
      yield {start, end: node.offset + index};
      start = node.offset + index + code.length;
    }
    yield {start, end: node.offset + node.length};
  } else if (node?.type === 'property') yield* textsOf(node.children?.[1], source);
  else for (const child of node?.children ?? []) yield* textsOf(child, source);
}

const isHan = (character: string | undefined): boolean => /^\p{Script=Han}$/u.test(character ?? '');
const isLatin = (character: string | undefined): boolean => /^[\p{Script=Latin}\p{N}]$/u.test(character ?? '');

/** Whether two characters have a space between them. */
const needSpace = (before: string | undefined, after: string | undefined): boolean =>
  (isHan(before) && isLatin(after)) || (isLatin(before) && isHan(after));

/**
 * Replaces wrong words in a text.
 *
 * @param source - Text of a file.
 * @param stretches - Its prose.
 * @param rules - Words; only those that replace are looked at.
 * @param lines - Lines on which a check has found words, from 1. Words on others stay.
 * @returns The text with the right words, and how many were replaced.
 */
function replaceIn(
  source: string,
  stretches: Iterable<Stretch>,
  rules: readonly WordRule[],
  lines: ReadonlySet<number>,
): {text: string; count: number} {
  const edits = [...stretches].flatMap(({start, end}) =>
    rules
      .filter(({replaces}) => replaces)
      .flatMap((rule) =>
        wrongUses(source.slice(start, end), rule).map(([from, to]) => ({
          from: start + from,
          to: start + to,
          instead: rule.instead,
        })),
      ),
  );
  const wanted = edits
    .filter(({from}) => lines.has(source.slice(0, from).split('\n').length))
    .sort((a, b) => b.from - a.from || b.to - a.to)
    // Of words inside of one another the longest is replaced.
    .filter((edit, _, all) => !all.some((other) => other !== edit && other.from <= edit.from && edit.to <= other.to));
  let text = source;
  for (const {from, to, instead} of wanted) {
    const before = needSpace(text[from - 1], instead[0]) ? ' ' : '';
    const after = needSpace(instead.at(-1), text[to]) ? ' ' : '';
    text = `${text.slice(0, from)}${before}${instead}${after}${text.slice(to)}`;
  }
  return {text, count: wanted.length};
}

/**
 * Replaces wrong words in the text of a page or of a JSON file. Code stays as it is, as do frontmatter and
 * attributes.
 *
 * @param file - Name of the file, `.mdx` or `.json`.
 * @param source - Its text.
 * @param rules - Words of its language.
 * @param lines - Lines on which a check has found words, from 1.
 * @returns The text with the right words, and how many were replaced.
 * @throws VFileMessage when a page does not parse.
 */
export async function replaceWords(
  file: string,
  source: string,
  rules: readonly WordRule[],
  lines: ReadonlySet<number>,
): Promise<{text: string; count: number}> {
  const stretches = file.endsWith('.json')
    ? textsOf(parseTree(source), source)
    : proseOf((await parseMarkdown(source, file, [])).tree);
  return replaceIn(source, stretches, rules, lines);
}

/**
 * Replaces the words that a check has found, in their files.
 *
 * @param siteDir - Absolute path of the site.
 * @param problems - What the check has found.
 * @param rules - Words of the language.
 * @returns Files that were changed, with the number of words.
 */
export async function replaceInFiles(
  siteDir: string,
  problems: readonly ProseProblem[],
  rules: readonly WordRule[],
): Promise<{file: string; count: number}[]> {
  const found = problems.filter(({replaces}) => replaces);
  const changed = await Promise.all(
    [...new Set(found.map(({file}) => file))].map(async (file) => {
      const target = path.join(siteDir, file);
      const lines = new Set(found.filter((problem) => problem.file === file).map(({line}) => line));
      const {text, count} = await replaceWords(file, await readFile(target, 'utf8'), rules, lines);
      if (count > 0) await writeFile(target, text);
      return {file, count};
    }),
  );
  return changed.filter(({count}) => count > 0);
}
