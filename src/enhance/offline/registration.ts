/** The service worker as a page sees it: registering it, what it has stored, and removing it. */
import type {OfflineSettings} from '../../../content/data';
import {ACTIVATE, type Failure, type OfflineMessage} from './messages';

/** What is stored on this device. */
export interface State {
  /** Pages in the language of the page, in another one, or none. */
  kept: 'this' | 'other' | 'none';
  /** A release that is stored, and answers once it is told to. */
  waiting?: ServiceWorker;
}

/** Name of the cache of the workers below a path; that of the worker itself. */
const cacheName = (scope: string): string => `offline ${new URL(scope, window.location.origin).href}`;

const isOf = (worker: ServiceWorker | null, {worker: address}: OfflineSettings): boolean =>
  worker !== null && new URL(worker.scriptURL).pathname === address;

const failure = (reason: Failure): Error => new Error(reason);

/** Settles when a worker has one of the states. */
function reached(worker: ServiceWorker, ...states: readonly ServiceWorkerState[]): Promise<ServiceWorkerState> {
  return new Promise((resolve) => {
    const look = (): void => {
      if (!states.includes(worker.state)) return;
      worker.removeEventListener('statechange', look);
      resolve(worker.state);
    };
    worker.addEventListener('statechange', look);
    look();
  });
}

function stateOf(registration: ServiceWorkerRegistration, settings: OfflineSettings): State {
  const {active, waiting} = registration;
  if (active === null) return {kept: 'none'};
  if (!isOf(active, settings)) return {kept: 'other'};
  return {kept: 'this', ...(waiting && {waiting})};
}

/**
 * Says what is stored, and again when another release has been.
 *
 * @param settings - Of the language of the page.
 * @param update - Told at once and later.
 */
export async function readState(settings: OfflineSettings, update: (state: State) => void): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration(settings.scope);
  if (registration === undefined) return update({kept: 'none'});
  const watch = (): void => {
    const {active, installing} = registration;
    if (active === null || installing === null) return;
    void reached(installing, 'installed', 'redundant').then((state) => {
      if (state === 'installed' && registration.waiting !== null) update(stateOf(registration, settings));
    });
  };
  registration.addEventListener('updatefound', watch);
  watch();
  update(stateOf(registration, settings));
}

/**
 * Stores the pages of a language, in place of those of another one.
 *
 * @param settings - Of the language.
 * @param onProgress - Told how many files are stored, and of how many.
 * @throws Error, by rejecting, with a {@link Failure} as message; nothing new is left on the device then.
 */
export async function store(
  settings: OfflineSettings,
  onProgress: (done: number, total: number) => void,
): Promise<void> {
  if (!('serviceWorker' in navigator)) throw failure('support');
  const {worker: address, scope} = settings;
  let reason: Failure = 'network';
  const onMessage = ({data}: MessageEvent<OfflineMessage>): void => {
    if ('failed' in data) reason = data.failed;
    else onProgress(data.done, data.total);
  };
  const workers = navigator.serviceWorker;
  workers.addEventListener('message', onMessage);
  workers.startMessages();
  try {
    const registration = await workers.register(address, {scope, updateViaCache: 'none'});
    const {installing, waiting, active} = registration;
    const worker = installing ?? waiting ?? active!;
    if ((await reached(worker, 'installed', 'activating', 'activated', 'redundant')) === 'installed') {
      // Only the pages of another language stand in its way.
      if (registration.active !== null) worker.postMessage(ACTIVATE);
    }
    if ((await reached(worker, 'activated', 'redundant')) === 'activated') return;
    if (registration.active === null) await remove(scope);
    throw failure(reason);
  } catch (cause) {
    if ((cause as Error).name === 'SecurityError') throw failure('support');
    throw cause;
  } finally {
    workers.removeEventListener('message', onMessage);
  }
}

/**
 * Removes what is stored.
 *
 * @param scope - Path below which the worker answers.
 */
export async function remove(scope: string): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration(scope);
  await registration?.unregister();
  await caches.delete(cacheName(scope));
}
