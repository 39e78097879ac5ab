import type {Prism as PrismNamespace} from 'prism-react-renderer';
import {grammarOf, prism} from '../fences/grammars';
import {flatten, type Piece} from '../highlight/styles';

export type {Piece} from '../highlight/styles';

type Token = InstanceType<(typeof PrismNamespace)['Token']>;
type Stream = string | Token | (string | Token)[];

/** Code of a fence inside Markdown, which Prism leaves plain, in its own language. */
function fenceInside(token: Token): Stream {
  if (token.type !== 'code' || !Array.isArray(token.content)) return token.content;
  const language = token.content.find((part) => typeof part !== 'string' && part.type === 'code-language');
  const name = typeof language === 'object' && typeof language.content === 'string' ? language.content : '';
  const grammar = grammarOf(/^[\w-]*/.exec(name)?.[0] ?? '');
  if (grammar === undefined) return token.content;
  return token.content.flatMap((part) =>
    typeof part !== 'string' && part.type === 'code-block' && typeof part.content === 'string'
      ? (prism().tokenize(part.content, grammar) as (string | Token)[])
      : [part],
  );
}

/**
 * Cuts code into pieces of one style.
 *
 * @param code - Source text.
 * @param language - A known language.
 * @returns Pieces whose texts joined are `code`.
 * @throws Error when the language is unknown.
 */
export function piecesOf(code: string, language: string): Piece[] {
  const grammar = grammarOf(language);
  if (grammar === undefined) throw new Error(`No grammar for "${language}".`);
  const {hooks, tokenize} = prism();
  const environment = {code, grammar, language, tokens: [] as (string | Token)[]};
  hooks.run('before-tokenize', environment);
  environment.tokens = tokenize(environment.code, environment.grammar) as (string | Token)[];
  hooks.run('after-tokenize', environment);
  const pieces: Piece[] = [];
  flatten(environment.tokens, pieces, (token) => fenceInside(token as Token));
  return pieces;
}
