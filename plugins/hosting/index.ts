import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Build} from '../html-output';
import {caddyFile} from './caddy';
import {headersFile, redirectsFile, vercelFile} from './folders';
import type {HostedSite} from './kinds';
import {nginxFile} from './nginx';
import {securePage} from './policy';

/** Options of {@link hosting}. */
export interface HostingOptions extends Pick<HostedSite, 'base' | 'languages' | 'cleanUrls'> {
  /** Whether another language has written the files for hosts already. */
  later: boolean;
}

/** Folder beside the site, of what servers are told. */
const DEPLOY = 'deploy';

/** Folder of style sheets, in the output of a language. */
const STYLES = 'assets/css/';

/**
 * Gives pages their policy, and moves what it would refuse.
 *
 * @param build - The pages, and the build that they are written by.
 * @returns Sources of the scripts that stand in them.
 * @throws Error naming a page that cannot keep its policy, with what to do.
 */
export function securePages({outDir, baseUrl, pages}: Build): string[] {
  const folder = path.join(outDir, STYLES);
  mkdirSync(folder, {recursive: true});
  const styles = new Map<string, string>();
  const hashes = new Set<string>();
  for (const [page, html] of pages) {
    const name = path.relative(outDir, page);
    const secured = securePage(html, name, (style) => `${baseUrl}${STYLES}${style}`);
    pages.set(page, secured.html);
    for (const hash of secured.hashes) hashes.add(hash);
    for (const {name: style, css} of secured.styles) styles.set(style, css);
  }
  for (const [name, css] of styles) writeFileSync(path.join(folder, name), css);
  return [...hashes];
}

/** First parts of the paths of pages below their language. */
function sectionsOf({outDir, pages}: Build): string[] {
  const first = [...pages.keys()].map(
    (page) =>
      path
        .relative(outDir, page)
        .split(path.sep)[0]
        ?.replace(/\.html$/, '') ?? '',
  );
  return [...new Set(first)].filter((section) => section !== 'index' && section !== '404').sort();
}

/**
 * Makes pages keep their policy, and writes what hosts have to know of the site: `_headers`, `_redirects` and
 * `vercel.json` into the site, `nginx.conf` and `Caddyfile` beside it. All languages have the same scripts in their
 * pages, so the first one speaks for all.
 *
 * @param options - See {@link HostingOptions}.
 * @returns What is done when all files of a language are where they stay.
 */
export function hosting({later, ...options}: HostingOptions): (build: Build) => void {
  return (build) => {
    const site: HostedSite = {...options, hashes: securePages(build), sections: sectionsOf(build)};
    if (later) return;
    const root = path.resolve(build.outDir, path.posix.relative(build.baseUrl, site.base));
    const deploy = path.join(root, '..', DEPLOY);
    mkdirSync(deploy, {recursive: true});
    const files: [file: string, text: string][] = [
      [path.join(root, '_headers'), headersFile(site)],
      [path.join(root, '_redirects'), redirectsFile(site)],
      [path.join(root, 'vercel.json'), vercelFile(site)],
      [path.join(deploy, 'nginx.conf'), nginxFile(site)],
      [path.join(deploy, 'Caddyfile'), caddyFile(site)],
    ];
    for (const [file, text] of files) writeFileSync(file, text);
  };
}
