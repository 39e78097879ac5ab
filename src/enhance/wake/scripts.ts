import {appScripts, isStyle} from '../page';

const loading = new Map<string, Promise<void>>();

/** Adds an element that loads a file, outside of what navigation replaces; styles come after those of the page. */
function add(element: HTMLElement & {rel?: string}, settings: object): Promise<void> {
  return new Promise((resolve, reject) => {
    element.onload = element.onerror = (event) => {
      const loaded = (event as Event).type === 'load';
      if (!loaded || element.rel !== 'stylesheet') element.remove();
      if (loaded) resolve();
      else reject(new Error());
    };
    document.body.append(Object.assign(element, settings));
  });
}

const newLink = (): HTMLLinkElement => document.createElement('link');

/** Runs a script, or applies a style sheet, once. A failed attempt does not stand in the way of the next. */
function run(address: string): Promise<void> {
  let started = loading.get(address);
  if (started === undefined) {
    started = isStyle(address)
      ? add(newLink(), {rel: 'stylesheet', href: address})
      : // In the order in which they are added.
        add(document.createElement('script'), {src: address, async: false});
    loading.set(address, started);
    started.catch(() => loading.delete(address));
  }
  return started;
}

/** Props of {@link startApp}. */
export interface StartOptions {
  /** What settles when the page at the current address is shown. */
  whenShown: () => Promise<void>;
  /** Called before the app begins to hydrate the page, which must not change from then on. */
  onStart: () => void;
}

/**
 * Starts the app. Its first script runs when all others of the page have: a file that cannot be
 * had leaves the page asleep, and a later attempt can begin anew.
 *
 * @param options - See {@link StartOptions}.
 * @returns A promise that resolves when the app has begun.
 * @throws Error, by rejecting, when a file cannot be loaded, or the page names none.
 */
export async function startApp({whenShown, onStart}: StartOptions): Promise<void> {
  for (;;) {
    const addresses = appScripts(document);
    const first = addresses.at(-1)!;
    if (!loading.has(first)) add(newLink(), {rel: 'preload', as: 'script', href: first}).catch(() => {});
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
