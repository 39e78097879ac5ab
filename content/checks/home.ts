import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {LANGS} from '../../config/locales';
import {ContentError} from '../ContentError';
import type {HomeFrontmatter} from '../data';
import {contentRoots, readFrontmatter} from '../readPages';
import {lineOfFrontmatter} from '../sourceLines';
import {validateHome, type HomeSource, type KeyPath} from './homeSchema';

/** Pictures that the page names and nobody has put under `static/`. */
function missingPictures(
  siteDir: string,
  {hero, features}: HomeFrontmatter,
  {file, lineOf}: HomeSource,
): ContentError[] {
  const {src} = hero.image;
  const ofHero: [KeyPath, string][] =
    typeof src === 'string'
      ? [[['hero', 'image', 'src'], src]]
      : [
          [['hero', 'image', 'src', 'light'], src.light],
          [['hero', 'image', 'src', 'dark'], src.dark],
        ];
  const ofFeatures = features
    .map(({icon}, i): [KeyPath, string] => [['features', i, 'icon'], icon])
    .filter(([, icon]) => icon.startsWith('/'));
  return [...ofHero, ...ofFeatures]
    .filter(([, picture]) => !existsSync(path.join(siteDir, 'static', picture)))
    .map(
      ([key, picture]) =>
        new ContentError(file, lineOf(key), `There is no file static${picture}. Add it, or correct the path.`),
    );
}

/** Buttons to the other language that lead nowhere: the link check of a language does not see them. */
function deadLinks(siteDir: string, {hero}: HomeFrontmatter, {file, lineOf}: HomeSource): ContentError[] {
  return hero.actions.flatMap(({link, lang}, i) => {
    if (lang === undefined || !link.startsWith('/')) return [];
    const key = link.replace(/[#?].*$/, '').replace(/\/$/, '/index');
    const {docs, pages} = contentRoots(lang);
    const root = key === '/index' ? pages : docs;
    return ['.mdx', '.md'].some((extension) => existsSync(path.join(siteDir, root, key + extension)))
      ? []
      : [
          new ContentError(
            file,
            lineOf(['hero', 'actions', i, 'link']),
            `There is no page ${root}${key}.mdx. Correct the link ${link}.`,
          ),
        ];
  });
}

/**
 * Checks the home page of every language.
 *
 * @param siteDir - Absolute path of the folder that holds `src/` and `i18n/`.
 * @returns One error a fault, each with file, line and the mend; empty when all is well.
 */
export async function checkHomePages(siteDir: string): Promise<ContentError[]> {
  const errors: ContentError[] = [];
  for (const lang of LANGS) {
    const file = `${contentRoots(lang).pages}/index.mdx`;
    if (!existsSync(path.join(siteDir, file))) {
      errors.push(new ContentError(file, 0, 'The home page of this language is missing. Add it.'));
      continue;
    }
    const text = await readFile(path.join(siteDir, file), 'utf8');
    const source: HomeSource = {file, lineOf: (key) => lineOfFrontmatter(text, key)};
    try {
      const frontmatter = readFrontmatter(text, file);
      const faults = validateHome(frontmatter, source);
      // Only a page of the right form can be asked for its pictures and links.
      const home = frontmatter as unknown as HomeFrontmatter;
      errors.push(
        ...(faults.length > 0
          ? faults
          : [...missingPictures(siteDir, home, source), ...deadLinks(siteDir, home, source)]),
      );
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      errors.push(error);
    }
  }
  return errors;
}
