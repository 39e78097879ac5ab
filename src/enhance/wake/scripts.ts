import {appScripts} from '../page';

const loading = new Map<string, Promise<void>>();

/** Runs a script once. A failed attempt does not stand in the way of the next. */
function run(address: string): Promise<void> {
  const known = loading.get(address);
  if (known !== undefined) return known;
  const started = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
    // In the order in which they are added.
    script.async = false;
    script.onload = () => {
      script.remove();
      resolve();
    };
    script.onerror = () => {
      script.remove();
      loading.delete(address);
      reject(new Error(`${address} could not be loaded.`));
    };
    document.body.append(script);
  });
  loading.set(address, started);
  return started;
}

/** Adds a hint that a script is wanted soon, or now. */
function hint(rel: 'prefetch' | 'preload', address: string): void {
  const link = document.createElement('link');
  Object.assign(link, {rel, as: 'script', href: address, onload: () => link.remove(), onerror: () => link.remove()});
  if (rel === 'prefetch') link.setAttribute('fetchpriority', 'low');
  // Outside of what navigation replaces, which would stop it.
  document.body.append(link);
}

/** Fetches the scripts of the page into the cache of the browser, when nothing else is to do. */
export function prefetchApp(): void {
  for (const address of appScripts(document)) if (!loading.has(address)) hint('prefetch', address);
}

/** Props of {@link startApp}. */
export interface StartOptions {
  /** What settles when the page at the current address is shown. */
  whenShown: () => Promise<void>;
  /** Called before the app begins to hydrate the page, which must not change from then on. */
  onStart: () => void;
}

/**
 * Starts the app. Its first script runs when all others of the page have: a script that cannot be
 * had leaves the page asleep, and a later attempt can begin anew.
 *
 * @param options - See {@link StartOptions}.
 * @returns A promise that resolves when the app has begun.
 * @throws Error, by rejecting, when a script cannot be loaded.
 */
export async function startApp({whenShown, onStart}: StartOptions): Promise<void> {
  for (;;) {
    const addresses = appScripts(document);
    const first = addresses.at(-1);
    if (first === undefined) throw new Error('The page names no scripts of the app.');
    if (!loading.has(first)) hint('preload', first);
    await Promise.all(addresses.slice(0, -1).map(run));
    const shown = whenShown();
    await shown;
    // The reader may have gone to another page meanwhile.
    if (shown === whenShown() && appScripts(document).join() === addresses.join()) {
      onStart();
      return run(first);
    }
  }
}
