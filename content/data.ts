/**
 * What the build hands to the browser: types of the data that plugins and transformers write and
 * components read. Nothing here may need Node.js.
 */
import type {Lang, ThemedImage, OfflineTexts} from '../config/types';

/**
 * What a code block is for, unless it is a file to write or a command to run: `excerpt` a part of a
 * file or of a result, `output` what a command prints, `optional` code that what follows does not
 * need, `replaces` a file in the place of the one before it.
 */
export type CodeKind = 'excerpt' | 'output' | 'optional' | 'replaces';

/** A heading in the outline of a page. */
export interface OutlineItem {
  text: string;
  id: string;
  /** 2 to 4. */
  depth: number;
  /** Offset in the page's plain text, in UTF-16 units; −1 when unknown. */
  charIndex: number;
}

/** What the published index knows of a page. */
export interface PageIndexEntry {
  title: string;
  /** Address with locale prefix, without base path. */
  routePath: string;
  lang: string;
  toc: OutlineItem[];
  frontmatter: Record<string, unknown>;
  /** Name of the cut version; empty for the current files. */
  version: string;
  /** Source relative to the site folder. */
  _relativePath: string;
}

/** A page of the overview with the headings its frontmatter chooses. */
export interface OverviewPage {
  title: string;
  routePath: string;
  entries: {
    text: string;
    id: string;
    depth: number;
    /** Full name of the fact, where the heading shows only its end: `themeConfig.nav` for `nav`. */
    name?: string;
    /** Whether it stays out of the card until a filter asks for it. */
    hidden?: true;
  }[];
}

/** A sidebar group of the overview. */
export interface OverviewGroup {
  name: string;
  pages: OverviewPage[];
}

/** Global data of the page index plugin. */
export interface TranslationData {
  /** English sections that a translation lags behind, by source file of the translation; never an empty list. */
  outdated: Record<string, EnglishSection[]>;
}

/** A section of an English page. */
export interface EnglishSection {
  /** Its heading; of the part before the first one, the title of the page. */
  text: string;
  /** Address with base path. */
  url: string;
}

/** A link from another page to an entry of the reference. */
export interface Backlink {
  title: string;
  /** Address without locale prefix, with the heading the link stands under. */
  to: string;
}

/** A file of an example that uses an entry of the reference. */
export interface ExampleUse {
  /** Folder of the example and path of the file in it, such as `tour-nav/rspress.config.ts`. */
  file: string;
  /** Address of the section that shows it, without locale prefix; nothing where no page does. */
  to?: string;
}

/** What uses an entry of the reference. */
export interface EntryUses {
  /** Pages, in their order. */
  pages: Backlink[];
  /** Examples that say the most of it. */
  examples: ExampleUse[];
  /** How many more there are. */
  more: number;
}

/** Uses of the entries of a page, by the id of the entry. */
export type PageBacklinks = Record<string, EntryUses>;

/** What a badge can say. */
export const BADGE_KINDS = ['since', 'required', 'experimental', 'deprecated', 'v2', 'note'] as const;

/** One of {@link BADGE_KINDS}. */
export type BadgeKind = (typeof BADGE_KINDS)[number];

/** A button of the hero. */
export interface HeroAction {
  theme: 'brand' | 'alt';
  text: string;
  /** Route without locale prefix, or a whole address. */
  link: string;
  /** Language of the target, where it is not that of the page. */
  lang?: Lang;
}

export interface Hero {
  name: string;
  text: string;
  tagline: string;
  /** Command that installs the product. */
  command?: string;
  actions: HeroAction[];
  image: {
    /** File under `static/`, or one per colour mode. */
    src: string | ThemedImage;
    alt: string;
  };
}

export interface Feature {
  title: string;
  details: string;
  /** An image under `static/` when it starts with a slash, else a short text such as an emoji. */
  icon: string;
  /** Route without locale prefix, or a whole address. */
  link?: string;
}

/** Frontmatter of the home page. Below the hero comes what the page itself says. */
export interface HomeFrontmatter {
  pageType: 'home';
  title: string;
  titleSuffix: string;
  description: string;
  hero: Hero;
  features: Feature[];
}

/** A file of an example, as readers see it beside the live site. */
export interface ExampleSource {
  /** Path inside the example. */
  path: string;
  /** Highlighted content of a `code` element, each line an element of its own. */
  html: string;
}

/** A file that is kept on the device of a reader. */
export interface OfflineFile {
  /** Path at which the site serves it. */
  url: string;
  /** What its content is known by; `null` where the name of the file changes with it. */
  revision: string | null;
  /** Hash of its content, as browsers take it: a file of another release is refused. */
  integrity: string;
}

/** What the service worker of a language keeps, and how it answers. */
export interface OfflineList {
  /** Path of the language, with a slash at both ends. */
  base: string;
  /** Paths below it that are not of the language. */
  others: readonly string[];
  files: readonly OfflineFile[];
  /** Those of `files` that are pages. */
  pages: readonly string[];
  /** The one of `files` for addresses of the language that are no page. */
  lost: string;
  /** The one of `files` for what is not kept. */
  absent: string;
}

/** What the page script knows of the service worker of a language: its address, what it may see, and what is said of it. */
export interface OfflineSettings {
  /** Address of its script. */
  worker: string;
  /** Path below which it answers: that of the whole site. */
  scope: string;
  texts: OfflineTexts;
}
