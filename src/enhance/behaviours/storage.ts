/** Kept choices of the reader, under the names that Docusaurus gives them. */
import {partsOf} from './parts';

/** Where choices are kept: for good, or as long as the tab of the browser is open. */
export type Area = 'localStorage' | 'sessionStorage';

/** The full name of a choice: sites on one host do not share theirs. */
export const fullName = (name: string): string => name + (partsOf(document)?.dataset.namespace ?? '');

/**
 * A kept choice.
 *
 * @param area - Where it is kept.
 * @param name - Its name, without that of the site.
 * @returns The choice; `null` when there is none, or the browser refuses to say.
 */
export function kept(area: Area, name: string): string | null {
  try {
    return window[area].getItem(fullName(name));
  } catch {
    return null;
  }
}

/**
 * Keeps a choice, and tells listeners in this window as the browser tells those in others. A
 * browser that refuses to keep it is no reason to complain: the choice holds on this page.
 *
 * @param area - Where to keep it.
 * @param name - Its name, without that of the site.
 * @param value - The choice; `null` forgets it.
 */
export function keep(area: Area, name: string, value: string | null): void {
  const key = fullName(name);
  try {
    const storageArea = window[area];
    const oldValue = storageArea.getItem(key);
    if (value === null) storageArea.removeItem(key);
    else storageArea.setItem(key, value);
    if (oldValue !== value) {
      window.dispatchEvent(new StorageEvent('storage', {key, oldValue, newValue: value, storageArea}));
    }
  } catch {
    // Refused by the reader or full.
  }
}
