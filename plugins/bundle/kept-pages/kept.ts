/** Keeps rendered pages from build to build. */
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {hashOf} from '../../../content/pageCache';

/** What the server bundle gives for a page. */
export interface RenderedPage {
  html: string;
  collectedData: {
    /** Requests of the modules that the router has loaded for it. */
    modules: readonly string[];
  };
}

/** What the server bundle is asked for. */
export interface PageRequest {
  pathname: string;
}

/** The server bundle, as the bundler has written it. */
export interface ServerBundle {
  /** Absolute path of the file that every page is rendered by. */
  main: string;
  /** Absolute paths of all other files. */
  others: readonly string[];
  /** Those of them that a module needs which the router loads, by its request. */
  filesOf: ReadonlyMap<string, readonly string[]>;
}

/**
 * Addresses of data that is made from the text of all pages, in the main file: each change of a page gives it another one.
 * Only the browser asks for it, so that no page has the address. Looked for at the beginnings of words only, as the file is long.
 */
const DATA = /(?<![\w-])[\w-]+\.[0-9a-f]{8}\.json/g;

/** What decides besides the bundle how dates and numbers are written. */
const PLATFORM = JSON.stringify([process.versions.node, process.versions.icu, process.env.TZ]);

interface KeptPage {
  key: string;
  page: RenderedPage;
}

function readKept(file: string): KeptPage | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as KeptPage;
  } catch {
    // Not there yet, or cut off when a build was stopped.
    return undefined;
  }
}

/** Pages as a build before has rendered them; each is known by the files of the server bundle that it is made from. */
export class KeptPages {
  readonly #bundle: ServerBundle;
  readonly #folder: string;
  readonly #hashes = new Map<string, string>();
  readonly #asked = new Set<string>();
  #main: {hash: string; data: readonly string[]} | undefined;

  /**
   * @param bundle - See {@link ServerBundle}.
   * @param folder - Absolute path of the folder in which pages are kept.
   */
  constructor(bundle: ServerBundle, folder: string) {
    this.#bundle = bundle;
    this.#folder = folder;
  }

  /** How many pages were asked for. */
  get asked(): number {
    return this.#asked.size;
  }

  /**
   * Takes a page from the disk, or renders it and keeps it there.
   *
   * @param request - What the server bundle is asked for.
   * @param renderNow - Renders the page.
   * @returns What the server bundle gives for it.
   */
  async render(request: PageRequest, renderNow: () => Promise<RenderedPage>): Promise<RenderedPage> {
    this.#asked.add(request.pathname);
    const file = path.join(this.#folder, `${hashOf(request.pathname)}.json`);
    const kept = readKept(file);
    if (kept !== undefined && kept.key === this.#keyOf(request, kept.page)) return kept.page;
    const page = await renderNow();
    const {data} = this.#readMain();
    if (data.some((address) => page.html.includes(address))) return page;
    mkdirSync(this.#folder, {recursive: true});
    const text = JSON.stringify({key: this.#keyOf(request, page), page} satisfies KeptPage);
    writeFileSync(file, text);
    return page;
  }

  /**
   * Hash of all that a page is made from. Which modules the router loads for it follows from the main file: while that
   * is the same, they are those of the time when the page was rendered.
   */
  #keyOf(request: PageRequest, {collectedData: {modules}}: RenderedPage): string {
    const {filesOf, others} = this.#bundle;
    // A module that the router does not load by the registry may be in any file.
    const isKnown = modules.length > 0 && modules.every((module) => filesOf.has(module));
    const files = isKnown ? modules.flatMap((module) => filesOf.get(module) ?? []) : others;
    const names = [...new Set(files)].sort();
    const hashes = names.map((file) => this.#hashOf(file));
    return hashOf(PLATFORM, JSON.stringify(request), this.#readMain().hash, ...names, ...hashes);
  }

  #hashOf(file: string): string {
    const hash = this.#hashes.get(file) ?? hashOf(readFileSync(file));
    this.#hashes.set(file, hash);
    return hash;
  }

  #readMain(): {hash: string; data: readonly string[]} {
    if (this.#main === undefined) {
      const text = readFileSync(this.#bundle.main, 'utf8');
      this.#main = {hash: hashOf(text.replace(DATA, '')), data: [...new Set(text.match(DATA))]};
    }
    return this.#main;
  }
}
