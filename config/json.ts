/** JSON that people write: what is wrong with it, and on which line. */
import {parse, printParseErrorCode, type ParseError} from 'jsonc-parser';

/** Why a text is no JSON. */
export interface JsonProblem {
  /** From 1. */
  line: number;
  /** What is wrong and how to mend it. */
  reason: string;
}

/** What to do about a mistake, by the name that the parser gives it. */
const FIXES: Readonly<Record<string, string>> = {
  InvalidSymbol: 'a word stands here without quotes. Put it in double quotes.',
  InvalidNumberFormat: 'this is no number. Correct it, or put it in double quotes.',
  PropertyNameExpected: 'a name in double quotes has to stand here. Remove a comma too many, or add it.',
  ValueExpected: 'a value is missing here. Add it, or remove a comma too many.',
  ColonExpected: 'a colon is missing between name and value. Add it.',
  CommaExpected: 'a comma is missing before this. Add it.',
  CloseBraceExpected: 'a closing "}" is missing. Add it.',
  CloseBracketExpected: 'a closing "]" is missing. Add it.',
  EndOfFileExpected: 'something follows the end. Remove it.',
  InvalidCommentToken: 'JSON has no comments. Remove this one.',
  UnexpectedEndOfString: 'a text has no closing quote. Add it.',
  InvalidEscapeCharacter: 'a backslash stands before a character that needs none. Remove it, or double it.',
  InvalidUnicode: 'four digits have to follow \\u. Correct them.',
  InvalidCharacter: 'a character stands here that texts may not have, such as a tab. Remove it.',
};

/**
 * Tells what is wrong with a text that should be JSON.
 *
 * @param source - The text.
 * @returns The first mistake; nothing when the text is JSON.
 */
export function jsonProblem(source: string): JsonProblem | undefined {
  try {
    JSON.parse(source);
    return undefined;
  } catch (cause) {
    const errors: ParseError[] = [];
    parse(source, errors, {disallowComments: true, allowTrailingComma: false});
    const [first] = errors;
    if (first === undefined)
      return {line: 1, reason: `The file is not valid JSON: ${(cause as Error).message}. Correct it.`};
    const name = printParseErrorCode(first.error);
    return {
      line: source.slice(0, first.offset).split('\n').length,
      reason: `The file is not valid JSON: ${FIXES[name] ?? `${name}. Correct it.`}`,
    };
  }
}

/**
 * Reads JSON that people write.
 *
 * @param file - Path relative to the site folder, for the message.
 * @param source - Text of the file.
 * @throws Error naming file, line and fix when it is none.
 */
export function parseJson(file: string, source: string): unknown {
  const problem = jsonProblem(source);
  if (problem !== undefined) throw new Error(`${file}:${problem.line}: ${problem.reason}`);
  return JSON.parse(source) as unknown;
}
