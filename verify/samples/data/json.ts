import {parseTree, printParseErrorCode, type ParseError} from 'jsonc-parser';
import type {Finding} from '../types';

/** A JSON sample as read. */
export interface JsonReading {
  findings: Finding[];
  /** What was put around the sample to make it a whole value. */
  before: string;
  after: string;
  value: unknown;
}

const WORDS: Readonly<Record<string, string>> = {
  InvalidCommentToken: 'JSON has no comments',
  CommaExpected: 'a comma is missing',
  ColonExpected: 'a colon is missing',
  PropertyNameExpected: 'a property name in double quotes is missing',
  ValueExpected: 'a value is missing',
  CloseBraceExpected: 'a closing brace is missing',
  CloseBracketExpected: 'a closing bracket is missing',
  EndOfFileExpected: 'something follows the value',
  InvalidSymbol: 'this is not JSON',
};

function read(text: string, comments: boolean): {errors: ParseError[]; value: unknown} {
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, {disallowComments: !comments, allowTrailingComma: comments});
  return {errors, value: tree === undefined ? undefined : toValue(tree)};
}

function toValue(node: NonNullable<ReturnType<typeof parseTree>>): unknown {
  if (node.type === 'array') return (node.children ?? []).map(toValue);
  if (node.type === 'object') {
    return Object.fromEntries(
      (node.children ?? []).map((property) => {
        const [key, value] = property.children ?? [];
        return [String(key?.value), value === undefined ? undefined : toValue(value)];
      }),
    );
  }
  return node.value as unknown;
}

/**
 * Reads a JSON sample; members without braces are a part of an object.
 *
 * @param code - The sample.
 * @param options - Whether comments are allowed, and whether the sample may be a part of a file.
 */
export function readJson(code: string, options: {comments: boolean; fragment: boolean}): JsonReading {
  const whole = read(code, options.comments);
  if (whole.errors.length === 0) return {findings: [], before: '', after: '', value: whole.value};
  if (options.fragment && /^\s*"/.test(code)) {
    const before = '{\n';
    const after = '\n}';
    const wrapped = read(before + code.replace(/,\s*$/, '') + after, options.comments);
    if (wrapped.errors.length === 0) return {findings: [], before, after, value: wrapped.value};
  }
  const [first] = whole.errors;
  const name = first === undefined ? '' : printParseErrorCode(first.error);
  return {
    before: '',
    after: '',
    value: undefined,
    findings: [
      {
        offset: first?.offset ?? 0,
        code: 'json',
        message: `The JSON does not parse: ${WORDS[name] ?? name}.`,
        fix: options.comments ? 'Correct the syntax.' : 'Correct the syntax; for comments use the language jsonc.',
      },
    ],
  };
}
