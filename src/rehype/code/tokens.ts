import type {Prism as PrismNamespace} from 'prism-react-renderer';
import {grammarOf, prism} from './languages';

type Token = InstanceType<(typeof PrismNamespace)['Token']>;
type Stream = string | Token | (string | Token)[];

/** A piece of code in one style. */
export interface Piece {
  text: string;
  /** Letter of the style; empty for plain text. */
  style: string;
}

/**
 * Token types of Prism by style. The stylesheet of the code block gives each letter a colour:
 * c comment, k keyword, s string, n number or constant, f function, t tag or type,
 * p property, o operator or punctuation, h heading, b bold, e emphasis, i inserted, d deleted.
 * An empty letter is plain text again, for code inside a string or a tag.
 */
const STYLES: Record<string, string> = Object.fromEntries(
  (
    [
      ['c', 'comment prolog doctype cdata'],
      ['k', 'keyword atrule rule important directive module boolean nil shebang'],
      ['s', 'string char attr-value regex url template-string code-snippet inline-code url-reference'],
      ['n', 'number constant symbol unit color hexcode entity date'],
      ['f', 'function function-variable method builtin command'],
      ['t', 'tag selector class-name maybe-class-name table section'],
      ['p', 'property key attr-name literal-property variable parameter header-name option'],
      ['o', 'operator punctuation arrow'],
      ['h', 'title'],
      ['b', 'bold'],
      ['e', 'italic'],
      ['i', 'inserted inserted-sign'],
      ['d', 'deleted deleted-sign'],
      ['', 'script interpolation plain-text language-javascript language-jsx language-css style code-block'],
    ] as [string, string][]
  ).flatMap(([style, types]) => types.split(' ').map((type): [string, string] => [type, style])),
);

/** Style of a token: that of its type, else of its first alias that has one, else inherited. */
function styleOf(token: Token, inherited: string): string {
  const aliases = Array.isArray(token.alias) ? token.alias : [token.alias];
  const name = [token.type, ...aliases].find((type) => type !== undefined && Object.hasOwn(STYLES, type));
  return name === undefined ? inherited : (STYLES[name] ?? inherited);
}

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

function flatten(stream: Stream, style: string, pieces: Piece[]): void {
  if (typeof stream === 'string') {
    const last = pieces.at(-1);
    // Blanks and line ends show no colour: they join the piece before them and save a tag.
    if (last !== undefined && (last.style === style || /^\s*$/.test(stream))) last.text += stream;
    else if (stream !== '') pieces.push({text: stream, style});
  } else if (Array.isArray(stream)) {
    for (const part of stream) flatten(part, style, pieces);
  } else {
    flatten(fenceInside(stream), styleOf(stream, style), pieces);
  }
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
  flatten(environment.tokens, '', pieces);
  return pieces;
}
