import path from 'node:path';
import {LANGS, SOURCE_LANG, type Lang} from '../config/languages';
import type {SiteConfig} from '../config/types';

export {SOURCE_LANG};

/**
 * Where the sources of a language live.
 *
 * @param lang - Language.
 * @returns Folders relative to the site folder, with forward slashes.
 */
export function contentRoots(lang: Lang): {docs: string; pages: string} {
  return lang === SOURCE_LANG
    ? {docs: 'docs', pages: 'src/pages'}
    : {
        docs: `i18n/${lang}/docusaurus-plugin-content-docs/current`,
        pages: `i18n/${lang}/docusaurus-plugin-content-pages`,
      };
}

/**
 * Path of a file inside the site, wherever the site itself is.
 *
 * @param siteDir - Absolute path of the site.
 * @param file - Absolute path of the file.
 * @returns Relative path with forward slashes.
 */
export function sitePath(siteDir: string, file: string): string {
  return path.relative(siteDir, file).split(path.sep).join('/');
}

/**
 * Language of a source file.
 *
 * @param file - Path relative to the site folder.
 */
export function langOf(file: string): Lang {
  return LANGS.find((lang) => file.startsWith(`i18n/${lang}/`)) ?? SOURCE_LANG;
}

/**
 * Key of a page of the documentation of today.
 *
 * @param file - Path relative to the site folder.
 * @returns Path below the root of its language, without extension; `undefined` for shared partials,
 *   cut versions and pages outside of the documentation.
 */
export function docKey(file: string): string | undefined {
  const root = `${contentRoots(langOf(file)).docs}/`;
  if (!file.startsWith(root) || /\/fragments\//.test(file)) return undefined;
  return /^(.+)\.mdx?$/.exec(file.slice(root.length))?.[1];
}

/**
 * Prefix of the addresses of a language.
 *
 * @param lang - Language.
 * @param site - Settings, of which the default language counts.
 * @returns Such as `/zh`; empty for the default language.
 */
export function localePrefix(lang: Lang, site: Pick<SiteConfig, 'lang'>): string {
  return lang === site.lang ? '' : `/${lang}`;
}

/**
 * Address of a source file.
 *
 * @param fileKey - Path below its root, without extension.
 * @param lang - Language; every language but the default has its name as prefix.
 * @param site - Settings, of which the default language counts.
 */
export function routePathOf(fileKey: string, lang: Lang, site: Pick<SiteConfig, 'lang'>): string {
  return localePrefix(lang, site) + (fileKey === 'index' ? '/' : `/${fileKey.replace(/\/index$/, '/')}`);
}
