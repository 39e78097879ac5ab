import fs from 'node:fs';
import path from 'node:path';
import type {Lang} from '../../../config/types';

/** Comments of quoted files in another language, by their English text. Each line is an entry of its own. */
export type CommentTexts = Readonly<Record<string, string>>;

// A line that holds nothing but a comment of TypeScript, or a line of one. Tags such as @param are for tools.
const COMMENT = /^(?<before>\s*(?:\/\/|\/\*\*?|\*) )(?<text>[^@\s].*?)(?<after> \*\/)?$/gm;

/**
 * Path of the comments of a language, relative to the root of the repository.
 *
 * @param lang - Language of the page.
 */
export const commentsFile = (lang: Lang): string => `i18n/${lang}/quoted-comments.json`;

/**
 * Reads the comments of a language.
 *
 * @param root - Absolute path of the repository.
 * @param lang - Language of the page.
 * @returns The comments; `undefined` for a language that shows the files as they are.
 */
export function readComments(root: string, lang: Lang): CommentTexts | undefined {
  const file = path.join(root, commentsFile(lang));
  return fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as CommentTexts) : undefined;
}

/**
 * Lists the comments of a source file that have a line of their own.
 *
 * @param source - Text of the file.
 * @returns Text of each line of a comment, without its marks.
 */
export function commentsOf(source: string): string[] {
  return [...source.matchAll(COMMENT)].flatMap(({groups}) => groups?.text ?? []);
}

/**
 * Puts comments into another language. Code, and comments without a translation, stay as they are.
 *
 * @param source - Text of the file.
 * @param texts - The comments of that language.
 */
export function translateComments(source: string, texts: CommentTexts): string {
  return source.replace(COMMENT, (line: string, before: string, text: string, after = '') => {
    const translated = Object.hasOwn(texts, text) ? texts[text] : undefined;
    return translated === undefined ? line : before + translated + after;
  });
}
