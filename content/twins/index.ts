import type {RootContent} from 'mdast';
import type {Lang, SiteConfig} from '../../config/types';
import type {HomeFrontmatter} from '../data';
import {linkResolver, SCHEME} from '../links';
import {localePrefix} from '../roots';
import type {Page} from '../types';
import {twinAddress} from './address';
import {homeParts} from './home';
import {heading, link, paragraph, quote, text} from './nodes';
import type {TwinPage} from './page';
import {hasTitle, rewritten} from './render';
import type {WholeTree} from './tree';

/** What the addresses in twins are made from. */
export interface TwinSite {
  /** Settings of the site. */
  site: Pick<SiteConfig, 'lang' | 'base'>;
  /** Origin of the published site, without a slash at its end. */
  origin: string;
  /** Language of the pages. */
  lang: Lang;
  /** All pages of the language in one version, with the routes they have. */
  pages: readonly Page[];
}

/** Addresses of one language and version. */
export interface TwinAddresses {
  /** Whole address of a page, by its route. */
  page: (route: string) => string;
  /** Whole address of the twin of a page, by the route of the page. */
  twin: TwinPage['twin'];
  /** Whole addresses of what the links of a page lead to. */
  of: (page: Page) => TwinPage['address'];
}

/** Addresses outside of the router of Docusaurus, which stand for themselves. */
const OUTSIDE = /^pathname:\/\//;

/**
 * Makes the addresses that twins have and link to.
 *
 * @param settings - See {@link TwinSite}.
 * @returns See {@link TwinAddresses}. `of` throws an Error for a link that leads nowhere.
 */
export function twinAddresses({site, origin, lang, pages}: TwinSite): TwinAddresses {
  const prefix = localePrefix(lang, site);
  const resolve = linkResolver(pages, prefix);
  const whole = (address: string): string => `${origin}${site.base}${address.replace(/^\//, '')}`;
  const twin = (route: string): string => whole(twinAddress(route, prefix));
  return {
    page: (route) => whole(route.replace(/(.)\/$/, '$1')),
    twin,
    of: (page) => (url, options) => {
      const inside = url.replace(OUTSIDE, '');
      if (inside.startsWith('#') || SCHEME.test(inside)) return inside;
      if (options?.lang !== undefined && options.lang !== lang) {
        return whole(twinAddress(localePrefix(options.lang, site) + inside, localePrefix(options.lang, site)));
      }
      const {page: target, hash} = resolve(page, {url: inside, text: '', file: page.file, line: 0});
      if (target !== undefined) return twin(target.routePath) + (hash === '' ? '' : `#${encodeURIComponent(hash)}`);
      if (!inside.startsWith('/')) throw new Error(`The link to "${url}" leads nowhere, so its Markdown twin cannot.`);
      return whole(options?.ofLanguage === true ? `${prefix}${inside}` : inside);
    },
  };
}

/** Whether a page is the home page, whose frontmatter holds what it shows. */
function isHome(frontmatter: object): frontmatter is HomeFrontmatter {
  return 'pageType' in frontmatter && frontmatter.pageType === 'home';
}

/**
 * Whether a page is for readers, and so has a twin. What is neither documentation nor the home page
 * is a page to work with.
 */
export const hasTwin = ({kind, frontmatter}: Pick<Page, 'kind' | 'frontmatter'>): boolean =>
  kind === 'doc' || isHome(frontmatter);

/**
 * Rewrites a page as plain Markdown, which {@link markdownOf} writes.
 *
 * @param source - The page with its whole tree, and the address of the page.
 * @param context - See {@link TwinPage}.
 * @returns Blocks that say what the page says.
 * @throws Error naming the file, and what of it has no form in Markdown.
 */
export function twinOf(
  {page, tree, url}: {page: Page; tree: WholeTree; url: string},
  context: TwinPage,
): RootContent[] {
  try {
    const body = rewritten(tree, context);
    const source = [
      ...(page.description === '' ? [] : [quote(paragraph(text(page.description)))]),
      paragraph(link(url, text(url))),
    ];
    const {frontmatter} = page;
    if (isHome(frontmatter)) {
      const {before, after} = homeParts(frontmatter, page.lang, context);
      const [title, ...rest] = before;
      return [title!, ...source, ...rest, ...body, ...after];
    }
    return hasTitle(body)
      ? [body[0]!, ...source, ...body.slice(1)]
      : [heading(1, text(page.title)), ...source, ...body];
  } catch (cause) {
    throw new Error(`${page.file}: ${cause instanceof Error ? cause.message : String(cause)}`, {cause});
  }
}
