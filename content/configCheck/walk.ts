/** Compares the objects of a configuration with the options that the release knows. */
import type {Node, ObjectExpression} from '@babel/types';
import {nearest} from '../suggest';
import {Findings, placeOf} from './findings';
import {importedBy, nameOf, resolve, type Scope} from './scope';
import {Seen} from './seen';
import {PLUGIN_GROUP, type Accept, type Change, type ConfigFacts, type Group, type Option} from './types';
import {isUndefined, kindOf, plainOf} from './values';

/** A name that is set in an object. */
interface Entry {
  name: string;
  /** Where the name is written. */
  at: Node;
  value: Node;
}

/** What an object sets. */
interface Entries {
  list: Entry[];
  /** Whether nothing else can be in it. */
  isWhole: boolean;
}

/** Where in the configuration something is. */
interface Spot {
  /** Full name, empty for the configuration itself. */
  path: string;
  /** What the names before it are called, for names of a plugin. */
  link?: string;
  /** Rows of the page about moving that are told of what is around it. */
  rows: readonly string[];
}

const isGroup = (accept: Accept): accept is {group: string} => typeof accept === 'object' && 'group' in accept;

const join = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`);

/** Groups of objects that an option takes, also in a list. */
const groupsIn = (accepts: readonly Accept[]): string[] =>
  accepts.flatMap((accept) => {
    if (typeof accept === 'string') return [];
    if ('group' in accept) return [accept.group];
    if ('list' in accept) return groupsIn(accept.list);
    return 'keys' in accept ? groupsIn(accept.keys) : [];
  });

/** Values that stay as they are, of options whose change is about another value. */
const KEPT: Readonly<Record<string, string>> = {'search.mode': 'local'};

/** Whether a change says something to those who set an option. */
function concerns({kind, row}: Change, path: string, value: Node, inside: Group | undefined): boolean {
  // A new default, and a name that may no longer be left out, concern those who leave it out.
  if (kind === 'default' || kind === 'required') return false;
  if (value.type === 'StringLiteral' && KEPT[path] === value.value) return false;
  // An object stays when the row is about a name inside of it.
  const isInside = Object.values(inside?.options ?? {}).some(({next}) => next?.row === row);
  return kind !== 'behaviour' || !isInside;
}

/** Walks through the configuration of one file. */
export class Walk {
  readonly seen = new Seen();
  /** Objects and lists that are being read: a file can go round in circles. */
  readonly #open = new Set<Node>();

  /**
   * @param facts - What is known of the releases.
   * @param findings - Where findings go.
   */
  constructor(
    private readonly facts: ConfigFacts,
    private readonly findings: Findings,
  ) {}

  /**
   * Checks a configuration or a part of one.
   *
   * @param node - Its expression.
   * @param scope - Names that are known there.
   * @param group - What it can hold.
   * @param isPart - Whether other parts are checked besides.
   */
  root(node: Node, scope: Scope, group: string, isPart: boolean): void {
    const value = resolve(node, scope);
    if (value.type !== 'ObjectExpression') {
      this.seen.hide('');
      this.blind(value, scope, '');
    } else {
      if (isPart) this.seen.hide('');
      this.once(value, () => this.object(value, scope, group, {path: '', rows: []}));
    }
  }

  /** Notes that a value was not checked, and why. */
  private blind(value: Node, scope: Scope, path: string): void {
    const imported = value.type === 'Identifier' && importedBy(value, scope) !== undefined;
    this.findings.addBlind(imported ? 'import' : 'run', placeOf(value, path));
  }

  /** Reads an object or a list, unless it is a part of itself. */
  private once(node: Node, read: () => void): void {
    if (this.#open.has(node)) return;
    this.#open.add(node);
    read();
    this.#open.delete(node);
  }

  /** Reads what an object sets. */
  private entries(object: ObjectExpression, scope: Scope, path: string): Entries {
    const list: Entry[] = [];
    let isWhole = true;
    const spread = (node: Node): void => {
      const value = resolve(node, scope);
      if (value.type === 'ObjectExpression') {
        this.once(value, () => {
          const inner = this.entries(value, scope, path);
          list.push(...inner.list);
          isWhole &&= inner.isWhole;
        });
        return;
      }
      isWhole = false;
      if (value.type === 'ConditionalExpression') [value.consequent, value.alternate].forEach(spread);
      else if (value.type === 'LogicalExpression') spread(value.right);
      else if (!isUndefined(value) && !['BooleanLiteral', 'NullLiteral'].includes(value.type)) {
        this.findings.addBlind('spread', placeOf(node, path));
        return;
      } else return;
      this.findings.addBlind('condition', placeOf(node, path));
    };
    for (const property of object.properties) {
      if (property.type === 'SpreadElement') {
        spread(property.argument);
        continue;
      }
      const key = property.computed ? plainOf(property.key, scope) : nameOf(property.key);
      if (typeof key !== 'string' && typeof key !== 'number') {
        this.findings.addBlind('computed', placeOf(property.key, path));
        isWhole = false;
        continue;
      }
      const name = String(key);
      list.push({name, at: property.key, value: property.type === 'ObjectMethod' ? property : property.value});
    }
    return {list, isWhole};
  }

  /** Checks an object whose names the release knows. */
  private object(object: ObjectExpression, scope: Scope, groupName: string, spot: Spot): void {
    const group = this.facts.groups[groupName];
    if (group === undefined) return;
    const {list, isWhole} = this.entries(object, scope, spot.path);
    if (!isWhole) this.seen.hide(spot.path);
    this.duplicates(object, spot);
    for (const entry of list) {
      const option = Object.hasOwn(group.options, entry.name) ? group.options[entry.name] : undefined;
      if (option !== undefined) this.option(entry, option, scope, spot);
      else if (!group.open) this.unknown(entry, group, groupName, spot);
    }
    if (!isWhole) return;
    const names = new Set(list.map(({name}) => name));
    this.absent(object, group, names, spot);
  }

  /** Names that are written twice in one object. */
  private duplicates(object: ObjectExpression, spot: Spot): void {
    const known = new Set<string>();
    for (const property of object.properties) {
      if (property.type === 'SpreadElement' || property.computed) continue;
      const name = nameOf(property.key);
      if (name === undefined) continue;
      if (known.has(name)) {
        const path = join(spot.path, name);
        this.findings.add({kind: 'duplicate'}, placeOf(property.key, path), spot.link);
      }
      known.add(name);
    }
  }

  /** A name that the release does not know. */
  private unknown({name, at}: Entry, group: Group, groupName: string, spot: Spot): void {
    const place = placeOf(at, join(spot.path, name));
    if (group.later.includes(name)) {
      this.findings.add({kind: 'later'}, place, spot.link);
      return;
    }
    const [near] = nearest(name, Object.keys(group.options));
    const elsewhere = near === undefined ? this.elsewhere(name, groupName) : join(spot.path, near);
    const link = near === undefined ? spot.link : (group.options[near]?.link ?? spot.link);
    this.findings.add({kind: 'unknown', ...(elsewhere === undefined ? {} : {near: elsewhere})}, place, link);
  }

  /** A place of the same configuration that has the name. */
  private elsewhere(name: string, groupName: string): string | undefined {
    const [owner = ''] = groupName.split(':');
    for (const [other, {options}] of Object.entries(this.facts.groups)) {
      if (other !== owner && !other.startsWith(`${owner}:`)) continue;
      if (other !== groupName && Object.hasOwn(options, name)) return join(other.slice(owner.length + 1), name);
    }
    return undefined;
  }

  /** What follows from names that an object does not set. */
  private absent(object: Node, group: Group, names: ReadonlySet<string>, spot: Spot): void {
    for (const [name, option] of Object.entries(group.options)) {
      if (names.has(name)) continue;
      const path = join(spot.path, name);
      const link = option.link ?? spot.link;
      if (option.required) this.findings.add({kind: 'missing'}, placeOf(object, path), link);
      const kind = option.next?.kind;
      if (kind === 'default' || kind === 'required')
        this.findings.add({kind: 'change', change: option.next!}, placeOf(object, path), link);
      // An object that is not there sets nothing of what could be in it.
      for (const inner of option.accepts.filter(isGroup)) {
        const below = this.facts.groups[inner.group];
        if (below !== undefined) this.newDefaults(object, below, {...spot, path, link});
      }
    }
  }

  private newDefaults(object: Node, {options}: Group, spot: Spot): void {
    for (const [name, {next, link}] of Object.entries(options)) {
      if (next?.kind === 'default')
        this.findings.add({kind: 'change', change: next}, placeOf(object, join(spot.path, name)), link ?? spot.link);
    }
  }

  /** Checks one option that is set. */
  private option({at, value, name}: Entry, option: Option, scope: Scope, spot: Spot): void {
    const resolved = resolve(value, scope);
    if (isUndefined(resolved)) return;
    const path = join(spot.path, name);
    const place = placeOf(at, path);
    const link = option.link ?? spot.link;
    this.seen.add(place, plainOf(value, scope));
    if (option.unread !== undefined) this.findings.add({kind: 'unread', why: option.unread}, place, link);
    else if (option.deprecated !== undefined)
      this.findings.add({kind: 'deprecated', instead: option.deprecated}, place, link);
    const {next} = option;
    const isTold = next !== undefined && spot.rows.includes(next.row);
    if (next !== undefined && !isTold && concerns(next, path, resolved, this.groupOf(option)))
      this.findings.add({kind: 'change', change: next}, place, link);
    if (option.foreign) this.findings.addBlind('foreign', place);
    const isAround = next !== undefined && (next.kind === 'removed' || next.kind === 'moved');
    const rows = isAround ? [...spot.rows, next.row] : spot.rows;
    // What has no effect need not be right.
    if (option.unread === undefined)
      this.value(value, option.accepts, scope, {path, rows, ...(link === undefined ? {} : {link})});
  }

  /** Checks a value against what its option takes. */
  private value(node: Node, accepts: readonly Accept[], scope: Scope, spot: Spot): void {
    const value = resolve(node, scope);
    if (accepts.length === 0 || isUndefined(value)) return;
    if (value.type === 'ConditionalExpression') {
      if (groupsIn(accepts).length > 0) this.findings.addBlind('condition', placeOf(value, spot.path));
      this.value(value.consequent, accepts, scope, spot);
      this.value(value.alternate, accepts, scope, spot);
      return;
    }
    if (value.type === 'LogicalExpression') {
      if (groupsIn(accepts).length > 0) this.findings.addBlind('condition', placeOf(value, spot.path));
      this.value(value.right, accepts, scope, spot);
      return;
    }
    const kind = kindOf(value);
    if (kind === undefined) {
      this.seen.hide(spot.path);
      // Only names of options can be wrong in it unseen.
      if (groupsIn(accepts).length > 0 && !this.isFunction(value, scope)) this.blind(value, scope, spot.path);
      return;
    }
    if (value.type === 'ObjectExpression') this.once(value, () => this.objectValue(value, accepts, scope, spot));
    else if (value.type === 'ArrayExpression')
      this.once(value, () => this.listValue(value.elements, accepts, value, scope, spot));
    else if (!(accepts as readonly string[]).includes(kind)) this.plainValue(value, accepts, scope, spot);
  }

  /** Group of the object that an option takes. */
  private groupOf({accepts}: Option): Group | undefined {
    const inside = accepts.find(isGroup);
    return inside && this.facts.groups[inside.group];
  }

  /** Whether a name stands for a function of the file. */
  private isFunction(value: Node, scope: Scope): boolean {
    const binding = value.type === 'Identifier' ? scope.get(value.name) : undefined;
    return binding !== undefined && binding !== 'changing' && 'body' in binding;
  }

  private wrongType(node: Node, expected: readonly Accept[], spot: Spot): void {
    this.findings.add(
      {kind: 'type', expected: [...expected], actual: kindOf(node)!},
      placeOf(node, spot.path),
      spot.link,
    );
  }

  /** A string, number or the like, which the option does not take as such. */
  private plainValue(node: Node, accepts: readonly Accept[], scope: Scope, spot: Spot): void {
    const value = plainOf(node, scope);
    const allowed = accepts.flatMap((accept) => (typeof accept === 'object' && 'is' in accept ? [accept.is] : []));
    const sameType = allowed.filter((one) => typeof one === typeof value);
    if (sameType.length === 0) {
      // A template is some string.
      const isSome = value === undefined && allowed.some((one) => typeof one === kindOf(node));
      if (!isSome) this.wrongType(node, accepts, spot);
    } else if (!allowed.some((one) => one === value)) {
      const strings = allowed.filter((one) => typeof one === 'string');
      const [near] = typeof value === 'string' ? nearest(value, strings) : [];
      this.findings.add(
        {kind: 'value', expected: [...accepts], actual: JSON.stringify(value), ...(near === undefined ? {} : {near})},
        placeOf(node, spot.path),
        spot.link,
      );
    }
  }

  private objectValue(object: ObjectExpression, accepts: readonly Accept[], scope: Scope, spot: Spot): void {
    const keys = accepts.find((accept) => typeof accept === 'object' && 'keys' in accept) as
      {keys: Accept[]} | undefined;
    const groups = accepts.filter(isGroup).map(({group}) => group);
    if (groups.length > 0) {
      const group = this.fitting(object, groups, keys !== undefined);
      if (group !== undefined) {
        this.object(object, scope, group, spot);
        return;
      }
    }
    if (keys !== undefined) {
      for (const {value} of this.entries(object, scope, spot.path).list) this.value(value, keys.keys, scope, spot);
    } else if (!accepts.includes('object')) this.wrongType(object, accepts, spot);
  }

  /** The group whose names an object has most of. */
  private fitting(object: ObjectExpression, groups: readonly string[], canBeNone: boolean): string | undefined {
    const names = object.properties.flatMap((one) =>
      one.type === 'SpreadElement' || one.computed ? [] : (nameOf(one.key) ?? []),
    );
    const scored = groups.map((group) => {
      const options = this.facts.groups[group]?.options ?? {};
      const known = names.filter((name) => Object.hasOwn(options, name)).length;
      const missing = Object.entries(options).filter(([name, {required}]) => required && !names.includes(name)).length;
      return {group, known, score: 2 * known - missing};
    });
    const best = scored.reduce((a, b) => (b.score > a.score ? b : a));
    return canBeNone && best.known === 0 ? undefined : best.group;
  }

  private listValue(
    elements: readonly (Node | null)[],
    accepts: readonly Accept[],
    list: Node,
    scope: Scope,
    spot: Spot,
  ): void {
    const taken = accepts.flatMap((accept) => (typeof accept === 'object' && 'list' in accept ? [accept.list] : []));
    const tuples = accepts.flatMap((accept) => (typeof accept === 'object' && 'tuple' in accept ? [accept.tuple] : []));
    if (taken.length === 0 && tuples.length === 0) {
      this.wrongType(list, accepts, spot);
      return;
    }
    // An element may be what any of the lists takes.
    const each = taken.some((one) => one.length === 0) ? [] : taken.flat();
    const inner: Spot = {...spot, path: `${spot.path}[]`};
    elements.forEach((element, at) => {
      if (element === null) return;
      if (element.type === 'SpreadElement') {
        const value = resolve(element.argument, scope);
        if (value.type === 'ArrayExpression')
          this.once(value, () => this.listValue(value.elements, accepts, list, scope, spot));
        else {
          this.seen.hide(spot.path);
          if (groupsIn(accepts).length > 0) this.findings.addBlind('spread', placeOf(element, spot.path));
        }
      } else if (taken.length > 0 && groupsIn(each).includes(PLUGIN_GROUP)) this.plugin(element, each, scope, inner);
      else if (taken.length > 0) this.value(element, each, scope, inner);
      else
        this.value(
          element,
          tuples.flatMap((tuple) => tuple[at] ?? []),
          scope,
          inner,
        );
    });
  }

  /** Checks what stands in `plugins`: an official plugin with its options, or an object with hooks. */
  private plugin(node: Node, accepts: readonly Accept[], scope: Scope, spot: Spot): void {
    const value = resolve(node, scope);
    if (value.type === 'ObjectExpression') {
      this.once(value, () => this.objectValue(value, accepts, scope, spot));
      return;
    }
    if (value.type === 'ConditionalExpression') {
      this.findings.addBlind('condition', placeOf(value, spot.path));
      this.plugin(value.consequent, accepts, scope, spot);
      this.plugin(value.alternate, accepts, scope, spot);
      return;
    }
    if (value.type === 'LogicalExpression') {
      this.findings.addBlind('condition', placeOf(value, spot.path));
      this.plugin(value.right, accepts, scope, spot);
      return;
    }
    if (isUndefined(value) || ['BooleanLiteral', 'NullLiteral'].includes(value.type)) return;
    const made = value.type === 'CallExpression' ? importedBy(value.callee, scope) : undefined;
    const plugin = made && Object.hasOwn(this.facts.plugins, made.module) ? this.facts.plugins[made.module] : undefined;
    if (kindOf(value) !== undefined && value.type !== 'ArrayExpression') {
      this.wrongType(value, accepts, spot);
      return;
    }
    if (value.type !== 'CallExpression' || made === undefined || plugin === undefined) {
      this.seen.plugin(undefined, placeOf(value, spot.path));
      this.findings.addBlind('plugin', placeOf(value, spot.path));
      return;
    }
    const name = made.name.startsWith('plugin') ? made.name : made.module;
    const place = placeOf(value, name);
    this.seen.plugin(made.module, place);
    const [options] = value.arguments;
    const {group, link} = plugin;
    if (group === undefined) return;
    const inner: Spot = {path: name, rows: spot.rows, ...(link === undefined ? {} : {link})};
    const known = this.facts.groups[group];
    if (options === undefined) {
      if (known !== undefined && plugin.optional) this.newDefaults(value, known, inner);
      else if (known !== undefined) this.absent(value, known, new Set(), inner);
    } else this.value(options, [{group}], scope, inner);
  }
}
