/**
 * Puts the text of an element on the clipboard. Where the page may not write to it (an address
 * without TLS, a refused permission), the text is selected so that the reader can copy it.
 *
 * @param element - Element whose text is copied.
 * @param only - Selector of the lines in it that are copied; all of it unless given.
 * @returns Whether the text is on the clipboard.
 */
export async function copyText(element: HTMLElement, only?: string): Promise<boolean> {
  const parts = only === undefined ? [element] : [...element.querySelectorAll(only)];
  // The line end of the last copied line leads to a line that is not copied.
  const text = parts.map((part) => part.textContent ?? '').join('');
  try {
    await navigator.clipboard.writeText(only === undefined ? text : text.replace(/\n$/, ''));
    return true;
  } catch {
    const selection = window.getSelection();
    selection?.selectAllChildren(element);
    return false;
  }
}
