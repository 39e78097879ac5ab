/**
 * The base of an example that pages show live, under `/live/<example>/` of the site.
 *
 * Nothing is built twice for that. An example without a base is built with the one it is served
 * under, by a configuration that takes over everything from the example's own; its claims are checked
 * with that base replaced by `/`. An example that has a base keeps it, and the copy that is served gets
 * the other one. A base is a path that occurs nowhere else in the output, so replacing it gives, to the
 * letter, what a build with the other one gives.
 */
import type {BuildOptions} from './types';

/** Bases of a live build, each with a slash at both ends. */
export interface Bases {
  /** The one in the output. */
  readonly built: string;
  /** The one of the example's own configuration, which claims speak of. */
  readonly own: string;
}

/**
 * Path under which a live example is served, from the root of the site.
 *
 * @param name - the example
 * @returns the path, with a slash at both ends
 */
export function liveBase(name: string): string {
  return `/live/${name}/`;
}

/**
 * Bases of a build.
 *
 * @param name - the example
 * @param spec - the build
 * @returns nothing for a build that is not live
 */
export function basesOf(name: string, spec: BuildOptions): Bases | undefined {
  if (spec.live === undefined) return undefined;
  return {built: spec.base ?? liveBase(name), own: spec.base ?? '/'};
}

/**
 * Replaces the base of a build.
 *
 * @param text - text of a file of the output
 * @param from - base in the text, which occurs in it as a base only
 * @param to - base to write in its place
 * @returns the text; where the base has no slash at its end, the new one has none either
 */
export function replaceBase(text: string, from: string, to: string): string {
  return text.replaceAll(from.slice(0, -1), to.slice(0, -1));
}
