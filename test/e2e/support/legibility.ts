import type {Page} from 'playwright-core';

/**
 * Says how much wider than its window a page is.
 *
 * @param page - A page of the site.
 * @returns A line for people; empty where it fits.
 */
export async function overflowOf(page: Page): Promise<string[]> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  return overflow > 0 ? [`the page is ${overflow} px too wide`] : [];
}

/**
 * Looks for what is hard to read in a window: a page wider than it, names of tables and facts that
 * break inside a word, code that is cut where nothing shows it, and controls with a label of several lines.
 *
 * @param page - A page of the site.
 * @returns A line for people a fault; empty where there is none.
 */
export async function illegible(page: Page): Promise<string[]> {
  const found = await page.evaluate(() => {
    const found: string[] = [];
    const range = document.createRange();
    const linesOf = () => new Set([...range.getClientRects()].map(({top}) => Math.round(top))).size;
    const widthOf = () => [...range.getClientRects()].reduce((sum, {width}) => sum + width, 0);
    /** Width of a line of code. What is wider has to break somewhere. */
    const roomOf = (code: Element) => {
      const {paddingInlineStart, paddingInlineEnd} = getComputedStyle(code);
      const cell = code.closest('td, dd')!;
      const style = getComputedStyle(cell);
      const paddings = [paddingInlineStart, paddingInlineEnd, style.paddingInlineStart, style.paddingInlineEnd];
      return paddings.reduce((room, padding) => room - parseFloat(padding), cell.clientWidth);
    };
    for (const code of document.querySelectorAll('td code, dd code')) {
      const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        for (const {0: word, index} of (node.textContent ?? '').matchAll(/\w+/g)) {
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          if (linesOf() > 1 && widthOf() < roomOf(code)) found.push(`"${word}" breaks inside the word`);
        }
      }
    }

    for (const pre of document.querySelectorAll('.theme-code-block pre')) {
      const isCut = pre.scrollWidth > pre.clientWidth;
      if (isCut && !getComputedStyle(pre).backgroundImage.includes('gradient')) {
        found.push(`code is cut without a cue: ${(pre.textContent ?? '').slice(0, 40)}`);
      }
    }

    for (const control of document.querySelectorAll('main :is(button, [role="tab"])')) {
      const walker = document.createTreeWalker(control, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        range.selectNodeContents(node);
        if (linesOf() > 1) found.push(`the label "${node.textContent ?? ''}" has several lines`);
      }
    }
    return found;
  });
  return [...(await overflowOf(page)), ...found];
}
