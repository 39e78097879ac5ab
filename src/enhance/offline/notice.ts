/** The offer to show a release that has been stored. */

/** They come with the notice: no page has to carry them before. */
const STYLES = `
.offline-notice {
  position: fixed;
  z-index: 300;
  inset-block-end: 1rem;
  inset-inline-start: 1rem;
  display: flex;
  gap: 1rem;
  align-items: center;
  max-inline-size: calc(100vw - 2rem);
  padding: 0.5rem 1rem;
  border: 1px solid var(--rp-border);
  border-radius: 10px;
  background: var(--rp-bg-raised);
  box-shadow: 0 4px 16px rgb(0 0 0 / 15%);
  color: var(--rp-text);
  font-size: 0.875rem;
}
.offline-notice button {
  min-block-size: 1.75rem;
  border: 0;
  background: none;
  color: var(--rp-brand);
  font: inherit;
  cursor: pointer;
}
.offline-notice button:focus-visible { outline: 2px solid var(--rp-focus); }
@media print { .offline-notice { display: none; } }
`;

/**
 * Shows a text with a button, once.
 *
 * @param text - What is said, to screen readers too.
 * @param label - Of the button.
 * @param onPress - Called when it is pressed.
 */
export function showNotice(text: string, label: string, onPress: () => void): void {
  if (document.querySelector('.offline-notice') !== null) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLES);
  document.adoptedStyleSheets.push(sheet);
  const notice = document.createElement('aside');
  notice.className = 'offline-notice';
  notice.setAttribute('aria-label', text);
  const said = document.createElement('span');
  said.setAttribute('role', 'status');
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = label;
  button.addEventListener('click', onPress, {once: true});
  notice.append(said, button);
  // Outside of what navigation replaces.
  document.body.append(notice);
  said.textContent = text;
}
