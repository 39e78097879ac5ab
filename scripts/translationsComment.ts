/**
 * Writes the comment on a pull request: which translations its English leaves behind.
 *
 * `node scripts/translationsComment.ts head.json base.json [still-valid]` reads what
 * `npm run i18n:status -- --json` wrote for the pull request and for what it is based on. It needs
 * nothing but Node.js 24, since it runs where code of the pull request must not: what it reads comes
 * from there and is only written out when it looks as it should.
 */
import {readFileSync} from 'node:fs';

/** A part of a page or file of texts that is not up to date, as the status writes it. */
interface Part {
  id: string;
  state: string;
}

interface Item {
  name: string;
  english: string;
  open: Part[];
}

/** What the status writes for a language. */
export interface LanguageData {
  lang: string;
  open: Item[];
}

/** First line of the comment, by which it is found again. */
export const MARK = '<!-- translations -->';

/** How many rows a comment has at most: more are found with the command. */
const ROWS = 100;

const PATTERNS = {
  lang: /^[A-Za-z-]{2,12}$/,
  name: /^[\w./-]{1,200}$/,
  state: /^(?:missing|stale|unrecorded|orphan)$/,
};

/** What the states are called in the comment. */
const STATES: Readonly<Record<string, string>> = {
  missing: 'missing',
  stale: 'English changed',
  unrecorded: 'never compared',
  orphan: 'no English any more',
};

function textOf(value: unknown, kind: keyof typeof PATTERNS): string {
  if (typeof value === 'string' && PATTERNS[kind].test(value)) return value;
  throw new Error(`${JSON.stringify(value)?.slice(0, 100)} is no ${kind} of a status. Nothing was written.`);
}

/** Keys of texts are any text. As code nothing in them is a link, a mention or HTML, and a row stays one. */
function codeOf(value: unknown): string {
  if (typeof value !== 'string') throw new Error('The name of a section is a text. Nothing was written.');
  return value
    .replace(/[`|\\\s]+/g, ' ')
    .slice(0, 120)
    .trim();
}

const listOf = (value: unknown): Record<string, unknown>[] => {
  if (Array.isArray(value)) return value as Record<string, unknown>[];
  throw new Error('A status is a list of languages with lists of what is open. Nothing was written.');
};

/**
 * Reads a status that somebody else may have written.
 *
 * @param json - Output of `npm run i18n:status -- --json`.
 * @throws Error when it holds anything but names of languages, files and headings.
 */
export function readStatus(json: string): LanguageData[] {
  return listOf(JSON.parse(json)).map(({lang, open}) => ({
    lang: textOf(lang, 'lang'),
    open: listOf(open).map((item) => ({
      name: textOf(item.name, 'name'),
      english: textOf(item.english, 'name'),
      open: listOf(item.open).map(({id, state}) => ({id: codeOf(id), state: textOf(state, 'state')})),
    })),
  }));
}

/**
 * What is open in a pull request and was not before, by the records that each of them has.
 *
 * @param head - Status of the pull request.
 * @param base - Status of what it is based on.
 */
export function newlyOpen(head: readonly LanguageData[], base: readonly LanguageData[]): LanguageData[] {
  const keyOf = (lang: string, name: string, {id, state}: Part): string => [lang, name, id, state].join('\n');
  const known = new Set(
    base.flatMap(({lang, open}) => open.flatMap(({name, open: parts}) => parts.map((part) => keyOf(lang, name, part)))),
  );
  return head
    .map(({lang, open}) => ({
      lang,
      open: open
        .map((item) => ({...item, open: item.open.filter((part) => !known.has(keyOf(lang, item.name, part)))}))
        .filter((item) => item.open.length > 0),
    }))
    .filter(({open}) => open.length > 0);
}

/**
 * Writes the comment.
 *
 * @param languages - What {@link newlyOpen} gives.
 * @param isStillValid - Whether the pull request says that it only mends typos.
 * @returns Markdown that begins with {@link MARK}.
 */
export function commentOf(languages: readonly LanguageData[], isStillValid: boolean): string {
  const rows = languages.flatMap(({lang, open}) =>
    open.map(({name, english, open: parts}) => {
      const list = parts.map(({id, state}) => `\`${id === '' ? 'opening' : id}\` (${STATES[state]})`);
      return `| \`${english}\` | ${lang} | ${list.join(', ')} | \`npm run i18n:accept -- ${name} --lang ${lang}\` |`;
    }),
  );
  if (rows.length === 0) return `${MARK}\nNo translation falls behind with this pull request.\n`;
  const names = [...new Set(languages.flatMap(({open}) => open.map(({name}) => name)))];
  return [
    MARK,
    isStillValid
      ? 'This pull request says that it only mends typos. Record that the translations below are still valid, and commit the result:'
      : 'English changed, and these sections of the translations are behind:',
    ...(isStillValid ? ['', '```sh', `npm run i18n:accept -- --typo ${names.join(' ')}`, '```'] : []),
    '',
    '| English changed | Language | Sections that are behind | When the translation is right |',
    '| --- | --- | --- | --- |',
    ...rows.slice(0, ROWS),
    ...(rows.length > ROWS ? ['', `And ${rows.length - ROWS} more: \`npm run i18n:status\` lists all.`] : []),
    ...(isStillValid
      ? []
      : [
          '',
          '`npm run i18n:status -- --diff` shows what changed. Where only typos were mended, add the label `translations: still valid`, or the line `Translations: still-valid` at the end of each commit message.',
        ]),
    '',
  ].join('\n');
}

if (process.argv[1]?.endsWith('translationsComment.ts')) {
  const [head = '', base = '', stillValid] = process.argv.slice(2);
  const [now, before] = [head, base].map((file) => readStatus(readFileSync(file, 'utf8')));
  process.stdout.write(commentOf(newlyOpen(now ?? [], before ?? []), stillValid === 'still-valid'));
}
