/**
 * The colour of the browser's own bars in the mode of the page. The HTML names one for each mode of
 * the system; a mode that the reader has chosen takes the one of that mode.
 */

/** Where the mode that a colour belongs to is kept, since the condition on it changes. */
interface ModeData extends DOMStringMap {
  mode?: string;
}

/** Sets the colours of a page by its mode. */
export function refresh(): void {
  const {theme, themeChoice} = document.documentElement.dataset;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const data: ModeData = meta.dataset;
    data.mode ??= meta.media.includes('dark') ? 'dark' : 'light';
    const chosen = data.mode === theme ? 'all' : 'not all';
    meta.media = themeChoice === 'system' ? `(prefers-color-scheme: ${data.mode})` : chosen;
  }
}

/**
 * Follows the mode of the page.
 *
 * @param root - Document that is shown.
 */
export function startThemeColor(root: Document): void {
  new MutationObserver(refresh).observe(root.documentElement, {attributeFilter: ['data-theme', 'data-theme-choice']});
  refresh();
}
