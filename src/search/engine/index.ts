export {createEngine, type SearchEngine} from './engine';
export {cleanQuery, MAX_QUERY_LENGTH} from './query';
export {tokenize} from './tokenize';
