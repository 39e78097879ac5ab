/**
 * What a live result does once a reader uses it: its site in a frame, sizes, files. Plain script on
 * the HTML of `src/components/LiveResult`, loaded by `behaviours/liveResults.ts`.
 */
import type {ExampleSource} from '../../content/data';
import {APPEARANCE, type LiveMessage} from './liveSite';
import {appScripts, isStyle} from './page';

/** What a live result needs to build its parts; the component writes it into the HTML. */
export interface LiveParts {
  /** What is written or said, in the language of the page. */
  texts: Record<'running' | 'frame' | 'files' | 'quoted' | 'failed', string>;
  /** Class names; their styles come with those of the app. */
  classes: Record<'running' | 'list' | 'file' | 'quoted' | 'block' | 'pre' | 'code', string>;
}

/** Lines that a page quotes of a file: first and last one of each stretch, from 1. */
type Quoted = Record<string, [number, number][]>;

/** Time in milliseconds after which a document that has said nothing is no page of the example. */
const SILENCE = 500;

/**
 * What a frame may do. Scripts, because the sites are rendered by them; windows, for links to other
 * hosts, which are no part of the sandbox any more. No `allow-same-origin`: an example could reach
 * the page around it, and take its sandbox off.
 */
const SANDBOX = 'allow-scripts allow-popups allow-popups-to-escape-sandbox';

/** A live result that runs. */
interface Running {
  box: HTMLElement;
  frame: HTMLIFrameElement;
  /** Address of the page in the frame. */
  address: string;
  /** Whether the document in the frame has said that it is a page of the example. */
  arrived: boolean;
}

const running = new Map<HTMLElement, Running>();

let styles: Promise<unknown> | undefined;

/** Adds the styles of the app, once, outside of what navigation replaces; without them nothing is started. */
function addStyles(root: Document): Promise<unknown> {
  // A page that was not prepared for the page script has all styles.
  const app = root.getElementById('app-scripts') === null ? [] : appScripts(root);
  styles ??= Promise.all(
    app
      .filter((href) => isStyle(href) && root.querySelector(`link[rel=stylesheet][href="${href}"]`) === null)
      .map(
        (href) =>
          new Promise((resolve, reject) => {
            const link = make('link', {rel: 'stylesheet', href});
            link.addEventListener('load', resolve);
            link.addEventListener('error', () => {
              link.remove();
              styles = undefined;
              reject(new Error(href));
            });
            root.body.append(link);
          }),
      ),
  );
  return styles;
}

const part = <T extends HTMLElement>(box: HTMLElement, selector: string): T => {
  const found = box.querySelector<T>(selector);
  if (found === null) throw new Error(`A live result has no ${selector}.`);
  return found;
};

const partsOf = (box: HTMLElement) => JSON.parse(box.dataset.later ?? '{}') as LiveParts;
const baseOf = (box: HTMLElement) => box.dataset.base ?? '/';
const modeOf = (root: Document) => (root.documentElement.dataset.theme === 'dark' ? 'dark' : 'light');

function say(box: HTMLElement, text: string): void {
  part(box, '[data-live-status]').textContent = text;
}

/** Shows which page of the example is in the frame. */
function showAddress({box}: Running, path: string): void {
  const page = path.slice(baseOf(box).length - 1).replace(/(?:index)?\.html$/, '') || '/';
  part(box, '[data-live-address]').textContent = page;
  part<HTMLAnchorElement>(box, '[data-live-open]').href = path;
}

function send(frame: HTMLIFrameElement, message: LiveMessage): void {
  // The frame has an origin of its own, which no address names.
  frame.contentWindow?.postMessage(message, '*');
}

/** Fetches a file for the frame, which may not fetch; only files of the example it shows. */
async function fetchFor({box, frame}: Running, id: number, url: string): Promise<void> {
  const {origin, pathname} = new URL(url);
  if (origin !== window.location.origin || !pathname.startsWith(baseOf(box))) return;
  const response = await fetch(url);
  send(frame, {live: 'file', id, status: response.status, text: await response.text()});
}

function onMessage({source, data}: MessageEvent<LiveMessage>): void {
  const live = [...running.values()].find(({frame}) => frame.contentWindow === source);
  if (live === undefined) return;
  if (data.live === 'fetch') void fetchFor(live, data.id, data.url);
  if (data.live === 'page' || data.live === 'path') {
    live.address = data.path;
    showAddress(live, data.path);
  }
  if (data.live === 'page') {
    live.arrived = true;
    live.box.dataset.state = 'live';
    say(live.box, partsOf(live.box).texts.running);
  }
}

