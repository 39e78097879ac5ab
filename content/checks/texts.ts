import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {Joi} from '@docusaurus/utils-validation';
import {glob} from 'tinyglobby';
import {jsonProblem} from '../../config/json';
import {LANGS, SOURCE_LANG, TRANSLATIONS} from '../../config/languages';
import {LABEL_FILES, textsFolder} from '../../config/texts';
import type {Lang} from '../../config/types';
import {ContentError} from '../ContentError';
import {sitePath} from '../roots';
import {lineOfKey} from '../sourceLines';
import {readSourceHashes} from '../translations/record';
import {CODE_FILE, lineAbove, readCodeTexts, readEntries} from '../translations/texts';
import {contentErrors, TEXT_SCHEMAS} from './schemas';

/** Labels as Docusaurus keeps them. */
const labels = Joi.object().pattern(
  Joi.string(),
  Joi.object({
    message: Joi.string().required().messages({'*': 'expected the text'}),
    description: Joi.string(),
  }).messages({'object.base': 'expected an object with "message"'}),
);

/** Forms of the files below `i18n/<lang>/`, by name. */
const SCHEMAS: Readonly<Record<string, Joi.Schema>> = {
  ...Object.fromEntries(Object.entries(TEXT_SCHEMAS).map(([name, schema]) => [`texts/${name}.json`, schema])),
  [CODE_FILE]: labels,
  [LABEL_FILES.navbar]: labels,
  [LABEL_FILES.sidebar]: labels,
};

/**
 * Checks a file of texts.
 *
 * @param file - Path of the file, relative to the site folder.
 * @param source - Its text.
 * @param schema - What it may hold; anything unless given.
 * @returns Problems with lines; a text that is no JSON is one problem.
 */
export function checkTexts(file: string, source: string, schema: Joi.Schema = Joi.any()): ContentError[] {
  const problem = jsonProblem(source);
  if (problem !== undefined) return [new ContentError(file, problem.line, problem.reason)];
  return contentErrors(schema, JSON.parse(source), file, (keys) => lineOfKey(source, keys));
}

/**
 * Finds the files of texts that are no JSON, at once: Docusaurus reads some of them before any plugin runs.
 *
 * @param siteDir - Absolute path of the site.
 */
export function unreadableTexts(siteDir: string): ContentError[] {
  return LANGS.flatMap((lang) => {
    const folder = path.join(siteDir, 'i18n', lang);
    if (!existsSync(folder)) return [];
    return readdirSync(folder, {recursive: true, encoding: 'utf8'})
      .filter((name) => name.endsWith('.json'))
      .flatMap((name) => {
        const problem = jsonProblem(readFileSync(path.join(folder, name), 'utf8'));
        const file = sitePath(siteDir, path.join(folder, name));
        return problem === undefined ? [] : [new ContentError(file, problem.line, problem.reason)];
      });
  });
}

/**
 * Finds texts that a translation had and has no longer, and those that the English lacks: somebody
 * deleted them. A text that was never translated is shown in English, which is no mistake.
 */
async function checkLostTexts(siteDir: string, lang: Lang): Promise<ContentError[]> {
  const recorded = await readSourceHashes(siteDir, lang);
  const names = await glob(['texts/*.json', 'docusaurus-*/**/*.json', CODE_FILE], {
    cwd: path.join(siteDir, 'i18n', lang),
  });
  const errors = names.sort().map(async (name): Promise<ContentError[]> => {
    const file = `i18n/${lang}/${name}`;
    // Words that the search leaves out are a list of each language, not a translation.
    if (name === 'texts/search.json') return [];
    const own = await readEntries(siteDir, file);
    const gone = Object.keys(recorded[name] ?? {}).filter((key) => !own.has(key));
    const isCode = name === CODE_FILE;
    // Texts of components are in their code, which takes its time to read.
    const english =
      isCode && gone.length === 0
        ? new Map()
        : isCode
          ? await readCodeTexts(siteDir)
          : await readEntries(siteDir, `i18n/${SOURCE_LANG}/${name}`);
    const lost = gone
      .filter((key) => english.has(key))
      .map((key) => {
        const {text, file: from, line} = english.get(key)!;
        return new ContentError(
          file,
          lineAbove(key, english, own),
          `The text "${key}" is missing below this line. Translate it: "${text}" (${from}:${line}).`,
        );
      });
    const orphans = isCode
      ? []
      : [...own]
          .filter(([key]) => !english.has(key))
          .map(
            ([key, {line}]) =>
              new ContentError(
                file,
                line,
                `The text "${key}" is not in i18n/${SOURCE_LANG}/${name}. Delete it here, or add it there.`,
              ),
          );
    return [...lost, ...orphans];
  });
  return (await Promise.all(errors)).flat();
}

/**
 * Checks every file below `i18n/` that holds texts: that it is JSON, has the form that its name
 * promises, and has lost nothing.
 *
 * @param siteDir - Absolute path of the site.
 */
export async function checkAllTexts(siteDir: string): Promise<ContentError[]> {
  const files = await glob(`i18n/{${LANGS.join(',')}}/**/*.json`, {cwd: siteDir});
  const found = await Promise.all(
    files.map(async (file) => {
      const source = await readFile(path.join(siteDir, file), 'utf8');
      const name = file.split('/').slice(2).join('/');
      return checkTexts(file, source, Object.hasOwn(SCHEMAS, name) ? SCHEMAS[name] : undefined);
    }),
  );
  // Without a name of the language in its own words there is nothing to choose it by.
  const nameless = LANGS.map((lang) => `${textsFolder(lang)}/site.json`)
    .filter((file) => !files.includes(file))
    .map(
      (file) =>
        new ContentError(file, 0, 'The texts of this language are missing. Add at least "label" and "htmlLang".'),
    );
  const errors = [...found.flat(), ...nameless];
  // Texts can only be compared where all files can be read.
  if (errors.length > 0) return errors;
  return (await Promise.all(TRANSLATIONS.map((lang) => checkLostTexts(siteDir, lang)))).flat();
}
