import {createElement, type ComponentType, type ReactElement} from 'react';
import i18n from '@generated/i18n';
import registry from '@generated/registry';
import routes from '@generated/routes';
import routesChunkNames from '@generated/routesChunkNames';
import type {Registry, RouteChunkNames} from '@docusaurus/types';

/** A page of the site as the router knows it. */
export interface RouteEntry {
  /** Address, with base path and locale prefix. */
  path: string;
  /** What the router renders at this address. */
  element: ReactElement;
  /** Source relative to the site folder; empty for a page that has none. */
  filePath: string;
  /** Loads code and data of the page; later calls do nothing. */
  preload: () => void;
  lang: string;
  /** Name of the cut version; empty for the current files. */
  version: string;
}

interface GeneratedRoute {
  path: string;
  component: unknown;
  routes?: readonly GeneratedRoute[];
}

/** What Docusaurus generates for the router in one language. */
export interface Generated {
  routes: readonly GeneratedRoute[];
  /** Chunks of each route, by its path, a hyphen and a hash. */
  routesChunkNames: RouteChunkNames;
  /** How each chunk is loaded, and the module in it. */
  registry: Registry;
  lang: string;
}

const GENERATED: Generated = {
  // Docusaurus gives every route a path; the types of the router do not know that.
  routes: routes as readonly GeneratedRoute[],
  routesChunkNames,
  registry,
  lang: i18n.currentLocale,
};

const withoutSlash = (path: string): string => path.replace(/(.)\/$/, '$1');

const pagesOf = (list: readonly GeneratedRoute[]): GeneratedRoute[] =>
  list.flatMap((route) => (route.routes === undefined ? [route] : pagesOf(route.routes)));

/** Source of the page at a path of the router. */
function sourceOf(path: string, generated: Generated): string {
  const chunks = Object.entries(generated.routesChunkNames)
    .filter(([key]) => key.replace(/-[^-]+$/, '') === path)
    .find(([, {content}]) => typeof content === 'string')?.[1];
  return generated.registry[String(chunks?.content)]?.[1].replace(/^@site\//, '') ?? '';
}

/**
 * Finds the page at an address of the current language.
 *
 * @param address - Path with base path and locale prefix; a slash at the end makes no difference.
 * @param generated - What Docusaurus generated; that of the running site unless given.
 * @returns The entry, or `undefined` when the site has no such page.
 */
export function findRoute(address: string, generated = GENERATED): RouteEntry | undefined {
  const route = pagesOf(generated.routes).find(({path}) => withoutSlash(path) === withoutSlash(address));
  if (route === undefined) return undefined;
  const {path, component} = route;
  const filePath = sourceOf(path, generated);
  return {
    path,
    element: createElement(component as ComponentType),
    filePath,
    preload: () => window.docusaurus.preload(path),
    lang: generated.lang,
    version: /(?:^|\/)version-([^/]+)\//.exec(filePath)?.[1] ?? '',
  };
}