/** A document that is none of the example's: the host's own for a page that is not there. */
function showNotFound(live: Running): void {
  live.frame.src = `${baseOf(live.box)}404.html`;
}

function startSite(root: Document, box: HTMLElement): void {
  const frame = root.createElement('iframe');
  frame.title = partsOf(box).texts.frame;
  frame.setAttribute('sandbox', SANDBOX);
  // Outlives the pages of the frame, which keep in it what they would store.
  frame.name = JSON.stringify({[APPEARANCE]: modeOf(root), 'rspress-visited': '1'});
  const live: Running = {box, frame, address: baseOf(box) + (box.dataset.address ?? ''), arrived: false};
  frame.addEventListener('load', () => {
    setTimeout(() => {
      if (!live.arrived && !frame.src.endsWith('/404.html')) showNotFound(live);
      live.arrived = false;
    }, SILENCE);
  });
  frame.src = live.address;
  running.set(box, live);
  box.dataset.state = 'starting';
  part(box, '[data-live-site]').replaceChildren(frame);
  const stage = part(box, '[data-live-panel=site]');
  if (box.dataset.align === 'end') stage.scrollLeft = stage.scrollWidth;
}

function stopSite(box: HTMLElement): void {
  running.delete(box);
  delete box.dataset.state;
  part(box, '[data-live-site]').replaceChildren();
  say(box, '');
}

function toggle(root: Document, box: HTMLElement): void {
  if (running.has(box)) stopSite(box);
  else startSite(root, box);
  show(box, 'site');
}

const mark = (box: HTMLElement, name: string, pressed: boolean) =>
  part(box, `[data-live=${name}]`).setAttribute('aria-pressed', String(pressed));

/** `phone`, `wide` where the browser has no whole screen to give, or nothing: the column. */
function resize(box: HTMLElement, size: string | undefined): void {
  if (size === undefined) delete box.dataset.size;
  else box.dataset.size = size;
  mark(box, 'phone', size === 'phone');
  mark(box, 'wide', size === 'wide');
}

async function widen(root: Document, box: HTMLElement): Promise<void> {
  if (root.fullscreenElement === box) return root.exitFullscreen();
  if (box.dataset.size === 'wide') return resize(box, undefined);
  resize(box, 'wide');
  // Refused, or none to give: the frame stays wide inside its box, which scrolls.
  if (root.fullscreenEnabled) await box.requestFullscreen().catch(() => undefined);
}

/** Shows one of the two panels. */
function show(box: HTMLElement, view: 'site' | 'files'): void {
  for (const name of ['site', 'files']) {
    const tab = part(box, `[role=tab][data-live=${name}]`);
    const selected = name === view;
    tab.setAttribute('aria-selected', String(selected));
    tab.tabIndex = selected ? 0 : -1;
    part(box, `[data-live-panel=${name}]`).hidden = !selected;
  }
}

/** Moves along the tabs of a list by arrow keys, Home and End. */
function onKey(event: KeyboardEvent): void {
  const tab = event.target instanceof Element ? event.target.closest('[data-live-result] [role=tab]') : null;
  const list = tab?.closest('[role=tablist]');
  if (tab === null || list === null || list === undefined) return;
  const tabs = [...list.querySelectorAll<HTMLElement>('[role=tab]')];
  const at = tabs.indexOf(tab as HTMLElement);
  const [back, forward] =
    list.getAttribute('aria-orientation') === 'vertical' ? ['ArrowUp', 'ArrowDown'] : ['ArrowLeft', 'ArrowRight'];
  const to = {[back]: at - 1, [forward]: at + 1, Home: 0, End: tabs.length - 1}[event.key];
  const next = to === undefined ? undefined : tabs.at(to % tabs.length);
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
  next.click();
}

function marked(html: string, stretches: readonly [number, number][]): DocumentFragment {
  const template = document.createElement('template');
  template.innerHTML = html;
  const lines = template.content.querySelectorAll('.line');
  for (const [first, last] of stretches) {
    for (let line = first; line <= last; line += 1) lines[line - 1]?.classList.add('hl');
  }
  return template.content;
}

/** An element with attributes and content. */
function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Record<string, string | undefined>,
  ...content: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value ?? '');
  element.append(...content);
  return element;
}

