/** Turns the page that is shown into another one, and leaves alone what is the same in both. */

/** Attributes of the root element that belong to the reader, not to the page. */
const KEPT_ATTRIBUTES = ['data-theme', 'data-theme-choice', 'data-app', 'data-has-hydrated', 'style'];

/** Parts whose nodes are made anew: they have little in common from page to page. */
const REPLACED = 'main';

/** What is between navbar and footer. The rest is the app's once it is awake. */
const CONTENT = '__docusaurus_skipToContent_fallback';

function copyAttributes(from: Element, to: Element, kept: readonly string[] = []): void {
  for (const {name} of [...to.attributes]) {
    if (!from.hasAttribute(name) && !kept.includes(name)) to.removeAttribute(name);
  }
  for (const {name, value} of [...from.attributes]) {
    if (!kept.includes(name) && to.getAttribute(name) !== value) to.setAttribute(name, value);
  }
}

/** Whether a node can become another by a change of what is in it. */
function isSameKind(a: Node, b: Node): boolean {
  return a.nodeName === b.nodeName && (a as Element).id === (b as Element).id && !(a as Element).matches?.(REPLACED);
}

/** Makes a node equal to another one. */
function morph(shown: Node, wanted: Node): void {
  if (!(shown instanceof Element) || !(wanted instanceof Element)) {
    shown.nodeValue = wanted.nodeValue;
    return;
  }
  copyAttributes(wanted, shown);
  const before = [...shown.childNodes];
  const after = [...wanted.childNodes];
  // Equal nodes at both ends stay, so that an entry more or less does not move all others.
  let end = 0;
  while (
    end < Math.min(before.length, after.length) &&
    before[before.length - 1 - end]!.isEqualNode(after[after.length - 1 - end]!)
  ) {
    end += 1;
  }
  const old = before.slice(0, before.length - end);
  after.slice(0, after.length - end).forEach((node, index) => {
    const known = old[index];
    if (known?.isEqualNode(node)) return;
    if (known !== undefined && isSameKind(known, node)) morph(known, node);
    else {
      const copy = document.importNode(node, true);
      if (known === undefined) shown.insertBefore(copy, before[before.length - end] ?? null);
      else known.replaceWith(copy);
    }
  });
  for (const node of old.slice(after.length - end)) node.remove();
}

/** What stands in the head of both pages stays, so that no style sheet is loaded again. */
function swapHead(wanted: HTMLHeadElement): void {
  const rest = new Set<Element>(document.head.children);
  const take = (node: Element): Element => {
    for (const known of rest) {
      if (known.isEqualNode(node)) {
        rest.delete(known);
        return known;
      }
    }
    return document.importNode(node, true);
  };
  const nodes = [...wanted.children].map(take);
  for (const node of rest) node.remove();
  nodes.forEach((node, index) => {
    if (document.head.children[index] !== node) document.head.insertBefore(node, document.head.children[index] ?? null);
  });
}

/**
 * Shows another page in place of this one.
 *
 * @param page - A page of the same language and release; it is not changed.
 * @param isAwake - Whether the app draws what is around the content.
 * @throws Error when one of the pages has no such element.
 */
export function swap(page: Document, isAwake = false): void {
  const id = isAwake ? CONTENT : '__docusaurus';
  const [shown, wanted] = [document, page].map((each) => each.getElementById(id));
  if (!shown || !wanted) throw new Error(`A page has no element ${id}.`);
  swapHead(page.head);
  copyAttributes(page.documentElement, document.documentElement, KEPT_ATTRIBUTES);
  morph(shown, wanted);
}
