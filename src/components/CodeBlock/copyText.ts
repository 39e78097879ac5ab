/**
 * Puts the text of an element on the clipboard. Where the page may not write to it (an address
 * without TLS, a refused permission), the text is selected so that the reader can copy it.
 *
 * @param element - Element whose text is copied.
 * @returns Whether the text is on the clipboard.
 */
export async function copyText(element: HTMLElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(element.textContent ?? '');
    return true;
  } catch {
    const selection = window.getSelection();
    selection?.selectAllChildren(element);
    return false;
  }
}
