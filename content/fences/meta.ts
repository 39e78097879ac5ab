import {GENERATED_META} from '../remark/facts/nodes';

/** What the opening line of a fence says about checking. */
export interface FenceMeta {
  /** The sample is this complete file. */
  title?: string;
  /** Why the sample is not checked; the empty string when no reason is given. */
  nocheck?: string;
  /** Codes of the errors the sample must produce. */
  expectError?: string[];
  /** Type an object fragment belongs to, as TypeScript. */
  of?: string;
  /** Source file of a quoted sample, relative to the repository. */
  quoted?: string;
  /** Made from facts, not written. */
  generated?: true;
}

const TOKEN = /\{[^}]*\}|([\w-]+)(?:=(?:"([^"]*)"|'([^']*)'|(\S+)))?/g;

/**
 * Reads the words after the language of a fence.
 *
 * @param meta - Raw text, for example `title="a.ts" {2} expect-error="TS2322"`.
 * @returns The settings the checker knows; line ranges and display settings are left out.
 */
export function parseMeta(meta: string): FenceMeta {
  const result: FenceMeta = {};
  for (const match of meta.matchAll(TOKEN)) {
    const key = match[1];
    const value = match[2] ?? match[3] ?? match[4] ?? '';
    if (key === 'title') result.title = value;
    else if (key === 'nocheck') result.nocheck = value;
    else if (key === 'expect-error') result.expectError = value.split(/[\s,]+/).filter((code) => code !== '');
    else if (key === 'of') result.of = value;
    else if (key === 'file') result.quoted = value;
    else if (key === GENERATED_META) result.generated = true;
  }
  return result;
}

/** A reason has to say something: three words, or six Han characters. */
const REASON = /(?:\S+\s+){2,}\S+|(?:\p{Script=Han}.*){6,}/u;

/**
 * Tells whether the reason of an exemption says anything.
 *
 * @param reason - Value of `nocheck`.
 */
export function isReason(reason: string): boolean {
  return REASON.test(reason.trim());
}
