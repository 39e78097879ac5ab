/** Paints the beginning of a page before its end is laid out: on a long page, that is most of the work of showing it. */

/**
 * Blocks that are mostly below the window. Which ones and how high is no more than a guess: the browser draws those that
 * are in view after all at once, and nobody has scrolled by the time the heights of the others are right.
 */
const REST = '.theme-doc-markdown > :nth-child(n + 12) {content-visibility: auto; contain-intrinsic-block-size: 9rem}';

/** Puts off what is below the window until the next frame is painted. Call when a page is shown at its start. */
export function paintBeginning(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(REST);
  document.adoptedStyleSheets.push(sheet);
  requestAnimationFrame(() =>
    setTimeout(() => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    }),
  );
}
