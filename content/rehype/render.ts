import {parseTree, treeHtml} from './fileTree';
import {htmlOf, linesOf, patchHtml} from '../highlight/html';
import {grammarOf, knownLanguages} from '../fences/grammars';
import {takeMagicComments} from '../fences/magicComments';
import {parseMeta, type FenceMeta} from '../fences/meta';
import {isPatch, parsePatch, PATCH, type PatchLine} from '../fences/patch';
import {didYouMean} from '../suggest';
import {piecesOf, type Piece} from './tokens';
import type {CodeKind} from '../data';
import {linkNames} from '../names/link';
import type {LinkedName} from '../names/record';

/** Settings of the site for all code blocks. */
export interface CodeSettings {
  /** Line numbers on every block that does not say otherwise. */
  showLineNumbers: boolean;
  /** Wrap long lines from the start in every block that does not say otherwise. */
  defaultWrapCode: boolean;
  /** `none` leaves all code in one colour. */
  codeHighlighter: 'prism' | 'none';
}

/** A code block ready for the page. */
export interface RenderedCode {
  /** Content of the `code` element. */
  html: string;
  /** Language as written; `text` where none was. */
  language: string;
  /** What the block is for; a file or a command to copy unless it says. */
  kind?: CodeKind;
  title?: string;
  /** Whether long lines wrap from the start. */
  wrap: boolean;
  /** Whether `html` carries line numbers. */
  numbered: boolean;
}

/** Name for code without a language. */
export const PLAIN = 'text';

/** Language of fences that are trees of files and not code. */
export const TREE = 'tree';

/** A fence after its words and comments are read. */
interface ReadFence {
  name: string;
  code: string;
  words: FenceMeta;
  highlighted: Set<number>;
}

/** What a fence is for, by its words. */
function kindOf({excerpt, output, optional, replaces}: FenceMeta): CodeKind | undefined {
  if (excerpt !== undefined) return 'excerpt';
  if (output !== undefined) return 'output';
  if (optional === true) return 'optional';
  return replaces === true ? 'replaces' : undefined;
}

/** Text of the bar of a fence. */
const titleOf = ({title, excerpt}: FenceMeta): string | undefined => title ?? (excerpt || undefined);

/** Reads a fence that holds code; see {@link checkFence} for what it throws. */
function readFence(source: string, language: string, meta: string): ReadFence {
  const name = language === '' ? PLAIN : language;
  if (grammarOf(name) === undefined) {
    const hint = didYouMean(name, [...knownLanguages(), TREE], 3);
    throw new Error(`No highlighting for the language "${name}".${hint} Write "text" for plain text.`);
  }
  const words = parseMeta(meta);
  if (isPatch(name, words.title)) {
    parsePatch(source);
    if (words.highlighted.size > 0 || words.lineNumbers !== undefined) {
      throw new Error('A change marks its own lines and has no numbers. Remove the braces and showLineNumbers.');
    }
  }
  const {code, highlighted} = takeMagicComments(source.replace(/\r\n?/g, '\n').replace(/\n$/, ''));
  const count = code.split('\n').length;
  const beyond = [...words.highlighted].find((line) => line > count);
  if (beyond !== undefined) {
    throw new Error(`The fence marks line ${beyond}, but the sample has ${count}. Correct the numbers in braces.`);
  }
  return {name, code, words, highlighted: new Set([...words.highlighted, ...highlighted])};
}

/**
 * Checks a fence without highlighting it.
 *
 * @param source - Text as written, highlight comments included.
 * @param language - Language of the fence; empty for plain text.
 * @param meta - The words after the language.
 * @throws Error saying what is wrong with the language, the words, the comments or the tree, and
 *   how to fix it.
 */
export function checkFence(source: string, language: string, meta: string): void {
  if (language === TREE) renderTree(source, meta);
  else readFence(source, language, meta);
}

/**
 * Renders a fence of the language `tree`.
 *
 * @param source - One name a line; see `parseTree`.
 * @param meta - The words after the language, of which a tree knows only the title.
 * @returns The tree for the page.
 * @throws Error as {@link checkFence}.
 */
export function renderTree(source: string, meta: string): {html: string; title?: string} {
  const {title} = parseMeta(meta);
  return {html: treeHtml(parseTree(source)), ...(title === undefined ? {} : {title})};
}

/** Language of a file by its name, as far as there is a grammar for it. */
function languageOfFile(file: string): string {
  const extension = /\.(\w+)$/.exec(file)?.[1] ?? '';
  return grammarOf(extension) === undefined ? PLAIN : extension;
}

/** Highlights a change of a file in the language of the file: the old lines and the new ones each for themselves. Columns of names are those without the sign. */
function renderPatch(code: string, language: string, names: readonly LinkedName[]): string {
  const shown = parsePatch(code).flatMap((hunk, index): {kind: PatchLine['kind'] | 'gap'; text: string}[] =>
    index === 0 ? hunk : [{kind: 'gap', text: '⋯'}, ...hunk],
  );
  const piecesBut = (left: PatchLine['kind']): Piece[][] => {
    const lines = shown.map(({kind, text}) => (kind === left || kind === 'gap' ? '' : text));
    return linesOf(piecesOf(lines.join('\n'), language));
  };
  const after = piecesBut('removed');
  const before = piecesBut('added');
  return patchHtml(
    shown.map(({kind, text}, index) => {
      if (kind === 'gap') return {kind, pieces: [{text, style: ''}]};
      const own = names.filter(({line}) => line === index).map((name) => ({...name, line: 0}));
      return {kind, pieces: linkNames((kind === 'removed' ? before : after)[index] ?? [], own)};
    }),
  );
}

/**
 * Renders the code of one fence.
 *
 * @param source - Code as written, highlight comments included.
 * @param language - Language of the fence; empty for plain text.
 * @param meta - The words after the language.
 * @param settings - Settings of the site.
 * @param names - Names in it that lead to their entries.
 * @returns The block for the page.
 * @throws Error as {@link checkFence}.
 */
export function renderCode(
  source: string,
  language: string,
  meta: string,
  settings: CodeSettings,
  names: readonly LinkedName[] = [],
): RenderedCode {
  const {name, code, words, highlighted} = readFence(source, language, meta);
  const firstNumber =
    words.lineNumbers === false ? undefined : (words.lineNumbers ?? (settings.showLineNumbers ? 1 : undefined));
  const plain = settings.codeHighlighter === 'none';
  const kind = kindOf(words);
  const title = titleOf(words);
  const patched = isPatch(name, words.title) ? (plain ? PLAIN : languageOfFile(words.title)) : undefined;
  return {
    html:
      patched === undefined
        ? htmlOf(linkNames(plain ? [{text: code, style: ''}] : piecesOf(code, name), names), {
            highlighted,
            firstNumber,
            diff: name === PATCH,
          })
        : renderPatch(code, patched, names),
    language: name,
    ...(kind === undefined ? {} : {kind}),
    ...(title === undefined ? {} : {title}),
    wrap: words.wrap ?? settings.defaultWrapCode,
    numbered: firstNumber !== undefined,
  };
}
