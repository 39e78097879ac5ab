/**
 * The words an example uses to say what its build must show.
 *
 * A claim is one sentence a documentation page may repeat, together with the
 * check that proves it on the files the toolkit wrote. Checks that look for the
 * absence of something must name where the same thing is present, so that a
 * misspelt selector cannot pass for proof.
 */

import type {BuildOptions} from '../../content/examples/types';

/** Text to look for: a string is compared exactly, a pattern is searched. */
export type Text = string | RegExp;

/** The file exists in the output. `file` may hold `*` for content hashes; exactly one file must match. */
export interface FileExists {
  readonly file: string;
  readonly exists: true;
}

/** The file is not in the output although `source`, a path inside the example, is in the project. */
export interface FileMissing {
  readonly file: string;
  readonly exists: false;
  readonly source: string;
}

/** The output files matching the glob, sorted, are exactly these. */
export interface FileList {
  readonly files: string;
  readonly are: readonly Text[];
}

/** The text of the only (or with `texts`, of every) element the selector finds. */
export interface ElementText {
  readonly file: string;
  readonly selector: string;
  readonly text: Text;
}

/** The texts of all elements the selector finds, in document order. */
export interface ElementTexts {
  readonly file: string;
  readonly selector: string;
  readonly texts: readonly Text[];
}

/** The values of one attribute on all elements found; `null` where the attribute is absent. */
export interface ElementAttribute {
  readonly file: string;
  readonly selector: string;
  readonly attribute: string;
  readonly values: readonly (Text | null)[];
}

/** How many elements the selector finds; at least one. For none, use {@link ElementAbsent}. */
export interface ElementCount {
  readonly file: string;
  readonly selector: string;
  readonly count: number;
}

/** The selector finds nothing here, but does in the file `unlike` (`build:file` for another build). */
export interface ElementAbsent {
  readonly file: string;
  readonly selector: string;
  readonly absent: true;
  readonly unlike: string;
}

/** The source text of the file (or of one of the files, with `*`) contains the string or matches the pattern. */
export interface FileContains {
  readonly file: string;
  readonly contains: Text;
}

/** The source text does not contain it, but that of the file (or of one of the files) `unlike` does (`build:file` for another build). */
export interface FileLacks {
  readonly file: string;
  readonly lacks: Text;
  readonly unlike: string;
}

/** The file, without a final line break, is exactly these lines. */
export interface FileLines {
  readonly file: string;
  readonly lines: readonly string[];
}

/** The file, or what a selector finds in it, is the same as a file of the example, so that pages may quote the latter. */
export interface FileSame {
  readonly file: string;
  /** Path inside the example. */
  readonly sameAs: string;
  /** Compares the HTML of the elements found, each on lines of its own, instead of the whole file. */
  readonly selector?: string;
  /** Parts that differ from build to build, such as times; left out of the comparison on both sides. */
  readonly except?: RegExp;
}

/** The value at a path of keys in a JSON file. */
export interface JsonValue {
  readonly file: string;
  readonly json: readonly (string | number)[];
  readonly equals: unknown;
}

/** What the command line printed, without colours and with the example folder written as `<example>`. */
export interface LogContains {
  readonly log: Text;
}

/** What the command line did not print, but did in the build `unlike`. */
export interface LogLacks {
  readonly logLacks: Text;
  readonly unlike: string;
}

/** One check; see the interfaces of this module. */
export type Check =
  | FileExists
  | FileMissing
  | FileList
  | ElementText
  | ElementTexts
  | ElementAttribute
  | ElementCount
  | ElementAbsent
  | FileContains
  | FileLacks
  | FileLines
  | FileSame
  | JsonValue
  | LogContains
  | LogLacks;

/** A sentence about the toolkit, the check that proves it, and the sections that may therefore say it. */
export type Claim = {
  readonly claim: string;
  /** Sections of pages, as `guide/basic/ssg#strict`; `npm run claims -- <page>` lists them. */
  readonly proves?: readonly string[];
} & Check;

/** One run of the toolkit's command line in the example, and what it proves. */
export interface BuildSpec extends BuildOptions {
  /** What the output must show. */
  readonly claims: readonly Claim[];
}

/** Everything `expect.ts` of an example says. */
export interface ExampleSpec {
  /** Builds by name; `default` is the one pages show. */
  readonly builds: Readonly<Record<string, BuildSpec>> & {readonly default: BuildSpec};
}

/**
 * Types the default export of an example's `expect.ts`.
 *
 * @param spec - the builds of the example and their claims
 * @returns `spec` itself
 */
export function defineExample(spec: ExampleSpec): ExampleSpec {
  return spec;
}
