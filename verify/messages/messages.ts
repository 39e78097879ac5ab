/** Holds the page of error messages against the messages of the released code. */
import {entryOf, ERRORS_PAGE, type MessageEntry} from '../../content/facts/messageEntries';
import type {Message} from '../../content/facts/messages';
import type {UnlistedMessages} from '../../content/facts/unlistedMessages';
import {didYouMean} from '../../content/suggest';

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
        'Add one, or say in content/facts/unlistedMessages.ts why nobody meets it.',
    ];
  });
  const needless = [...excused].flatMap((key) =>
    known.has(key)
      ? []
      : [
          `content/facts/unlistedMessages.ts names "${key}", which no package has. Remove it.${didYouMean(key, [...known])}`,
        ],
  );
  return [...lacking, ...needless];
}
