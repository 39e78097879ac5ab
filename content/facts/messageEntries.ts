/** The page of error messages, and which of its entries explains a message. */
import type {Page} from '../types';
import {GAP, loadMessages, type Message} from './messages';
import {isUnlisted} from './unlistedMessages';

/** The page that lists the messages, by file key. */
export const ERRORS_PAGE = 'guide/about/errors';

/** One entry of the page. */
export interface MessageEntry {
  /** Id of its heading. */
  id: string;
  heading: string;
  /** Everything the entry shows: words, inline code, code blocks. */
  text: string;
}

/** Compares texts without the marks of Markdown, and with one space for many. */
const plain = (text: string): string => text.replace(/`/g, '').replace(/\s+/g, ' ').trim();

/**
 * The entries of the page.
 *
 * @param page - The page of error messages, in any language.
 * @returns One entry a heading, in reading order.
 */
export function entriesOf(page: Page): MessageEntry[] {
  return page.headings.map(({id, text: heading, charIndex, line}, index) => {
    const next = page.headings[index + 1];
    const fences = page.fences.filter((fence) => fence.line > line && fence.line < (next?.line ?? Infinity));
    return {
      id,
      heading,
      text: plain([page.text.slice(charIndex, next?.charIndex), ...fences.map(({value}) => value)].join('\n')),
    };
  });
}

/** Whether a text shows a message: all its fixed parts in order, close to each other. */
function shows(text: string, template: string): boolean {
  const parts = plain(template)
    .split(GAP)
    .map((part) => part.trim().replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(parts.filter((part) => part !== '').join('.{0,120}?')).test(text);
}

/**
 * Finds the entry of a message.
 *
 * @param message - The message.
 * @param entries - Entries of the page.
 * @returns The first entry that shows it: with the same gaps before others, in its heading before
 * its text.
 */
export function entryOf({template}: Message, entries: readonly MessageEntry[]): MessageEntry | undefined {
  return (
    entries.find(({text}) => text.includes(plain(template))) ??
    entries.find(({heading}) => shows(plain(heading), template)) ??
    entries.find(({text}) => shows(text, template))
  );
}

/** Messages of a page that no entry shows: they are more exact than an entry with a gap in their place. */
function ownMessages({symptoms, headings}: Page, entries: readonly MessageEntry[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const {message, heading} of symptoms) {
    const id = headings[heading]?.id;
    if (id === undefined || entries.some(({text}) => shows(text, message))) continue;
    found.set(id, [...(found.get(id) ?? []), message]);
  }
  return found;
}

/**
 * Makes a function that gives the messages a page explains.
 *
 * @param pages - All pages of a language.
 * @returns By id of the heading: of the page of error messages, those that it shows and those of the toolkit that belong
 * to it; of another page, those with which its paragraphs begin, unless the page of error messages has them.
 */
export function messagesIn(pages: readonly Page[]): (page: Page) => ReadonlyMap<string, readonly string[]> {
  const errors = pages.find(({fileKey}) => fileKey === ERRORS_PAGE);
  const entries = errors === undefined ? [] : entriesOf(errors);
  return (page) => (page === errors ? messagesOf(page) : ownMessages(page, entries));
}

/**
 * Messages that the page of error messages explains.
 *
 * @param page - That page.
 * @returns By id of the heading, the messages that it shows and those of the toolkit that belong to it.
 */
export function messagesOf(page: Page): ReadonlyMap<string, readonly string[]> {
  const entries = entriesOf(page);
  const known = loadMessages()
    .filter((message) => !isUnlisted(message))
    .map((message) => ({id: entryOf(message, entries)?.id, template: message.template}));
  return new Map(
    page.headings.map(({id, line}) => {
      const shown = page.inlineCode.filter((code) => code.line === line).map(({value}) => value);
      const own = known.filter((message) => message.id === id).map(({template}) => template);
      return [id, [...new Set([...shown, ...own])]];
    }),
  );
}
