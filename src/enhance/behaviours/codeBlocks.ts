/** The buttons of code blocks: copy, and wrap long lines. */
import {elementOf, partsOf} from './parts';

const BLOCK = '.theme-code-block';

/** Time in milliseconds for which a block tells that it was copied. */
const RESULT_TIME = 2000;

/** Blocks that tell a result now, and what will end that. */
const telling = new WeakMap<Element, ReturnType<typeof setTimeout>>();

/**
 * Puts the text of an element on the clipboard. Where the page may not write to it (an address
 * without TLS, a refused permission), the text is selected so that the reader can copy it.
 *
 * @param element - Element whose text is copied.
 * @param only - Selector of the lines in it that are copied; empty for all of it.
 * @returns Whether the text is on the clipboard.
 */
async function copyText(element: Element, only: string): Promise<boolean> {
  const parts = only === '' ? [element] : [...element.querySelectorAll(only)];
  const text = parts.map((part) => part.textContent ?? '').join('');
  try {
    // The line end of the last copied line leads to a line that is not copied.
    await navigator.clipboard.writeText(only === '' ? text : text.replace(/\n$/, ''));
    return true;
  } catch {
    getSelection()?.selectAllChildren(element);
    return false;
  }
}

async function copy(block: HTMLElement): Promise<void> {
  const code = block.querySelector('code');
  const toolbar = block.querySelector<HTMLElement>('[data-toolbar]');
  const status = toolbar?.querySelector('[role="status"]');
  if (!code || !toolbar || !status) return;
  const result = (await copyText(code, toolbar.dataset.toolbar ?? '')) ? 'copied' : 'refused';
  status.textContent =
    partsOf(block.ownerDocument)?.querySelector('[data-part="toolbar"]')?.getAttribute(`data-${result}`) ?? '';
  block.dataset.result = result;
  clearTimeout(telling.get(block));
  const end = () => {
    status.textContent = '';
    delete block.dataset.result;
  };
  telling.set(block, setTimeout(end, RESULT_TIME * (result === 'copied' ? 1 : 3)));
}

function wrap(block: HTMLElement, button: HTMLElement): void {
  const wrapped = block.toggleAttribute('data-wrapped');
  button.setAttribute('aria-pressed', String(wrapped));
}

/** Shows all of a long sample, and takes the focus where the reader goes on. */
function unfold(button: HTMLElement): void {
  const block = button.closest<HTMLElement>(BLOCK);
  block?.setAttribute('data-unfolded', '');
  const pre = block?.querySelector('pre');
  // Where it scrolls, it stays a stop of the keyboard.
  if (!pre?.hasAttribute('tabindex')) pre?.setAttribute('tabindex', '-1');
  pre?.focus({preventScroll: true});
}

function press(event: Event): void {
  const unfolds = elementOf(event, '[data-unfold]');
  if (unfolds) {
    unfold(unfolds);
    return;
  }
  const button = elementOf(event, '[data-toolbar] button');
  const block = button?.closest<HTMLElement>(BLOCK);
  if (!button || !block) return;
  if (button.hasAttribute('aria-pressed')) wrap(block, button);
  else void copy(block);
}

/**
 * Gives buttons to the blocks of a new part of the page. They are not in the HTML, where they
 * would be of no use without scripts.
 *
 * @param root - Part of the page.
 */
export function refresh(root: ParentNode): void {
  for (const toolbar of root.querySelectorAll<HTMLElement>('[data-toolbar]:empty')) {
    const buttons = partsOf(toolbar.ownerDocument)?.querySelector('[data-part="toolbar"]');
    toolbar.append(...[...(buttons?.children ?? [])].map((part) => part.cloneNode(true)));
    if (toolbar.closest('[data-wrapped]'))
      toolbar.querySelector('[aria-pressed]')?.setAttribute('aria-pressed', 'true');
  }
}

/**
 * Makes the buttons of all code blocks work.
 *
 * @param root - Document that is shown.
 */
export function startCodeBlocks(root: Document): void {
  root.addEventListener('click', press);
  refresh(root);
}
