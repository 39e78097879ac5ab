/** What in a page needs the app. */

/** Elements that do something when they are used. Links lead somewhere by themselves, and browsers open `details`. */
const CONTROLS = 'button, input, textarea, [role="button"]';

/** Controls that work without the app: those of the behaviours beside this folder. */
const BEHAVIOURS = '[data-toolbar], [data-color-mode], [data-press], [data-live], [data-to-top], [role=tab]';

/** Controls that open the search, and name the field that takes what is typed meanwhile. */
const SEARCH = '[data-search-label]';

/**
 * The control of the app that an event is about.
 *
 * @param target - Target of the event.
 * @returns `undefined` when there is none, or it works without the app.
 */
export function controlOf(target: EventTarget | null): HTMLElement | undefined {
  if (!(target instanceof Element)) return undefined;
  const control = target.closest<HTMLElement>(CONTROLS);
  if (control === null || control.closest('#__docusaurus') === null) return undefined;
  return control.closest(BEHAVIOURS) === null ? control : undefined;
}

/** Whether the pointer is where the app is likely to be used next. */
export function invitesApp(target: EventTarget | null): boolean {
  return controlOf(target) !== undefined || (target instanceof Element && target.closest('nav.navbar') !== null);
}

/**
 * Name of the field that takes what is typed until the search is there.
 *
 * @param control - A control; any that opens the search unless given.
 * @returns `undefined` when the control does not open the search.
 */
export function searchLabel(control: Element | null = document.querySelector(SEARCH)): string | undefined {
  return control?.closest<HTMLElement>(SEARCH)?.dataset.searchLabel;
}
