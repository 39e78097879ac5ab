import path from 'node:path';
import {LANGS} from '../../config/locales';
import {contentRoots, sitePath} from '../../content/roots';
import {didYouMean, nearest} from '../../content/suggest';

/** Folders of pages in all languages, with what the names of their pages begin with. */
const ROOTS: readonly (readonly [folder: string, prefix: string])[] = LANGS.flatMap((lang) => {
  const {docs, pages} = contentRoots(lang);
  return [[`${docs}/`, ''] as const, [`${pages}/`, 'pages/'] as const];
});

/** Start of a route in a language with a prefix. */
const LOCALE = new RegExp(`^(?:${LANGS.join('|')})(?:/|$)`);

/** The argument as a name of a page, if it is one at all. */
function toName(argument: string, siteDir: string): string {
  const text = argument.replaceAll('\\', '/').replace(/^https?:\/\/[^/]+/, '');
  const isFile = /\.mdx?$/.test(text);
  const file = isFile ? sitePath(siteDir, path.resolve(siteDir, text)) : text;
  const [folder, prefix] = ROOTS.find(([root]) => file.startsWith(root)) ?? ['', ''];
  const name = file
    .slice(folder.length)
    .replace(/[?#].*$/, '')
    .replace(/\.(?:mdx?|html)$/, '')
    .replace(/^\/+|\/+$/g, '');
  return prefix + (folder === '' && !isFile ? name.replace(LOCALE, '') : name);
}

/** A sentence that offers the names like a wrong one, by the whole or by the last part. */
function suggestion(wrong: string, names: readonly string[]): string {
  const near = didYouMean(wrong, names);
  if (near !== '') return near;
  const lastPart = (name: string): string => name.split('/').at(-1) ?? name;
  const parts = nearest(lastPart(wrong), new Set(names.map(lastPart)), {most: 3});
  const same = names.filter((name) => parts.includes(lastPart(name))).map((name) => `"${name}"`);
  return same.length === 0
    ? ' Names are paths below docs/, such as "guide/basic/ssg".'
    : ` Did you mean ${same.join(' or ')}?`;
}

const withoutExtension = (name: string): string => name.replace(/^docs\/|\.(?:mdx?|json)$/g, '');

/**
 * An error about a name that nothing has.
 *
 * @param name - What was written.
 * @param names - Names that exist.
 */
export const unknownName = (name: string, names: readonly string[]): Error =>
  new Error(
    `There is no page or file of texts "${name}".${suggestion(withoutExtension(name), names.map(withoutExtension))}`,
  );

/**
 * Finds the page that an argument of the command names.
 *
 * @param argument - File in either language, route or URL, or name such as `guide/basic/ssg`.
 * @param names - Names of all pages.
 * @param siteDir - Absolute path of the site.
 * @returns Name of the page.
 * @throws Error with the nearest names when there is no such page.
 */
export function findPageName(argument: string, names: readonly string[], siteDir: string): string {
  const name = toName(argument, siteDir);
  const found = [name, `pages/${name}`, `${name}/index`, `pages/${name}/index`, name === '' ? 'pages/index' : '']
    .map((candidate) => candidate.replaceAll('//', '/'))
    .find((candidate) => names.includes(candidate));
  if (found !== undefined) return found;
  if (/(?:^|\/)fragments\//.test(name)) {
    throw new Error(`"${argument}" is shared text and not a page. Check a page that imports it.`);
  }
  throw new Error(`There is no page "${argument}".${suggestion(name, names)}`);
}
