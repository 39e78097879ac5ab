import {SOURCE_LANG, type Lang} from '../../config/languages';
import {glossaryRules} from './glossary';
import type {WordRule} from './types';

/** Pages that build one thing from nothing, and say at the top what it will be. */
const TUTORIALS = ['guide/start/getting-started', 'plugin/system/write-a-plugin'];

const OPENING = {
  instead: "the reader's problem, and what Rspress does about it",
  reason: 'a page that opens like all others says nothing about itself',
  except: TUTORIALS,
} as const;

/** English words. They are looked for in prose, never in code. */
const ENGLISH: readonly WordRule[] = [
  {
    pattern: /\baddress(?:es)?\b/gi,
    instead: 'URL, path or route, whichever it is',
    reason: 'readers have to know which of the three is meant',
    unless: [{pattern: /\b(?:IP|e-?mail) address(?:es)?\b|\baddress bar\b/gi, reason: 'names of other things'}],
  },
  {pattern: /\bpictures?\b/gi, instead: 'image or screenshot', reason: 'the words of HTML and of tools'},
  {
    pattern: /\b(?:stands?|standing|stood)\b/gi,
    instead: 'is in, appears on, comes after',
    reason: 'files and labels do not stand anywhere',
    unless: [
      {pattern: /\b(?:stands?|standing|stood) (?:in )?for\b/gi, reason: 'means, or replaces'},
      {pattern: /\b(?:stands?|standing|stood) out\b|\bas (?:it|they) stands?\b/gi, reason: 'idioms'},
      {pattern: /\bstand-(?:alone|in)\b|\blong-standing\b/gi, reason: 'compounds of their own'},
    ],
  },
  {pattern: /\bmend(?:s|ed|ing)?\b/gi, instead: 'fix', reason: 'software is fixed'},
  {pattern: /\banew\b/gi, instead: 'again, or restart, rebuild', reason: 'the word is out of use'},
  {pattern: /\bturn(?:s|ed|ing)? (?:\w+ )?round\b/gi, instead: 'invert', reason: 'the word of CSS'},
  {
    pattern: /\b(?:draws?|drawing|drew|drawn)\b/gi,
    instead: 'render',
    reason: 'React, browsers and Rspress render',
    unless: [
      {
        pattern:
          /\bdraw(?:s|ing|n)? (?:(?:an?|the|your) )?(?:\w+ )?(?:lines?|arrows?|diagrams?|charts?|shapes?|attention|conclusions?)\b/gi,
        reason: 'the ordinary sense',
      },
    ],
  },
  {pattern: /\bby (?:a )?script only\b/gi, instead: 'needs JavaScript', reason: 'nobody knows whose script it is'},
  {pattern: /\bwhat (?:becomes?|became) of\b/gi, instead: 'what happens to', reason: 'the phrase is out of use'},
  {
    pattern: /\btexts\b|\bwords of (?:the |a )?(?:theme|interface|button|menu)s?\b/gi,
    instead: 'labels or UI text',
    reason: 'that is what parts of an interface are called',
  },
  {pattern: /\bentr(?:y|ies) says?\b/gi, instead: "the item's label is", reason: 'entries do not speak'},
  {
    pattern: /\bdeliver(?:s|ed|ing|y)?\b/gi,
    instead: 'serve',
    reason: 'servers serve files',
  },
  {
    pattern: /\bcoming from \d+\.x or going\b/gi,
    instead: 'moving between versions',
    reason: 'one phrase for both ways',
  },
  {
    pattern: /\bcosts?\b/gi,
    instead: 'takes',
    reason: 'time and bytes are not paid',
    unless: [{pattern: /\bat (?:the|a|no) (?:\w+ )?cost\b/gi, reason: 'an idiom'}],
  },
  {
    pattern: /\blooks? after (?:itself|themselves)\b/gi,
    instead: 'say who maintains it',
    reason: 'programs need maintainers',
  },
  {pattern: /\bafter this page,? you\b/gi, ...OPENING},
];

/**
 * Words that a language does not use, with what to write instead. Those of translations are in their glossary.
 *
 * @param siteDir - Absolute path of the site.
 * @param lang - Language.
 * @throws ContentError when the glossary is none.
 */
export const wordsOf = (siteDir: string, lang: Lang): readonly WordRule[] =>
  lang === SOURCE_LANG ? ENGLISH : glossaryRules(siteDir, lang);
