import type {RootContent} from 'mdast';
import type {Lang} from '../../config/languages';
import {readTexts} from '../../config/texts';
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

/**
 * Puts values into the places of a sentence that name them.
 *
 * @param sentence - Text with places in braces, such as `{count} pages`.
 * @param values - By the name of the place; others stay as they are.
 */
export const fill = (sentence: string, values: Readonly<Record<string, string | number>>): string =>
  sentence.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));

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
  const texts = readTexts('llms', site.lang);
  const {colon} = readTexts('site', site.lang);
  const pages = groups.flatMap((group) => group.pages);
  const head: RootContent[] = [
    heading(1, text(site.title)),
    quote(paragraph(text(site.description))),
    paragraph(text(fill(texts.about, {count: pages.length, release: site.release}))),
  ];
  const full = [markdownOf(head), ...pages.map(({markdown}) => markdown)].join('\n---\n\n');
  const entry = (label: string, url: string, note: string) =>
    item(paragraph(link(url, text(label)), text(colon + note)));
  return {
    full,
    list: markdownOf([
      ...head,
      ...groups.flatMap((group) => [
        heading(2, text(group.name)),
        list(
          ...group.pages.map(({title, url, description, markdown}) =>
            entry(title, url, fill(texts.note, {description, size: sizeOf(markdown)})),
          ),
        ),
      ]),
      // The word of the convention for what can be left out, in every language.
      heading(2, text('Optional')),
      list(
        entry(texts.full, site.full, fill(texts.fullNote, {size: sizeOf(full)})),
        ...site.others.map(({label, url}) => entry(label, url, texts.otherNote)),
      ),
    ]),
  };
}
