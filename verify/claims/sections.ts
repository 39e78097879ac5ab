import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {TOUR} from '../../config/tour';
import {parseMeta} from '../../content/fences/meta';
import type {PageReader} from '../../content/reader';
import {sectionHashes} from '../../content/translations/sections';
import type {Page} from '../../content/types';
import type {Proof, Section} from './types';

/** Headings of sections that only lead on to other pages. */
const LEAD_ON = new Set(['next', 'next-steps']);

/** Pages of the documentation, whose sections need proofs. */
export const provable = (page: Page): boolean => page.kind === 'doc' && !page.fileKey.startsWith('internal/');

/** Heading above a line of a page; none above the first. */
const headingAt = (page: Page, line: number): string =>
  page.headings.filter((heading) => heading.line <= line).at(-1)?.id ?? '';

/**
 * Sections of a page that say something of their own, besides what leads on to other pages.
 *
 * @param page - Page as read from its source.
 * @param source - Text of its file.
 */
export function sectionsOf(page: Page, source: string): Section[] {
  const hashes = sectionHashes(page, source);
  const said = new Set(
    page.prose
      .filter(({kind, file}) => kind !== 'heading' && file === page.file)
      .map(({line}) => headingAt(page, line)),
  );
  const first = page.headings.filter((heading, i, all) => all.findIndex(({line}) => line === heading.line) === i);
  return first
    .filter(({id}) => said.has(id) && !LEAD_ON.has(id))
    .map(({id, line}) => ({
      key: `${page.fileKey}#${id}`,
      page: page.fileKey,
      id,
      hash: hashes[id] ?? '',
      line,
    }));
}

/**
 * Proofs of pages that the guide follows: built files and printed lines that a section shows are
 * compared with those of a real run.
 *
 * @param page - Page as read from its source.
 */
export function guideProofs(page: Page): Proof[] {
  if (TOUR[page.fileKey] === undefined) return [];
  return page.fences.flatMap((fence) => {
    const meta = parseMeta(fence.meta);
    const shows = typeof meta.excerpt === 'string' ? meta.excerpt : typeof meta.output === 'string' ? meta.output : '';
    if (fence.file !== page.file || (meta.output === undefined && !shows.startsWith('doc_build/'))) return [];
    return {
      claim: shows.startsWith('doc_build/')
        ? `The build writes what is shown of ${shows}.`
        : 'The command prints what is shown.',
      proves: [`${page.fileKey}#${headingAt(page, fence.line)}`],
      by: 'guide',
      place: `${page.file}:${fence.line}`,
    };
  });
}

/** Sections of all pages, and the proofs that the guide gives them. */
export async function readSections(
  reader: PageReader,
): Promise<{sections: Section[]; anchors: Set<string>; proofs: Proof[]}> {
  const pages = (await reader.pages('en')).filter(provable);
  const sections = await Promise.all(
    pages.map(async (page) => sectionsOf(page, await readFile(path.join(reader.siteDir, page.file), 'utf8'))),
  );
  return {
    sections: sections.flat(),
    anchors: new Set(pages.flatMap(({fileKey, headings}) => headings.map(({id}) => `${fileKey}#${id}`))),
    proofs: pages.flatMap(guideProofs),
  };
}
