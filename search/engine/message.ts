/**
 * Recognises messages of programs in what was pasted: a line of a terminal has colours, paths,
 * places and times in it, which are no words of any page, and the message between them.
 */
import type {SearchSection} from '../types';

/** Stands for a part of a message that differs from case to case. */
const GAP = '…';

/** Longest input read, in UTF-16 code units; a log is longer, and its first lines have the message. */
const MAX_INPUT = 4096;

/** Most characters in place of a gap: two long paths, and not the rest of a log. */
const MAX_GAP = 400;

/** Characters from which on a part of a message is no part of an ordinary query. */
const MIN_PART = 12;

/** What loggers put before a message. */
const LEVEL = /^(?:[^\p{L}]*(?:error|warn|warning|info|success|uncaught)\b:?\s+)+/u;

/** Colours and other control sequences of terminals, also without the escape that pasting can drop. */
// eslint-disable-next-line no-control-regex -- they begin with a control character
const COLOURS = /\u001B\][^\u0007]*\u0007|[\u001B\u009B]\[[\d;?]*[ -/]*[@-~]|\[\d{1,3}(?:;\d{1,3})*m/gu;
/** Quotes are typed, printed and shown in several ways. */
const QUOTES = /[`'"‘’“”]/gu;

/** A message that was recognised. */
export interface FoundMessage {
  /** Id of the section that explains it. */
  id: string;
  /** Its words, without what differs from case to case. */
  words: string;
}

interface KnownMessage extends FoundMessage {
  parts: readonly string[];
  /** Set where the parts are words of ordinary queries: one word in each gap then, from the start. */
  whole?: RegExp;
}

/** The messages of an index. */
export interface MessageIndex {
  /** Adds the messages of a section. */
  add: (section: SearchSection) => void;
  /**
   * Finds the messages in what was typed or pasted.
   *
   * @param input - Any string.
   * @returns One message a section, those with most words first; none for an ordinary query.
   */
  find: (input: string) => FoundMessage[];
}

const plain = (text: string): string =>
  text.normalize('NFKC').replace(COLOURS, '').replace(QUOTES, '').replace(/\s+/gu, ' ').trim().toLowerCase();

/** Whether a text holds all parts in order, with no more than a gap between two. */
function holds(text: string, parts: readonly string[]): boolean {
  const [first = '', ...rest] = parts;
  for (let start = text.indexOf(first); start !== -1; start = text.indexOf(first, start + 1)) {
    let end = start + first.length;
    const fits = rest.every((part) => {
      const at = text.indexOf(part, end);
      const isNear = at !== -1 && at - end <= MAX_GAP;
      end = at + part.length;
      return isNear;
    });
    if (fits) return true;
  }
  return false;
}

/** A message of short parts as a pattern of the whole text. */
function wholeOf(message: string): RegExp {
  const parts = message.split(GAP).map((part) => plain(part).replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  // A gap at the end is whatever follows.
  const isOpen = parts.at(-1) === '';
  return new RegExp(`^${parts.slice(0, isOpen ? -1 : undefined).join('\\s*\\S+\\s*')}${isOpen ? '' : '$'}`, 'u');
}

/**
 * Makes an empty index of messages.
 *
 * @returns The index.
 */
export function createMessageIndex(): MessageIndex {
  const known: KnownMessage[] = [];
  return {
    add: ({id, messages}) => {
      for (const message of messages) {
        // Not by NFKC, which makes three dots of the gap.
        const parts = message
          .split(GAP)
          .map(plain)
          .filter((part) => /\p{L}/u.test(part));
        if (parts.length === 0) continue;
        const isTelling = parts.some((part) => part.length >= MIN_PART);
        known.push({id, parts, words: parts.join(' '), ...(isTelling ? {} : {whole: wholeOf(message)})});
      }
    },
    find: (input) => {
      const text = plain(input.slice(0, MAX_INPUT).replaceAll(GAP, ' '));
      const message = text.replace(LEVEL, '');
      const isPart = message.length >= MIN_PART && message.includes(' ');
      const found = known.filter(({parts, whole}) =>
        whole === undefined
          ? holds(text, parts) || (isPart && parts.some((part) => part.startsWith(message)))
          : whole.test(message),
      );
      const sorted = found.sort((a, b) => b.words.length - a.words.length);
      return [...new Map(sorted.reverse().map(({id, words}) => [id, {id, words}])).values()].reverse();
    },
  };
}
