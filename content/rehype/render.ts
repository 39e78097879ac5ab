import {parseTree, treeHtml} from './fileTree';
import {htmlOf} from '../highlight/html';
import {grammarOf, knownLanguages} from '../fences/grammars';
import {takeMagicComments} from '../fences/magicComments';
import {parseMeta, type FenceMeta} from '../fences/meta';
import {didYouMean} from '../suggest';
import {piecesOf} from './tokens';

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

/** Reads a fence that holds code; see {@link checkFence} for what it throws. */
function readFence(source: string, language: string, meta: string): ReadFence {
  const name = language === '' ? PLAIN : language;
  if (grammarOf(name) === undefined) {
    const hint = didYouMean(name, [...knownLanguages(), TREE], 3);
    throw new Error(`No highlighting for the language "${name}".${hint} Write "text" for plain text.`);
  }
  const words = parseMeta(meta);
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

/**
 * Renders the code of one fence.
 *
 * @param source - Code as written, highlight comments included.
 * @param language - Language of the fence; empty for plain text.
 * @param meta - The words after the language.
 * @param settings - Settings of the site.
 * @returns The block for the page.
 * @throws Error as {@link checkFence}.
 */
export function renderCode(source: string, language: string, meta: string, settings: CodeSettings): RenderedCode {
  const {name, code, words, highlighted} = readFence(source, language, meta);
  const firstNumber =
    words.lineNumbers === false ? undefined : (words.lineNumbers ?? (settings.showLineNumbers ? 1 : undefined));
  const plain = settings.codeHighlighter === 'none';
  return {
    html: htmlOf(plain ? [{text: code, style: ''}] : piecesOf(code, name), {
      highlighted,
      firstNumber,
      diff: name === 'diff',
    }),
    language: name,
    ...(words.title === undefined ? {} : {title: words.title}),
    wrap: words.wrap ?? settings.defaultWrapCode,
    numbered: firstNumber !== undefined,
  };
}
