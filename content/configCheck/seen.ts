/** What a configuration sets, for rules about several options at once. */
import type {Place} from './types';
import type {Plain} from './values';

/** An option that is set. */
export interface SeenValue {
  place: Place;
  /** Its value, as far as it is written out. */
  value: Plain;
}

/** What was seen of a configuration. */
export class Seen {
  readonly #values = new Map<string, SeenValue[]>();
  /** Objects that may hold more than is written. */
  readonly #hidden = new Set<string>();
  readonly #plugins: {module: string | undefined; place: Place}[] = [];

  /** Notes that an option is set. */
  add(place: Place, value: Plain): void {
    this.#values.set(place.name, [...this.at(place.name), {place, value}]);
  }

  /** Notes that an object or list may hold more than is written; an empty name is the configuration. */
  hide(name: string): void {
    this.#hidden.add(name);
  }

  /** Notes a plugin; `undefined` is one that is not known. */
  plugin(module: string | undefined, place: Place): void {
    this.#plugins.push({module, place});
  }

  /** Where an option is set, by its full name. */
  at(name: string): readonly SeenValue[] {
    return this.#values.get(name) ?? [];
  }

  /** Whether an option is certainly not set. */
  isAbsent(name: string): boolean {
    const parts = name.split('.');
    const around = parts.map((_, at) => parts.slice(0, at).join('.'));
    return this.at(name).length === 0 && !around.some((one) => this.#hidden.has(one));
  }

  /** Where a plugin stands in `plugins`. */
  plugins(module: string): Place[] {
    return this.#plugins.flatMap((plugin) => (plugin.module === module ? [plugin.place] : []));
  }

  /** Whether all plugins are known. */
  get knowsPlugins(): boolean {
    const isHidden = this.#hidden.has('') || this.#hidden.has('plugins');
    return !isHidden && this.#plugins.every(({module}) => module !== undefined);
  }

  /** Names of the plugins that are known. */
  get pluginNames(): string[] {
    return this.#plugins.flatMap(({module}) => module ?? []);
  }
}
