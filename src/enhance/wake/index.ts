/** Wakes the app when the reader is about to use something that needs it. */
import {announce, announceFailure} from '../announce';
import {AWAKE, type AwakeEvent, type TextField} from '../events';
import {startInputBuffer, type InputBuffer} from '../inputBuffer';
import {opensSearch} from '../shortcuts';
import {controlOf, invitesApp, searchLabel} from './controls';
import {dropHeld, hold, holdHover, holdInput, takeHeld} from './held';
import {startApp} from './scripts';

/** `loading`: scripts are fetched; `starting`: the page is being hydrated and must not change. */
export type AppState = 'asleep' | 'loading' | 'starting' | 'awake';

/** Time after which what may be needed is fetched though the reader has not done anything, in ms. */
const PATIENCE = 3000;

let state: AppState = 'asleep';
/** Settles when the page at the current address is shown. */
let showing = Promise.resolve();
let inputBuffer: InputBuffer | undefined;
const busy = new Set<Element>();

/** How far the app is. */
export const appState = (): AppState => state;

function setState(next: AppState): void {
  state = next;
  document.documentElement.dataset.app = next;
}

function settle(): void {
  for (const control of busy) control.removeAttribute('aria-busy');
  busy.clear();
}

function fail(): void {
  setState('asleep');
  settle();
  dropHeld();
  inputBuffer?.finish();
  inputBuffer = undefined;
  announceFailure();
}

/** Loads and starts the app, once. */
export function wake(): void {
  if (state !== 'asleep') return;
  setState('loading');
  announce('');
  startApp({whenShown: () => showing, onStart: () => setState('starting')}).catch(fail);
}

/**
 * Keeps the app from hydrating while the address is already that of another page.
 *
 * @param shown - Settles when the page at the address is shown.
 * @returns The same promise.
 */
export function startAfter(shown: Promise<void>): Promise<void> {
  showing = shown;
  return shown;
}

/** Takes what the reader types from now on, for the search. */
function takeTyping(label: string): void {
  inputBuffer ??= startInputBuffer({
    label,
    onCancel: () => {
      inputBuffer?.finish();
      inputBuffer = undefined;
      dropHeld();
    },
  });
}

function onKeyDown(event: KeyboardEvent): void {
  const label = opensSearch(event) ? searchLabel() : undefined;
  if (label !== undefined) {
    event.preventDefault();
    if (inputBuffer === undefined) hold(event);
    takeTyping(label);
    wake();
  } else if (controlOf(event.target) !== undefined) {
    hold(event);
    wake();
  }
}

function onPress(event: MouseEvent): void {
  const control = controlOf(event.target);
  if (control === undefined) return;
  hold(event);
  wake();
  if (event.type !== 'click') return;
  event.preventDefault();
  event.stopImmediatePropagation();
  control.setAttribute('aria-busy', 'true');
  busy.add(control);
  const label = searchLabel(control);
  // Within the click: phones don't open their keyboard for a focus that is set later.
  if (label !== undefined) takeTyping(label);
}

/** Heard of with each move: what comes to lie under a resting pointer, as a page that loads does, is not used. */
function onPointerMove(event: PointerEvent): void {
  if (event.pointerType === 'touch') return;
  holdHover(event);
  if (invitesApp(event.target)) wake();
}

function onFocusIn({target}: FocusEvent): void {
  if (invitesApp(target)) wake();
}

function onInput({target}: Event): void {
  if (!(target instanceof Element && 'value' in target) || controlOf(target) === undefined) return;
  holdInput(target as TextField);
  wake();
}

/** Whether the reader wants little to be loaded, or can load little. */
export function savesData(): boolean {
  const {connection} = navigator as {connection?: {saveData?: boolean; effectiveType?: string}};
  return connection?.saveData === true || /2g|3g/.test(connection?.effectiveType ?? '');
}

/**
 * Waits until somebody seems to be reading.
 *
 * @param act - Called once: the reader moves the pointer, presses, types or scrolls, or a while has passed.
 */
export function atSignOfLife(act: () => void): void {
  const listening = new AbortController();
  const begin = () => {
    if (listening.signal.aborted) return;
    listening.abort();
    act();
  };
  for (const sign of ['pointermove', 'pointerdown', 'keydown', 'scroll']) {
    window.addEventListener(sign, begin, {passive: true, capture: true, signal: listening.signal});
  }
  setTimeout(begin, PATIENCE);
}

let visible: IntersectionObserver | undefined;

/**
 * Looks for what wakes the app by being there: `data-wake="load"` at once, `data-wake="visible"`
 * when it comes into view, `data-wake="?name"` when the address has that parameter.
 */
export function watchPage(): void {
  visible?.disconnect();
  if (state === 'awake') return;
  // A page that was not rendered by the server is nothing without the app.
  if (!document.querySelector('#__docusaurus')!.hasChildNodes()) wake();
  for (const element of document.querySelectorAll<HTMLElement>('[data-wake]')) {
    const when = element.dataset.wake!;
    if (when === 'visible') {
      if (savesData()) continue;
      visible ??= new IntersectionObserver((entries) => entries.some(({isIntersecting}) => isIntersecting) && wake(), {
        rootMargin: '200px',
      });
      visible.observe(element);
    } else if (when === 'load' || new URLSearchParams(window.location.search).has(when.slice(1))) wake();
  }
}

/** Begins to watch what the reader does. */
export function startWaking(): void {
  const listening = new AbortController();
  const options = {capture: true, signal: listening.signal};
  // On the window, before anything else hears of it.
  window.addEventListener('keydown', onKeyDown, options);
  window.addEventListener('pointerdown', onPress, options);
  window.addEventListener('click', onPress, options);
  window.addEventListener('pointermove', onPointerMove, {...options, passive: true});
  window.addEventListener('focusin', onFocusIn, options);
  window.addEventListener('input', onInput, options);
  document.addEventListener(
    AWAKE,
    (event) => {
      listening.abort();
      visible?.disconnect();
      settle();
      setState('awake');
      (event as AwakeEvent).detail(takeHeld());
      dropHeld();
      inputBuffer = undefined;
    },
    {once: true},
  );
  setState('asleep');
  watchPage();
}
