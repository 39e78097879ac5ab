/** A statement and the sections of the documentation that may make it. */
export interface Statement {
  /** The sentence. */
  readonly claim: string;
  /** Sections it proves, as `guide/basic/ssg#strict`: file key of the page and id of the heading. */
  readonly proves: readonly string[];
}

/** Released code that proves what no build can show. */
export interface SourceClaim extends Statement {
  /** File below `node_modules` of the repository or of its examples. */
  readonly file: string;
  /** Pieces of the file, in any order; white space may differ. */
  readonly holds: readonly string[];
}

/** A statement about this site, proven by one of its own tests. */
export interface TestClaim extends Statement {
  /** File of the test, from the root of the repository. */
  readonly file: string;
  /** Names of its cases, as they are written. */
  readonly cases: readonly string[];
}

/** A statement with what proves it. */
export interface Proof extends Statement {
  /** Example, or kind of proof. */
  readonly by: string;
  /** Where the proof is, for people. */
  readonly place: string;
}

/** A section of a page that should have proofs. */
export interface Section {
  /** File key of the page and heading id, joined by `#`. */
  readonly key: string;
  readonly page: string;
  readonly id: string;
  /** Hash of its text. */
  readonly hash: string;
  /** Line of its heading. */
  readonly line: number;
}
