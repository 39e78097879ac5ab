/** Copies the Markdown twin of a page. Loaded by `behaviours/press.ts`. */

/** Time in milliseconds for which the result is told. */
const RESULT_TIME = 3000;

let end: ReturnType<typeof setTimeout> | undefined;

async function textOf(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(response.statusText);
  return response.text();
}

/** Puts a text that is still on its way on the clipboard. */
async function write(text: Promise<string>): Promise<void> {
  // Safari lets a page write within the press only, and takes what comes later as a promise.
  if (typeof ClipboardItem === 'undefined') return navigator.clipboard.writeText(await text);
  return navigator.clipboard.write([
    new ClipboardItem({'text/plain': text.then((value) => new Blob([value], {type: 'text/plain'}))}),
  ]);
}

/**
 * Puts the Markdown of the page on the clipboard and says so. The link beside the button leads to it,
 * and remains when the browser refuses or the file cannot be had.
 *
 * @param button - The button that was pressed.
 */
export async function copyPage(button: HTMLElement): Promise<void> {
  const {copied = '', failed = ''} = button.dataset;
  const link = button.parentElement?.querySelector<HTMLAnchorElement>('a');
  const status = button.parentElement?.querySelector('[role="status"]');
  if (!link || !status) return;
  clearTimeout(end);
  status.textContent = await write(textOf(link.href)).then(
    () => copied,
    () => failed,
  );
  end = setTimeout(() => (status.textContent = ''), RESULT_TIME);
}
