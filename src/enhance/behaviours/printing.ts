/** Paper is light, and nobody unfolds anything on it. */

/**
 * Prints every page in the light mode and with all that is folded, and leaves it afterwards as it was.
 *
 * @param root - Document that is shown.
 */
export function startPrinting(root: Document): void {
  const {dataset} = root.documentElement;
  let restore = (): void => {};
  window.addEventListener('beforeprint', () => {
    const {theme} = dataset;
    const folded = [...root.querySelectorAll<HTMLDetailsElement>('article details:not([open])')];
    dataset.theme = 'light';
    for (const details of folded) details.open = true;
    restore = () => {
      dataset.theme = theme;
      for (const details of folded) details.open = false;
    };
  });
  window.addEventListener('afterprint', () => restore());
}
