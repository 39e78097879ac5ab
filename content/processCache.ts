const NAME = Symbol.for('rspress-v1-docs.process-cache');

/**
 * A store that lives as long as the process. Docusaurus loads each plugin with its own copy of the
 * modules it imports, again for each language: a variable of a module is not shared between them.
 *
 * @param name - Name of the store; callers with the same name share it.
 * @returns The store, the same one on each call.
 */
export function processCache<Value>(name: string): Map<string, Value> {
  const holder = globalThis as {[NAME]?: Map<string, Map<string, unknown>>};
  const stores = (holder[NAME] ??= new Map());
  let store = stores.get(name);
  if (store === undefined) {
    store = new Map();
    stores.set(name, store);
  }
  // A name stands for one type of value, by agreement of its callers.
  return store as Map<string, Value>;
}
