import type {OverviewGroup, PageIndexEntry} from '../../content/data';
import type {Page} from '../../content/types';

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

/** Facts of a page for the overview. */
export interface OverviewFacts {
  /** Full names by the id of the heading they have. */
  headings: ReadonlyMap<string, string>;
  /** Names in tables, by the id of the heading above. */
  rows: ReadonlyMap<string, readonly string[]>;
}

/** Components whose facts are rows. */
const TABLES: ReadonlySet<string | undefined> = new Set(['OptionTable', 'PropsTable']);

/**
 * Facts of a page by the heading that leads to them.
 *
 * @param page - Page as read from its source.
 */
export function factsOf({generated, headings}: Pick<Page, 'generated' | 'headings'>): OverviewFacts {
  const rows = new Map<string, string[]>();
  for (const {owner, name, line, component} of generated) {
    const above = headings.filter((heading) => heading.line <= line).at(-1);
    if (!TABLES.has(component) || above === undefined) continue;
    // A prop is known by its component: `Tabs.values[].label`.
    const label = owner.endsWith('.props') ? `${owner.slice(0, -'.props'.length)}.${name}` : name;
    rows.set(above.id, [...(rows.get(above.id) ?? []), label]);
  }
  return {headings: new Map(generated.flatMap(({id, name}) => (id === '' ? [] : [[id, name]]))), rows};
}

/** Depth at which rows of tables are listed. */
const ROW_DEPTH = 4;

/**
 * Whether a heading is a name of the release or stands above one. Of a page without such names
 * every heading counts; of the others, «Next steps» and the like are there for the filter only.
 */
function isReference(toc: PageIndexEntry['toc'], position: number, facts: OverviewFacts | undefined): boolean {
  const heading = toc[position];
  if (facts === undefined || facts.headings.size === 0 || heading === undefined) return true;
  const end = toc.findIndex(({depth}, index) => index > position && depth <= heading.depth);
  return toc.slice(position, end < 0 ? undefined : end).some(({id}) => facts.headings.has(id) || facts.rows.has(id));
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
 * @param facts - Facts by address of the page. Those without a listed heading of their own
 *   are there for the filter only.
 */
export function toOverview(
  index: readonly PageIndexEntry[],
  groups: readonly {name: string; routes: readonly string[]}[],
  overviewRoute: string,
  prefix: string,
  facts: ReadonlyMap<string, OverviewFacts> = new Map(),
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
        const known = facts.get(entry.routePath);
        return [
          {
            title: entry.title,
            routePath: entry.routePath,
            entries: entry.toc.flatMap(({text, id, depth}, position) => {
              const name = known?.headings.get(id);
              const listed = depths.includes(depth) && isReference(entry.toc, position, known);
              const own = {
                text,
                id,
                depth,
                ...(name === undefined || name === text ? {} : {name}),
                ...(listed ? {} : {hidden: true as const}),
              };
              const rows = known?.rows.get(id) ?? [];
              return [
                ...(depths.includes(depth) || name !== undefined ? [own] : []),
                ...rows.map((row) => ({text: row, id, depth: ROW_DEPTH, hidden: true as const})),
              ];
            }),
          },
        ];
      }),
    }))
    .filter((group) => group.pages.length > 0);
}
