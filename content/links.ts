import path from 'node:path';
import {ContentError} from './ContentError';
import {contentRoots, SOURCE_LANG} from './roots';
import {didYouMean} from './suggest';
import type {Page, PageLink} from './types';

/** Beginning of an address with a scheme, such as `https:`. */
export const SCHEME = /^[a-z][a-z0-9+.-]*:/i;

/** Schemes that pages link to. Others run code, or lead nowhere. */
const OUTSIDE = ['https:', 'http:', 'mailto:'];

/**
 * Tells what is wrong with an address that has a scheme.
 *
 * @param url - Address as written, such as `https://react.dev/learn`.
 * @returns What is wrong and how to mend it; nothing when the address can lead somewhere.
 */
export function outsideProblem(url: string): string | undefined {
  const [scheme = ''] = SCHEME.exec(url.toLowerCase()) ?? [];
  if (!OUTSIDE.includes(scheme)) {
    return `The address "${url}" begins with "${scheme}".${didYouMean(scheme, OUTSIDE)} Addresses of other sites begin with one of: ${OUTSIDE.join(', ')}`;
  }
  if (scheme === 'mailto:' ? /^mailto:[^\s@]+@[^\s@]+$/i.test(url) : isWeb(url)) return undefined;
  return `The address "${url}" is not complete. Write it as ${scheme === 'mailto:' ? 'mailto:name@host.example' : `${scheme}//host.example/page`}`;
}

/** Whether an address names a host, in a form that no browser has to guess. */
function isWeb(url: string): boolean {
  return /^https?:\/\/[^/\s]/i.test(url) && URL.canParse(url);
}

/** Id of a heading as the page has it. */
function decoded(hash: string, {url, file, line}: PageLink): string {
  try {
    return decodeURIComponent(hash);
  } catch {
    throw new ContentError(
      file,
      line,
      `The link to "${url}" has a percent sign that encodes nothing. Write it as %25.`,
    );
  }
}

/** Files under which a page can be linked: its own, and where it is or would be in its language and in English. */
function twinFiles({lang, file, fileKey, kind}: Page): string[] {
  const folders = [SOURCE_LANG, lang].map((one) => contentRoots(one)[kind === 'doc' ? 'docs' : 'pages']);
  return [file, ...folders.map((folder) => `${folder}/${fileKey}${path.extname(file)}`)];
}

/** Where a link inside the site leads. */
export interface LinkDestination {
  /** What is written before `?` and `#`; empty for a link inside the page. */
  address: string;
  /** Id of a heading, decoded; empty when the link names none. */
  hash: string;
  /** The page; `undefined` when there is none. */
  page: Page | undefined;
}

/**
 * Makes a function that finds the page a link leads to.
 *
 * @param pages - Pages of the language of the links.
 * @param prefix - Locale prefix of that language: empty or such as `/zh`.
 * @returns A function of a link and the page it stands on. Links to other sites are not for it. It
 *   throws a ContentError for an address that cannot be decoded.
 */
export function linkResolver(pages: readonly Page[], prefix: string): (page: Page, link: PageLink) => LinkDestination {
  const bare = (route: string): string => route.replace(/(.)\/$/, '$1');
  const byRoute = new Map(pages.map((page) => [bare(page.routePath), page]));
  // A page may be linked beside the page that links, whichever of both is translated.
  const byFile = new Map(pages.flatMap((page) => twinFiles(page).map((file) => [file, page] as const)));
  const find = (page: Page, link: PageLink, address: string): Page | undefined => {
    if (address === '') return page;
    if (/\.mdx?$/.test(address)) {
      return byFile.get(
        address.startsWith('/')
          ? path.posix.join('docs', address)
          : path.posix.join(path.posix.dirname(link.file), address),
      );
    }
    if (address.startsWith('/')) return byRoute.get(bare(prefix + bare(address)));
    return byRoute.get(path.posix.join(path.posix.dirname(page.routePath), address));
  };
  return (page, link) => {
    const [address = '', hash = ''] = link.url.replace(/\?[^#]*/, '').split('#');
    return {address, hash: decoded(hash, link), page: find(page, link, address)};
  };
}
