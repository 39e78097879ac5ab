import type {TestClaim} from './types';

/** Statements about this site, proven by its own tests. */
export const TESTS: readonly TestClaim[] = [];
