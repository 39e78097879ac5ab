/** Proofs that another check already holds against packages, and a page shows the result of. */
import {SOURCE_LANG} from '../../config/languages';
import {loadCommunity} from '../../content/facts/community';
import {loadFacts} from '../../content/facts/load';
import {MOVING_PAGE} from '../../content/facts/next/packages';
import {MOVE_ROWS} from '../../content/facts/next/rows';
import {summaryOf} from '../../content/facts/summaries';
import type {Difference, Facts} from '../../content/facts/types';
import {parseMeta} from '../../content/fences/meta';
import type {Page} from '../../content/types';
import type {Proof} from './types';

/** Heading above a line of a page; none above the first. */
export const headingAt = (page: Page, line: number): string =>
  page.headings.filter((heading) => heading.line <= line).at(-1)?.id ?? '';

/** Components that show what a program found, with what it found and where that is kept. */
const RECORDS: Readonly<Record<string, {claim: string; by: string; place: string}>> = {
  NextChanges: {
    claim: 'What is listed is the difference between the two releases, each row with its evidence in 2.x.',
    by: 'next',
    place: 'content/facts/next/release.json',
  },
  NextPackages: {
    claim: 'The packages and their versions are those that 2.x consists of.',
    by: 'next',
    place: 'content/facts/next/release.json',
  },
  NextStyles: {
    claim: 'The custom properties are declared in 1.x, and in 2.x neither declared nor used.',
    by: 'next',
    place: 'content/facts/next/release.json',
  },
  NextFigure: {
    claim: 'The figure is read from the packages of 2.x, or from the site that they build.',
    by: 'next',
    place: 'content/facts/next/release.json',
  },
  CommunityPlugins: {
    claim: 'The peer dependencies of each version listed admit the documented release.',
    by: 'registry',
    place: 'content/facts/community-plugins.json',
  },
};

/**
 * Proofs by the components of a page that show a record, and on the page about moving by its blocks,
 * which 2.x builds, and by the rows that it leads to.
 *
 * @param page - Page as read from its source.
 */
export function recordProofs(page: Page): Proof[] {
  const at = (line: number): string[] => {
    const id = headingAt(page, line);
    return id === '' ? [] : [`${page.fileKey}#${id}`];
  };
  const shown = page.expanded.flatMap(({name, line}) => {
    const record = RECORDS[name];
    return record === undefined ? [] : {...record, proves: at(line)};
  });
  const listed = loadCommunity().plugins.map(({name, version}) => `${name}@${version}`);
  const installed = page.fences
    .filter(({value}) => /^\S+ (?:install|add) /.test(value) && listed.some((plugin) => value.endsWith(plugin)))
    .map(({line}) => ({
      claim: 'The version that is installed is the newest whose peer dependencies admit the documented release.',
      proves: at(line),
      by: 'registry',
      place: 'content/facts/community-plugins.json',
    }));
  if (page.fileKey !== MOVING_PAGE) return [...shown, ...installed];
  const followed = page.fences
    .filter(({meta}) => parseMeta(meta).output !== undefined || parseMeta(meta).title !== undefined)
    .map(({line, file}) => ({
      claim: 'The block is applied to the example, and 2.x builds the result as shown.',
      proves: at(line),
      by: 'next',
      place: `${file}:${line}`,
    }));
  const rows = new Set(MOVE_ROWS.map(({id}) => `#${id}`));
  const linked = page.links
    .filter(({url, file}) => file === page.file && rows.has(url))
    .map(({url, line, file}) => ({
      claim: `The row ${url} says what 2.x does, with its evidence in 2.x.`,
      proves: at(line),
      by: 'next',
      place: `${file}:${line}`,
    }));
  return [...shown, ...followed, ...linked];
}

const differenceProof = ({id, evidence}: Difference, proves: readonly string[]): Proof => ({
  claim: summaryOf({id}, SOURCE_LANG),
  proves,
  by: 'source',
  place: `node_modules/${evidence.package}/${evidence.file}:${evidence.line}`,
});

/**
 * Proofs of sections about something that the release does otherwise than it says: each difference
 * rests on a piece of released code.
 *
 * @param page - Page as read from its source.
 * @param facts - The facts of the release.
 */
export function differenceProofs(page: Page, facts: Pick<Facts, 'differences'> = loadFacts()): Proof[] {
  const listed = page.expanded
    .filter(({name}) => name === 'KnownDifferences')
    .flatMap(({attributes, line}) =>
      facts.differences
        .filter(({owner}) => attributes.of === undefined || attributes.of === owner)
        .map((difference) => differenceProof(difference, [`${page.fileKey}#${headingAt(page, line)}`])),
    );
  const described = page.generated.flatMap(({owner, name, id, component}) =>
    component === undefined || component === 'Option'
      ? facts.differences
          .filter((difference) => difference.owner === owner && difference.name === name)
          .map((difference) => differenceProof(difference, [`${page.fileKey}#${id}`]))
      : [],
  );
  return [...listed, ...described];
}
