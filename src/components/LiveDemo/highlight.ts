// The grammars are scripts that add themselves to a global called Prism: `prism-core` sets it, so it comes first.
import Prism from 'prismjs/components/prism-core';
import 'prismjs/components/prism-markup';
import 'prismjs/components/prism-clike';
import 'prismjs/components/prism-javascript';
import 'prismjs/components/prism-jsx';
import 'prismjs/components/prism-typescript';
import 'prismjs/components/prism-tsx';
import {htmlOf} from '@site/content/highlight/html';
import {flatten, type Piece, type TokenStream} from '@site/content/highlight/styles';

// Otherwise Prism would colour the blocks of the page again.
Prism.manual = true;

/**
 * Colours the code of a demo, with the classes that code blocks get at build time.
 *
 * @param code - A module of JSX or TSX.
 * @returns Content for a `code` element.
 */
export function highlight(code: string): string {
  const grammar = Prism.languages.tsx;
  if (grammar === undefined) throw new Error('Prism has no grammar for TSX.');
  const environment = {code, grammar, language: 'tsx', tokens: [] as TokenStream};
  Prism.hooks.run('before-tokenize', environment);
  environment.tokens = Prism.tokenize(environment.code, environment.grammar) as TokenStream;
  Prism.hooks.run('after-tokenize', environment);
  const pieces: Piece[] = [];
  flatten(environment.tokens, pieces);
  return htmlOf(pieces, {highlighted: new Set(), diff: false});
}
