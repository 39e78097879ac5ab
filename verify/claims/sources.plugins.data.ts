import type {SourceClaim} from './types';

/** Statements of the pages below `plugin/`, proven by released code. */
export const PLUGIN_SOURCES: readonly SourceClaim[] = [];
