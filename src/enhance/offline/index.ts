/**
 * Pages without a network, for readers who ask for them: the control in the footer. Loaded when it is
 * pressed first, and with a page that is shown from what was stored.
 */
import type {OfflineSettings} from '../../../content/data';
import {addBehaviour} from '../behaviours';
import {showNotice} from './notice';
import {readState, remove, store, type State} from './registration';
import {ACTIVATE, type Failure} from './messages';

/** Element of the footer that holds the control and names the settings. */
const PLACE = '[data-offline]';

/** Share of the files after which it is said how far storing is, in percent. */
const STEP = 10;

/** What the footer shows. */
interface Shown {
  /** `initial` shows the control as it was served, with its size. */
  button: 'initial' | 'remove';
  text: string;
  isBusy: boolean;
}

let shown: Shown | undefined;
let initial: readonly Node[] | undefined;
let settings: Promise<OfflineSettings> | undefined;

async function load(address: string): Promise<OfflineSettings> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(response.statusText);
  return (await response.json()) as OfflineSettings;
}

function settingsOf(place: HTMLElement): Promise<OfflineSettings> {
  settings ??= load(place.dataset.offline!);
  settings.catch(() => (settings = undefined));
  return settings;
}

/** Writes into the footer what it shows: again where navigation has replaced it. */
function draw(root: ParentNode, texts: OfflineSettings['texts']): void {
  const place = root.querySelector<HTMLElement>(PLACE);
  const [button, status] = place?.children ?? [];
  if (shown === undefined || !(button instanceof HTMLElement) || !status) return;
  initial ??= [...button.childNodes].map((node) => node.cloneNode(true));
  const {isBusy, text} = shown;
  // The button stays the same one, so that it keeps the focus.
  if (shown.button === 'remove') button.textContent = texts.remove;
  else button.replaceChildren(...initial.map((node) => node.cloneNode(true)));
  button.toggleAttribute('aria-busy', isBusy);
  if (isBusy) button.setAttribute('aria-disabled', 'true');
  else button.removeAttribute('aria-disabled');
  if (status.textContent !== text) status.textContent = text;
}

function show(texts: OfflineSettings['texts'], next: Partial<Shown>): void {
  shown = {button: 'initial', text: '', isBusy: false, ...next};
  draw(document, texts);
}

/** Shows what is stored, and offers what waits to be shown. */
function showState(state: State, {texts}: OfflineSettings): void {
  if (state.kept === 'this') show(texts, {button: 'remove', text: texts.kept});
  else if (state.kept === 'other') show(texts, {text: texts.other});
  else show(texts, {});
  const {waiting} = state;
  if (waiting) {
    showNotice(texts.update, texts.reload, () => {
      navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), {once: true});
      waiting.postMessage(ACTIVATE);
    });
  }
}

const fill = (text: string, values: Readonly<Record<string, number>>): string =>
  text.replace(/\{(\w+)\}/g, (_all, name: string) => String(values[name]));

/** Name under which it is kept that the reader has removed the pages. */
const removedName = ({scope}: OfflineSettings): string => `offline-removed ${scope}`;

/** Reads or keeps a decision. Not by `behaviours/storage`, which the script of every page would have to share. */
function decide<T>(how: (decisions: Storage) => T): T | undefined {
  try {
    return how(window.localStorage);
  } catch {
    // Refused by the reader or full.
    return undefined;
  }
}

async function storePages(place: HTMLElement): Promise<void> {
  const known = await settingsOf(place);
  const {texts} = known;
  let step = 0;
  const onProgress = (done: number, total: number) => {
    const next = Math.floor((done / total) * (100 / STEP));
    if (next === step && step > 0) return;
    step = next;
    show(texts, {text: fill(texts.progress, {done, total}), isBusy: true});
  };
  show(texts, {isBusy: true});
  try {
    await store(known, onProgress);
    decide((decisions) => decisions.removeItem(removedName(known)));
    show(texts, {button: 'remove', text: texts.kept});
  } catch (cause) {
    show(texts, {text: texts.failed[(cause as Error).message as Failure] ?? texts.failed.network});
  }
}

async function removePages(place: HTMLElement): Promise<void> {
  const known = await settingsOf(place);
  const {scope, texts} = known;
  show(texts, {button: 'remove', isBusy: true});
  await remove(scope);
  decide((decisions) => decisions.setItem(removedName(known), 'true'));
  show(texts, {text: texts.removed});
}

let started: Promise<void> | undefined;

/**
 * Shows what is stored, now and on pages that are shown later, and offers a new release once it is stored.
 *
 * @param root - Document that is shown.
 */
export function startStored(root: Document): Promise<void> {
  started ??= begin(root);
  started.catch(() => (started = undefined));
  return started;
}

async function begin(root: Document): Promise<void> {
  const place = root.querySelector<HTMLElement>(PLACE);
  if (place === null) return;
  const known = await settingsOf(place);
  const update = (state: State) => showState(state, known);
  await readState(known, update);
  addBehaviour((part) => draw(part, known.texts));
}

/**
 * Stores the pages, or removes them where they are stored.
 *
 * @param root - Document that is shown.
 * @throws Error, by rejecting, when nothing is known of the pages because there is no network.
 */
export async function toggle(root: Document): Promise<void> {
  const place = root.querySelector<HTMLElement>(PLACE);
  if (place === null || shown?.isBusy) return;
  // What was read on it counts: a page that the browser loaded anew shows the control as it was served.
  const isRemoval = shown?.button === 'remove';
  await startStored(root);
  await (isRemoval ? removePages(place) : storePages(place));
}

/**
 * Stores the pages for a reader who has installed the site.
 *
 * @param root - Document that is shown.
 */
export async function storeAll(root: Document): Promise<void> {
  await startStored(root);
  if (shown?.button === 'initial') await toggle(root);
}

/**
 * Stores the pages of a site that is installed, unless its reader has removed them.
 *
 * @param root - Document that is shown.
 */
export async function storeUnlessRemoved(root: Document): Promise<void> {
  const place = root.querySelector<HTMLElement>(PLACE);
  if (place === null) return;
  const name = removedName(await settingsOf(place));
  if (decide((decisions) => decisions.getItem(name)) == null) await storeAll(root);
}
