/** What a page and its service worker tell each other. */

/** Said to a worker that has stored all: it shall answer from now on. */
export const ACTIVATE = 'activate';

/** Why pages could not be stored. */
export type Failure = 'network' | 'storage' | 'support';

/** Said by a worker while it stores files: how many it has, or that it gave up. */
export type OfflineMessage = {done: number; total: number} | {failed: Failure};
