import {existsSync} from 'node:fs';
import path from 'node:path';
import type {SidebarGroup} from '../../config/sidebar';
import {ContentError} from '../ContentError';
import {outsideProblem, SCHEME, type linkResolver} from '../links';
import {liveResultsOf, PICTURE_KINDS, pictureFile} from '../liveResults';
import {didYouMean} from '../suggest';
import type {Page, PageLink} from '../types';

/**
 * Line on which a text first stands.
 *
 * @param source - Text of a file.
 * @param needle - Text to find.
 * @returns Line from 1; 0 when it is not there.
 */
export function lineOf(source: string, needle: string): number {
  const index = source.indexOf(needle);
  return index < 0 ? 0 : source.slice(0, index).split('\n').length;
}

/**
 * Every translated page has the page that it was translated from. The other way round a page may be
 * missing: readers see the English one, and the status of the translation names it.
 *
 * @param english - Pages of the source language.
 * @param translated - Pages of a translation.
 */
export function checkSources(english: readonly Page[], translated: readonly Page[]): ContentError[] {
  const key = (page: Page): string => `${page.kind}:${page.fileKey}`;
  const known = new Set(english.map(key));
  return translated
    .filter((page) => !known.has(key(page)))
    .map(
      (page) =>
        new ContentError(page.file, 0, 'The translation has no English source. Rename it to match one, or delete it.'),
    );
}

/**
 * Every page named in a sidebar exists, once, and every page is in a sidebar.
 *
 * @param groups - Groups by sidebar name.
 * @param source - Text of `config/sidebar.ts`, for lines.
 * @param pages - English pages.
 */
export function checkSidebars(
  groups: Readonly<Record<string, readonly SidebarGroup[]>>,
  source: string,
  pages: readonly Page[],
): ContentError[] {
  const file = 'config/sidebar.ts';
  const docs = new Set(pages.filter((page) => page.kind === 'doc').map((page) => page.fileKey));
  const errors: ContentError[] = [];
  const seen = new Set<string>();
  for (const [name, list] of Object.entries(groups)) {
    for (const group of list) {
      for (const id of group.pages) {
        if (!docs.has(id)) {
          errors.push(
            new ContentError(
              file,
              lineOf(source, `'${id}'`),
              `The sidebar "${name}" names the page "${id}", but there is no docs/${id}.mdx.${didYouMean(id, docs)}`,
            ),
          );
        }
        if (seen.has(id)) {
          errors.push(
            new ContentError(file, lineOf(source, `'${id}'`), `The page "${id}" is listed twice. Keep one entry.`),
          );
        }
        seen.add(id);
      }
    }
  }
  for (const page of pages) {
    if (page.kind === 'doc' && !seen.has(page.fileKey)) {
      errors.push(
        new ContentError(page.file, 0, `No sidebar lists this page. Add '${page.fileKey}' to a group in ${file}.`),
      );
    }
  }
  return errors;
}

/** What links of one language are checked against. */
export interface LinkTargets {
  siteDir: string;
  /** Pages of the language. */
  pages: readonly Page[];
  /** Locale prefix of the language: empty or such as `/zh`. */
  prefix: string;
  /** Finds the page of a link, from `linkResolver` for these pages. */
  resolve: ReturnType<typeof linkResolver>;
}

/** Addresses that the build writes and pages may link to. */
const GENERATED_FILES = ['/page-index.json', '/sitemap.xml'];

/** What is wrong with a link, if anything. */
function linkProblem(page: Page, link: PageLink, {siteDir, pages, prefix, resolve}: LinkTargets): string | undefined {
  const {address, hash, page: target} = resolve(page, link);
  if (address !== '' && !/\.mdx?$/.test(address)) {
    if (GENERATED_FILES.includes(address)) return undefined;
    const folder = address.startsWith('/') ? 'static' : path.dirname(link.file);
    if (path.extname(address) !== '' && existsSync(path.join(siteDir, folder, address))) return undefined;
  }
  if (target === undefined) {
    const routes = pages.map((other) => other.routePath);
    return `The link to "${link.url}" leads to no page.${didYouMean(prefix + address, routes) || ' Correct it, or add the page.'}`;
  }
  const ids = [
    ...target.headings.map((heading) => heading.id),
    ...target.jsx.filter(({name}) => name === 'AnchorTarget').map(({attributes}) => String(attributes.id)),
  ];
  if (hash === '' || ids.includes(hash)) return undefined;
  return `The link to "${link.url}" names a heading that ${target.file} does not have.${didYouMean(hash, ids) || ' Correct it.'}`;
}

