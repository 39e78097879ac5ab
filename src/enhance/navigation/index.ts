/**
 * Shows pages without loading them anew, asleep and awake. Works by the Navigation API; browsers
 * without it load pages as they always do.
 */
import {NAVIGATED, PREPARE} from '../events';
import {markReady} from '../page';
import {pageShown} from '../shown';
import {appState, startAfter, watchPage} from '../wake';
import {isPage, linkedPage} from './addresses';
import {pageAt} from './documents';
import {applyStyles, fetchStyles} from './styles';
import {swap} from './swap';

/** Time for which a pointer rests on a link before its page is fetched, in ms. */
const RESTS = 65;

/** Path of the page that is shown. */
let shownPath = window.location.pathname;

/** Whether the page may be changed. */
const isSettled = (): boolean => appState() !== 'starting';

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
    // What another navigation takes away never loads, and the app waits for what is shown.
    const aborted = new Promise((_, reject) => event.signal.addEventListener('abort', reject));
    await Promise.race([applyStyles(page), aborted]);
    if (event.signal.aborted) return;
    swap(page, appState() === 'awake');
    // Its beginning is laid out first; see `src/css/enhance.css`.
    if (event.navigationType !== 'traverse' && url.hash === '') document.documentElement.dataset.beginning = '';
  } catch {
    // The address is the new one already.
    if (!event.signal.aborted) window.location.reload();
    return;
  }
  shownPath = url.pathname;
  if (appState() === 'awake') document.dispatchEvent(new Event(NAVIGATED));
  markReady();
  if (event.navigationType === 'traverse') event.scroll();
  else scrollTo(url);
  if (event.navigationType === 'push' && url.hash === '') focusStart();
  pageShown();
  watchPage();
}

function onNavigate(event: NavigateEvent): void {
  const url = new URL(event.destination.url);
  if (!isSettled() || !event.canIntercept || event.hashChange || event.navigationType === 'reload') return;
  // The app has written something into the address.
  if (event.destination.sameDocument && event.navigationType !== 'traverse' && url.pathname === shownPath) return;
  if (event.downloadRequest !== null || event.formData !== null || !isPage(url)) return;
  event.intercept({scroll: 'manual', focusReset: 'manual', handler: () => startAfter(show(url, event))});
}

/** Fetches pages that the reader is about to go to. */
function prepareLinks(): void {
  let rest: ReturnType<typeof setTimeout> | undefined;
  const prepare = (target: EventTarget | null) => {
    const url = isSettled() ? linkedPage(target) : undefined;
    // A failure shows again when the page is wanted.
    if (url !== undefined) pageAt(url).then(fetchStyles, () => {});
  };
  const now = ({target}: Event) => prepare(target);
  document.addEventListener('pointerover', ({target}) => {
    clearTimeout(rest);
    rest = setTimeout(prepare, RESTS, target);
  });
  document.addEventListener(PREPARE, ({detail}: CustomEventInit<string>) => {
    pageAt(new URL(detail!, window.location.href)).then(fetchStyles, () => {});
  });
  for (const type of ['pointerdown', 'focusin']) document.addEventListener(type, now, {passive: true});
  // The sign of life that brought this script may have been about a link.
  prepare(document.querySelector('a:is(:hover, :focus-visible)'));
}

/** Begins to answer navigations. */
export function startNavigation(): void {
  if (!('navigation' in window)) return;
  window.navigation.addEventListener('navigate', onNavigate);
  prepareLinks();
}
