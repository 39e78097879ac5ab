/** The page as it was served: what it says of the app, and what it says to the reader. */

/** Element with the addresses of what the app is made of, in the order in which scripts run. */
const SCRIPTS = 'script#app-scripts';

/**
 * Addresses of the scripts that bring a page to life, and of styles that they need.
 *
 * @param page - A page of the site.
 * @returns In the order in which they run; the last one starts the app. None where the bundle is plain: its pages
 *   have scripts that the browser runs.
 */
export function appScripts(page: Document): string[] {
  return JSON.parse(page.querySelector(SCRIPTS)?.textContent ?? '[]') as string[];
}

/** Whether an address of {@link appScripts} is that of a style sheet. */
export const isStyle = (address: string): boolean => address.endsWith('.css');

/** The tag of the page script, which carries its settings. */
export function ownTag(page: Document): HTMLScriptElement | null {
  return page.querySelector<HTMLScriptElement>('script#page-script');
}

/** Says by the attribute that Docusaurus sets after hydration that the page reacts to its reader. */
export function markReady(): void {
  document.documentElement.dataset.hasHydrated = 'true';
}
