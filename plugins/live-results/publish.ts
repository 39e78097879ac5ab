import {mkdir, readFile, writeFile} from 'node:fs/promises';
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
}

const TEXT = /\.(?:html|js|css|json|xml|rss|svg|txt|map|webmanifest)$/;

const HEAD = '<head>';

/** Keeps a page out of search engines, and runs a script before its own. */
function frame(html: string, script: string, file: string): string {
  const at = html.indexOf(HEAD);
  if (at === -1) throw new Error(`${file} has no ${HEAD}, so the live site cannot be prepared for its frame.`);
  const tags = `<meta name="robots" content="noindex"><script src="${script}"></script>`;
  return html.slice(0, at + HEAD.length) + tags + html.slice(at + HEAD.length);
}

/**
 * Addresses of public files that were written without the base. The toolkit leaves some as they
 * are, such as `src` of an `img` tag; under `/` that is right, under another base they lead nowhere.
 */
function baseFiles(text: string, files: readonly string[], base: string): string {
  return files.reduce((done, file) => done.replaceAll(`"/${file}"`, `"${base}${file}"`), text);
}

/** Links to pages that were written without the base, for the same reason: those of plain `a` tags and of some components. */
function basePages(html: string, files: readonly string[], base: string): string {
  const pages = new Set(files.filter((file) => file.endsWith('.html')));
  return html.replace(/ href="\/((?!\/)[^"?#]*)/g, (whole, path: string) => {
    const isPage = pages.has(path) || pages.has(`${path}.html`) || pages.has(`${path}index.html`);
    return isPage && !`/${path}`.startsWith(base) ? ` href="${base}${path}` : whole;
  });
}

/**
 * Copies the output of an example to where it is served.
 *
 * @param publication - See {@link Publication}.
 * @returns Files of the live site, relative to its folder.
 * @throws Error when a page is not one of the toolkit's.
 */
export async function publish({from, to, built, served, script}: Publication): Promise<string[]> {
  const files = await glob('**/*', {cwd: from, dot: true});
  const open = files.filter((file) => !/\.html$|^static\//.test(file));
  await Promise.all(
    files.map(async (file) => {
      const target = path.join(to, file);
      await mkdir(path.dirname(target), {recursive: true});
      const content = await readFile(path.join(from, file));
      if (!TEXT.test(file)) return writeFile(target, content);
      const text = baseFiles(replaceBase(content.toString(), built, served), open, served);
      if (!file.endsWith('.html')) return writeFile(target, text);
      return writeFile(target, frame(basePages(text, files, served), script, path.join(from, file)));
    }),
  );
  return files;
}
