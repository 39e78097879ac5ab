import type {Registry} from '@docusaurus/types';
import {UnexpectedInternals} from '../unexpected';

/**
 * Names each module of a page after its chunk. The page reports these names while it is rendered,
 * and Docusaurus looks their scripts up in the manifest, which knows chunks only.
 *
 * @param registry - Generated: how each chunk is loaded, the path of its module, its id.
 * @returns The same with the name of the chunk as path.
 * @throws UnexpectedInternals when the entries are not of this form.
 */
export function nameModules(registry: Registry): Registry {
  return Object.fromEntries(
    Object.entries(registry).map(([name, entry]: [string, readonly unknown[]]) => {
      const [load, module, id] = entry;
      if (typeof load !== 'function' || typeof module !== 'string' || entry.length !== 3) {
        throw new UnexpectedInternals(
          'page-scripts',
          `The generated registry should list a function, a path and an id for the chunk ${name}; it has ${String(entry)}.`,
        );
      }
      return [name, [load, name, id]];
    }),
  ) as unknown as Registry;
}
