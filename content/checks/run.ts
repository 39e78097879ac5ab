import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import {LANGS} from '../../config/locales';
import {sidebarGroups} from '../../config/sidebar';
import {popoverGroups, toolStack} from '../../config/tools';
import type {Lang} from '../../config/types';
import {ContentError} from '../ContentError';
import {lineOfFrontmatter} from '../frontmatter';
import {linkResolver} from '../links';
import type {PageReader} from '../reader';
import {localePrefix} from '../roots';
import {lineOfKey} from '../sourceLines';
import type {Page} from '../types';
import {checkHeadings, checkLinks, checkImages, checkSidebars, checkTwins, lineOf, type LinkTargets} from './checks';
import {checkHome} from './home';
import {contentErrors, docFrontmatterSchema, themeTextsSchema, toolSchema} from './schemas';

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
 * @returns Problems with lines; a text that is no JSON is one problem.
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
 * @param reader - Reader of the site.
 * @returns All problems, in order of file and line.
 */
export async function runChecks(reader: PageReader): Promise<ContentError[]> {
  const {siteDir, site} = reader;
  const read = (file: string): Promise<string> => readFile(path.join(siteDir, file), 'utf8');
  let pages: Record<Lang, Page[]>;
  try {
    const [en, zh] = await Promise.all([reader.pages('en'), reader.pages('zh')]);
    pages = {en, zh};
  } catch (cause) {
    if (cause instanceof ContentError) return [cause];
    throw cause;
  }
  const targetsOf = (lang: Lang): LinkTargets => {
    const prefix = localePrefix(lang, site);
    return {siteDir, pages: pages[lang], prefix, resolve: linkResolver(pages[lang], prefix)};
  };
  const targets = {en: targetsOf('en'), zh: targetsOf('zh')};
  const errors: ContentError[] = [
    ...(await checkLocaleFolders(siteDir)),
    ...(await checkThemeTexts(await read('i18n/theme-texts.json'))),
    ...checkTools(
      [...new Set([...popoverGroups.flatMap((group) => group.links), ...toolStack.links])],
      await read('config/tools.ts'),
    ),
    ...checkTwins(pages.en, pages.zh),
    ...checkSidebars(sidebarGroups, await read('config/sidebar.ts'), pages.en),
  ];
  for (const lang of LANGS) {
    const home = pages[lang].find(({kind, fileKey}) => kind === 'page' && fileKey === 'index');
    errors.push(...checkHome(home, lang, home === undefined ? '' : await read(home.file), targets));
    for (const page of pages[lang]) {
      errors.push(...checkLinks(page, page.links, targets[lang]), ...checkImages(page, siteDir));
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
