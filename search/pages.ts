/** What the index takes from the pages as the site reads them. */
import type {LocaleConfig} from '../config/types';
import type {Page} from '../content/types';
import type {IndexableHeading, IndexablePage} from './sections';

/** Deepest heading that begins a section of its own. */
const MAX_DEPTH = 4;

/**
 * Sidebar groups of every page: the navbar entry whose part of the site it
 * belongs to, and its group.
 *
 * @param locale - Navigation of one language.
 * @returns Breadcrumbs by file key, in reading order.
 */
export function sidebarBreadcrumbs(locale: Pick<LocaleConfig, 'nav' | 'sidebar'>): Map<string, string[]> {
  const breadcrumbs = new Map<string, string[]>();
  for (const [prefix, groups] of Object.entries(locale.sidebar)) {
    const part = locale.nav.find((item) => item.activeMatch === `${prefix}/`)?.text;
    for (const group of groups) {
      for (const item of group.items ?? []) {
        if (item._fileKey !== undefined) {
          breadcrumbs.set(
            item._fileKey,
            [part, group.text].filter((text): text is string => text !== undefined && text !== ''),
          );
        }
      }
    }
  }
  return breadcrumbs;
}

/** Pages for writers and tests; the sitemap leaves them out as well. */
const INTERNAL = /^internal\//;

/**
 * Pages where options are defined. Other pages repeat the names as fields of
 * types and in samples; who searches a name wants its definition.
 */
const DEFINITIONS = /^api\/config\//;

/** Factors on the scores of pages. */
const BOOSTS: readonly {pages: RegExp; factor: number}[] = [
  // Settles ties, decides little else.
  {pages: DEFINITIONS, factor: 1.2},
  // It names everything that changes; who searches a name wants what it does today.
  {pages: /^guide\/about\/moving-to-2$/, factor: 0.7},
  // They name most subjects, to say what they are called elsewhere.
  {pages: /^guide\/about\/from-/, factor: 0.7},
  // It has the words of every subject; who pastes a message finds it all the same.
  {pages: /^guide\/about\/errors$/, factor: 0.5},
];

/** Words of `keywords` in the frontmatter: a list, or one string with commas. */
function readKeywords(value: unknown): string[] {
  const list: unknown[] = Array.isArray(value) ? value : typeof value === 'string' ? value.split(/[,，]/) : [];
  return list.flatMap((word) => {
    const text = typeof word === 'string' || typeof word === 'number' ? String(word).trim() : '';
    return text === '' ? [] : [text];
  });
}

/**
 * Address of a page as links on the site write it.
 *
 * @param base - Path prefix of the whole site, with a slash at both ends.
 * @param page - The page.
 * @returns The address, without a trailing slash, but for the home page of a
 * language, which is a folder.
 */
export function hrefOf(base: string, {fileKey, routePath}: Pick<Page, 'fileKey' | 'routePath'>): string {
  const href = base + routePath.replace(/^\//, '');
  return fileKey === 'index' ? href : href.replace(/\/$/, '');
}

/** Owner of the facts that are commands; readers type it before them. */
const COMMAND = 'rspress';

/** Name of a fact as readers type it in full. */
function fullName({owner, name}: Page['generated'][number]): string {
  return owner === COMMAND && !name.startsWith('-') ? `${COMMAND} ${name}` : name;
}

/**
 * What each heading of a page defines: the fact it stands for, and the members that tables
 * between it and the next heading list.
 */
function withDefinitions(
  page: Page,
  messages: ReadonlyMap<string, readonly string[]>,
  phrases: ReadonlyMap<string, readonly string[]>,
): IndexableHeading[] {
  const members = new Map<string, string[]>();
  for (const entry of page.generated) {
    if (entry.id !== '' || entry.component === 'CliHelp') continue;
    const above = page.headings.filter(({line}) => line <= entry.line).at(-1);
    if (above) members.set(above.id, [...(members.get(above.id) ?? []), entry.name]);
  }
  return page.headings.map((heading) => {
    const fact = page.generated.find(({id}) => id !== '' && id === heading.id);
    return {
      ...heading,
      name: fact && fullName(fact),
      members: members.get(heading.id) ?? [],
      messages: messages.get(heading.id) ?? [],
      phrases: phrases.get(heading.id) ?? [],
    };
  });
}

/**
 * Brings pages into reading order and into the form the index takes.
 *
 * @param pages - Pages of one language.
 * @param locale - Navigation of the same language.
 * @param base - Path prefix of the whole site, with a slash at both ends.
 * @param messagesOf - Messages that a page explains, by heading id.
 * @param phrasesOf - What readers type who look for a section of a page, by heading id, '' for the text above the first.
 * @returns Pages in the order of the sidebars, others after them by address.
 * Internal pages and those with `search: false` in their frontmatter are left out.
 */
export function toIndexablePages(
  pages: readonly Page[],
  locale: Pick<LocaleConfig, 'nav' | 'sidebar'>,
  base: string,
  messagesOf: (page: Page) => ReadonlyMap<string, readonly string[]> = () => new Map(),
  phrasesOf: (page: Page) => ReadonlyMap<string, readonly string[]> = () => new Map(),
): IndexablePage[] {
  const breadcrumbs = sidebarBreadcrumbs(locale);
  const keys = [...breadcrumbs.keys()];
  const position = (page: Page) => {
    const index = keys.indexOf(page.fileKey);
    return index === -1 ? keys.length : index;
  };
  return pages
    .filter((page) => page.frontmatter.search !== false && !INTERNAL.test(page.fileKey))
    .sort((a, b) => position(a) - position(b))
    .map((page) => ({page, phrases: phrasesOf(page)}))
    .map(({page, phrases}) => ({
      routePath: hrefOf(base, page),
      title: page.title,
      keywords: readKeywords(page.frontmatter.keywords),
      phrases: phrases.get('') ?? [],
      toc: withDefinitions(page, messagesOf(page), phrases).filter(
        (heading) => heading.depth <= MAX_DEPTH && heading.id !== '',
      ),
      text: page.text,
      codeBlocks: page.fences,
      breadcrumbs: page.kind === 'doc' ? (breadcrumbs.get(page.fileKey) ?? []) : [],
      boost: BOOSTS.find(({pages}) => pages.test(page.fileKey))?.factor ?? 1,
    }));
}
