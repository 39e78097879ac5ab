import {LANGS, SOURCE_LANG, type Lang} from './languages';
import type {ToolLink} from './types';

/** Where a tool without a logo of its own is drawn from: nothing. */
export const BLANK_LOGO = 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/%3E';

/**
 * Chooses the language of the tool lists from an address.
 *
 * @param pathname - Path of the current page; `undefined` where there is no window.
 * @returns The language that a segment of the path names, else English.
 */
export function toolLang(pathname: string | undefined): Lang {
  const segments = pathname?.split('/') ?? [];
  return LANGS.find((lang) => segments.includes(lang)) ?? SOURCE_LANG;
}

/**
 * A tool as a reader of one language sees it.
 *
 * @param tool - Entry of a tool list.
 * @param lang - Language of the reader.
 * @returns Name, description, address and logo, with the placeholder for a missing logo.
 */
export function localizeTool(tool: ToolLink, lang: Lang) {
  const isSource = lang === SOURCE_LANG;
  return {
    name: tool.name,
    description: isSource ? tool.descEn : tool.desc,
    url: isSource ? (tool.urlEn ?? tool.url) : tool.url,
    logo: tool.logo === undefined || tool.logo === '' ? BLANK_LOGO : tool.logo,
    logoScale: tool.logoScale ?? 1,
  };
}
