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

/**
 * Messages that a page explains.
 *
 * @param page - Any page.
 * @returns By id of the heading, the messages that it shows and those of the toolkit that belong to
 * it; none for other pages than that of error messages.
 */
export function messagesOf(page: Page): ReadonlyMap<string, readonly string[]> {
  if (page.fileKey !== ERRORS_PAGE) return new Map();
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
