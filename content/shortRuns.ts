/** Time that Node.js spends on making code fast, which a build of seconds does not get back. */

/** First version of V8 that has a cheap optimising compiler, and none of the option below. */
const MAGLEV = 12;

/**
 * How much bytecode a function runs before it is optimised, in bytes: 44 times as much as usual. Optimising takes a
 * fifth of the processor in a build of this site. With this, a build with all live examples ends 16 % earlier (means of
 * two runs each), and one without them takes 5 % less of the processor (means of three).
 */
const BUDGET = 3_000_000;

/**
 * Options of Node.js for processes that run for seconds.
 *
 * @param v8 - Version of V8, which refuses options that it does not know.
 * @returns Nothing where there is no such option.
 */
export const shortRuns = (v8 = process.versions.v8): readonly string[] =>
  Number.parseInt(v8, 10) < MAGLEV ? [`--interrupt-budget=${BUDGET}`] : [];