/** Lists the files, those that the page quotes first, and shows the one that is chosen. */
function listFiles(box: HTMLElement, sources: readonly ExampleSource[]): void {
  const panel = part(box, '[data-live-panel=files]');
  const {texts, classes} = partsOf(box);
  const quoted = JSON.parse(box.dataset.quoted ?? '{}') as Quoted;
  const isQuoted = ({path}: ExampleSource) => path in quoted;
  const files = [...sources.filter(isQuoted), ...sources.filter((source) => !isQuoted(source))];

  const code = make('code', {class: classes.code, translate: 'no'});
  const pre = make('pre', {class: classes.pre, tabindex: '0'}, code);
  const block = make(
    'div',
    {
      class: classes.block,
      id: `${panel.id}-source`,
      role: 'tabpanel',
    },
    pre,
  );
  const tabs = files.map((source, index) => {
    const name = make('span', {translate: 'no'}, source.path);
    const note = isQuoted(source) ? [' ', make('span', {class: classes.quoted}, texts.quoted)] : [];
    const attributes = {type: 'button', role: 'tab', class: classes.file, 'aria-controls': block.id};
    const tab = make('button', {...attributes, id: `${panel.id}-${index}`}, name, ...note);
    tab.addEventListener('click', () => choose(index));
    return tab;
  });
  const choose = (chosen: number): void => {
    tabs.forEach((tab, index) => {
      tab.setAttribute('aria-selected', String(index === chosen));
      tab.tabIndex = index === chosen ? 0 : -1;
    });
    const {path, html} = files[chosen] as ExampleSource;
    block.setAttribute('aria-labelledby', `${panel.id}-${chosen}`);
    pre.setAttribute('aria-label', path);
    code.replaceChildren(marked(html, quoted[path] ?? []));
    const first = code.querySelector<HTMLElement>('.hl');
    pre.scrollTo(0, first === null ? 0 : first.offsetTop - pre.offsetTop - pre.clientHeight / 4);
  };
  const list = {class: classes.list, role: 'tablist', 'aria-orientation': 'vertical', 'aria-label': texts.files};
  panel.replaceChildren(make('div', list, ...tabs), block);
  choose(0);
}

async function showFiles(box: HTMLElement): Promise<void> {
  show(box, 'files');
  const panel = part(box, '[data-live-panel=files]');
  if (panel.querySelector('[role=tablist]') !== null) return;
  panel.setAttribute('aria-busy', 'true');
  try {
    const response = await fetch(`${baseOf(box).replace(/\/$/, '')}.json`);
    if (!response.ok) throw new Error(`${response.status}`);
    listFiles(box, (await response.json()) as ExampleSource[]);
  } catch {
    panel.textContent = partsOf(box).texts.failed;
  }
  panel.removeAttribute('aria-busy');
}

function onPress(event: MouseEvent): void {
  const control = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-live]') : null;
  const box = control?.closest<HTMLElement>('[data-live-result]');
  if (control === null || box === null || box === undefined) return;
  const root = box.ownerDocument;
  const live = running.get(box);
  box.classList.add(...partsOf(box).classes.running.split(' '));
  switch (control.dataset.live) {
    case 'toggle':
      return toggle(root, box);
    case 'site':
      return show(box, 'site');
    case 'files':
      return void showFiles(box);
    case 'phone':
      return resize(box, box.dataset.size === 'phone' ? undefined : 'phone');
    case 'wide':
      return void widen(root, box);
    case 'reload':
      if (live !== undefined) live.frame.src = live.address;
  }
}

const started = new WeakSet<Document>();

/**
 * Brings the live results of a document to life: those that are there, and those that come with
 * later pages. A second call does nothing.
 *
 * @param root - The document.
 * @returns A promise that resolves when there is all that it takes.
 * @throws Error, by rejecting, when the styles cannot be loaded; nothing has happened then.
 */
export async function start(root: Document): Promise<void> {
  await addStyles(root);
  if (started.has(root)) return;
  started.add(root);
  root.addEventListener('click', onPress);
  root.addEventListener('keydown', onKey);
  window.addEventListener('message', onMessage);
  root.addEventListener('fullscreenchange', () => {
    for (const box of root.querySelectorAll<HTMLElement>('[data-live-result][data-size=wide]')) {
      if (root.fullscreenElement !== box && root.fullscreenEnabled) resize(box, undefined);
    }
  });
  new MutationObserver(() => {
    for (const [box, {frame}] of running) {
      // Of a page that was left.
      if (!box.isConnected) running.delete(box);
      else send(frame, {live: 'mode', mode: modeOf(root)});
    }
  }).observe(root.documentElement, {attributeFilter: ['data-theme']});
}
