import {copyFile, link, mkdir, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {glob} from 'tinyglobby';
import {replaceBase} from '../../content/examples/base';

/** Where a live example goes, and what is changed on the way. */
export interface Publication {
  /** Absolute path of what the toolkit wrote. */
  from: string;
  /** Absolute path of the folder that gets it. */
  to: string;
  /** Base in the output. */
  built: string;
  /** Base it is served under. */
  served: string;
  /** Address of the script that runs before those of a page. */
  script: string;
  /** Files that are no pages, and get the one for unknown addresses: a host that serves several sites sends its own. */
  lost?: readonly string[];
}

const TEXT = /\.(?:html|js|css|json|xml|rss|svg|txt|map|webmanifest)$/;

const HEAD = '<head>';

/** Page of the toolkit for unknown addresses. */
const NOT_FOUND = '404.html';

/** Keeps a page out of search engines, and runs a script before its own. */
function frame(html: string, script: string, file: string): string {
  const at = html.indexOf(HEAD);
  if (at === -1) throw new Error(`${file} has no ${HEAD}, so the live site cannot be prepared for its frame.`);
  const tags = `<meta name="robots" content="noindex"><script src="${script}"></script>`;
  return html.slice(0, at + HEAD.length) + tags + html.slice(at + HEAD.length);
}

/**
 * Addresses of public files and their folders that were written without the base. The toolkit leaves some as they
 * are, such as `src` of an `img` tag; under `/` that is right, under another base they lead nowhere.
 */
function baseFiles(text: string, files: readonly string[], base: string): string {
  return files.reduce((done, file) => done.replaceAll(`"/${file}"`, `"${base}${file}"`), text);
}

/** Folders with some of the files in them. */
function foldersOf(files: readonly string[]): string[] {
  return [...new Set(files.map((file) => path.posix.dirname(file)))].filter((folder) => folder !== '.');
}

const isPageIn = (folder: string, file: string): boolean => file.startsWith(`${folder}/`) && file.endsWith('.html');

/** Links to pages that were written without the base, for the same reason: those of plain `a` tags and of some components. */
function basePages(html: string, files: readonly string[], base: string): string {
  const pages = new Set(files.filter((file) => file.endsWith('.html')));
  return html.replace(/ href="\/((?!\/)[^"?#]*)/g, (whole, path: string) => {
    const isPage = pages.has(path) || pages.has(`${path}.html`) || pages.has(`${path}index.html`);
    return isPage && !`/${path}`.startsWith(base) ? ` href="${base}${path}` : whole;
  });
}

/**
 * Puts the output of an example where it is served, in place of what is there.
 *
 * @param publication - See {@link Publication}.
 * @returns Files of the live site, relative to its folder.
 * @throws Error when a page is not one of the toolkit's, or a lost address has a page.
 */
export async function publish({from, to, built, served, script, lost = []}: Publication): Promise<string[]> {
  // Writing into a file that is linked would change the one that is kept.
  await rm(to, {recursive: true, force: true});
  const files = await glob('**/*', {cwd: from, dot: true});
  const open = files.filter((file) => !/\.html$|^static\//.test(file));
  // A configuration may name a folder, such as that of an editor.
  const addresses = [...open, ...foldersOf(open).filter((folder) => !files.some((file) => isPageIn(folder, file)))];
  await Promise.all(
    [...new Set(files.map(path.posix.dirname))].map((folder) => mkdir(path.join(to, folder), {recursive: true})),
  );
  await Promise.all(
    files.map(async (file) => {
      const [source, target] = [path.join(from, file), path.join(to, file)];
      const isPage = file.endsWith('.html');
      const mayChange = isPage || (TEXT.test(file) && (built !== served || addresses.length > 0));
      if (mayChange) {
        const original = await readFile(source, 'utf8');
        const text = baseFiles(replaceBase(original, built, served), addresses, served);
        const written = isPage ? frame(basePages(text, files, served), script, source) : text;
        if (written !== original) return writeFile(target, written);
      }
      // Nothing changes what is published, so the file that is kept can stand in both places; on one disk only.
      return link(source, target).catch(() => copyFile(source, target));
    }),
  );
  for (const file of lost) {
    if (files.includes(file)) throw new Error(`${path.join(from, file)} is a page, so its address is not lost.`);
    await mkdir(path.dirname(path.join(to, file)), {recursive: true});
    await copyFile(path.join(to, NOT_FOUND), path.join(to, file));
  }
  return files;
}
