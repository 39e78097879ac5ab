import {kindOf} from '../../content/fences/languages';
import {metaWords, parseMeta} from '../../content/fences/meta';
import type {JsxUse, Page} from '../../content/types';
import {compareCode, type MarkdownParser} from './code';
import {isTwin, imageKey, withoutLocale} from './translation';
import type {ParityProblem, Place} from './types';

type Code = ParityProblem['code'];

/** Things of one kind on both pages, in order. */
interface Lists<T> {
  code: Code;
  /** What one of them is called. */
  noun: string;
  english: readonly T[];
  chinese: readonly T[];
  /** What has to be equal. */
  key: (item: T) => string;
  place: (item: T, page: Page) => Place;
}

/**
 * Aligns two lists by their longest common subsequence.
 *
 * @param a - Keys of the first list.
 * @param b - Keys of the second list.
 * @returns Pairs of indexes; an index is missing where the item has no twin.
 */
export function align(a: readonly string[], b: readonly string[]): [number | undefined, number | undefined][] {
  const width = b.length + 1;
  const lengths = new Array<number>((a.length + 1) * width).fill(0);
  const at = (i: number, j: number): number => lengths[i * width + j] ?? 0;
  for (let i = a.length - 1; i >= 0; i -= 1) {
    for (let j = b.length - 1; j >= 0; j -= 1) {
      lengths[i * width + j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const pairs: [number | undefined, number | undefined][] = [];
  let i = 0;
  let j = 0;
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && a[i] === b[j]) {
      pairs.push([i, j]);
      i += 1;
      j += 1;
    } else if (j >= b.length || (i < a.length && at(i + 1, j) >= at(i, j + 1))) {
      pairs.push([i, undefined]);
      i += 1;
    } else {
      pairs.push([undefined, j]);
      j += 1;
    }
  }
  return pairs;
}

/** Compares the samples and structure of two pages. */
class PageComparison {
  readonly problems: ParityProblem[] = [];
  readonly #english: Page;
  readonly #chinese: Page;
  readonly #parse: MarkdownParser;

  constructor(english: Page, chinese: Page, parse: MarkdownParser) {
    this.#english = english;
    this.#chinese = chinese;
    this.#parse = parse;
  }

  #report(code: Code, english: Place, chinese: Place, message: string, fix: string): void {
    this.problems.push({code, english, chinese, message, fix});
  }

  /** Line of the same section on the other page. */
  #beside(line: number, from: Page, to: Page): Place {
    const before = from.headings.filter((heading) => heading.line <= line).map(({id}) => id);
    const twin = to.headings.filter((heading) => before.includes(heading.id)).at(-1);
    return {file: to.file, line: twin?.line ?? 1};
  }

  #lists<T>({code, noun, english, chinese, key, place}: Lists<T>): [T, T][] {
    const pairs: [T, T][] = [];
    const ends = (page: Page, other: Page, item: T): [Place, Place] => {
      const own = place(item, page);
      return [own, own.file === page.file ? this.#beside(own.line, page, other) : {file: other.file, line: 0}];
    };
    for (const [i, j] of align(english.map(key), chinese.map(key))) {
      const a = i === undefined ? undefined : english[i];
      const b = j === undefined ? undefined : chinese[j];
      if (a !== undefined && b !== undefined) {
        pairs.push([a, b]);
      } else if (a !== undefined) {
        const [own, other] = ends(this.#english, this.#chinese, a);
        this.#report(
          code,
          own,
          other,
          `The Chinese page lacks the ${noun} ${key(a)}.`,
          'Add it, in the same place and order.',
        );
      } else if (b !== undefined) {
        const [own, other] = ends(this.#chinese, this.#english, b);
        this.#report(
          code,
          other,
          own,
          `The English page lacks the ${noun} ${key(b)}.`,
          'Add it there, or remove it here.',
        );
      }
    }
    return pairs;
  }

  headings(): void {
    const [a, b] = [this.#english, this.#chinese];
    const place = (heading: {line: number}, page: Page): Place => ({file: page.file, line: heading.line});
    for (const [own, other] of this.#lists({
      code: 'heading',
      noun: 'heading',
      english: a.headings,
      chinese: b.headings,
      key: ({id}) => `#${id}`,
      place,
    })) {
      if (own.depth !== other.depth) {
        this.#report(
          'heading',
          place(own, a),
          place(other, b),
          `The heading #${own.id} has depth ${own.depth} in English and ${other.depth} in Chinese.`,
          'Give both the same depth.',
        );
      }
    }
  }

  samples(): void {
    const [a, b] = [this.#english, this.#chinese];
    const place = (fence: {file: string; line: number}): Place => ({file: fence.file, line: fence.line});
    const pairs = this.#lists({
      code: 'sample',
      noun: 'sample',
      english: a.fences,
      chinese: b.fences,
      key: sampleKey,
      place,
    });
    for (const [own, other] of pairs) {
      const difference = compareCode(own.value, other.value, own.lang, this.#parse);
      if (difference !== undefined) {
        this.#report(
          'sample',
          {file: own.file, line: own.line + 1 + difference.english},
          {file: other.file, line: other.line + 1 + difference.chinese},
          `The samples differ: ${quote(difference.englishText)} and ${quote(difference.chineseText)}.`,
          'Make them equal. Only comments, strings, prose and values may be translated.',
        );
      }
      const marks = [settingsOf(own.meta), settingsOf(other.meta)];
      if (marks[0] !== marks[1]) {
        this.#report(
          'sample',
          place(own),
          place(other),
          `The opening lines differ: ${marks[0] ?? ''} and ${marks[1] ?? ''}.`,
          'Write the same words behind the language in both.',
        );
      }
    }
  }

  generated(): void {
    this.#lists({
      code: 'generated',
      noun: 'fact',
      english: this.#english.generated,
      chinese: this.#chinese.generated,
      key: ({owner, name, id}) => `${owner} ${name} (#${id})`,
      place: ({line}, page) => ({file: page.file, line}),
    });
  }

  images(): void {
    const pairs = this.#lists({
      code: 'image',
      noun: 'image',
      english: this.#english.images,
      chinese: this.#chinese.images,
      key: ({src}) => imageKey(src),
      place: ({file, line}) => ({file, line}),
    });
    for (const [own, other] of pairs) {
      if ((own.alt === '') === (other.alt === '')) continue;
      this.#report(
        'image',
        {file: own.file, line: own.line},
        {file: other.file, line: other.line},
        `Only one of the images ${own.src} is described.`,
        'Describe it in both languages, or in neither when it is decoration.',
      );
    }
  }

  callouts(): void {
    this.#lists({
      code: 'callout',
      noun: 'callout',
      english: this.#english.callouts,
      chinese: this.#chinese.callouts,
      key: ({kind}) => kind,
      place: ({file, line}) => ({file, line}),
    });
  }

  /** Sentences put links in another order: they are compared as a set with counts. */
  links(): void {
    const sorted = (page: Page) =>
      page.links
        .map((link) => ({...link, target: withoutLocale(link.url)}))
        .sort((a, b) => (a.target < b.target ? -1 : a.target > b.target ? 1 : a.line - b.line));
    this.#lists({
      code: 'link',
      noun: 'link to',
      english: sorted(this.#english),
      chinese: sorted(this.#chinese),
      key: ({target}) => target,
      place: ({file, line}) => ({file, line}),
    });
  }

  components(): void {
    const names = (page: Page): string[] => page.jsx.map(({name}) => name);
    for (const name of [...new Set([...names(this.#english), ...names(this.#chinese)])]) this.#component(name);
  }

  /** Badges and keys stand inside sentences, so components of a name are paired in any order. */
  #component(name: string): void {
    const own = this.#english.jsx.filter((use) => use.name === name);
    const others = this.#chinese.jsx.filter((use) => use.name === name);
    const left = own.filter((use) => {
      const twin = others.findIndex((other) => differingAttribute(use, other) === undefined);
      if (twin !== -1) others.splice(twin, 1);
      return twin === -1;
    });
    const pairs = this.#lists({
      code: 'component',
      noun: 'component',
      english: left,
      chinese: others,
      key: () => `<${name}>`,
      place: ({file, line}) => ({file, line}),
    });
    for (const [english, chinese] of pairs) {
      const attribute = differingAttribute(english, chinese) ?? '';
      this.#report(
        'component',
        {file: english.file, line: english.line},
        {file: chinese.file, line: chinese.line},
        `<${name}> differs in ${attribute}: ${String(english.attributes[attribute] ?? 'missing')} and ${String(chinese.attributes[attribute] ?? 'missing')}.`,
        'Give both the same value; only words may be translated.',
      );
    }
  }

  frontmatter(): void {
    const [a, b] = [this.#english.frontmatter, this.#chinese.frontmatter];
    for (const key of [...new Set([...Object.keys(a), ...Object.keys(b)])]) {
      const [x, y] = [a[key], b[key]];
      const translated = typeof x === 'string' && typeof y === 'string';
      // Lists and objects hold words of readers, who search in their own language.
      const both = typeof x === 'object' && typeof y === 'object';
      if (translated ? isTwin(x, y) || key === 'title' : both || x === y) continue;
      this.#report(
        'frontmatter',
        {file: this.#english.file, line: 1},
        {file: this.#chinese.file, line: 1},
        `The frontmatter differs in ${key}: ${JSON.stringify(x) ?? 'missing'} and ${JSON.stringify(y) ?? 'missing'}.`,
        'Give both pages the field; only words may be translated.',
      );
    }
  }
}

/** What the build writes into components from the samples of their page, which are compared by themselves. */
const FROM_SAMPLES = ['quoted'];

function differingAttribute(english: JsxUse, chinese: JsxUse): string | undefined {
  const names = [...new Set([...Object.keys(english.attributes), ...Object.keys(chinese.attributes)])];
  return names.find((name) => {
    if (FROM_SAMPLES.includes(name)) return false;
    const [x, y] = [english.attributes[name], chinese.attributes[name]];
    if (typeof x !== 'string' || typeof y !== 'string') return x !== y;
    return !isTwin(withoutLocale(x), withoutLocale(y)) && imageKey(x) !== imageKey(y);
  });
}

/** Samples are twins when they have the same language and show the same file. */
function sampleKey({lang, meta}: {lang: string; meta: string}): string {
  const {title} = parseMeta(meta);
  // The title of a listing is a caption, in the language of the reader.
  return title === undefined || kindOf(lang)?.kind === 'plain' ? lang : `${lang} ${title}`;
}

function quote(text: string): string {
  const short = text.length > 60 ? `${text.slice(0, 57)}…` : text;
  return text === '' ? 'nothing' : `\`${short.replaceAll('\n', '⏎')}\``;
}

/** What the opening line says, without the words a translation changes. */
function settingsOf(meta: string): string {
  return metaWords(meta)
    .filter(({key}) => key !== 'title')
    .map(({key, text}) => (key === 'nocheck' ? key : text))
    .join(' ');
}

/**
 * Compares a page with its translation.
 *
 * @param english - The English page.
 * @param chinese - The Chinese page.
 * @param parse - Parser of Markdown, for samples that are pages themselves.
 * @returns Differences in headings, samples, facts, images, callouts, links, components and frontmatter.
 */
export function comparePage(english: Page, chinese: Page, parse: MarkdownParser): ParityProblem[] {
  const comparison = new PageComparison(english, chinese, parse);
  comparison.frontmatter();
  comparison.headings();
  comparison.samples();
  comparison.generated();
  comparison.images();
  comparison.callouts();
  comparison.links();
  comparison.components();
  return comparison.problems;
}

/**
 * Compares the pages of both languages. That each has its twin is for the checks of the content.
 *
 * @param english - English pages.
 * @param chinese - Chinese pages.
 * @param parse - Parser of Markdown.
 * @returns Differences, by page in the order given.
 */
export function comparePages(
  english: readonly Page[],
  chinese: readonly Page[],
  parse: MarkdownParser,
): ParityProblem[] {
  const keyOf = ({kind, fileKey}: Page): string => `${kind} ${fileKey}`;
  const twins = new Map(chinese.map((page) => [keyOf(page), page]));
  return english.flatMap((page) => {
    const twin = twins.get(keyOf(page));
    return twin === undefined ? [] : comparePage(page, twin, parse);
  });
}
