/**
 * Styles of the card, which come with it: no page has to carry them before the first card. Radius and size of the text
 * are numbers, because a variable that a script mentions stays in the style sheet of every page.
 */
export const STYLES = `
.name-card {
  box-sizing: border-box;
  inline-size: max-content;
  max-inline-size: min(26rem, calc(100vw - 2rem));
  max-block-size: 60vh;
  overflow: auto;
  padding: 0.75rem 1rem;
  border: 1px solid var(--rp-border);
  border-radius: 10px;
  background: var(--rp-bg-raised);
  box-shadow: 0 4px 16px rgb(0 0 0 / 15%);
  font-size: 0.875rem;
  line-height: 1.5;
  text-align: start;
}
.name-card > * { margin: 0; }
.name-card > * + * { margin-block-start: 0.5rem; }
.name-card .fact { padding: 0; border: 0; background: none; }
.name-card pre { margin: 0; white-space: pre-wrap; }
.name-card pre, .name-card dd { overflow-wrap: anywhere; }
@media print { [data-tippy-root] { display: none; } }
`;
