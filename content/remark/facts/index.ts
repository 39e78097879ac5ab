import {existsSync} from 'node:fs';
import path from 'node:path';
import type {Heading, List, ListItem, Parent, PhrasingContent, Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import type {VFile} from 'vfile';
import {loadCommunity, type CommunityPlugins} from '../../facts/community';
import {loadFacts} from '../../facts/load';
import {createLookup, factId, nearest, propsOwner, type FactLookup, type Scope} from '../../facts/lookup';
import {NEXT_MAJOR, type NextMajorChange} from '../../facts/next-major';
import type {Fact, Facts} from '../../facts/types';
import {codeBlock, definition, element, inlineCode, nameHeading, paragraph, table, text} from './nodes';
import {
  communityTable,
  definitionBlock,
  factTable,
  inheritedNote,
  pluginTable,
  type CommunityEntry,
  type PluginEntry,
  type TableEntry,
} from './render';
import {localeOf, stringsOf, type FactStrings, type FactsLocale} from './strings';

/** Components this transformer replaces. */
const COMPONENTS = [
  'CliHelp',
  'CommunityChecked',
  'CommunityPlugins',
  'KnownDifferences',
  'Option',
  'OptionTable',
  'PluginMeta',
  'PluginTable',
  'PropsTable',
  'ToolkitVersion',
  'TypeListing',
] as const;

type ComponentName = (typeof COMPONENTS)[number];

/** A fact that a page shows. */
export interface GeneratedFact {
  owner: string;
  /** Full name inside the owner. */
  name: string;
  /** Id of its heading; `''` for rows of tables and other lists. */
  id: string;
  /** 1-based line of the component in the page. */
  line: number;
  component: ComponentName;
  /** Whether the page says something about it in words. */
  described: boolean;
}

/** Options of the transformer. */
export interface RemarkFactsOptions {
  /** Facts to show; those of `content/facts/facts.json` by default. */
  facts?: Facts;
  /** Community plugins to list; those of `content/facts/community-plugins.json` by default. */
  community?: CommunityPlugins;
  /** What the next major release changes; that of `content/facts/next-major.ts` by default. */
  nextMajor?: readonly NextMajorChange[];
}

/** Texts on the next major release, by owner and name. */
type NextMajorTexts = ReadonlyMap<string, NextMajorChange['text']>;

type Jsx = MdxJsxFlowElement | MdxJsxTextElement;

const isJsx = (node: {type: string}): node is Jsx =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

const componentOf = (node: RootContent): ComponentName | undefined =>
  isJsx(node) ? COMPONENTS.find((name) => name === node.name) : undefined;

/** Expands the components of one page. */
class Page {
  readonly generated: GeneratedFact[] = [];
  readonly #ids = new Map<string, number>();
  readonly #strings: FactStrings;
  readonly #locale: FactsLocale;

  constructor(
    readonly lookup: FactLookup,
    readonly community: CommunityPlugins,
    readonly nextMajor: NextMajorTexts,
    readonly file: VFile,
  ) {
    this.#locale = localeOf(file.path);
    this.#strings = stringsOf(this.#locale);
  }

  #fail(node: Jsx, message: string): never {
    this.file.fail(message, {place: node.position, source: 'facts', ruleId: node.name ?? 'component'});
  }

  /** Literal attributes; anything else cannot be known at build time. */
  #attributes(node: Jsx, allowed: readonly string[]): Record<string, string> {
    const result: Record<string, string> = {};
    for (const attribute of node.attributes) {
      if (attribute.type !== 'mdxJsxAttribute')
        this.#fail(node, `<${node.name}> takes no {...spread}: write its attributes out.`);
      if (!allowed.includes(attribute.name)) {
        this.#fail(
          node,
          `<${node.name}> has no attribute "${attribute.name}". It takes ${allowed.join(', ') || 'none'}.`,
        );
      }
      const {value} = attribute;
      if (value === null || value === undefined) result[attribute.name] = '';
      else if (typeof value === 'string') result[attribute.name] = value;
      else if (/^\s*\d+\s*$/.test(value.value)) result[attribute.name] = value.value.trim();
      else this.#fail(node, `The attribute "${attribute.name}" of <${node.name}> must be a plain string.`);
    }
    return result;
  }

  #need(node: Jsx, attributes: Record<string, string>, name: string): string {
    const value = attributes[name];
    if (value === undefined || (value === '' && name !== 'command'))
      this.#fail(node, `<${node.name}> needs the attribute "${name}".`);
    return value;
  }

  #scope(node: Jsx, of: string): Scope {
    const scope = this.lookup.scope(of);
    if (scope) return scope;
    this.#fail(node, `The release has nothing called "${of}".${suggest(nearest(of, this.lookup.scopeNames()))}`);
  }

  #fact(node: Jsx, scope: Scope, of: string, name: string): Fact {
    const fact = this.lookup.fact(scope, name);
    if (fact) return fact;
    const names = this.lookup.below(scope).map((other) => other.name.slice(scope.prefix.length));
    this.#fail(node, `${of} has no "${name}".${suggest(nearest(name, names))}`);
  }

  #record(node: Jsx, fact: Fact, component: ComponentName, described: boolean, id = ''): void {
    this.generated.push({
      owner: fact.owner,
      name: fact.name,
      id,
      line: node.position?.start.line ?? 0,
      component,
      described,
    });
  }

  /** What the next major release does with a fact, in the language of the page. */
  #next(fact: Fact): string | undefined {
    return this.nextMajor.get(`${fact.owner} ${fact.name}`)?.[this.#locale];
  }

  #depth(node: Jsx, value: string | undefined, fallback: number, most: number): number {
    if (value === undefined) return fallback;
    const depth = Number(value);
    if (!Number.isInteger(depth) || depth < 1 || depth > most) {
      this.#fail(
        node,
        `The attribute "depth" of <${node.name}> must be a whole number from 1 to ${most}, not "${value}".`,
      );
    }
    return depth;
  }

  #option(node: Jsx, following: readonly RootContent[]): RootContent[] {
    const attributes = this.#attributes(node, ['of', 'name', 'depth', 'id']);
    const of = this.#need(node, attributes, 'of');
    const name = this.#need(node, attributes, 'name');
    if (node.children.length > 0) this.#fail(node, 'Write the text about an <Option> below it, not inside it.');
    const fact = this.#fact(node, this.#scope(node, of), of, name);
    const id = attributes.id ?? factId(name);
    const line = node.position?.start.line ?? 0;
    const other = this.#ids.get(id);
    if (other !== undefined) {
      this.#fail(
        node,
        `The entry of line ${other} already has the id "${id}". Give this one another with id="…", in every language.`,
      );
    }
    this.#ids.set(id, line);
    this.#record(node, fact, 'Option', hasBody(following), id);
    const depth = this.#depth(node, attributes.depth, 3, 6) as Heading['depth'];
    return [nameHeading(name, depth, id, node.position), definitionBlock(fact, this.#strings, this.#next(fact))];
  }

  #table(node: Jsx, component: 'OptionTable' | 'PropsTable'): RootContent[] {
    const props = component === 'PropsTable';
    const attributes = this.#attributes(node, props ? ['of'] : ['of', 'name', 'depth']);
    const of = this.#need(node, attributes, 'of');
    const scope = this.#tableScope(node, of, attributes.name, props);
    const levels = this.#depth(node, attributes.depth, Number.POSITIVE_INFINITY, 9);
    const facts = this.lookup
      .below(scope)
      .filter((fact) => !fact.private && fact.external === undefined)
      .filter((fact) => fact.name.slice(scope.prefix.length).split('.').length <= levels);
    if (facts.length === 0) this.#fail(node, `${of} has no fields to list.`);
    const descriptions = this.#descriptions(node, scope, of, facts);
    const order = [...descriptions.keys()];
    const rank = (fact: Fact): number => {
      const index = order.indexOf(fact.name);
      return index === -1 ? order.length : index;
    };
    const entries = facts
      .map((fact): TableEntry => {
        const description = descriptions.get(fact.name);
        const next = this.#next(fact);
        return {
          fact,
          name: fact.name.slice(scope.prefix.length),
          ...(description ? {description} : {}),
          ...(next === undefined ? {} : {next}),
        };
      })
      .sort((a, b) => rank(a.fact) - rank(b.fact));
    for (const {fact, description} of entries) this.#record(node, fact, component, description !== undefined);
    return [factTable(entries, this.#strings), ...inheritedNote(scope.owner, this.#strings)];
  }

  #tableScope(node: Jsx, of: string, name: string | undefined, props: boolean): Scope {
    if (props) {
      const scope = this.lookup.scope(propsOwner(of));
      if (scope) return scope;
      const components = this.lookup.facts.owners
        .filter((owner) => owner.kind === 'component')
        .map((owner) => owner.name.replace(/\.props$/, ''));
      this.#fail(node, `The release has no component "${of}" with props.${suggest(nearest(of, components))}`);
    }
    const scope = this.#scope(node, of);
    if (name === undefined) return scope;
    const fact = this.#fact(node, scope, of, name);
    const children = this.lookup
      .below({...scope, prefix: fact.name})
      .map((other) => other.name.slice(fact.name.length));
    const step = children.map((rest) => /^(?:\[\])*\./.exec(rest)?.[0]).find((match) => match !== undefined);
    if (step === undefined) this.#fail(node, `${of} ${name} has no fields to list.`);
    return {...scope, prefix: fact.name + step};
  }

  /** Descriptions written as a list inside the component: "- `name`: text". */
  #descriptions(node: Jsx, scope: Scope, of: string, facts: readonly Fact[]): Map<string, PhrasingContent[]> {
    const result = new Map<string, PhrasingContent[]>();
    const listed = new Set(facts);
    for (const child of node.children as RootContent[]) {
      if (child.type !== 'list') {
        this.#fail(
          node,
          `<${node.name}> holds only a list of descriptions: one item "- \`name\`: text" for each field.`,
        );
      }
      for (const item of (child as List).children) {
        const {name, description} = this.#describedItem(node, item);
        const fact = this.#fact(node, scope, of, name);
        if (!listed.has(fact))
          this.#fail(node, `The table of ${of} does not list "${name}", so it cannot describe it.`);
        if (result.has(fact.name)) this.#fail(node, `"${name}" is described twice.`);
        result.set(fact.name, description);
      }
    }
    return result;
  }

  #describedItem(node: Jsx, item: ListItem): {name: string; description: PhrasingContent[]} {
    const [first, ...more] = item.children;
    const [name, ...rest] = first?.type === 'paragraph' ? first.children : [];
    if (name?.type !== 'inlineCode' || more.length > 0) {
      const line = item.position?.start.line ?? 0;
      this.#fail(
        node,
        `Line ${line}: a description is one paragraph that starts with the name in code, as in "- \`name\`: text".`,
      );
    }
    const [lead, ...others] = rest;
    if (lead?.type !== 'text') return {name: name.value, description: rest};
    const value = lead.value.replace(/^\s*[:：]\s*/, '');
    if (value === '' && others.length === 0) this.#fail(node, `The description of "${name.value}" is empty.`);
    return {name: name.value, description: [...(value === '' ? [] : [text(value)]), ...others]};
  }

  /** Keeps the place of the component, so that the listing is not taken for the sample before it. */
  #at<T extends RootContent>(node: Jsx, made: T): T {
    return node.position ? {...made, position: node.position} : made;
  }

  #typeListing(node: Jsx): RootContent[] {
    const {of: given} = this.#attributes(node, ['of']);
    const of = this.#need(node, {of: given ?? ''}, 'of');
    const {types, facts} = this.lookup.facts;
    const type = types[of];
    if (!type) this.#fail(node, `The release declares no type "${of}".${suggest(nearest(of, Object.keys(types)))}`);
    const name = of.split('#').at(-1);
    for (const fact of facts) {
      if (fact.kind === 'type' && fact.name === name) this.#record(node, fact, 'TypeListing', true);
    }
    return [this.#at(node, codeBlock('ts', type.text))];
  }

  #cliHelp(node: Jsx): RootContent[] {
    const command = this.#need(node, this.#attributes(node, ['command']), 'command');
    const {cli, facts} = this.lookup.facts;
    const shown = cli.find(({name, aliases}) => name === command || aliases.includes(command));
    if (!shown) {
      const names = cli.flatMap(({name, aliases}) => [name, ...aliases]).filter((name) => name !== '');
      this.#fail(node, `rspress has no command "${command}". It has ${names.join(', ')}.`);
    }
    const name = shown.name || shown.aliases[0] || command;
    for (const fact of facts) {
      if (fact.owner === 'rspress' && (fact.name === name || fact.name.startsWith(`${name} `))) {
        this.#record(node, fact, 'CliHelp', false);
      }
    }
    return [this.#at(node, codeBlock('text', shown.help))];
  }

  #plugin(node: Jsx): RootContent[] {
    const name = this.#need(node, this.#attributes(node, ['name']), 'name');
    const {packages} = this.lookup.facts;
    const info = packages[name];
    if (!info)
      this.#fail(node, `"${name}" is not a documented package.${suggest(nearest(name, Object.keys(packages)))}`);
    return [
      element('dl', {className: 'fact'}, [definition(this.#strings.version, text(info.documented ?? info.version))]),
      element('Install', {packages: `${name}@${info.major}`, dev: true}),
    ];
  }

  /**
   * What a page says about each of some packages, as a list inside the component.
   *
   * @param known - Packages it must describe, each once.
   */
  #purposes<T>(node: Jsx, known: ReadonlyMap<string, T>): {name: string; value: T; purpose: PhrasingContent[]}[] {
    this.#attributes(node, []);
    const items = (node.children as RootContent[]).flatMap((child) => (child.type === 'list' ? child.children : []));
    const missing = new Map(known);
    const result = items.map((item) => {
      const {name, description} = this.#describedItem(node, item);
      const value = missing.get(name);
      if (value === undefined) {
        this.#fail(
          node,
          known.has(name)
            ? `"${name}" is described twice.`
            : `"${name}" is not one of the packages to list.${suggest(nearest(name, [...missing.keys()]))}`,
        );
      }
      missing.delete(name);
      return {name, value, purpose: description};
    });
    if (missing.size > 0) {
      this.#fail(node, `<${node.name}> does not say what these are for: ${[...missing.keys()].join(', ')}.`);
    }
    return result;
  }

  /** Every documented plugin, in the order in which the page describes them. */
  #plugins(node: Jsx): RootContent[] {
    const known = new Map(Object.entries(this.lookup.facts.packages).filter(([name]) => isDocumentedPlugin(name)));
    const entries = this.#purposes(node, known).map(({name, value, purpose}): PluginEntry => {
      const short = name.slice(PLUGIN_PREFIX.length);
      const page = `./${short}.mdx`;
      const isThere = existsSync(path.join(path.dirname(this.file.path), page));
      return {name: short, info: value, purpose, ...(isThere ? {page} : {})};
    });
    return [pluginTable(entries, this.#strings)];
  }

  /** Every recorded community plugin, in the order in which the page describes them. */
  #communityPlugins(node: Jsx): RootContent[] {
    const known = new Map(this.community.plugins.map((plugin) => [plugin.name, plugin]));
    const entries = this.#purposes(node, known).map(({value, purpose}): CommunityEntry => ({plugin: value, purpose}));
    return [communityTable(entries, this.community.release.split('.')[0] ?? '', this.#strings)];
  }

  #version(node: Jsx): string {
    const name = this.#attributes(node, ['package']).package ?? 'rspress';
    const info = this.lookup.facts.packages[name];
    if (!info)
      this.#fail(
        node,
        `"${name}" is not a documented package.${suggest(nearest(name, Object.keys(this.lookup.facts.packages)))}`,
      );
    return info.documented ?? info.version;
  }

  #differences(node: Jsx): RootContent[] {
    const {of} = this.#attributes(node, ['of']);
    const scope = of === undefined ? undefined : this.#scope(node, of);
    const list = this.lookup.facts.differences.filter(
      (item) => !scope || (item.owner === scope.owner.name && item.name.startsWith(scope.prefix)),
    );
    if (list.length === 0) this.#fail(node, `There are no known differences of ${of ?? 'the release'}.`);
    const rows = list.map((item) => [
      [inlineCode(item.name.slice(scope?.prefix.length ?? 0)), ...(scope ? [] : [text(' '), text(`(${item.owner})`)])],
      [text(item.summary[this.#locale])],
    ]);
    return [table([this.#strings.name, this.#strings.difference], rows, 'fact-table')];
  }

  /** Replaces the components below a node. */
  expand(parent: Parent): void {
    const result: RootContent[] = [];
    parent.children.forEach((node, i) => {
      const name = componentOf(node);
      if (name === undefined || !isJsx(node)) {
        if ('children' in node) this.expand(node as Parent);
        result.push(node);
      } else if (name === 'ToolkitVersion') {
        const value = text(this.#version(node));
        result.push(node.type === 'mdxJsxTextElement' ? value : paragraph(value));
      } else if (name === 'CommunityChecked') {
        this.#attributes(node, []);
        const value = text(this.community.checked);
        result.push(node.type === 'mdxJsxTextElement' ? value : paragraph(value));
      } else if (node.type === 'mdxJsxTextElement') {
        this.#fail(node, `<${name}> is a block: put it on a line of its own, with empty lines around it.`);
      } else {
        result.push(...this.#block(name, node, parent.children.slice(i + 1)));
      }
    });
    parent.children = result;
  }

  #block(
    name: Exclude<ComponentName, 'CommunityChecked' | 'ToolkitVersion'>,
    node: Jsx,
    following: readonly RootContent[],
  ): RootContent[] {
    switch (name) {
      case 'Option':
        return this.#option(node, following);
      case 'OptionTable':
      case 'PropsTable':
        return this.#table(node, name);
      case 'TypeListing':
        return this.#typeListing(node);
      case 'CliHelp':
        return this.#cliHelp(node);
      case 'PluginMeta':
        return this.#plugin(node);
      case 'PluginTable':
        return this.#plugins(node);
      case 'CommunityPlugins':
        return this.#communityPlugins(node);
      case 'KnownDifferences':
        return this.#differences(node);
    }
  }
}

const PLUGIN_PREFIX = '@rspress/plugin-';

/** Navigation and sidebar are described as a part of the toolkit, not as a plugin. */
const isDocumentedPlugin = (name: string): boolean =>
  name.startsWith(PLUGIN_PREFIX) && name !== `${PLUGIN_PREFIX}auto-nav-sidebar`;

function suggest(names: readonly string[]): string {
  return names.length > 0 ? ` Nearest: ${names.join(', ')}.` : '';
}

/** Whether text follows an entry before the next heading or entry. */
function hasBody(following: readonly RootContent[]): boolean {
  for (const node of following) {
    if (node.type === 'heading' || componentOf(node) === 'Option') return false;
    const silent = node.type === 'mdxjsEsm' || node.type === 'mdxFlowExpression' || node.type === 'html';
    if (!silent && !(node.type === 'paragraph' && node.children.length === 0)) return true;
  }
  return false;
}

/**
 * Replaces the components that show facts of the release by Markdown, so that
 * headings reach the table of contents and pages read without JavaScript.
 *
 * What a page shows is listed in `file.data.generated`.
 *
 * @throws VFileMessage with file and line, when a component names something the
 *   release does not have.
 */
export default function remarkFacts(options: RemarkFactsOptions = {}): (tree: Root, file: VFile) => void {
  let lookup: FactLookup | undefined;
  let community: CommunityPlugins | undefined;
  const changes = options.nextMajor ?? NEXT_MAJOR;
  const nextMajor = new Map(changes.map(({owner, name, text: sentence}) => [`${owner} ${name}`, sentence]));
  return (tree, file) => {
    lookup ??= createLookup(options.facts ?? loadFacts());
    community ??= options.community ?? loadCommunity();
    const page = new Page(lookup, community, nextMajor, file);
    page.expand(tree);
    const before = (file.data.generated as GeneratedFact[] | undefined) ?? [];
    file.data.generated = [...before, ...page.generated];
  };
}
