import {parse, type ParserOptions} from '@babel/parser';
import type {Program} from '@babel/types';
import type {SyntaxProblem} from './types';

/** A file as the parser understands it, as far as it does. */
export interface Parsed {
  /** Missing when nothing could be made of the text. */
  program?: Program;
  syntax: SyntaxProblem[];
}

/** What the parser says about an error: `loc` counts columns from 0. */
interface ParserError {
  loc?: {line: number; column: number};
  message: string;
}

const OPTIONS: ParserOptions = {
  plugins: ['typescript'],
  sourceType: 'module',
  // A file that is being written is understood as far as possible.
  errorRecovery: true,
  allowReturnOutsideFunction: true,
  allowUndeclaredExports: true,
};

/** The parser ends its messages with the place, which is told apart from them here. */
const toProblem = ({loc, message}: ParserError): SyntaxProblem => ({
  line: loc?.line ?? 1,
  column: (loc?.column ?? 0) + 1,
  message: message.replace(/\s*\(\d+:\d+\)$/, ''),
});

/**
 * Parses a configuration, in TypeScript or JavaScript.
 *
 * @param source - Text of the file.
 * @returns The syntax tree, unless the text is too broken for one, and all errors.
 */
export function parseConfig(source: string): Parsed {
  try {
    const {program, errors} = parse(source, OPTIONS);
    return {program, syntax: (errors ?? []).map((error) => toProblem(error as unknown as ParserError))};
  } catch (error) {
    return {syntax: [toProblem(error as ParserError)]};
  }
}
