import {htmlOf} from './html';
import {grammarOf, knownLanguages, nearest} from './languages';
import {takeMagicComments} from './magicComments';
import {parseMeta} from './meta';
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

/**
 * Renders the code of one fence.
 *
 * @param source - Code as written, highlight comments included.
 * @param language - Language of the fence; empty for plain text.
 * @param meta - The words after the language.
 * @param settings - Settings of the site.
 * @returns The block for the page.
 * @throws Error saying what is wrong with the language, the words or the comments, and how to mend it.
 */
export function renderCode(source: string, language: string, meta: string, settings: CodeSettings): RenderedCode {
  const name = language === '' ? PLAIN : language;
  if (grammarOf(name) === undefined) {
    const known = knownLanguages();
    throw new Error(
      `No highlighting for the language "${name}". Nearest known: ${nearest(name, known).join(', ')}. ` +
        `Use one of those, or "text" for plain text.`,
    );
  }
  const words = parseMeta(meta);
  const {code, highlighted} = takeMagicComments(source.replace(/\r\n?/g, '\n').replace(/\n$/, ''));
  const count = code.split('\n').length;
  const beyond = [...words.highlighted].find((line) => line > count);
  if (beyond !== undefined) {
    throw new Error(`The fence marks line ${beyond}, but the sample has ${count}. Correct the numbers in braces.`);
  }
  const firstNumber =
    words.lineNumbers === false ? undefined : (words.lineNumbers ?? (settings.showLineNumbers ? 1 : undefined));
  const plain = settings.codeHighlighter === 'none';
  return {
    html: htmlOf(plain ? [{text: code, style: ''}] : piecesOf(code, name), {
      highlighted: new Set([...words.highlighted, ...highlighted]),
      firstNumber,
      diff: name === 'diff',
    }),
    language: name,
    ...(words.title === undefined ? {} : {title: words.title}),
    wrap: words.wrap ?? settings.defaultWrapCode,
    numbered: firstNumber !== undefined,
  };
}
