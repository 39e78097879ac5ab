import type {Fact, FactDefault} from '../../../content/facts/types';
import {COMPONENTS_FILE, DEFAULT_READS, FACTORY_FILES, type DefaultRead} from '../default-reads';
import {ToolkitError} from '../errors';
import type {Packages} from '../packages';
import {PLUGIN_MODULES} from '../roots';
import {constantOf, readCode, valueText, type Code, type Fallback} from './code';

/** Reads defaults from released code, parsing each file once. */
export class DefaultsReader {
  readonly #codes = new Map<string, Code>();

  constructor(readonly packages: Packages) {}

  /** A parsed file of a released package. */
  code(name: string, file: string): Code {
    const key = `${name}/${file}`;
    let code = this.#codes.get(key);
    if (!code) {
      code = readCode(file, this.packages.read(name, file));
      this.#codes.set(key, code);
    }
    return code;
  }

  /** Value of a constant that another module of the family exports. */
  #lookUp = (module: string, name: string): string | undefined => {
    const subpath = module === '@rspress/shared' ? 'index' : /^@rspress\/shared\/(.+)$/.exec(module)?.[1];
    if (subpath === undefined) return undefined;
    const code = this.code('@rspress/shared', `dist/${subpath}.mjs`);
    const value = constantOf(code.file, name);
    return value && valueText(code, value, this.#lookUp);
  };

  #toDefault(name: string, file: string, fallback: Fallback, lastString: boolean): FactDefault {
    const code = this.code(name, file);
    const implied = {'not-false': 'true', truthy: 'false'} as const;
    let value =
      fallback.how === 'not-false' || fallback.how === 'truthy'
        ? implied[fallback.how]
        : fallback.value
          ? valueText(code, fallback.value, this.#lookUp)
          : 'undefined';
    if (lastString) {
      const strings = [...value.matchAll(/'([^']*)'/g)];
      value = strings.at(-1)?.[0] ?? value;
    }
    return {value, source: {package: name, file, line: fallback.line}};
  }

  /**
   * The default a place in the code decides.
   *
   * @throws {@link ToolkitError} when the code no longer has such a place, or has
   *   several with different values.
   */
  read(place: DefaultRead): FactDefault {
    const path = (place.path ?? place.names[0]?.split('.').at(-1) ?? '').split('.');
    const matching = this.code(place.package, place.file).fallbacks.filter(
      (fallback) =>
        fallback.how === place.how &&
        (place.fn === undefined || fallback.fn === place.fn) &&
        fallback.path.length >= path.length &&
        path.every((part, i) => fallback.path[fallback.path.length - path.length + i] === part),
    );
    const chosen = place.how === 'return' ? matching.slice(-1) : matching;
    const defaults = chosen.map((fallback) =>
      this.#toDefault(place.package, place.file, fallback, place.lastString ?? false),
    );
    const [first] = defaults;
    const label = `${place.owner} ${place.names.join(', ')}`;
    if (!first) {
      throw new ToolkitError(
        `The default of ${label} is no longer where it was: ${place.package}/${place.file} has no "${path.join('.')}" with form "${place.how}"${place.fn ? ` in ${place.fn}` : ''}.`,
        'Find the code that decides it and change verify/extraction/default-reads.ts.',
      );
    }
    const values = new Set(defaults.map((item) => item.value));
    if (values.size > 1) {
      throw new ToolkitError(
        `The default of ${label} is not clear: ${place.package}/${place.file} has ${[...values].join(' and ')}.`,
        'Name the function with "fn" in verify/extraction/default-reads.ts.',
      );
    }
    return first;
  }

  /** Defaults given by destructuring in a function, by option name. */
  ofFunction(name: string, file: string, fn: string): Map<string, FactDefault> {
    const result = new Map<string, FactDefault>();
    for (const fallback of this.code(name, file).fallbacks) {
      if (fallback.how !== 'binding' || fallback.fn !== fn || fallback.path.length !== 1) continue;
      const [option] = fallback.path;
      if (option !== undefined && !result.has(option)) result.set(option, this.#toDefault(name, file, fallback, false));
    }
    return result;
  }
}

/**
 * Adds the defaults read from code to facts.
 *
 * @returns New facts; those without a default are unchanged.
 * @throws {@link ToolkitError} when a place names a fact that does not exist.
 */
export function withDefaults(facts: readonly Fact[], reader: DefaultsReader): Fact[] {
  const defaults = new Map<string, FactDefault>();
  const known = new Set(facts.map((fact) => `${fact.owner} ${fact.name}`));
  for (const place of DEFAULT_READS) {
    const value = reader.read(place);
    for (const name of place.names) {
      const key = `${place.owner} ${name}`;
      if (!known.has(key)) {
        throw new ToolkitError(
          `verify/extraction/default-reads.ts reads a default for ${key}, which the release does not have.`,
          'Remove the entry, or correct the name.',
        );
      }
      defaults.set(key, value);
    }
  }
  for (const [owner, file] of Object.entries(FACTORY_FILES)) {
    const factory = PLUGIN_MODULES[owner];
    if (factory === undefined) continue;
    for (const [option, value] of reader.ofFunction(owner, file, factory)) {
      if (!defaults.has(`${owner} ${option}`)) defaults.set(`${owner} ${option}`, value);
    }
  }
  for (const owner of new Set(facts.filter((fact) => fact.kind === 'prop').map((fact) => fact.owner))) {
    const component = owner.replace(/\.props$/, '');
    for (const [prop, value] of reader.ofFunction(COMPONENTS_FILE.package, COMPONENTS_FILE.file, component)) {
      defaults.set(`${owner} ${prop}`, value);
    }
  }
  return facts.map((fact) => {
    const value = defaults.get(`${fact.owner} ${fact.name}`);
    return value ? {...fact, default: value} : fact;
  });
}
