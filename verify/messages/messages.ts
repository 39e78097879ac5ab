/** Holds the page of error messages against the messages of the released code. */
import type {Message} from '../../content/facts/messages';
import type {Page} from '../../content/types';
import {didYouMean} from '../../content/suggest';
import {GAP} from '../extraction/readers/messages';
import type {UnlistedMessages} from './unlisted.data';

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
  return page.headings.map(({id, text: heading, charIndex}, index) => {
    const end = page.headings[index + 1]?.charIndex ?? page.text.length;
    const fences = page.fences.filter((fence) => fence.charIndex >= charIndex && fence.charIndex < end);
    return {
      id,
      heading,
      text: plain([page.text.slice(charIndex, end), ...fences.map(({value}) => value)].join('\n')),
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
 * @returns The first entry that shows it, those that do so in their heading before others.
 */
export function entryOf({template}: Message, entries: readonly MessageEntry[]): MessageEntry | undefined {
  return (
    entries.find(({heading}) => shows(plain(heading), template)) ?? entries.find(({text}) => shows(text, template))
  );
}

/**
 * Compares the page with the code.
 *
 * @param messages - Messages of the released code.
 * @param entries - Entries of the page.
 * @param unlisted - Messages that need no entry, with the reasons.
 * @returns What is wrong, each with what to do.
 */
export function checkMessages(
  messages: readonly Message[],
  entries: readonly MessageEntry[],
  unlisted: readonly UnlistedMessages[],
): string[] {
  const excused = new Set(
    unlisted.flatMap(({package: name, templates}) => templates.map((template) => `${name}: ${template}`)),
  );
  const known = new Set(messages.map(({package: name, template}) => `${name}: ${template}`));
  const lacking = messages.flatMap((message) => {
    const {package: name, files, level, template} = message;
    if (excused.has(`${name}: ${template}`) || entryOf(message, entries) !== undefined) return [];
    return [
      `${name}/${files.join(', ')} can give "${template}" (${level}), and ${ERRORS_PAGE} has no entry for it. ` +
        'Add one, or say in verify/messages/unlisted.data.ts why nobody meets it.',
    ];
  });
  const needless = [...excused].flatMap((key) =>
    known.has(key)
      ? []
      : [
          `verify/messages/unlisted.data.ts names "${key}", which no package has. Remove it.${didYouMean(key, [...known])}`,
        ],
  );
  return [...lacking, ...needless];
}
