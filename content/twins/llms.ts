import type {RootContent} from 'mdast';
import type {Lang} from '../../config/types';
import {heading, item, link, list, paragraph, quote, text} from './nodes';
import {markdownOf} from './render';

/** A page as the list for language models has it. */
export interface ListedPage {
  title: string;
  description: string;
  /** Whole address of its twin. */
  url: string;
  markdown: string;
}

/** Pages under one heading. */
export interface ListedGroup {
  name: string;
  pages: readonly ListedPage[];
}

/** What the list says of the site. */
export interface LlmsSite {
  lang: Lang;
  title: string;
  description: string;
  /** Release that the pages document. */
  release: string;
  /** Whole address of the file with all pages in it. */
  full: string;
  /** Whole addresses of the lists of the other languages, by the name of the language. */
  others: readonly {label: string; url: string}[];
}

/** The two files of a language. */
export interface LlmsFiles {
  /** `llms.txt`: what there is, with a link and a note to each page. */
  list: string;
  /** `llms-full.txt`: all pages one after the other. */
  full: string;
}

const TEXTS: Record<
  Lang,
  {
    about: (release: string, count: number) => string;
    full: string;
    fullNote: (size: string) => string;
    otherNote: string;
    /** Between the description of a page and its size. */
    note: (description: string, size: string) => string;
    colon: string;
  }
> = {
  en: {
    about: (release, count) =>
      `The ${count} pages below are Markdown. Names, types, defaults and samples in them were checked against Rspress ${release}.`,
    full: 'All pages in one file',
    fullNote: (size) => `${size} of text`,
    otherNote: 'the same pages in another language',
    note: (description, size) => `${description} (${size})`,
    colon: ': ',
  },
  zh: {
    about: (release, count) =>
      `下面 ${count} 个页面都是 Markdown，其中的名称、类型、默认值和示例都对照 Rspress ${release} 检查过。`,
    full: '全部页面合为一个文件',
    fullNote: (size) => `共 ${size} 文本`,
    otherNote: '同样的页面，另一种语言',
    note: (description, size) => `${description}（${size}）`,
    colon: '：',
  },
};

/** Size of a text for readers, in kilobytes of 1000 bytes. */
export const sizeOf = (content: string): string => `${Math.max(1, Math.round(Buffer.byteLength(content) / 1000))} kB`;

/**
 * Writes what tools that work with language models look for, in the form of llmstxt.org: a title, a
 * summary, and lists of links with notes.
 *
 * @param site - See {@link LlmsSite}.
 * @param groups - Pages in reading order.
 */
export function llmsFiles(site: LlmsSite, groups: readonly ListedGroup[]): LlmsFiles {
  const texts = TEXTS[site.lang];
  const pages = groups.flatMap((group) => group.pages);
  const head: RootContent[] = [
    heading(1, text(site.title)),
    quote(paragraph(text(site.description))),
    paragraph(text(texts.about(site.release, pages.length))),
  ];
  const full = [markdownOf(head), ...pages.map(({markdown}) => markdown)].join('\n---\n\n');
  const entry = (label: string, url: string, note: string) =>
    item(paragraph(link(url, text(label)), text(texts.colon + note)));
  return {
    full,
    list: markdownOf([
      ...head,
      ...groups.flatMap((group) => [
        heading(2, text(group.name)),
        list(
          ...group.pages.map(({title, url, description, markdown}) =>
            entry(title, url, texts.note(description, sizeOf(markdown))),
          ),
        ),
      ]),
      // The word of the convention for what can be left out, in every language.
      heading(2, text('Optional')),
      list(
        entry(texts.full, site.full, texts.fullNote(sizeOf(full))),
        ...site.others.map(({label, url}) => entry(label, url, texts.otherNote)),
      ),
    ]),
  };
}
