import {createElement, type ComponentType, type ReactElement} from 'react';
import routes from '@generated/routes';

/** A page of the site as the router knows it. */
export interface RouteEntry {
  /** Address, with base path and locale prefix. */
  path: string;
  /** What the router renders at this address. */
  element: ReactElement;
  /** Source relative to the site folder. */
  filePath: string;
  /** Loads code and data of the page; later calls do nothing. */
  preload: () => void;
  lang: string;
  /** Name of the cut version; empty for the current files. */
  version: string;
}

interface RouteData {
  path: string;
  filePath: string;
  lang: string;
  version: string;
}

interface LoadedRoute {
  path: string;
  component: unknown;
  routes?: LoadedRoute[];
}

/**
 * Loads what the router needs for an address, at most once.
 *
 * @param pathname - Address on this site, with base path.
 */
export function preloadRoute(pathname: string): void {
  window.docusaurus.preload(pathname);
}

function findRoute(list: readonly LoadedRoute[], pathname: string): LoadedRoute | undefined {
  for (const route of list) {
    if (route.path === pathname && route.routes === undefined) return route;
    const nested = findRoute(route.routes ?? [], pathname);
    if (nested !== undefined) return nested;
  }
  return undefined;
}

/**
 * The route entries of the current language. The list of source files is a chunk of
 * its own, since no page needs it to render.
 *
 * @param baseUrl - Base path of the language, such as `/` or `/zh/`.
 * @param locale - Current language.
 */
export async function loadRouteEntries(baseUrl: string, locale: string): Promise<RouteEntry[]> {
  const {default: data} = (await import('@generated/page-index/default/routes.json')) as {
    default: RouteData[];
  };
  return data.flatMap((item) => {
    const own = item.path.replace(new RegExp(`^/${locale}(?=/|$)`), '');
    const path = baseUrl + own.replace(/^\//, '');
    const route = findRoute(routes as LoadedRoute[], path);
    if (route === undefined) return [];
    return [
      {
        ...item,
        path,
        element: createElement(route.component as ComponentType),
        preload: () => preloadRoute(path),
      },
    ];
  });
}
