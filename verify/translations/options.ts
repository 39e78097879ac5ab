import {LANGS, TRANSLATIONS, type Lang} from '../../config/languages';
import {didYouMean} from '../../content/suggest';

/** What a command line asks for. */
export interface Options {
  /** Languages: the one that is named, or all that are translated. */
  langs: readonly Lang[];
  /** Switches that were given. */
  switches: ReadonlySet<string>;
  /** What is no switch, and the switches that choose: `--all` and `--typo`. */
  rest: string[];
}

/** Switches that stand for names. */
const CHOOSING = ['--all', '--typo'];

/**
 * Reads the arguments of the commands about translations.
 *
 * @param args - Arguments.
 * @param known - Switches of the command; those that choose, `--all` and `--typo`, are handed on as names.
 * @throws Error with the nearest name for a language or a switch that does not exist.
 */
export function readOptions(args: readonly string[], known: readonly string[]): Options {
  const rest: string[] = [];
  const switches = new Set<string>();
  let langs: readonly Lang[] = TRANSLATIONS;
  for (let i = 0; i < args.length; i += 1) {
    const [name = '', given] = (args[i] ?? '').split('=');
    if (name === '--lang') {
      const value = given ?? args[(i += 1)] ?? '';
      const lang = LANGS.find((one) => one === value);
      if (lang === undefined || !TRANSLATIONS.includes(lang)) {
        throw new Error(
          `"${value}" is no language that is translated: ${TRANSLATIONS.join(', ')}.${didYouMean(value, TRANSLATIONS)}`,
        );
      }
      langs = [lang];
    } else if (!name.startsWith('--')) rest.push(name);
    else if (CHOOSING.includes(name) && known.includes(name)) rest.push(name);
    else if (known.includes(name)) switches.add(name);
    else throw new Error(`There is no option ${name}. Options: --lang <language>, ${known.join(', ')}.`);
  }
  return {langs, switches, rest};
}
