import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import {LANGS} from '../../config/locales';
import {sidebarGroups} from '../../config/sidebar';
import {popoverGroups, toolStack} from '../../config/tools';
import type {Lang} from '../../config/types';
import {checkHomePages} from './home';
import {ContentError} from '../ContentError';
import {readPages} from '../readPages';
import {lineOfFrontmatter, lineOfKey} from '../sourceLines';
import type {Page} from '../types';
import {checkHeadings, checkLinks, checkPictures, checkSidebars, checkTwins, lineOf} from './checks';
import {contentErrors, docFrontmatterSchema, themeTextsSchema, toolSchema} from './schemas';

/** Addresses that the build writes and pages may link to. */
const GENERATED_FILES = ['/page-index.json', '/sitemap.xml'];

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
          `"${entry.name}" is not a language of this site (${LANGS.join(', ')}). Delete the folder, or add the language to config/locales.ts.`,
        ),
    );
}

/**
 * Checks a JSON file of translated texts.
 *
 * @param source - Text of `i18n/theme-texts.json`.
 * @returns Faults with lines; a text that is no JSON is one fault.
 */
export async function checkThemeTexts(source: string): Promise<ContentError[]> {
  const file = 'i18n/theme-texts.json';
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
  return contentErrors(themeTextsSchema(LANGS), value, file, (keys) => lineOfKey(source, keys));
}

/**
 * Checks the tool lists.
 *
 * @param tools - Entries of all lists.
 * @param source - Text of `config/tools.ts`, for lines.
 */
export function checkTools(tools: readonly unknown[], source: string): ContentError[] {
  return tools.flatMap((tool) => {
    const name = (tool as {name?: unknown}).name;
    return contentErrors(toolSchema, tool, 'config/tools.ts', () =>
      typeof name === 'string' ? lineOf(source, `name: '${name}'`) : 0,
    ).map((error) =>
      typeof name === 'string' ? new ContentError(error.file, error.line, `Tool "${name}": ${error.reason}`) : error,
    );
  });
}

/**
 * Every check of what people write: pages, sidebars, texts, tools.
 *
 * @param siteDir - Absolute path of the site.
 * @returns All faults, in order of file and line.
 */
export async function runChecks(siteDir: string): Promise<ContentError[]> {
  const read = (file: string): Promise<string> => readFile(path.join(siteDir, file), 'utf8');
  let english: Page[];
  let chinese: Page[];
  try {
    [english, chinese] = await Promise.all([readPages(siteDir, 'en'), readPages(siteDir, 'zh')]);
  } catch (cause) {
    if (cause instanceof ContentError) return [cause];
    throw cause;
  }
  const errors: ContentError[] = [
    ...(await checkLocaleFolders(siteDir)),
    ...(await checkThemeTexts(await read('i18n/theme-texts.json'))),
    ...checkTools(
      [...new Set([...popoverGroups.flatMap((group) => group.links), ...toolStack.links])],
      await read('config/tools.ts'),
    ),
    ...checkTwins(english, chinese),
    ...(await checkHomePages(siteDir)),
    ...checkSidebars(sidebarGroups, await read('config/sidebar.ts'), english),
  ];
  for (const [lang, pages] of [
    ['en', english],
    ['zh', chinese],
  ] satisfies [Lang, Page[]][]) {
    const prefix = lang === 'en' ? '' : `/${lang}`;
    const targets = {siteDir, pages, prefix, files: GENERATED_FILES};
    for (const page of pages) {
      errors.push(...checkLinks(page, targets), ...checkPictures(page, siteDir));
      if (page.kind === 'doc') {
        const source = await read(page.file);
        errors.push(
          ...checkHeadings(page),
          ...contentErrors(docFrontmatterSchema, page.frontmatter, page.file, (keys) =>
            lineOfFrontmatter(source, keys),
          ),
        );
      }
    }
  }
  return errors.sort((a, b) => (a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1));
}
