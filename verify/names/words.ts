import {kindOf} from '../../content/fences/languages';
import type {Fact} from '../../content/facts/types';
import type {FactRef} from './declared';

/** A name that is found by how it is written: a custom property of the theme, or a word of the command line. */
export interface FoundWord {
  offset: number;
  text: string;
  /** Fact that it is; nothing for custom properties, which the reference lists in a table of their own. */
  fact?: FactRef;
}

const VARIABLE = /--rp-[\w-]*\w/g;

/** A call of the toolkit up to the end of the command. */
const CALL = /(?<![\w/@.-])rspress(?=[\s"'])(?<rest>[^\n"'`;&|#]*)/g;

/**
 * Finds custom properties of the theme.
 *
 * @param code - Text of a sample in any language.
 * @param lang - The language.
 */
export function findVariables(code: string, lang: string): FoundWord[] {
  if (kindOf(lang)?.kind === 'plain') return [];
  return [...code.matchAll(VARIABLE)].map(({0: text, index}) => ({offset: index, text}));
}

/**
 * Finds commands of the toolkit and their flags.
 *
 * @param code - Text of a sample.
 * @param lang - Its language: commands, and data whose scripts hold commands.
 * @param facts - Facts of the release.
 */
export function findCommands(code: string, lang: string, facts: readonly Fact[]): FoundWord[] {
  const kind = kindOf(lang);
  if (kind?.kind !== 'shell' && kind?.kind !== 'session' && kind?.kind !== 'data') return [];
  const own = facts.filter(({owner}) => owner === 'rspress');
  const commands = new Set(own.filter((fact) => fact.kind === 'command').map(({name}) => name));
  const flagOf = (command: string, flag: string): Fact | undefined =>
    own.find(
      (fact) =>
        fact.kind === 'flag' &&
        (fact.name.startsWith(`${command} `) || fact.name.startsWith('-')) &&
        fact.type
          .replace(/[[<].*$/, '')
          .split(',')
          .some((each) => each.trim() === flag),
    );
  const found: FoundWord[] = [];
  for (const match of code.matchAll(CALL)) {
    const rest = match.groups?.rest ?? '';
    const start = match.index + match[0].length - rest.length;
    const words = [...rest.matchAll(/\S+/g)];
    const [first] = words;
    const command = first !== undefined && commands.has(first[0]) ? first[0] : 'dev';
    for (const word of words) {
      const offset = start + word.index;
      const [text] = /^[^=]+/.exec(word[0]) ?? [''];
      if (word === first && commands.has(text)) found.push({offset, text, fact: {owner: 'rspress', name: text}});
      else if (/^-{1,2}[a-z]/i.test(text)) {
        const flag = flagOf(command, text);
        found.push({offset, text, ...(flag && {fact: {owner: flag.owner, name: flag.name}})});
      }
    }
  }
  return found;
}
