/** A place in a Markdown file. */
export interface Place {
  file: string;
  /** From 1; 0 when the file as a whole is meant. */
  line: number;
}

/** A difference between the two languages that no translation makes. */
export interface ParityProblem {
  code: 'heading' | 'sample' | 'generated' | 'image' | 'callout' | 'link' | 'component' | 'frontmatter';
  english: Place;
  chinese: Place;
  /** What differs. */
  message: string;
  /** How to fix it. */
  fix: string;
}
