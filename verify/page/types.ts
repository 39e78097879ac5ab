import type {CheckedSite} from '../../content/checks/run';
import type {Page} from '../../content/types';
import type {SamplePage, SampleResult} from '../samples/types';

/** Something that a check found on a page. */
export interface Finding {
  /** File, relative to the site folder. */
  file: string;
  /** Line, from 1; 0 for the file as a whole. */
  line: number;
  /** What is wrong, and how to fix it. */
  message: string;
  /** `true` for something to know that is no mistake. */
  isNote?: true;
}

/** Checks samples of pages; see `startSamples`. */
export type CheckSamples = (pages: readonly SamplePage[]) => Promise<readonly SampleResult[]>;

/** What the checks of a page look at: the page, its twin, and the site around them. */
export interface PageContext {
  /** Name of the page, such as `guide/basic/ssg`. */
  name: string;
  /** The English page; `undefined` when only the translation exists. */
  english: Page | undefined;
  /** Its translations, those that exist. */
  translations: readonly Page[];
  site: CheckedSite;
  checkSamples: CheckSamples;
  /** Absolute path of the folder for results that can be used again. */
  cacheDir: string;
}

/** One kind of check, as `npm run check -- <page>` runs it. */
export interface PageCheck {
  /** Name for the last line of the output. */
  name: string;
  /** Checks a page and its twin. */
  run: (context: PageContext) => Promise<Finding[]>;
}
