/** Cuts pages into the sections that are indexed. */
import {segmentText, tokenizeWord} from './engine/tokenize';
import {slugOfRoute} from './pack';
import type {SearchSection} from './types';

/** A heading of a page. */
export interface IndexableHeading {
  text: string;
  id: string;
  depth: number;
  /** Offset of the heading in the page's text; −1 when unknown. */
  charIndex: number;
  /** Full name of what the heading defines: `themeConfig.nav` where it shows `nav`. */
  name?: string | undefined;
  /** Names that tables below the heading define. */
  members?: readonly string[];
  /** Messages of programs that are explained below the heading. */
  messages?: readonly string[];
  /** What readers type who look for this section. */
  phrases?: readonly string[];
}

/** A page as the search sees it. */
export interface IndexablePage {
  routePath: string;
  title: string;
  keywords: readonly string[];
  /** What readers type who look for the text above the first heading. */
  phrases?: readonly string[];
  toc: readonly IndexableHeading[];
  /** Plain text with headings, without code blocks. */
  text: string;
  /** Code blocks with their offsets in the text. */
  codeBlocks: readonly {value: string; charIndex: number}[];
  /** Sidebar groups that lead to the page, outermost first. */
  breadcrumbs: readonly string[];
  /** Factor on the score of the page; 1 when absent. */
  boost?: number;
}

/**
 * Words of every program. They are in most samples and tell nothing about what
 * a sample shows.
 */
const LANGUAGE_WORDS: ReadonlySet<string> = new Set(
  (
    'any as async await boolean break case catch class const continue default ' +
    'do else export extends false finally for from function if implements ' +
    'import in instanceof interface let module never new null number of return ' +
    'static string switch this throw true try type typeof undefined unknown ' +
    'var void while yield'
  ).split(' '),
);

/**
 * Unique identifiers and words of code, as written, in order of appearance.
 *
 * @param blocks - Code blocks of one section.
 * @param known - Terms the section's prose already has; they are left out.
 * @returns Identifiers; no keywords of the language, no numbers, no Han text.
 */
export function codeIdentifiers(blocks: readonly string[], known: ReadonlySet<string>): string[] {
  const seen = new Set<string>();
  const identifiers: string[] = [];
  for (const {raw, han} of blocks.flatMap(segmentText)) {
    const term = raw.toLowerCase();
    const isWord = !han && raw.length > 1 && /\p{L}/u.test(raw);
    if (isWord && !seen.has(term) && !known.has(term) && !LANGUAGE_WORDS.has(term)) {
      seen.add(term);
      identifiers.push(raw);
    }
  }
  return identifiers;
}

/** Terms of words, by the word: sections say the same ones again and again. */
const termsOfWords = new Map<string, readonly string[]>();

function termsOf(word: string): readonly string[] {
  const known = termsOfWords.get(word);
  if (known !== undefined) return known;
  const terms = tokenizeWord({raw: word, start: 0, end: word.length, han: false}).map(({term}) => term);
  termsOfWords.set(word, terms);
  return terms;
}

/** Identifiers in the code of a section that its prose has not; most sections have no code, and prose takes long to read. */
function codeOf(blocks: readonly string[], prose: string): string {
  if (blocks.length === 0) return '';
  const words = new Set(segmentText(prose).flatMap(({raw, han}) => (han ? [] : [raw])));
  return codeIdentifiers(blocks, new Set([...words].flatMap(termsOf))).join(' ');
}

function normalizeSpace(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function withoutLead(text: string, lead: string): string {
  const clean = normalizeSpace(text);
  const start = normalizeSpace(lead);
  return start !== '' && clean.startsWith(start) ? clean.slice(start.length).trimStart() : clean;
}

/**
 * Cuts a page at its headings.
 *
 * @param page - The page.
 * @param options - `codeBlocks`: whether identifiers in code are indexed.
 * @returns The opening section and one section a heading, in reading order.
 */
export function toSections(page: IndexablePage, options: {codeBlocks: boolean}): SearchSection[] {
  const placed = page.toc.filter((heading) => heading.charIndex >= 0).sort((a, b) => a.charIndex - b.charIndex);
  const starts: IndexableHeading[] = [
    {text: '', id: '', depth: 1, charIndex: 0, phrases: page.phrases ?? []},
    ...placed,
    // Without a place there is no text of its own, but it can be found.
    ...page.toc.filter((heading) => heading.charIndex < 0),
  ];

  const open: IndexableHeading[] = [];
  return starts.map((heading, i) => {
    const isPlaced = heading.charIndex >= 0;
    const next = starts[i + 1];
    const end = next && next.charIndex >= 0 ? next.charIndex : page.text.length;
    const own = isPlaced ? page.text.slice(heading.charIndex, end) : '';
    const text = withoutLead(own, heading.id === '' ? page.title : heading.text);

    while (open.length > 0 && open.at(-1)!.depth >= heading.depth) {
      open.pop();
    }
    const parents = open.map((parent) => parent.text);
    if (heading.id !== '') {
      open.push(heading);
    }

    const blocks = page.codeBlocks
      // Code is no part of the text: what ends a section has the offset at which the next heading begins.
      .filter(({charIndex}) => isPlaced && (i === 0 || charIndex > heading.charIndex) && charIndex <= end)
      .map((block) => block.value);
    return {
      id: heading.id === '' ? page.routePath : `${page.routePath}#${heading.id}`,
      route: page.routePath,
      title: page.title,
      slug: slugOfRoute(page.routePath),
      heading: heading.name ?? heading.text,
      anchor: heading.id,
      parents,
      text,
      code: options.codeBlocks ? codeOf(blocks, `${text} ${heading.text}`) : '',
      defines: [...new Set([...(heading.name === undefined ? [] : [heading.name]), ...(heading.members ?? [])])],
      messages: [...(heading.messages ?? [])],
      keywords: heading.id === '' ? [...page.keywords] : [],
      phrases: [...(heading.phrases ?? [])],
      charIndex: heading.charIndex,
      breadcrumbs: [...page.breadcrumbs],
      boost: page.boost ?? 1,
    };
  });
}
