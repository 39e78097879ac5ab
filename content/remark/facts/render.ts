import type {BlockContent, PhrasingContent, RootContent, Table} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {CommunityPlugin} from '../../facts/community';
import type {Fact, Owner, PackageInfo} from '../../facts/types';
import {codeBlock, definition, element, filled, inlineCode, inlineElement, paragraph, table, text} from './nodes';
import type {FactStrings} from './strings';
import {layOutType} from './type-layout';

const badge = (kind: string, label: string): PhrasingContent =>
  inlineElement('span', {className: `fact__badge fact__badge--${kind}`}, [text(label)]);

/** What to use instead, when the release names it. */
function replacement(deprecated: string): string | undefined {
  return /\buse `?([\w.[\]]+)`? instead/i.exec(deprecated)?.[1];
}

/** Badges of a fact: deprecated, without effect and so on. */
function badges(fact: Fact, strings: FactStrings): PhrasingContent[] {
  const result: PhrasingContent[] = [];
  const add = (kind: string, label: string): void => {
    if (result.length > 0) result.push(text(' '));
    result.push(badge(kind, label));
  };
  if (fact.deprecated !== undefined) {
    add('deprecated', strings.deprecated);
    const instead = typeof fact.deprecated === 'string' ? replacement(fact.deprecated) : undefined;
    if (instead !== undefined) {
      result.push(text(' '), ...filled(strings.useInstead, {name: inlineCode(instead)}));
    }
  }
  if (fact.experimental) add('experimental', strings.experimental);
  if (fact.private) add('private', strings.private);
  if (fact.neverRead) add('never-read', strings.neverRead);
  if (fact.neverSet) add('never-set', strings.neverSet);
  if (fact.undeclared && fact.kind !== 'meta') add('undeclared', strings.undeclared);
  return result;
}

/** Whether a default says anything: options that are off by absence have none worth showing. */
const hasDefault = (fact: Fact): boolean => fact.default !== undefined && fact.default.value !== 'undefined';

function typeContent(fact: Fact, next: PhrasingContent | undefined): (PhrasingContent | BlockContent)[] {
  const {text: value, block} = layOutType(fact.type);
  if (block) return [...(next ? [next] : []), codeBlock('ts', value)];
  return [inlineCode(value), ...(next ? [text(' '), next] : [])];
}

function commaSeparated(names: readonly string[], between = ', '): PhrasingContent[] {
  return names.flatMap((name, i) => (i === 0 ? [inlineCode(name)] : [text(between), inlineCode(name)]));
}

/**
 * What is known about one fact, as a list of terms.
 *
 * @param isRequired - Whether the reader always has to write it.
 * @param next - Mark of a change in the next major release.
 */
export function definitionBlock(
  fact: Fact,
  isRequired: boolean,
  strings: FactStrings,
  next?: PhrasingContent,
): MdxJsxFlowElement {
  const status = badges(fact, strings);
  const rows: RootContent[] = [definition(strings.type, ...typeContent(fact, next))];
  if (isRequired) rows.push(definition(strings.required, text(strings.yes)));
  if (hasDefault(fact) && fact.default) rows.push(definition(strings.default, inlineCode(fact.default.value)));
  if (fact.variants) rows.push(definition(strings.onlyIn, ...commaSeparated(fact.variants)));
  if (fact.since !== undefined) rows.push(definition(strings.since, text(fact.since)));
  if (status.length > 0) rows.push(definition(strings.status, ...status));
  return element('dl', {className: 'fact'}, rows);
}

/** A row of an option table. */
export interface TableEntry {
  fact: Fact;
  /** Name as the table shows it. */
  name: string;
  /** Id of the row. */
  id?: string;
  /** Whether the reader always has to write it. */
  required: boolean;
  /** What the page says about it. */
  description?: readonly PhrasingContent[];
  /** Mark of a change in the next major release. */
  next?: PhrasingContent;
}

/**
 * Facts as a table; descriptions get a column when there are any. A table without them is a reminder
 * beside an example: what it leaves out, the next major release included, stands in the reference.
 */
