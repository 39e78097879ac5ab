import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import type {Joi} from '@docusaurus/utils-validation';
import {LANGS, SOURCE_LANG, TRANSLATIONS} from '../../config/languages';
import {sidebarGroups} from '../../config/sidebar';
import {inEveryLanguage, textsFolder} from '../../config/texts';
import type {Lang} from '../../config/types';
import {ContentError} from '../ContentError';
import {lineOfFrontmatter} from '../frontmatter';
import {linkResolver} from '../links';
import type {PageReader} from '../reader';
import {localePrefix} from '../roots';
import {lineOfKey} from '../sourceLines';
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
import {checkHome} from './home';
import {contentErrors, docFrontmatterSchema, TEXT_SCHEMAS} from './schemas';

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

/**
 * Checks a file of texts that settings are made from.
 *
 * @param file - Path of the file, relative to the site folder.
 * @param source - Its text.
 * @param schema - What it may hold.
 * @returns Problems with lines; a text that is no JSON is one problem.
 */
export async function checkTexts(file: string, source: string, schema: Joi.Schema): Promise<ContentError[]> {
  let value: unknown;
  try {
    value = JSON.parse(source);
  } catch {
    // The built-in parser does not say where it failed; the one of TypeScript does.
    const {default: ts} = await import('typescript');
    const {error: first} = ts.parseConfigFileTextToJson(file, source);
    const line = first === undefined ? 0 : source.slice(0, first.start).split('\n').length;
    const reason =
      first === undefined
        ? 'it has comments or trailing commas'
        : ts.flattenDiagnosticMessageText(first.messageText, ' ');
    return [new ContentError(file, line, `The file is not valid JSON: ${reason}`)];
  }
  return contentErrors(schema, value, file, (keys) => lineOfKey(source, keys));
}

async function checkAllTexts(siteDir: string): Promise<ContentError[]> {
  const files = LANGS.flatMap((lang) =>
    Object.entries(TEXT_SCHEMAS).map(([name, schema]) => ({file: `${textsFolder(lang)}/${name}.json`, schema})),
  );
  const errors = files.map(async ({file, schema}) => {
    const source = await readFile(path.join(siteDir, file), 'utf8').catch(() => undefined);
    if (source !== undefined) return checkTexts(file, source, schema);
    // Without a name of the language in its own words there is nothing to choose it by.
    return file.endsWith('/site.json')
      ? [new ContentError(file, 0, 'The texts of this language are missing. Add at least "label" and "htmlLang".')]
      : [];
  });
  return (await Promise.all(errors)).flat();
}

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
 */
export async function checkStructure({reader: {siteDir}, pages, targets}: CheckedSite): Promise<ContentError[]> {
  const sidebars = await readFile(path.join(siteDir, 'config/sidebar.ts'), 'utf8');
  return [
    ...TRANSLATIONS.flatMap((lang) => checkSources(pages[SOURCE_LANG], pages[lang])),
    ...checkSidebars(sidebarGroups, sidebars, pages[SOURCE_LANG]),
    ...LANGS.filter((lang) => !pages[lang].some(isHome)).flatMap((lang) => checkHome(undefined, lang, '', targets)),
  ];
}

/**
 * Every check of what people write: pages, sidebars, texts, tools.
 *
 * @param reader - Reader of the site.
 * @returns All problems, in order of file and line.
 */
export async function runChecks(reader: PageReader): Promise<ContentError[]> {
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
    ...(await checkStructure(site)),
    ...(
      await Promise.all(
        LANGS.flatMap((lang) => site.pages[lang])
          .filter(({fallback}) => fallback === undefined)
          .map((page) => checkPage(site, page)),
      )
    ).flat(),
  ];
  return errors.sort((a, b) => (a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1));
}
