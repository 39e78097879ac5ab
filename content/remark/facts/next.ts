import path from 'node:path';
import type {Link, PhrasingContent, RootContent, Table} from 'mdast';
import {readTexts} from '../../../config/texts';
import {loadRelease, type Move} from '../../facts/next/moves';
import {nextOwner, type Difference} from '../../facts/next/difference';
import {MOVING_PAGE, NOT_READ, PART_OF} from '../../facts/next/packages';
import {AREAS, type Area} from '../../facts/next/rows';
import type {Fact} from '../../facts/types';
import {readAttributes, required, type Component} from '../../jsx';
import {didYouMean} from '../../suggest';
import {purposes} from './descriptions';
import {filled, inlineCode, inlineElement, table, text, withCode} from './nodes';
import {named, type FactsPage} from './page';
import type {FactStrings} from './strings';

const NOTHING = '–';

/**
 * A link to what the next major release does with a fact.
 *
 * @returns Nothing for a fact that stays as it is.
 */
export function nextMark({moves, key, strings}: FactsPage, fact: Fact): Link | undefined {
  const row = moves.of(fact);
  if (row === undefined) return undefined;
  const url = `${path.posix.relative(path.posix.dirname(key), MOVING_PAGE)}.mdx#${row.id}`;
  return {
    type: 'link',
    url: url.startsWith('.') ? url : `./${url}`,
    children: [text('2.x')],
    data: {hProperties: {className: ['fact__next'], 'aria-label': strings.nextMark}},
  };
}

/** Codes in one cell, each on a line of its own where the browser breaks lines. */
const codes = (names: readonly string[]): PhrasingContent[] =>
  names.flatMap((name, i) => (i === 0 ? [inlineCode(name)] : [text(', '), inlineCode(name)]));

const THEME = 'themeConfig.';
const LOCALES = `${THEME}locales[].`;

/** A name as a reader writes or meets it. */
function shownName({owner, name, kind}: Fact, area: Area): string {
  // The section is about this one object.
  if (area === 'theme' && name.startsWith(THEME)) return name.slice(THEME.length);
  const component = /^(\w+)\.props$/.exec(owner)?.[1];
  if (component !== undefined) return `<${component} ${name}>`;
  if (kind === 'field') return `${owner}.${name}`;
  return kind === 'command' || kind === 'flag' ? `rspress ${name}` : name;
}

/** Names of a row: what a locale can set as well is told once. */
function names({row, facts}: Move, {strings, lang}: FactsPage): PhrasingContent[] {
  if (row.label !== undefined) return withCode(row.label[lang]);
  const known = new Set(facts.map(({name}) => name));
  const isTwin = ({name}: Fact): boolean => name.startsWith(LOCALES) && known.has(THEME + name.slice(LOCALES.length));
  const own = codes(facts.filter((fact) => !isTwin(fact)).map((fact) => shownName(fact, row.area)));
  return facts.some(isTwin)
    ? [...own, text('. '), ...filled(strings.nextLocales, {name: inlineCode(LOCALES.slice(THEME.length, -1))})]
    : own;
}

/** What a difference makes of its name. */
function outcome(difference: Difference, strings: FactStrings): PhrasingContent[] {
  switch (difference.kind) {
    case 'removed':
      return [text(NOTHING)];
    case 'moved':
      return [inlineCode(difference.module)];
    case 'deprecated':
      return [text(strings.deprecated)];
    case 'required':
      return [text(strings.nextRequired)];
    case 'default': {
      return filled(strings.nextDefault, {
        after: inlineCode(difference.after),
        before: inlineCode(difference.before),
      });
    }
  }
}

/** What takes the place of the names of a row. */
function outcomes({row, facts, differences}: Move, {strings}: FactsPage): PhrasingContent[] {
  if (row.to !== undefined) return codes(row.to);
  if (differences.length > 0) {
    const all = differences.map((difference) => outcome(difference, strings));
    const different = all.filter(
      (one, at) => all.findIndex((other) => JSON.stringify(other) === JSON.stringify(one)) === at,
    );
    return different.flatMap((one, i) => (i === 0 ? one : [text(', '), ...one]));
  }
  const modules = [...new Set(facts.map(({owner}) => nextOwner(owner)).filter((owner) => owner !== row.owner))];
  return modules.length > 0 ? codes(modules) : [text(strings.nextBehaviour)];
}

/** A label stands for more names than fit a cell, so the sentence lists them. */
function work({row, facts}: Move, {lang}: FactsPage): PhrasingContent[] {
  const sentence = withCode(row.text[lang]);
  return row.label === undefined || facts.length === 0
    ? sentence
    : [...sentence, ...codes(facts.map(({name}) => name)), text(readTexts('site', lang).stop)];
}

const moveTable = (page: FactsPage, rows: PhrasingContent[][][]): Table =>
  table(Object.values(page.strings.nextHead), rows, 'fact-table');

/** `<NextChanges>`: what the next major release changes in one area, and what to do about it. */
export function nextChanges(page: FactsPage, node: Component): RootContent[] {
  const area = required(node, 'area', readAttributes(node, {area: 'text'}).area);
  if (!AREAS.includes(area as Area)) throw new Error(`There is no area "${area}".${didYouMean(area, AREAS)}`);
  const [problem] = page.moves.problems;
  if (problem !== undefined) throw new Error(problem);
  const rows = page.moves.list
    .filter(({row}) => row.area === area)
    .map((move) => [
      [inlineElement('AnchorTarget', {id: move.row.id}, names(move, page))],
      outcomes(move, page),
      work(move, page),
    ]);
  return [moveTable(page, rows)];
}

/** `<NextPackages>`: every package of both releases, in the order in which the page describes them. */
export function nextPackages(page: FactsPage, node: Component): RootContent[] {
  readAttributes(node, {});
  const {packages} = loadRelease();
  const known = new Map(
    [...Object.keys(page.lookup.facts.packages), ...Object.keys(packages)].map((name) => [name, name] as const),
  );
  const after = (name: string): PhrasingContent[] => {
    const heir = PART_OF[name] ?? name;
    const version = packages[heir];
    if (version !== undefined) return [inlineCode(heir), text(` ${version}`)];
    return [text(NOT_READ.has(name) ? page.strings.nextNotRead : NOTHING)];
  };
  const rows = purposes(node, known).map(({name, purpose}) => [
    Object.hasOwn(page.lookup.facts.packages, name) ? [inlineCode(name)] : [text(NOTHING)],
    after(name),
    [...purpose],
  ]);
  return [moveTable(page, rows)];
}

/** `<NextStyles>`: custom properties of the theme that are gone in the next major release. */
export function nextStyles(_page: FactsPage, node: Component): RootContent[] {
  readAttributes(node, {});
  return [{type: 'paragraph', children: codes(loadRelease().styles)}];
}

/** `<NextFigure>`: a number or a version of the next major release, by its name. */
export function nextFigure(_page: FactsPage, node: Component): string {
  const name = required(node, 'name', readAttributes(node, {name: 'text'}).name);
  const {packages, requirements, read, proof} = loadRelease();
  const figures = {...packages, ...requirements, read, pages: String(proof.pages), headings: String(proof.headings)};
  return named<string>(figures, name, 'There is no figure');
}
