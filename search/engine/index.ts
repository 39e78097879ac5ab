export {createEngine, type SearchEngine} from './engine';
export {isIdentifier} from './query';
export {tokenize} from './tokenize';
