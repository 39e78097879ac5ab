/** The card of a name in a sample. Loaded when the first name is pointed at, tapped or reached with the keyboard. */
import tippy, {type Instance} from 'tippy.js/headless';
import {pageAt} from '../navigation/documents';
import {contentOf} from './content';
import {onClick, onKeyDown, setStop} from './keys';
import {STYLES} from './styles';

/** Time for which the pointer rests before a card is shown, and stays away before it is hidden, in ms. */
const DELAY: [number, number] = [200, 150];

let styled = false;

/** Puts the styles of cards into the page, once. */
function addStyles(): void {
  if (styled) return;
  styled = true;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLES);
  document.adoptedStyleSheets.push(sheet);
}

/** Takes over what belongs to another page, without the ids that it has there. */
function adopt(node: Node): Node {
  const copy = document.importNode(node, true);
  const elements = copy instanceof Element ? [copy, ...copy.querySelectorAll('[id]')] : [];
  for (const element of elements) element.removeAttribute('id');
  return copy;
}

/** The page of the reference that a name leads to. */
async function referenceAt(url: URL): Promise<Document> {
  if (url.pathname === window.location.pathname) return document;
  if (process.env.NODE_ENV === 'development') return (await import('./drawnPage')).drawnPage(url);
  return pageAt(url);
}

/**
 * Fills a card.
 *
 * @param card - The empty card.
 * @param name - The name it is about.
 * @returns Whether there is something to show.
 */
async function fill(card: HTMLElement, name: HTMLAnchorElement): Promise<boolean> {
  const url = new URL(name.href);
  const page = await referenceAt(url);
  const content = contentOf(page, decodeURIComponent(url.hash.slice(1)), name.textContent);
  if (content === undefined) return false;
  const title = document.createElement('div');
  const link = document.createElement('a');
  link.setAttribute('href', name.getAttribute('href') ?? '');
  link.append(...content.title.map(adopt));
  // A mark of the entry may be a link itself.
  for (const inner of link.querySelectorAll('a')) title.append(' ', inner);
  title.prepend(link);
  card.append(title);
  if (content.facts) card.append(adopt(content.facts));
  if (content.text) {
    const text = document.createElement('p');
    text.append(adopt(content.text));
    card.append(text);
  }
  return true;
}

/** Names whose card was asked for by a tap. */
const tapped = new WeakSet<Element>();

const isWanted = (name: Element): boolean => tapped.has(name) || name.matches(':hover, :focus-visible');

const escapes = new WeakMap<Instance, (event: KeyboardEvent) => void>();

/** The card that was shown last. */
let shown: Instance | undefined;

/** Makes the card of a name. */
function makeCard(name: HTMLAnchorElement): Instance {
  const card = document.createElement('div');
  card.className = 'name-card';
  let filled: Promise<boolean> | undefined;
  let isFilled = false;
  return tippy(name, {
    trigger: 'mouseenter focus',
    delay: DELAY,
    interactive: true,
    // Beside the text, whose styles it has; what comes after it in the order of the keyboard is not moved.
    appendTo: () => name.closest('article') ?? document.body,
    placement: 'bottom-start',
    offset: [0, 4],
    zIndex: 100,
    aria: {content: 'describedby', expanded: false},
    render: () => {
      const popper = document.createElement('div');
      popper.append(card);
      return {popper};
    },
    onShow(instance) {
      if (isFilled) {
        // One card at a time, also while the arrow keys lead on.
        if (shown !== instance) shown?.hide();
        shown = instance;
        return;
      }
      addStyles();
      filled ??= fill(card, name);
      filled.then(
        (isThere) => {
          isFilled = isThere;
          if (isThere && isWanted(name)) instance.show();
        },
        // Without the page of the reference the name remains a link.
        () => (filled = undefined),
      );
      return false;
    },
    onUntrigger(instance, {type}) {
      // What has the focus now may be below the card.
      if (type === 'blur' && !name.matches(':hover')) instance.hide();
    },
    onMount(instance) {
      const onKeyDown = ({key}: KeyboardEvent): void => {
        if (key === 'Escape') instance.hide();
      };
      document.addEventListener('keydown', onKeyDown);
      escapes.set(instance, onKeyDown);
    },
    onHide(instance) {
      const onKeyDown = escapes.get(instance);
      if (onKeyDown) document.removeEventListener('keydown', onKeyDown);
      tapped.delete(name);
    },
  });
}

const cards = new WeakMap<Element, Instance>();

let listening = false;

/** Listens to the keys and clicks of names, once. */
function listen(): void {
  if (listening) return;
  listening = true;
  document.addEventListener('keydown', onKeyDown);
  document.addEventListener('click', onClick);
}

/**
 * Shows the card of a name as long as it is pointed at or has the focus.
 *
 * @param name - The name, which is pointed at, was tapped or has the focus.
 * @param isTapped - Shows the card at once, until the reader taps elsewhere.
 */
export function meetName(name: HTMLAnchorElement, isTapped: boolean): void {
  listen();
  if (name === document.activeElement) setStop(name);
  const known = cards.get(name);
  const card = known ?? makeCard(name);
  cards.set(name, card);
  if (isTapped) {
    tapped.add(name);
    card.show();
  } else if (known === undefined && isWanted(name)) {
    // The events that show it have passed already.
    setTimeout(() => isWanted(name) && card.show(), name.matches(':focus-visible') ? 0 : DELAY[0]);
  }
}
