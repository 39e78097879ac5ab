/** The glossary of a translation, `i18n/<lang>/glossary.json`: read, held against its form, made into rules. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {jsonProblem} from '../../config/json';
import type {Lang} from '../../config/languages';
import {ContentError} from '../../content/ContentError';
import {lineOfKey} from '../../content/sourceLines';
import {didYouMean} from '../../content/suggest';
import type {WordRule} from './types';

/** A term and what is wrong for it. */
export interface Term {
  /** English. */
  term: string;
  /** What the translation says. */
  write: string;
  note?: string;
  /** Wrong words, each with what stands in its place wherever it is: a program may replace it. */
  replace?: Readonly<Record<string, string>>;
  /** Regular expressions of wrong words that somebody has to look at; `write` where it is not that of the term. */
  avoid?: readonly {find: string; write?: string}[];
  /** Regular expressions of uses that are right. */
  unless?: readonly {find: string; reason: string}[];
  /**
   * Whether a section has to have the translation where its English has the term: `error` where that was never
   * wrong, `note` where a sentence is sometimes better without it.
   */
  required?: 'error' | 'note';
  /** What counts as the translation besides `write`. */
  accept?: readonly string[];
  /** Pages, by the beginning of their names, that may use it. */
  except?: readonly string[];
}

/** Contents of a glossary. */
interface Glossary {
  title: string;
  /** Paragraphs above the tables. */
  intro: readonly string[];
  /** Heads of the columns, and what stands before right uses (`unless`), in the language of the glossary. */
  columns: Readonly<Record<'term' | 'write' | 'forbidden' | 'note' | 'unless', string>>;
  groups: readonly {title: string; terms: readonly Term[]}[];
}

/** Where the glossary of a language is, relative to the site folder. */
export const glossaryFile = (lang: Lang): string => `i18n/${lang}/glossary.json`;

const KEYS = ['term', 'write', 'note', 'replace', 'avoid', 'unless', 'required', 'accept', 'except'];

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

/** Expressions of a term with where they are. */
const expressionsOf = ({avoid = [], unless = []}: Term): {keys: (string | number)[]; find: unknown}[] => [
  ...avoid.map(({find}, i) => ({keys: ['avoid', i], find})),
  ...unless.map(({find}, i) => ({keys: ['unless', i], find})),
];

/** What is wrong with a term, and under which key. */
function faultOf(term: Term): {keys: (string | number)[]; reason: string} | undefined {
  const unknown = Object.keys(term).find((key) => !KEYS.includes(key));
  if (unknown !== undefined) {
    return {
      keys: [unknown],
      reason: `A term has no "${unknown}".${didYouMean(unknown, KEYS)} It has ${KEYS.join(', ')}.`,
    };
  }
  if (!isText(term.term) || !isText(term.write)) {
    return {keys: [], reason: 'A term needs "term", its English, and "write", its translation.'};
  }
  if (term.required !== undefined && !['error', 'note'].includes(term.required)) {
    return {keys: ['required'], reason: 'Write "error" or "note".'};
  }
  for (const {keys, find} of expressionsOf(term)) {
    if (!isText(find)) return {keys, reason: 'Write a regular expression in "find".'};
    try {
      new RegExp(find, 'gu');
    } catch (cause) {
      return {keys, reason: `"${find}" is no regular expression: ${(cause as Error).message}`};
    }
  }
  const wrong = term.unless?.findIndex(({reason}) => !isText(reason)) ?? -1;
  if (wrong !== -1) return {keys: ['unless', wrong], reason: 'Say in "reason" why this use is right.'};
  const loop = Object.entries(term.replace ?? {}).find(([from, to]) => !isText(from) || !isText(to) || from === to);
  return loop === undefined
    ? undefined
    : {keys: ['replace', loop[0]], reason: `Write another text than "${loop[0]}" in its place.`};
}

