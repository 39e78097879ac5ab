import path from 'node:path';
import {readSite, type CheckedSite} from '../../content/checks/run';
import {ContentError} from '../../content/ContentError';
import {SOURCE_LANG, TRANSLATIONS} from '../../config/languages';
import type {PageReader} from '../../content/reader';
import {pageName} from '../../content/translations/status';
import {PAGE_CHECKS} from './checks';
import {findPageName} from './find';
import {unlessPassed} from './passed';
import type {CheckSamples, Finding, PageCheck} from './types';

/** What {@link checkPages} needs besides the pages to check. */
export interface PageCheckOptions {
  reader: PageReader;
  checkSamples: CheckSamples;
  /** Absolute path of the folder for results that can be used again. */
  cacheDir: string;
  /** Checks to run; all unless given. */
  checks?: readonly PageCheck[];
  /** Told why this run takes longer than others, if it does. */
  onSlow?: (why: string) => void;
}

/** Result of {@link checkPages}. */
export interface PageReport {
  /** Names of the pages that were checked. */
  names: string[];
  /** Findings in order of file and line. */
  findings: Finding[];
}

/**
 * Runs every check that concerns some pages and their twins.
 *
 * @param pages - Files in either language, routes or names.
 * @param options - See {@link PageCheckOptions}.
 * @throws Error with the nearest names when there is no such page.
 */
export async function checkPages(
  pages: readonly string[],
  {reader, checkSamples, cacheDir, checks = PAGE_CHECKS, onSlow}: PageCheckOptions,
): Promise<PageReport> {
  // Pages are kept on disk for as long as all that they are made from stays the same.
  await unlessPassed(path.join(cacheDir, 'inputs.txt'), reader.inputs(), () => {
    onSlow?.(
      'Every page is read anew, once: this is the first run, or settings, code, packages, images, examples or shared text changed.',
    );
    return Promise.resolve([]);
  });
  let site: CheckedSite;
  try {
    site = await readSite(reader);
  } catch (cause) {
    if (!(cause instanceof ContentError)) throw cause;
    return {names: [...pages], findings: [{file: cause.file, line: cause.line, message: cause.reason}]};
  }
  const english = new Map(site.pages[SOURCE_LANG].map((page) => [pageName(page), page]));
  const translated = TRANSLATIONS.flatMap((lang) => site.pages[lang]).filter(({fallback}) => !fallback);
  const known = [...new Set([...english.keys(), ...translated.map(pageName)])];
  const names = [...new Set(pages.map((page) => findPageName(page, known, reader.siteDir)))];
  const found = await Promise.all(
    names.flatMap((name) => {
      const translations = translated.filter((page) => pageName(page) === name);
      const context = {name, english: english.get(name), translations, site, checkSamples, cacheDir};
      return checks.map((check) => check.run(context));
    }),
  );
  // Two pages that share a fragment, or a link from one to the other, give the same finding twice.
  const findings = [...new Map(found.flat().map((finding) => [formatFinding(finding), finding])).values()];
  return {
    names,
    findings: findings.sort((a, b) => (a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1)),
  };
}

/**
 * A finding as a line for people: `file:line: what is wrong, and how to fix it`.
 *
 * @param finding - What was found.
 */
export function formatFinding({file, line, message, isNote}: Finding): string {
  return `${file}${line > 0 ? `:${line}` : ''}: ${isNote ? 'note: ' : ''}${message}`;
}
