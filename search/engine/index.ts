export {createEngine, type SearchEngine} from './engine';
export {cleanQuery, isIdentifier, MAX_QUERY_LENGTH} from './query';
export {tokenize} from './tokenize';
