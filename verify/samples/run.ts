import path from 'node:path';
import {LANGS} from '../../config/locales';
import type {PageReader} from '../../content/reader';
import type {Page} from '../../content/types';
import {SampleChecker} from './checker';
import type {SampleResult} from './types';
import {loadMdxParser, readSampleContext} from './context';

/** Results of the samples of a site. */
export interface SampleRun {
  /** Results of the pages checked in this round, each sample once. */
  results: SampleResult[];
  /** Pages checked in this round. */
  pages: Page[];
}

/** Checks a site again and again, each time only the pages that changed. */
export class SiteSamples {
  readonly #reader: PageReader;
  readonly #checker: SampleChecker;
  #known = new Map<string, Page>();

  private constructor(reader: PageReader, checker: SampleChecker) {
    this.#reader = reader;
    this.#checker = checker;
  }

  /**
   * Loads what samples are checked against.
   *
   * @param reader - Reader of the site.
   * @throws Error saying what to run when a package or the facts are missing.
   */
  static async open(reader: PageReader): Promise<SiteSamples> {
    const {siteDir} = reader;
    const context = readSampleContext(siteDir, await loadMdxParser(path.join(siteDir, 'examples')));
    return new SiteSamples(reader, new SampleChecker(context));
  }

  /**
   * Checks the pages that changed since the last call; all of them at the first.
   *
   * @throws ContentError for a page that cannot be read.
   */
  async run(): Promise<SampleRun> {
    const pages: Page[] = [];
    for (const lang of LANGS) {
      // The pages below internal/ show what the components can do, not what the toolkit does.
      pages.push(...(await this.#reader.pages(lang)).filter(({fileKey}) => !fileKey.startsWith('internal/')));
    }
    const changed = pages.filter((page) => this.#known.get(page.file) !== page);
    this.#known = new Map(pages.map((page) => [page.file, page]));
    return {results: this.#checker.check(changed), pages: changed};
  }
}
