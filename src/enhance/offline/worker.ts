/**
 * The service worker of readers who asked for it: keeps the pages of one language on their device. The
 * build writes the list of its files in front of it, so that another release is another worker, which
 * stores all of its files before it answers anything.
 */
import {PrecacheController} from 'workbox-precaching/PrecacheController.js';
import type {OfflineList} from '../../../content/data';
import {ADDED} from '../address';
import {ACTIVATE, type OfflineMessage} from './messages';

/** The part of the worker's global scope used here; the DOM types lack it. */
interface WorkerScope {
  readonly OFFLINE: OfflineList;
  readonly registration: {readonly scope: string};
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: {includeUncontrolled: true}): Promise<readonly {postMessage(message: OfflineMessage): void}[]>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate' | 'fetch' | 'message', listener: (event: WorkerEvent) => void): void;
}

/** What the events have that are used here. */
interface WorkerEvent extends MessageEvent {
  readonly request: Request;
  waitUntil(done: Promise<unknown>): void;
  respondWith(response: Promise<Response>): void;
}

const scope = globalThis as unknown as WorkerScope;
const {base, others, files, pages, lost, absent} = scope.OFFLINE;

/** A page answers at several addresses. */
const keyOf = (path: string): string => path.replace(ADDED, '');

const addresses = new Map([
  ...files.map(({url}) => [url, url] as const),
  ...pages.map((url) => [keyOf(url), url] as const),
]);
const integrities = new Map(files.map(({url, integrity}) => [url, integrity]));

/** Files that are on their way at the same time: as many connections as browsers open to one host. */
const AT_ONCE = 6;

let done = 0;

async function tell(message: OfflineMessage): Promise<void> {
  for (const client of await scope.clients.matchAll({includeUncontrolled: true})) client.postMessage(message);
}

const controller = new PrecacheController({
  cacheName: `offline ${scope.registration.scope}`,
  plugins: [
    {
      handlerDidComplete: async ({event, response}) => {
        if (event.type === 'install' && response) await tell({done: ++done, total: files.length});
      },
    },
  ],
});
controller.addToCacheList([...files]);

/**
 * Stores all files. The controller's own way takes one after the other, so that a reader waits for the network as
 * many times as there are files.
 */
async function store(event: WorkerEvent): Promise<void> {
  // One list for all, so that each takes the next file.
  const rest = files.values();
  let failure: Error | undefined;
  const storeNext = async (): Promise<void> => {
    for (const {url, integrity} of rest) {
      if (failure !== undefined) return;
      const cacheKey = controller.getCacheKeyForURL(url);
      const request = new Request(url, {integrity, cache: 'reload', credentials: 'same-origin'});
      try {
        await Promise.all(controller.strategy.handleAll({event: event as never, request, params: {cacheKey}}));
      } catch (cause) {
        failure ??= cause as Error;
      }
    }
  };
  await Promise.all(Array.from({length: AT_ONCE}, storeNext));
  if (failure === undefined) return;
  // Told when nothing is on its way any more: the page removes what there is.
  await tell({failed: failure.name === 'QuotaExceededError' ? 'storage' : 'network'});
  throw failure;
}

scope.addEventListener('install', (event) => event.waitUntil(store(event)));
scope.addEventListener('activate', (event) => event.waitUntil(controller.activate(event as never)));

/** A file as it was stored; the same from the network where the browser has lost it. */
async function kept(address: string, event: WorkerEvent): Promise<Response> {
  const cacheKey = controller.getCacheKeyForURL(address);
  const integrity = integrities.get(address);
  return controller.strategy
    .handle({event: event as never, request: new Request(address), params: {cacheKey, integrity}})
    .catch(() => fetch(event.request));
}

/** What is said of a page that neither the network nor this device has. */
async function withoutNetwork(path: string, event: WorkerEvent): Promise<Response> {
  const isOwn =
    path.startsWith(base) && !others.some((other) => `${path}/`.startsWith(other)) && !/\.[^/.]+$/.test(path);
  const response = await kept(isOwn ? lost : absent, event);
  return new Response(response.body, {status: isOwn ? 404 : 503, headers: response.headers});
}

scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()));

scope.addEventListener('message', (event) => {
  if (event.data === ACTIVATE) event.waitUntil(scope.skipWaiting());
});

scope.addEventListener('fetch', (event) => {
  const {method, url, mode} = event.request;
  const {origin, pathname} = new URL(url);
  if (method !== 'GET' || origin !== location.origin) return;
  const address = addresses.get(pathname) ?? addresses.get(keyOf(pathname));
  if (address !== undefined) event.respondWith(kept(address, event));
  else if (mode === 'navigate') {
    event.respondWith(fetch(event.request).catch(() => withoutNetwork(pathname, event)));
  }
});
