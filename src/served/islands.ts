/** The parts of pages that React brings to life: how each is loaded, by the name that its element carries. */
import type {ComponentType} from 'react';

/** A component as a module exports it; its props come from the HTML. */
interface IslandModule {
  default: ComponentType<never>;
}

const ISLANDS = {
  'config-checker': () =>
    import(/* webpackChunkName: "island-config-checker" */ '@site/src/components/ConfigChecker/Checker'),
  demo: () => import(/* webpackChunkName: "island-demo" */ '@site/src/components/LiveDemo/Demo'),
  overview: () => import(/* webpackChunkName: "island-overview" */ '@site/src/components/Overview/FilteredApi'),
  lost: () => import(/* webpackChunkName: "island-lost" */ '@site/src/components/NotFound/Lost'),
  zoom: () => import(/* webpackChunkName: "island-zoom" */ '@site/src/components/ZoomImage/ZoomLink'),
} satisfies Record<string, () => Promise<IslandModule>>;

/** Name of an island. */
export type IslandName = keyof typeof ISLANDS;

/**
 * Loads the component of an island.
 *
 * @param name - What the element carries as `data-island`.
 * @returns The component.
 * @throws Error, by rejecting, when it cannot be loaded, or there is none of this name.
 */
export async function loadIsland(name: string): Promise<ComponentType<object>> {
  const load: (() => Promise<IslandModule>) | undefined = ISLANDS[name as IslandName];
  if (load === undefined) throw new Error(`No island is named ${name}.`);
  return (await load()).default as ComponentType<object>;
}
