import Module, {createRequire} from 'node:module';

/** A module that may never be used by who loads it. */
export interface UnusedModule {
  /** What it is asked for as. */
  readonly request: string;
  /** Absolute path of a file that finds it under this request. */
  readonly from: string;
  /** Whether it says of itself that it was compiled from an ES module, which its importers ask when they load it. */
  readonly isCompiled?: boolean;
}

/**
 * Puts something in the place of a CommonJS module that loads it when it is called or a property of it is read.
 *
 * @param unused - The module, which was not loaded before.
 * @throws Error when there is none.
 */
export function loadOnUse({request, from, isCompiled}: UnusedModule): void {
  const load = createRequire(from);
  const file = load.resolve(request);
  let loaded: object | undefined;
  const original = (): object => {
    if (loaded === undefined) {
      // So that the module itself is loaded, and others get it.
      delete load.cache[file];
      loaded = load(file) as object;
    }
    return loaded;
  };
  const place = new Module(file);
  place.filename = file;
  place.loaded = true;
  place.exports = new Proxy(class {}, {
    get: (_, key) =>
      key === '__esModule' && loaded === undefined ? isCompiled : (Reflect.get(original(), key) as unknown),
    has: (_, key) => Reflect.has(original(), key),
    apply: (_, self, args) => Reflect.apply(original() as () => unknown, self, args),
    construct: (_, args) => Reflect.construct(original() as new () => object, args),
  });
  load.cache[file] = place;
}
