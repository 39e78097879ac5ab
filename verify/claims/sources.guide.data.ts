import type {SourceClaim} from './types';

/** Statements of the pages below `guide/`, proven by released code. */
export const GUIDE_SOURCES: readonly SourceClaim[] = [];
