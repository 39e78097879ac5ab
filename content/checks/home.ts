import {existsSync} from 'node:fs';
import path from 'node:path';
import type {Lang} from '../../config/types';
import {ContentError} from '../ContentError';
import type {HomeFrontmatter} from '../data';
import {lineOfFrontmatter} from '../frontmatter';
import {contentRoots} from '../roots';
import type {Page} from '../types';
import {checkLinks, type LinkTargets} from './checks';
import {homeSchema} from './homeSchema';
import {contentErrors} from './schemas';

/** Way to a value: names of keys and places in lists. */
type KeyPath = readonly (string | number)[];

/** Images that the page names and nobody has put under `static/`. */
function missingImages(siteDir: string, {hero, features}: HomeFrontmatter): [KeyPath, string][] {
  const {src} = hero.image;
  const ofHero: [KeyPath, string][] =
    typeof src === 'string'
      ? [[['hero', 'image', 'src'], src]]
      : Object.entries(src).map(([mode, image]) => [['hero', 'image', 'src', mode], image]);
  const ofFeatures = features
    .map(({icon}, i): [KeyPath, string] => [['features', i, 'icon'], icon])
    .filter(([, icon]) => icon.startsWith('/'));
  return [...ofHero, ...ofFeatures].filter(([, image]) => !existsSync(path.join(siteDir, 'static', image)));
}

/**
 * Checks the home page of a language.
 *
 * @param page - The page; `undefined` when there is none.
 * @param lang - Language.
 * @param source - Text of its file, for lines.
 * @param targets - What links lead to, by language.
 * @returns One error per problem, each with file, line and the fix; empty when all is well.
 */
export function checkHome(
  page: Page | undefined,
  lang: Lang,
  source: string,
  targets: Readonly<Record<Lang, LinkTargets>>,
): ContentError[] {
  if (page === undefined) {
    const file = `${contentRoots(lang).pages}/index.mdx`;
    return [new ContentError(file, 0, 'The home page of this language is missing. Add it.')];
  }
  const {file} = page;
  const lineOf = (keys: KeyPath) => lineOfFrontmatter(source, keys);
  const problems = contentErrors(homeSchema, page.frontmatter, file, lineOf);
  if (problems.length > 0) return problems;
  // Only a page of the right form can be asked for its images and links.
  const home = page.frontmatter as unknown as HomeFrontmatter;
  const links = [
    ...home.hero.actions.map((action, i) => ({...action, text: action.text, key: ['hero', 'actions', i, 'link']})),
    ...home.features.map(({title, link}, i) => ({link, text: title, lang: undefined, key: ['features', i, 'link']})),
  ].flatMap(({link, text, lang: target, key}) =>
    link === undefined ? [] : checkLinks(page, [{url: link, text, file, line: lineOf(key)}], targets[target ?? lang]),
  );
  const images = missingImages(targets[lang].siteDir, home).map(
    ([key, image]) =>
      new ContentError(file, lineOf(key), `There is no file static${image}. Add it, or correct the path.`),
  );
  return [...images, ...links];
}