export function factTable(entries: readonly TableEntry[], strings: FactStrings): Table {
  const withDescriptions = entries.some((entry) => entry.description !== undefined);
  const withDefaults = entries.some((entry) => hasDefault(entry.fact));
  const head = [
    strings.name,
    strings.type,
    ...(withDefaults ? [strings.default] : []),
    ...(withDescriptions ? [strings.description] : []),
  ];
  const rows = entries.map((entry) => {
    const {fact, name, description = [], next} = entry;
    const marks: PhrasingContent[] = !entry.required ? [] : [text(' '), badge('required', strings.required)];
    const status = badges(fact, strings);
    return [
      [
        inlineCode(name),
        ...marks,
        ...(status.length > 0 ? [text(' '), ...status] : []),
        ...(withDescriptions && next ? [text(' '), next] : []),
      ],
      [inlineCode(fact.type)],
      ...(withDefaults ? [hasDefault(fact) && fact.default ? [inlineCode(fact.default.value)] : [text('–')]] : []),
      ...(withDescriptions ? [[...description]] : []),
    ] as PhrasingContent[][];
  });
  const made = table(head, rows, withDescriptions ? 'fact-table' : undefined);
  entries.forEach(({id}, index) => {
    const row = made.children[index + 1];
    if (row !== undefined && id !== undefined) row.data = {hProperties: {id}};
  });
  return made;
}

/** Names the types whose props a component takes besides those in its table. */
export function inheritedNote(owner: Owner, strings: FactStrings): RootContent[] {
  if (!owner.extends?.length) return [];
  const {before, between, after} = strings.alsoAccepts;
  return [paragraph(text(before), ...commaSeparated(owner.extends, between), text(after))];
}

/** A row of the table of plugins. */
export interface PluginEntry {
  /** Short name of the plugin, such as `rss`, which is that of the page about it. */
  name: string;
  info: PackageInfo;
  /** What the page says it is for. */
  purpose: readonly PhrasingContent[];
}

/** Plugins with their version, whether they are built in, and the compiler they need. */
export function pluginTable(entries: readonly PluginEntry[], strings: FactStrings): Table {
  const rows = entries.map(({name, info, purpose}): PhrasingContent[][] => [
    [{type: 'link', url: `./${name}.mdx`, children: [text(name)]}],
    [...purpose],
    [text(info.documented ?? info.version)],
    [text(info.builtIn ? strings.yes : strings.optIn)],
    [text(info.jsCompiler ? 'JavaScript' : '–')],
  ]);
  return table([strings.plugin, strings.purpose, strings.version, strings.builtIn, strings.compiler], rows);
}

/** A row of the table of community plugins. */
export interface CommunityEntry {
  plugin: CommunityPlugin;
  /** What the page says it is for. */
  purpose: readonly PhrasingContent[];
}

/**
 * Community plugins as the registry describes them.
 *
 * @param entries - In the order of the page.
 * @param major - Major version of the documented release.
 */
export function communityTable(entries: readonly CommunityEntry[], major: string, strings: FactStrings): Table {
  // A column with gaps would look as if these plugins had never been released.
  const dated = entries.every(({plugin}) => plugin.released !== undefined);
  const rows = entries.map(({plugin, purpose}): PhrasingContent[][] => [
    [{type: 'link', url: `https://www.npmjs.com/package/${plugin.name}`, children: [inlineCode(plugin.name)]}],
    [...purpose],
    [text(plugin.version)],
    ...(dated ? [[text(plugin.released ?? '')]] : []),
    [text(`${plugin.peer.name} ${plugin.peer.range}`.replaceAll(' ', '\u00a0'))],
    [text(plugin.license)],
  ]);
  const head = [
    strings.plugin,
    strings.purpose,
    strings.versionFor.replace('{major}', major),
    ...(dated ? [strings.released] : []),
    strings.peer,
    strings.licence,
  ];
  return table(head, rows);
}
