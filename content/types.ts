import type {Lang} from '../config/types';

/** A heading below the page title. */
export interface Heading {
  text: string;
  id: string;
  /** 2 to 6. */
  depth: number;
  /** Line in the file the reader's page is written in, from 1. */
  line: number;
  /** Offset of the heading in the page's plain text, in UTF-16 units; −1 when unknown. */
  charIndex: number;
  /** Whether the id is written in the source or generated from facts, not derived from the text. */
  explicitId: boolean;
}

/** A fenced code block. */
export interface Fence {
  lang: string;
  /** What follows the language on the opening line. */
  meta: string;
  value: string;
  /** File that holds the fence, relative to the site folder: a shared partial keeps its own. */
  file: string;
  /** Line of the opening fence, from 1. */
  line: number;
  /** Offset in the page's plain text where the block stands. */
  charIndex: number;
}

export interface Image {
  src: string;
  alt: string;
  file: string;
  line: number;
}

export interface PageLink {
  url: string;
  text: string;
  file: string;
  line: number;
}

export interface Callout {
  kind: string;
  file: string;
  line: number;
}

/** Stands for a piece of inline code in {@link Prose}. */
export const CODE_MARK = '\uFFFC';

declare module 'mdast' {
  interface Data {
    /** On the first node of a written description that a transformer moves: the name it describes. */
    describes?: string;
  }
}

/** A piece of text that a writer wrote. */
export interface Prose {
  /** `head` is a cell of the first row of a table, `label` the title of a callout. */
  kind: 'paragraph' | 'item' | 'cell' | 'head' | 'label' | 'heading';
  /** The text with the line ends of its source; {@link CODE_MARK} for each piece of inline code. */
  text: string;
  /** The pieces of inline code, in order. */
  code: string[];
  file: string;
  /** Line it begins on, from 1. */
  line: number;
}

/** A JSX element of the page source, with its literal attributes. */
export interface JsxUse {
  name: string;
  attributes: Record<string, string | true>;
  file: string;
  line: number;
}

/** A fact of the toolkit that a transformer expanded on the page. */
export interface GeneratedEntry {
  owner: string;
  name: string;
  id: string;
  /** Id of a row of a table, where the section alone does not tell which row is meant. */
  anchor?: string;
  line: number;
  /** Component of the page that was expanded. */
  component?: string;
  /** Whether the page says something about the fact in words. */
  described?: boolean;
}

/** Everything the checks, the indexes and the overview know of a page. */
export interface Page {
  lang: Lang;
  /** Path of the source relative to the site folder, with forward slashes. */
  file: string;
  /** Path below the root of its language, without extension: equal for both twins. */
  fileKey: string;
  kind: 'doc' | 'page';
  /** The page is not translated: what readers of the language see is the English one. */
  fallback?: true;
  /** Address with locale prefix, without base path. */
  routePath: string;
  title: string;
  description: string;
  frontmatter: Record<string, unknown>;
  headings: Heading[];
  /** Plain text: title, headings, paragraphs, table cells; no code blocks. */
  text: string;
  /** Paragraphs, table cells and headings as they are written; nothing that a transformer added. */
  prose: Prose[];
  fences: Fence[];
  /** Inline code by the heading it stands under (index in `headings`, −1 before the first). */
  inlineCode: {value: string; heading: number; line: number}[];
  /** Messages that bold words at the beginning of a paragraph quote, before the cause; by heading, as `inlineCode`. */
  symptoms: {message: string; heading: number}[];
  images: Image[];
  links: PageLink[];
  callouts: Callout[];
  jsx: JsxUse[];
  generated: GeneratedEntry[];
  /** Components of the source that a transformer replaced by facts. */
  expanded: JsxUse[];
}

/** A source file of a page. */
export interface PageSource {
  kind: Page['kind'];
  /** Folder the address of the page is relative to, itself relative to the site folder. */
  root: string;
  /** Path below the root. */
  relative: string;
}