/**
 * Every link inside the site leads to a page and heading that exist, every other one to something that
 * a browser opens.
 *
 * @param page - Page that the links stand on.
 * @param links - Links of the page to pages of one language.
 * @param targets - What exists in that language.
 */
export function checkLinks(page: Page, links: readonly PageLink[], targets: LinkTargets): ContentError[] {
  return links.flatMap((link) => {
    try {
      const problem = SCHEME.test(link.url) ? outsideProblem(link.url) : linkProblem(page, link, targets);
      return problem === undefined ? [] : [new ContentError(link.file, link.line, problem)];
    } catch (cause) {
      if (cause instanceof ContentError) return [cause];
      throw cause;
    }
  });
}

/**
 * Every image exists and has a text for readers who do not see it.
 *
 * @param page - Page whose images are checked.
 * @param siteDir - Absolute path of the site.
 */
export function checkImages(page: Page, siteDir: string): ContentError[] {
  return page.images.flatMap((image) => {
    const errors: ContentError[] = [];
    if (!SCHEME.test(image.src) || image.src.startsWith('pathname://')) {
      const source = image.src.replace(/^pathname:\/\//, '').replace(/[?#].*$/, '');
      const file = source.startsWith('@site/')
        ? source.slice('@site/'.length)
        : source.startsWith('/')
          ? path.join('static', source)
          : path.join(path.dirname(image.file), source);
      if (!existsSync(path.join(siteDir, file))) {
        errors.push(
          new ContentError(
            image.file,
            image.line,
            `The image "${image.src}" does not exist. Put it at ${file.split(path.sep).join('/')} or correct the path.`,
          ),
        );
      }
    } else {
      errors.push(
        new ContentError(
          image.file,
          image.line,
          `The image "${image.src}" is not a file of this site. Put it beside the page and link it relatively.`,
        ),
      );
    }
    if (image.alt.trim() === '') {
      errors.push(
        new ContentError(image.file, image.line, `The image "${image.src}" has no alternative text. Add one.`),
      );
    }
    return errors;
  });
}

/**
 * Every live result has its pictures, which stand there until a reader starts it.
 *
 * @param page - Page whose live results are checked.
 * @param siteDir - Absolute path of the site.
 */
export function checkLivePictures(page: Page, siteDir: string): ContentError[] {
  return liveResultsOf(page).flatMap(({file, line, ...result}) => {
    const missing = PICTURE_KINDS.map((kind) => pictureFile(result, kind)).find(
      (picture) => !existsSync(path.join(siteDir, 'static', picture)),
    );
    if (missing === undefined) return [];
    const command = `npm run screenshots -- ${result.example}`;
    return [new ContentError(file, line, `The picture static${missing} is missing. Take it: ${command}`)];
  });
}

/**
 * Heading ids are written by hand, so that they survive translation, and are unique.
 *
 * @param page - Documentation page.
 */
export function checkHeadings(page: Page): ContentError[] {
  const errors: ContentError[] = [];
  const seen = new Set<string>();
  for (const heading of page.headings) {
    if (!heading.explicitId) {
      errors.push(
        new ContentError(
          page.file,
          heading.line,
          `The heading "${heading.text}" has no id. Write one in English: ## ${heading.text} {/* #your-id */}`,
        ),
      );
    }
    if (seen.has(heading.id)) {
      errors.push(
        new ContentError(
          page.file,
          heading.line,
          `The heading id "${heading.id}" is used twice on the page. Rename one.`,
        ),
      );
    }
    seen.add(heading.id);
  }
  return errors;
}
