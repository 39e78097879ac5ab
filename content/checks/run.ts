import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import {LANGS, SOURCE_LANG, TRANSLATIONS} from '../../config/languages';
import {sidebarGroups, type SidebarGroup} from '../../config/sidebar';
import {inEveryLanguage} from '../../config/texts';
import type {Lang} from '../../config/types';
import {ContentError} from '../ContentError';
import {lineOfFrontmatter} from '../frontmatter';
import {linkResolver} from '../links';
import type {PageReader} from '../reader';
import {localePrefix} from '../roots';
import {readSearchPhrases} from '../searchPhrases';
import type {Page} from '../types';
import {
  checkHeadings,
  checkImages,
  checkLinks,
  checkLivePictures,
  checkSidebars,
  checkSources,
  type LinkTargets,
} from './checks';
import {checkCodeNames} from './codeNames';
import {checkHome} from './home';
import {checkNavbar} from './navigation';
import {checkPictures} from './pictures';
import {contentErrors, docFrontmatterSchema} from './schemas';
import {checkAllTexts} from './texts';

async function checkLocaleFolders(siteDir: string): Promise<ContentError[]> {
  const entries = await readdir(path.join(siteDir, 'i18n'), {withFileTypes: true});
  const known: readonly string[] = LANGS;
  return entries
    .filter((entry) => entry.isDirectory() && !known.includes(entry.name))
    .map(
      (entry) =>
        new ContentError(
          `i18n/${entry.name}`,
          0,
          `"${entry.name}" is not a language of this site (${LANGS.join(', ')}). Delete the folder, or add the language to config/languages.ts.`,
        ),
    );
}

/** Groups of the sidebars, by name of the sidebar. */
type Sidebars = Readonly<Record<string, readonly SidebarGroup[]>>;

/** Pages of all languages, and what their links are checked against. */
export interface CheckedSite {
  reader: PageReader;
  pages: Readonly<Record<Lang, readonly Page[]>>;
  targets: Readonly<Record<Lang, LinkTargets>>;
}

/**
 * Reads the pages that the checks look at.
 *
 * @param reader - Reader of the site.
 * @throws ContentError naming file and line of a page that cannot be read.
 */
export async function readSite(reader: PageReader): Promise<CheckedSite> {
  const {siteDir, site} = reader;
  // One after the other: those of the second are being read by the process that builds it.
  const all: [Lang, readonly Page[]][] = [];
  for (const lang of LANGS) all.push([lang, await reader.pages(lang)]);
  const pages = Object.fromEntries(all) as Record<Lang, readonly Page[]>;
  const targetsOf = (lang: Lang): LinkTargets => {
    const prefix = localePrefix(lang, site);
    return {siteDir, pages: pages[lang], prefix, resolve: linkResolver(pages[lang], prefix)};
  };
  return {reader, pages, targets: inEveryLanguage(targetsOf)};
}

const isHome = ({kind, fileKey}: Page): boolean => kind === 'page' && fileKey === 'index';

/**
 * Checks one page by itself: links, images, headings and frontmatter.
 *
 * @param site - Site of the page.
 * @param page - Page to check.
 */
export async function checkPage({reader: {siteDir}, targets}: CheckedSite, page: Page): Promise<ContentError[]> {
  const source = await readFile(path.join(siteDir, page.file), 'utf8');
  return [
    ...checkLinks(page, page.links, targets[page.lang]),
    ...checkImages(page, siteDir),
    ...checkLivePictures(page, siteDir),
    ...checkCodeNames(page),
    ...(isHome(page) ? checkHome(page, page.lang, source, targets) : []),
    ...(page.kind === 'doc'
      ? [
          ...checkHeadings(page),
          ...contentErrors(docFrontmatterSchema, page.frontmatter, page.file, (keys) =>
            lineOfFrontmatter(source, keys),
          ),
        ]
      : []),
  ];
}

/**
 * Checks that the pages of the site fit together: every page has its translation and a place in a
 * sidebar.
 *
 * @param site - Site to check.
 * @param groups - Groups by sidebar name.
 */
export async function checkStructure(
  {reader: {siteDir}, pages, targets}: CheckedSite,
  groups: Sidebars = sidebarGroups,
): Promise<ContentError[]> {
  const sidebars = await readFile(path.join(siteDir, 'config/sidebar.ts'), 'utf8');
  return [
    ...TRANSLATIONS.flatMap((lang) => checkSources(pages[SOURCE_LANG], pages[lang])),
    ...checkSidebars(groups, sidebars, pages[SOURCE_LANG]),
    ...LANGS.filter((lang) => !pages[lang].some(isHome)).flatMap((lang) => checkHome(undefined, lang, '', targets)),
  ];
}

/** The first problem of the phrases of each language. */
function checkSearchPhrases({reader: {siteDir}, pages}: CheckedSite): ContentError[] {
  return LANGS.flatMap((lang) => {
    try {
      readSearchPhrases(siteDir, lang, pages[lang]);
      return [];
    } catch (cause) {
      if (cause instanceof ContentError) return [cause];
      throw cause;
    }
  });
}

/**
 * Every check of what people write: pages, sidebars, texts, tools.
 *
 * @param reader - Reader of the site.
 * @param groups - Groups by sidebar name.
 * @returns All problems, in order of file and line.
 */
export async function runChecks(reader: PageReader, groups: Sidebars = sidebarGroups): Promise<ContentError[]> {
  const {siteDir} = reader;
  let site: CheckedSite;
  try {
    site = await readSite(reader);
  } catch (cause) {
    if (cause instanceof ContentError) return [cause];
    throw cause;
  }
  const errors = [
    ...(await checkLocaleFolders(siteDir)),
    ...(await checkAllTexts(siteDir)),
    ...(await checkPictures(siteDir)),
    ...(await checkNavbar(siteDir, site.pages, (lang) => site.targets[lang].prefix)),
    ...checkSearchPhrases(site),
    ...(await checkStructure(site, groups)),
    ...(
      await Promise.all(
        LANGS.flatMap((lang) => site.pages[lang])
          .filter(({fallback}) => fallback === undefined)
          .map((page) => checkPage(site, page)),
      )
    ).flat(),
  ];
  // Some files have two who read them.
  const unlike = [...new Map(errors.map((error) => [error.message, error])).values()];
  return unlike.sort((a, b) => (a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1));
}
