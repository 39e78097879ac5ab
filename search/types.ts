/**
 * The unit of the index: one heading of a page with the text below it, up to
 * the next heading. A page's opening text, above its first heading, is a
 * section with an empty `heading` and `anchor`.
 */
export interface SearchSection {
  /** Unique in the index: the route, with `#anchor` when there is one. */
  id: string;
  /** Route of the page, with the locale prefix and without a trailing slash. */
  route: string;
  /** Title of the page. */
  title: string;
  /** Last segment of the route; empty for the home page. */
  slug: string;
  /** Text of the heading; empty for the opening section. */
  heading: string;
  /** Id of the heading; empty for the opening section. */
  anchor: string;
  /** Headings above this one on the page, outermost first. */
  parents: string[];
  /** Plain text of the section, without code blocks. */
  text: string;
  /** Unique identifiers of the section's code blocks, separated by spaces. */
  code: string;
  /**
   * Full names that are defined here, such as `themeConfig.nav` or `rspress dev`: of the heading
   * itself, and of the tables below it. Empty where names are only used.
   */
  defines: string[];
  /** Messages of programs that are explained here, with `…` for parts that differ from case to case. */
  messages: string[];
  /** Words readers use and the page does not; on the opening section only. */
  keywords: string[];
  /** What readers type who look for this section, in words that it may lack. */
  phrases: string[];
  /** Offset of the heading in the page's plain text; −1 when unknown. */
  charIndex: number;
  /** Sidebar groups that lead to the page, outermost first. */
  breadcrumbs: string[];
  /**
   * Factor on the score of every section of the page; 1 for most. Pages that
   * define names count more than pages that mention them.
   */
  boost: number;
}

/** A half-open range `[start, end)` of UTF-16 code units to highlight. */
export type HighlightRange = readonly [start: number, end: number];

/** A text together with the parts of it that answer the query. */
export interface HighlightedText {
  text: string;
  ranges: HighlightRange[];
}

/** One section that answers the query. */
export interface SearchHit {
  /** Id of the section. */
  id: string;
  /** Address to open: the route, with `#anchor` when the hit is a heading. */
  url: string;
  /** Heading, or the page's title when the opening section is hit. */
  heading: HighlightedText;
  /** Headings above this one on the page, outermost first. */
  parents: string[];
  /** The passage around the best match; empty text when there is none. */
  excerpt: HighlightedText;
  /** Section score, comparable within one result list only. */
  score: number;
}

/** One page that answers the query, with its best sections. */
export interface SearchResultPage {
  /** Route of the page. */
  route: string;
  /** Title of the page. */
  title: HighlightedText;
  /** Sidebar groups that lead to the page, outermost first. */
  breadcrumbs: string[];
  /** Page score, comparable within one result list only. */
  score: number;
  /** The best sections, best first; never empty. */
  hits: SearchHit[];
}

/** What one query gave. */
export interface SearchResults {
  /** The query as searched, after cleaning. */
  query: string;
  /** Matching pages, best first. */
  pages: SearchResultPage[];
  /** Words of the pages that matched, for highlighting them on arrival. */
  terms: string[];
}
