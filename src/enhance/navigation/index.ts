/**
 * Shows pages without loading them anew while the app sleeps; then the router does. Works by the
 * Navigation API; browsers without it load pages as they always do.
 */
import {markReady} from '../page';
import {pageShown} from '../shown';
import {appState, startAfter, watchPage} from '../wake';
import {isPage, linkedPage} from './addresses';
import {pageAt} from './documents';
import {swap} from './swap';

/** Time for which a pointer rests on a link before its page is fetched, in ms. */
const RESTS = 65;

/** Whether the page may be changed. */
const sleeps = (): boolean => ['asleep', 'loading'].includes(appState());

/** Puts the focus in front of the page, as the router does. */
function focusStart(): void {
  const start = document.querySelector<HTMLElement>('#__docusaurus > [role="region"]');
  start?.setAttribute('tabindex', '-1');
  start?.focus({preventScroll: true});
  start?.removeAttribute('tabindex');
}

/** Begins to show a page at its start, or at the place that the address names; without the way there. */
function scrollTo({hash}: URL): void {
  const target = hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
  if (target === null) window.scrollTo({top: 0, behavior: 'instant'});
  else target.scrollIntoView({behavior: 'instant'});
}

async function show(url: URL, event: NavigateEvent): Promise<void> {
  try {
    const page = await pageAt(url);
    if (event.signal.aborted) return;
    swap(page);
  } catch {
    // The address is the new one already.
    if (!event.signal.aborted) window.location.reload();
    return;
  }
  markReady();
  if (event.navigationType === 'traverse') event.scroll();
  else scrollTo(url);
  if (event.navigationType === 'push' && url.hash === '') focusStart();
  pageShown();
  watchPage();
}

function onNavigate(event: NavigateEvent): void {
  const url = new URL(event.destination.url);
  if (!sleeps() || !event.canIntercept || event.hashChange || event.navigationType === 'reload') return;
  if (event.downloadRequest !== null || event.formData !== null || !isPage(url)) return;
  event.intercept({scroll: 'manual', focusReset: 'manual', handler: () => startAfter(show(url, event))});
}

/** Fetches pages that the reader is about to go to. */
function prepareLinks(): void {
  let rest: ReturnType<typeof setTimeout> | undefined;
  const prepare = (target: EventTarget | null) => {
    const url = sleeps() ? linkedPage(target) : undefined;
    // A failure shows again when the page is wanted.
    if (url !== undefined) pageAt(url).catch(() => {});
  };
  const now = ({target}: Event) => prepare(target);
  document.addEventListener('pointerover', ({target}) => {
    clearTimeout(rest);
    rest = setTimeout(prepare, RESTS, target);
  });
  for (const type of ['pointerdown', 'focusin']) document.addEventListener(type, now, {passive: true});
}

/** Begins to answer navigations. */
export function startNavigation(): void {
  if (!('navigation' in window)) return;
  window.navigation.addEventListener('navigate', onNavigate);
  prepareLinks();
}
