import type {Page} from '../../content/types';

/** A place in a Markdown file. */
export interface Place {
  file: string;
  /** From 1; 0 when the file as a whole is meant. */
  line: number;
}

/** A difference between the two languages that no translation makes. */
export interface ParityProblem {
  code: 'page' | 'heading' | 'sample' | 'generated' | 'picture' | 'callout' | 'link' | 'component' | 'frontmatter';
  english: Place;
  chinese: Place;
  /** What differs. */
  message: string;
  /** How to mend it. */
  mend: string;
}

/** The part of a page that is compared. */
export type ParityPage = Pick<
  Page,
  | 'lang'
  | 'file'
  | 'fileKey'
  | 'kind'
  | 'routePath'
  | 'frontmatter'
  | 'headings'
  | 'fences'
  | 'pictures'
  | 'links'
  | 'callouts'
  | 'jsx'
  | 'generated'
>;
