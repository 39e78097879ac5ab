import type {PhrasingContent} from 'mdast';

/**
 * What components of the site write by themselves, by the ids of their translations. The texts of
 * the components are literal, because Docusaurus reads them from their source; a test of the built
 * site holds both against each other.
 */
const ENGLISH = {
  'site.backlinks.label': 'Used in',
  'site.backlinks.comma': ', ',
  'site.backlinks.examples': 'Examples',
  'site.backlinks.more': '{count} more',
  'site.badge.deprecated': 'Deprecated',
  'site.badge.experimental': 'Experimental',
  'site.badge.required': 'Required',
  'site.badge.since': 'Since {version}',
  'site.badge.v2': 'Different in 2.x',
  'site.configChecker.noScript':
    'The check runs in the browser and needs JavaScript. Without it, go through the tables of the sections below with your file beside them.',
  'site.home.otherLanguage': 'In another language:',
  'site.lastChange.time': 'Last updated: {time} (UTC)',
  'site.lastChange.unknown': 'This page was built without a Git history that knows it.',
  'site.liveResult.open': 'Open the live site in a new tab',
  'site.tourStart.text': 'This page continues the project of {page}.',
  'site.tourStart.summary': 'Start here with a copy of it',
  'site.tourStart.folder':
    'Or download {archive}. The same files are in the folder {folder} of the repository of this documentation.',
  'site.verificationNote.title': 'Verified with {version}',
  'site.verificationNote.samples': 'Samples and commands, compiled or run against this release: {count}',
  'site.verificationNote.facts': 'Names, types and defaults, read from its packages: {count}',
  'site.verificationNote.proofs': 'Proofs of its sections, by example: {proofs}',
  'site.verificationNote.guide': 'steps of the guide',
  'site.verificationNote.browser': 'use in a browser',
  'site.verificationNote.source': 'released code',
  'site.verificationNote.next': 'packages of 2.x',
  'site.verificationNote.registry': 'npm registry',
  'site.verificationNote.test': 'tests of this site',
  'site.verificationNote.how': 'How these pages are checked',
  'theme.admonition.caution': 'Caution',
  'theme.admonition.danger': 'Danger',
  'theme.admonition.info': 'Info',
  'theme.admonition.note': 'Note',
  'theme.admonition.tip': 'Tip',
  'theme.admonition.warning': 'Warning',
} as const;

/** Names of the texts that a twin needs. */
export type WordId = keyof typeof ENGLISH;

/** Whether a text of this name is known. */
export const isWordId = (id: string): id is WordId => Object.hasOwn(ENGLISH, id);

/**
 * Gives a text in the language of a page, in pieces: `{name}` is what the values hold under that name.
 */
export type Words = (
  id: WordId,
  values?: Readonly<Record<string, PhrasingContent | PhrasingContent[]>>,
) => PhrasingContent[];

/**
 * Makes the texts of a language.
 *
 * @param translations - Texts by id, as Docusaurus has them; those that are missing are English.
 * @returns See {@link Words}. It throws an Error for a text with a place that no value fills.
 */
export function createWords(translations: Readonly<Record<string, string>>): Words {
  return (id, values = {}) =>
    (translations[id] ?? ENGLISH[id]).split(/(\{\w+\})/).flatMap((part): PhrasingContent[] => {
      const name = /^\{(\w+)\}$/.exec(part)?.[1];
      if (name === undefined) return part === '' ? [] : [{type: 'text', value: part}];
      const value = values[name];
      if (value === undefined)
        throw new Error(`The text "${id}" has {${name}}, which its Markdown twin does not know.`);
      return Array.isArray(value) ? value : [value];
    });
}
