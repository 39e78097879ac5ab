import type {Page} from '../../content/types';

/** A heading in the outline of a page. */
export interface OutlineItem {
  text: string;
  id: string;
  /** 2 to 4. */
  depth: number;
  /** Offset in the page's plain text, in UTF-16 units; −1 when unknown. */
  charIndex: number;
}

/** What the index knows of a page. */
export interface PageIndexEntry {
  title: string;
  /** Address with locale prefix, without base path. */
  routePath: string;
  lang: string;
  toc: OutlineItem[];
  frontmatter: Record<string, unknown>;
  /** Name of the cut version; empty for the current files. */
  version: string;
  /** Source relative to the site folder. */
  _relativePath: string;
}

/** Depths of the headings that the outline and the index list. */
export interface OutlineDepth {
  minDepth: number;
  maxDepth: number;
}

/**
 * The index entry of a page.
 *
 * @param page - Page as read from its source.
 * @param depth - Depths of the headings to list.
 * @param version - Name of the cut version it belongs to; empty for the current files.
 */
export function toIndexEntry(page: Page, depth: OutlineDepth, version = ''): PageIndexEntry {
  return {
    title: page.title,
    routePath: page.routePath,
    lang: page.lang,
    toc: page.headings
      .filter((heading) => heading.depth >= depth.minDepth && heading.depth <= depth.maxDepth)
      .map(({text, id, depth: level, charIndex}) => ({text, id, depth: level, charIndex})),
    frontmatter: page.frontmatter,
    version,
    _relativePath: page.file,
  };
}

/** A page of the overview with the headings its frontmatter chooses. */
export interface OverviewPage {
  title: string;
  routePath: string;
  entries: {
    text: string;
    id: string;
    depth: number;
    /** Full name of the fact, where the heading shows only its end: `themeConfig.nav` for `nav`. */
    name?: string;
  }[];
}

/** A sidebar group of the overview. */
export interface OverviewGroup {
  name: string;
  pages: OverviewPage[];
}

/** Depths listed on a page's card unless its frontmatter has `overviewHeaders`. */
const DEFAULT_OVERVIEW_HEADERS = [2];

/**
 * Cards of the overview page, by sidebar group.
 *
 * @param index - Entries of one language.
 * @param groups - Sidebar groups with the addresses of their pages, without locale prefix.
 * @param overviewRoute - Address of the overview page itself, which is left out.
 * @param prefix - Locale prefix of the language, such as `/zh`.
 * @param names - Full names of facts by address and heading id.
 */
export function toOverview(
  index: readonly PageIndexEntry[],
  groups: readonly {name: string; routes: readonly string[]}[],
  overviewRoute: string,
  prefix: string,
  names: ReadonlyMap<string, ReadonlyMap<string, string>> = new Map(),
): OverviewGroup[] {
  const byRoute = new Map(index.map((entry) => [entry.routePath, entry]));
  return groups
    .map((group) => ({
      name: group.name,
      pages: group.routes.flatMap((route) => {
        const entry = route === overviewRoute ? undefined : byRoute.get(prefix + route);
        if (entry === undefined) return [];
        const chosen = entry.frontmatter.overviewHeaders;
        const depths: unknown[] = Array.isArray(chosen) ? chosen : DEFAULT_OVERVIEW_HEADERS;
        return [
          {
            title: entry.title,
            routePath: entry.routePath,
            entries: entry.toc
              .filter((item) => depths.includes(item.depth))
              .map(({text, id, depth}) => {
                const name = names.get(entry.routePath)?.get(id);
                return {text, id, depth, ...(name === undefined || name === text ? {} : {name})};
              }),
          },
        ];
      }),
    }))
    .filter((group) => group.pages.length > 0);
}
