import type {Fence, Page} from '../../content/types';

/** The part of a page the checker reads. */
export type SamplePage = Pick<Page, 'file' | 'fences'>;

/** What the checker needs of a fenced code block. */
export type SampleFence = Pick<Fence, 'file' | 'line' | 'lang' | 'meta' | 'value'>;

/** A problem in a sample, for the person who fixes it. */
export interface Problem {
  /** Markdown file, relative to the site folder. */
  file: string;
  /** Line in that file, from 1. */
  line: number;
  /** Short name of the rule, or the TypeScript error number (`TS2322`). */
  code: string;
  /** What is wrong. */
  message: string;
  /** How to fix it. */
  fix: string;
}

/** A problem before it is placed in a file: an offset into the sample's text. */
export interface Finding {
  /** Offset into the sample, in UTF-16 units. */
  offset: number;
  code: string;
  message: string;
  fix: string;
}

/** How a sample ended. */
export type Verdict =
  /** Checked as it stands. */
  | 'passed'
  /** Checked after being completed from the page or wrapped in what it is a part of. */
  | 'fragment'
  /** Not checked, with a reason that holds. */
  | 'exempt'
  /** In a language without rules: text, diagrams, configuration of servers. */
  | 'plain'
  | 'failed';

/** Result of one sample. */
export interface SampleResult {
  file: string;
  line: number;
  /** Language the sample is counted under. */
  language: string;
  verdict: Verdict;
  problems: Problem[];
}

/** A generated TypeScript file with the way back to the sample. */
export interface VirtualFile {
  /** Absolute path; nothing is ever written there. */
  path: string;
  text: string;
  /** Parts of `text` that stand in the sample, in order. */
  segments: readonly Segment[];
  /** Errors of these numbers say nothing about the sample and are left out. */
  ignoredCodes?: ReadonlySet<number>;
}

/** A stretch of a generated file that was copied from the sample. */
export interface Segment {
  /** Offset in the generated text. */
  start: number;
  length: number;
  /** Offset in the sample. */
  source: number;
  /** Length in the sample; equal to `length` unless the text was rewritten. */
  sourceLength: number;
}

/** What a language checker found out without types. */
export interface Prepared {
  findings: Finding[];
  files: VirtualFile[];
  /** True when something was added or wrapped. */
  fragment: boolean;
}
