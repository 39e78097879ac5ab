/** A token of Prism, as far as its style goes. */
export interface StyledToken {
  type: string;
  alias?: string | string[];
  content: TokenStream;
}

/** What Prism makes of code: text, a token, or a list of both. */
export type TokenStream = string | StyledToken | (string | StyledToken)[];

/** A piece of code in one style. */
export interface Piece {
  text: string;
  /** Letter of the style; empty for plain text. */
  style: string;
  /** Address without base path, for a name that leads to its entry in the reference. */
  to?: string;
}

/**
 * Token types of Prism by style. The stylesheet of the code block gives each letter a colour:
 * c comment, k keyword, s string, n number or constant, f function, t tag or type,
 * p property, h heading, b bold, e emphasis, i inserted, d deleted.
 * An empty letter is plain text again, for code inside a string or a tag. Operators and punctuation are plain
 * text too: they would be one in six of all elements of a page of the reference.
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
      ['h', 'title'],
      ['b', 'bold'],
      ['e', 'italic'],
      ['i', 'inserted inserted-sign'],
      ['d', 'deleted deleted-sign'],
      ['', 'operator punctuation arrow'],
      ['', 'script interpolation plain-text language-javascript language-jsx language-css style code-block'],
    ] as [string, string][]
  ).flatMap(([style, types]) => types.split(' ').map((type): [string, string] => [type, style])),
);

/** Style of a token: that of its type, else of its first alias that has one, else inherited. */
function styleOf(token: StyledToken, inherited: string): string {
  const aliases = Array.isArray(token.alias) ? token.alias : [token.alias];
  const name = [token.type, ...aliases].find((type) => type !== undefined && Object.hasOwn(STYLES, type));
  return name === undefined ? inherited : (STYLES[name] ?? inherited);
}

/**
 * Adds tokens to a list of pieces. Needs no grammar, so that it also runs in a browser.
 *
 * @param stream - What Prism made of the code.
 * @param pieces - List to add to.
 * @param contentOf - What is inside a token; its content unless given.
 * @param style - Letter of the style around the stream.
 */
export function flatten(
  stream: TokenStream,
  pieces: Piece[],
  contentOf: (token: StyledToken) => TokenStream = (token) => token.content,
  style = '',
): void {
  if (typeof stream === 'string') {
    const last = pieces.at(-1);
    // Blanks and line ends show no colour: they join the piece before them and save a tag.
    if (last !== undefined && (last.style === style || /^\s*$/.test(stream))) last.text += stream;
    else if (stream !== '') pieces.push({text: stream, style});
  } else if (Array.isArray(stream)) {
    for (const part of stream) flatten(part, pieces, contentOf, style);
  } else {
    flatten(contentOf(stream), pieces, contentOf, styleOf(stream, style));
  }
}
