/** Says in words what a check has found. Code in the sentences stands between backticks. */
import type {Accept, Blind, ConfigFacts, Finding, Problem, ValueKind} from './types';

/** How many values or names a sentence lists. */
const LISTED = 8;

const code = (text: string): string => `\`${text}\``;

/** Puts values into the places of a sentence that name them. */
const fill = (sentence: string, values: Readonly<Record<string, string>>): string =>
  sentence.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);

/** A few words or names, the rest left out. */
function listed(items: readonly string[], lang: string, type: 'conjunction' | 'disjunction'): string {
  const all = [...new Set(items)];
  const shown = all.length > LISTED ? [...all.slice(0, LISTED), '…'] : all;
  return new Intl.ListFormat(lang, {type}).format(shown);
}

/** What an option takes, in words. */
function expected(accepts: readonly Accept[], {texts: {kinds}, lang}: ConfigFacts): string {
  const words = accepts.map((accept) => {
    if (typeof accept === 'string') return kinds[accept];
    if ('is' in accept) return code(typeof accept.is === 'string' ? `'${accept.is}'` : String(accept.is));
    return 'list' in accept || 'tuple' in accept ? kinds.list : kinds.object;
  });
  return listed(words, lang, 'disjunction');
}

/** What a value is, in words. */
const actual = (kind: ValueKind, {texts}: ConfigFacts): string =>
  kind === 'boolean' ? texts.actualBoolean : texts.kinds[kind];

/** The sentence of a row of the page about moving; one that ends with a colon goes on with the names. */
function rowText({rows, texts}: ConfigFacts, row: string, names: string): string {
  const text = rows[row] ?? '';
  return /[:：]$/.test(text) ? `${text} ${names}${texts.end}` : text;
}

function sentence({problem, places}: Finding, facts: ConfigFacts): string {
  const {messages} = facts.texts;
  const name = places[0]?.name ?? '';
  const all = [...new Set(places.map((place) => place.name))].map(code);
  const names = listed(all, facts.lang, 'conjunction');
  const near = (one: string | undefined): string =>
    one === undefined ? '' : facts.gap + fill(messages.near, {near: one});
  switch (problem.kind) {
    case 'unknown': {
      const isTheme = name.startsWith('themeConfig.') && problem.near === undefined;
      return fill(isTheme ? messages.unknownTheme : messages.unknown, {name}) + near(problem.near);
    }
    case 'unknownExport':
      return fill(messages.unknownExport, {name, module: problem.module}) + near(problem.near);
    case 'later':
    case 'duplicate':
    case 'missing':
      return fill(messages[problem.kind], {name});
    case 'type':
      return fill(messages.type, {
        name,
        expected: expected(problem.expected, facts),
        actual: actual(problem.actual, facts),
      });
    case 'value': {
      const values = {name, expected: expected(problem.expected, facts), actual: problem.actual};
      return fill(messages.value, values) + near(problem.near);
    }
    case 'deprecated':
      return fill(problem.instead === '' ? messages.deprecated : messages.instead, {name, instead: problem.instead});
    case 'unread':
      return fill(messages.unread, {name}) + facts.gap + problem.why;
    case 'behaviour':
      return fill(messages.behaviour, {name, text: facts.behaviours[problem.behaviour]?.text ?? ''});
    case 'package':
      return fill(messages[PACKAGES[problem.next]], {name});
    case 'change': {
      const {kind, row, before = '', after = '', to = []} = problem.change;
      const values = {names, before, after, to: listed(to.map(code), facts.lang, 'conjunction')};
      const template =
        kind === 'default'
          ? messages.default
          : kind === 'moved' && places.length === 1 && to.length > 0
            ? messages.to
            : messages.change;
      return fill(template, {...values, text: rowText(facts, row, names)});
    }
  }
}

/** Sentences about packages. */
const PACKAGES = {part: 'part', version: 'version', unread: 'versionUnread'} as const;

/** The label of a problem. */
function labelOf(problem: Problem, {texts: {labels}}: ConfigFacts): string {
  if (problem.kind !== 'change') return labels[problem.kind];
  const {kind} = problem.change;
  if (kind === 'deprecated') return labels.changeDeprecated;
  return kind === 'behaviour' ? labels.changeBehaviour : labels[kind];
}

/** A piece of a sentence. */
export interface Piece {
  text: string;
  isCode: boolean;
}

const HAN = /\p{Script=Han}/u;

/**
 * Cuts a sentence into words and code, with the spaces that Chinese typography wants around code.
 *
 * @param text - Sentence with backticks.
 */
export function piecesOf(text: string): Piece[] {
  const pieces = text.split('`').map((piece, at) => ({text: piece, isCode: at % 2 === 1}));
  return pieces
    .map(({text: piece, isCode}, at) => {
      if (isCode) return {text: piece, isCode};
      const before = at > 0 && HAN.test(piece.charAt(0)) ? ' ' : '';
      const after = at < pieces.length - 1 && HAN.test(piece.at(-1) ?? '') ? ' ' : '';
      return {text: before + piece + after, isCode};
    })
    .filter((piece) => piece.text !== '');
}

/** A finding in words. */
export interface Described {
  /** What sort of problem it is. */
  label: string;
  text: Piece[];
}

/**
 * Describes a finding.
 *
 * @param finding - The finding.
 * @param facts - What the check knows, with its texts.
 */
export const describe = (finding: Finding, facts: ConfigFacts): Described => ({
  label: labelOf(finding.problem, facts),
  text: piecesOf(sentence(finding, facts).trim()),
});

/**
 * Describes why parts were not checked.
 *
 * @param blind - The parts.
 * @param facts - What the check knows, with its texts.
 */
export const describeBlind = ({kind, places}: Blind, {texts, lang}: ConfigFacts): Piece[] => {
  const names = [...new Set(places.map(({name}) => name))].filter((name) => name !== '');
  const text = texts.blind[kind];
  return piecesOf(
    names.length === 0
      ? text
      : fill(texts.messages.change, {names: listed(names.map(code), lang, 'conjunction'), text}),
  );
};

/**
 * Puts numbers into a text of the report.
 *
 * @param text - Text with places.
 * @param values - Numbers by the name of the place.
 */
export const withNumbers = (text: string, values: Readonly<Record<string, number>>): string =>
  fill(text, Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)])));