/**
 * Reads the glossary of a language.
 *
 * @param siteDir - Absolute path of the site.
 * @param lang - Language of a translation.
 * @returns `undefined` when the language has none.
 * @throws ContentError with file and line for what is no JSON, or no term.
 */
export function readGlossary(siteDir: string, lang: Lang): Glossary | undefined {
  const file = glossaryFile(lang);
  if (!existsSync(path.join(siteDir, file))) return undefined;
  const source = readFileSync(path.join(siteDir, file), 'utf8');
  const problem = jsonProblem(source);
  if (problem !== undefined) throw new ContentError(file, problem.line, problem.reason);
  const glossary = JSON.parse(source) as Glossary;
  glossary.groups.forEach(({terms}, i) =>
    terms.forEach((term, j) => {
      const fault = faultOf(term);
      if (fault === undefined) return;
      throw new ContentError(file, lineOfKey(source, ['groups', i, 'terms', j, ...fault.keys]), fault.reason);
    }),
  );
  return glossary;
}

const escape = (text: string): string => text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&');

function rulesOf({term, write, note, replace = {}, avoid = [], unless = [], except = []}: Term): WordRule[] {
  const common = {
    reason: note ?? `“${term}” in the glossary`,
    unless: unless.map(({find, reason}) => ({pattern: new RegExp(find, 'gu'), reason})),
    except,
  };
  return [
    ...Object.entries(replace).map(([from, to]): WordRule => {
      return {...common, pattern: new RegExp(escape(from), 'gu'), instead: to, replaces: true};
    }),
    ...avoid.map((one): WordRule => {
      return {...common, pattern: new RegExp(one.find, 'gu'), instead: one.write ?? write};
    }),
  ];
}

const known = new Map<string, readonly WordRule[]>();

/**
 * Words that the glossary of a language forbids.
 *
 * @param siteDir - Absolute path of the site.
 * @param lang - Language of a translation.
 * @returns Rules; none when there is no glossary.
 * @throws ContentError as {@link readGlossary} does.
 */
export function glossaryRules(siteDir: string, lang: Lang): readonly WordRule[] {
  const key = path.join(siteDir, glossaryFile(lang));
  const rules =
    known.get(key) ?? readGlossary(siteDir, lang)?.groups.flatMap(({terms}) => terms.flatMap(rulesOf)) ?? [];
  known.set(key, rules);
  return rules;
}

const cell = (text: string): string => text.replaceAll('|', '\\|');

/** Command that writes {@link renderedGlossary}. */
export const WRITE_GLOSSARY = 'npm run i18n:glossary';

/** The glossary for readers, relative to the site folder. */
export const renderedGlossary = (lang: Lang): string => `i18n/${lang}/GLOSSARY.md`;

/** A regular expression as a reader of the table sees it. */
const code = (expression: string): string => `\`${expression}\``;

/**
 * Writes a glossary for readers.
 *
 * @param glossary - The glossary.
 * @returns Markdown.
 */
export function renderGlossary({title, intro, columns, groups}: Glossary): string {
  const tables = groups.flatMap(({title: group, terms}) => [
    `## ${group}`,
    [
      [columns.term, columns.write, columns.forbidden, columns.note],
      ['---', '---', '---', '---'],
      ...terms.map(({term, write, note, replace = {}, avoid = [], unless = [], except = []}) => {
        const right = [...unless.map(({find, reason}) => `${code(find)} (${reason})`), ...except.map(code)];
        return [
          term,
          write,
          [...Object.keys(replace), ...avoid.map(({find}) => code(find))].join('<br>'),
          [note ?? '', right.length === 0 ? '' : `${columns.unless}${right.join(', ')}`]
            .filter((part) => part !== '')
            .join('<br>'),
        ];
      }),
    ]
      .map((row) => `| ${row.map(cell).join(' | ')} |`)
      .join('\n'),
  ]);
  const mark = `<!-- Written by \`${WRITE_GLOSSARY}\` from glossary.json. Change that file. -->`;
  return `${[mark, `# ${title}`, ...intro, ...tables].join('\n\n')}\n`;
}
