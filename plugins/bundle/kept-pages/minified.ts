/** Keeps minified pages from build to build. */
import {mkdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import {readdir, rm} from 'node:fs/promises';
import path from 'node:path';
import {hashOf} from '../../../content/pageCache';

/** What a minifier of HTML gives. */
interface Minified {
  code: string;
  /** What it complains of. */
  errors?: readonly unknown[];
}

/** Minifies a page, with options that decide what becomes of it. */
export type Minify = (page: Buffer, options: object) => Promise<Minified>;

/**
 * Gives a minifier only the pages that no build before has given it. A page is known by its text, so a kept one is what
 * the minifier would write today.
 */
export class KeptMinifier {
  readonly #folder: string;
  readonly #release: string;
  readonly #used = new Set<string>();

  /**
   * @param folder - Absolute path of the folder in which pages are kept; nothing else may be in it.
   * @param release - Release of the minifier.
   */
  constructor(folder: string, release: string) {
    this.#folder = folder;
    this.#release = release;
  }

  /**
   * Takes a page from the disk, or minifies it and keeps it there unless the minifier complains.
   *
   * @param page - The page.
   * @param options - Options of the minifier.
   * @param minify - The minifier.
   */
  async minify(page: Buffer, options: object, minify: Minify): Promise<Minified> {
    const name = `${hashOf(this.#release, JSON.stringify(options), page)}.html`;
    const file = path.join(this.#folder, name);
    this.#used.add(name);
    try {
      return {code: readFileSync(file, 'utf8')};
    } catch {
      // Not there yet.
    }
    const minified = await minify(page, options);
    if ((minified.errors ?? []).length > 0) return minified;
    mkdirSync(this.#folder, {recursive: true});
    // In one step: what a stopped build has written in part is swept.
    const part = `${file}.${process.pid}.tmp`;
    writeFileSync(part, minified.code);
    renameSync(part, file);
    return minified;
  }

  /**
   * Removes the pages that the build has not asked for.
   *
   * @returns How many it has asked for.
   */
  async sweep(): Promise<number> {
    const kept = await readdir(this.#folder).catch(() => []);
    const unused = kept.filter((name) => !this.#used.has(name));
    await Promise.all(unused.map((name) => rm(path.join(this.#folder, name), {force: true})));
    return this.#used.size;
  }
}
