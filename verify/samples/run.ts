import path from 'node:path';
import {LANGS} from '../../config/locales';
import type {PageReader} from '../../content/reader';
import type {Page} from '../../content/types';
import {loadFacts} from '../../content/facts/load';
import {SOURCE_LANG} from '../../content/roots';
import {readEntries} from '../names/entries';
import {readGuideContext} from '../guide/guide';
import type {GuideContext} from '../guide/follow';
import {NameFinder, type NamedSample} from '../names/names';
import type {ExampleSamples, NamedFile} from '../names/examples';
import {isChanged, namesOfPatch, patchedFiles} from '../names/patches';
import {SampleChecker, type CheckedSample, type SampleContext} from './checker';
import type {SampleFence, SampleResult} from './types';
import {loadMdxParser, readSampleContext} from './context';

/** Results of the samples of a site. */
export interface SampleRun {
  /** Results of the pages checked in this round, each sample once. */
  results: SampleResult[];
  /** Pages checked in this round. */
  pages: Page[];
  /** Samples of these pages with the names of the toolkit in them. */
  named: NamedSample[];
}

/** Checks a site again and again, each time only the pages that changed. */
export class SiteSamples {
  readonly #reader: PageReader;
  readonly #checker: SampleChecker;
  #look: (sample: CheckedSample) => void = () => undefined;
  readonly #guide: GuideContext = readGuideContext();
  #known = new Map<string, Page>();

  private constructor(reader: PageReader, context: SampleContext) {
    this.#reader = reader;
    this.#checker = new SampleChecker(context, (sample) => this.#look(sample));
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
    return new SiteSamples(reader, context);
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
    const finder = await this.#finder();
    const byFile = new Map(changed.map((page) => [page.file, page]));
    const named: NamedSample[] = [];
    const patched = new Map(patchedFiles(changed, this.#guide).map((file) => [file.sample.file, file]));
    /** Names of a change come from two states of its file. */
    const patches = new Map<SampleFence, NamedSample>();
    this.#look = (sample) => {
      const file = patched.get(sample.page.file);
      if (file === undefined) {
        const page = byFile.get(sample.page.file)!;
        named.push({page, fence: sample.fence, names: finder.namesOf(sample, this.#checker)});
      } else if (isChanged(sample.fence)) {
        const {page, fence} = file;
        const names = namesOfPatch(finder.namesOf(sample, this.#checker), file);
        patches.set(fence, {page, fence, names: [...(patches.get(fence)?.names ?? []), ...names]});
      }
    };
    const results = this.#checker.check(changed);
    // What is wrong with a changed file is told by the check that follows the guide.
    this.#checker.read([...patched.values()].map(({sample}) => sample));
    return {results, pages: changed, named: [...named, ...patches.values()]};
  }

  /**
   * Looks up the names in the files of examples, which are not checked here: the toolkit builds them.
   *
   * @param examples - The examples.
   * @returns Names by file; those without an entry too.
   */
  async examples(examples: readonly ExampleSamples[]): Promise<NamedFile[]> {
    const finder = await this.#finder();
    const named: NamedFile[] = [];
    this.#look = (sample) => {
      named.push({file: sample.fence.file, names: finder.namesOf(sample, this.#checker)});
    };
    this.#checker.read(examples);
    return named;
  }

  async #finder(): Promise<NameFinder> {
    const {siteDir} = this.#reader;
    const facts = loadFacts();
    const entries = readEntries(await this.#reader.pages(SOURCE_LANG), facts);
    const finder = new NameFinder(entries, facts.facts, path.join(siteDir, 'examples'));
    finder.prepare(this.#checker);
    return finder;
  }
}
