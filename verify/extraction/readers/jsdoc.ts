import ts from 'typescript';
import type {Fact} from '../../../content/facts/types';

/** What the JSDoc of a name says. */
export type DocFacts = Pick<Fact, 'doc' | 'docDefault' | 'deprecated' | 'private' | 'experimental'>;

/** Reads the JSDoc of a symbol; absent parts are left out. */
export function readJsDoc(symbol: ts.Symbol, checker: ts.TypeChecker): DocFacts {
  const result: DocFacts = {};
  const doc = ts.displayPartsToString(symbol.getDocumentationComment(checker)).replace(/\s+/g, ' ').trim();
  if (doc) result.doc = doc;
  for (const tag of symbol.getJsDocTags(checker)) {
    const text = ts.displayPartsToString(tag.text).replace(/\s+/g, ' ').trim();
    if (tag.name === 'default' && text) result.docDefault = text;
    if (tag.name === 'deprecated') result.deprecated = text.replace(/^[,\s]+/, '') || true;
    if (tag.name === 'private') result.private = true;
    if (tag.name === 'experimental') result.experimental = true;
  }
  return result;
}
