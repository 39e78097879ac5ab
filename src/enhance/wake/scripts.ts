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
    script.onload = script.onerror = (event) => {
      script.remove();
      if ((event as Event).type === 'load') return resolve();
      loading.delete(address);
      reject(new Error(address));
    };
    document.body.append(script);
  });
  loading.set(address, started);
  return started;
}

/** Fetches a script that runs later. */
function preload(address: string): void {
  const link = document.createElement('link');
  Object.assign(link, {rel: 'preload', as: 'script', href: address});
  link.onload = link.onerror = () => link.remove();
  document.body.append(link);
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
 * @throws Error, by rejecting, when a script cannot be loaded, or the page names none.
 */
export async function startApp({whenShown, onStart}: StartOptions): Promise<void> {
  for (;;) {
    const addresses = appScripts(document);
    const first = addresses.at(-1)!;
    if (!loading.has(first)) preload(first);
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
