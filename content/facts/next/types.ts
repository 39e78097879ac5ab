import type {FactKind} from '../types';

/** What is known of the next major release, read in its packages and kept in `release.json`. */

/** A name of the next major release, as far as a comparison needs it. */
export interface NextFact {
  /** What an exported name is. */
  kind?: FactKind;
  /** It has to be written, which is noted for options only. */
  required?: true;
  /** JavaScript source of the value used when the reader sets nothing, where the code was read. */
  default?: string;
  /** `true`, or what the release says to use instead. */
  deprecated?: true | string;
}

/** Code of the next major that a sentence rests on. */
export type Evidence =
  /** A file, as in `@rspress/core/dist/index.js`, holds this code. */
  | {file: string; code: string}
  /** No file below a folder holds the word. */
  | {file: string; unread: string};

/** How the project of the page about moving was built with both releases. */
export interface NextProof {
  /** Example that the page starts from. */
  example: string;
  /** Hash of what the page makes of it, and of what the page shows on the way. */
  digest: string;
  /** Pages that both builds wrote. */
  pages: number;
  /** Headings that both builds have, with the same ids. */
  headings: number;
}

/** The whole of `release.json`. */
export interface NextRelease {
  /** Day on which the packages were read, as in `2026-11-22`. */
  read: string;
  /** Packages that were read, with their versions. */
  packages: Record<string, string>;
  /** What the main package asks for: ranges by name. */
  requirements: Record<string, string>;
  /** Names by what they belong to: a type, the props of a component, a module, or the command line. */
  owners: Record<string, Record<string, NextFact>>;
  /** Places of the code that sentences rest on. */
  evidence: Evidence[];
  /** Custom properties of the documented theme that no style sheet of the next one has. */
  styles: string[];
  proof: NextProof;
}
