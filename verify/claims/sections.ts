import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {TOUR} from '../../config/tour';
import {entriesOf, entryOf, ERRORS_PAGE} from '../../content/facts/messageEntries';
import {loadMessages} from '../../content/facts/messages';
import {parseMeta} from '../../content/fences/meta';
import type {PageReader} from '../../content/reader';
import {sectionHashes} from '../../content/translations/sections';
import type {Page} from '../../content/types';
import {differenceProofs, headingAt, recordProofs} from './recorded';
import type {Proof, Section} from './types';

/** Headings of sections that only lead on to other pages. */
export const LEAD_ON = new Set(['next', 'next-steps']);

/** Pages of the documentation, whose sections need proofs. */
export const provable = (page: Page): boolean => page.kind === 'doc' && !page.fileKey.startsWith('internal/');

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
 * Proofs by what a section shows: lines that the build of an example prints, and on pages that the
 * guide follows what its own run prints and writes, and parts of files as the steps above leave them.
 * All are compared with a real run.
 *
 * @param page - Page as read from its source.
 */
export function shownProofs(page: Page): Proof[] {
  return page.fences.flatMap((fence) => {
    const {excerpt, output} = parseMeta(fence.meta);
    if (fence.file !== page.file) return [];
    const proof = (claim: string, by: string): Proof => ({
      claim,
      proves: [`${page.fileKey}#${headingAt(page, fence.line)}`],
      by,
      place: `${page.file}:${fence.line}`,
    });
    if (output !== undefined && output !== '') {
      return proof(`The build ${output} prints what is shown.`, output.split(':')[0] ?? '');
    }
    if (TOUR[page.fileKey] === undefined) return [];
    if (output !== undefined)
      return proof(`The command prints what is shown under #${headingAt(page, fence.line)}.`, 'guide');
    if (excerpt === undefined || excerpt === '') return [];
    return proof(`The steps and the build leave what is shown of ${excerpt}.`, 'guide');
  });
}

/**
 * Proofs of the page of error messages: the released code can give them.
 *
 * @param page - Page as read from its source.
 */
export function messageProofs(page: Page): Proof[] {
  if (page.fileKey !== ERRORS_PAGE) return [];
  const entries = entriesOf(page);
  return loadMessages().flatMap((message) => {
    const entry = entryOf(message, entries);
    const place = `node_modules/${message.package}, ${message.files.join(', ')}`;
    return entry === undefined
      ? []
      : {
          claim: `The release can say: ${message.template}`,
          proves: [`${page.fileKey}#${entry.id}`],
          by: 'source',
          place,
        };
  });
}

/** Sections of all pages, and the proofs that are found on the pages themselves. */
export async function readSections(
  reader: PageReader,
): Promise<{pages: Page[]; sections: Section[]; anchors: Set<string>; proofs: Proof[]}> {
  const pages = (await reader.pages('en')).filter(provable);
  const sections = await Promise.all(
    pages.map(async (page) => sectionsOf(page, await readFile(path.join(reader.siteDir, page.file), 'utf8'))),
  );
  return {
    pages,
    sections: sections.flat(),
    anchors: new Set(pages.flatMap(({fileKey, headings}) => headings.map(({id}) => `${fileKey}#${id}`))),
    proofs: pages.flatMap((page) => [...messageProofs(page), ...recordProofs(page), ...differenceProofs(page)]),
  };
}
