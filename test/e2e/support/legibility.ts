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

/**
 * What readers may set by their own means, and no text may get lost by (WCAG 1.4.12). `:where` loses against nothing
 * here, because every declaration is important.
 */
const TEXT_SPACING = `
* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
p { margin-block-end: 2em !important; }
`;

/**
 * Spaces the text of a page until it is loaded anew, as a reader does with a style sheet of the browser.
 *
 * @param page - A page of the site.
 */
export const spaceText = (page: Page): Promise<void> =>
  page.evaluate((styles) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    document.adoptedStyleSheets.push(sheet);
  }, TEXT_SPACING);

/**
 * Looks for text that is cut off or lies on other text: what spaced or larger text does in boxes of a fixed size.
 * Text that is scrolled away can be reached, text for screen readers alone is not seen, and an ellipsis after so many lines
 * says that there is more.
 *
 * @param page - A page of the site.
 * @param within - The part to look at; what covers the page lies on its text.
 * @returns A line for people a fault; empty where there is none.
 */
export function crowded(page: Page, within = 'body'): Promise<string[]> {
  return page.evaluate((part) => {
    /** What a rounding of the browser may take, and the room that glyphs leave above and below in their line, in px. */
    const SLACK = 2;
    interface Box {
      left: number;
      right: number;
      top: number;
      bottom: number;
    }
    interface Frame {
      /** Where text of an element shows now. */
      seen: Box;
      /** What lies outside of it cannot be scrolled into view either. */
      cut: Box;
      /** Whether it is for screen readers alone, as all that is clipped by a path. */
      isHidden: boolean;
    }
    const EVERYWHERE: Box = {left: -1e6, right: 1e6, top: -1e6, bottom: 1e6};
    const within = (a: Box, b: Box): Box => ({
      left: Math.max(a.left, b.left),
      right: Math.min(a.right, b.right),
      top: Math.max(a.top, b.top),
      bottom: Math.min(a.bottom, b.bottom),
    });
    // Text that is not rendered yet has the place of an estimate.
    const rendered = new CSSStyleSheet();
    rendered.replaceSync('* {content-visibility: visible !important}');
    document.adoptedStyleSheets.push(rendered);
    const found: string[] = [];
    const frames = new Map<Element, Frame>();
    const frameOf = (element: Element): Frame => {
      const known = frames.get(element);
      if (known !== undefined) return known;
      const parent = element.parentElement === null ? undefined : frameOf(element.parentElement);
      const style = getComputedStyle(element);
      const isHidden = parent?.isHidden === true || style.clipPath !== 'none';
      let {seen = EVERYWHERE, cut = EVERYWHERE} = style.position === 'fixed' ? {} : (parent ?? {});
      if (!isHidden && element !== document.documentElement && element !== document.body) {
        const box = element.getBoundingClientRect();
        for (const [overflow, from, to] of [
          [style.overflowX, 'left', 'right'],
          [style.overflowY, 'top', 'bottom'],
        ] as const) {
          if (overflow === 'visible') continue;
          const edges = {...EVERYWHERE, [from]: box[from], [to]: box[to]};
          seen = within(seen, edges);
          // Below a long sample a button unfolds it.
          const isFolded = from === 'top' && element.matches('pre:has(~ [data-unfold])');
          // An ellipsis says that there is more.
          const isClamped = from === 'top' && style.webkitLineClamp !== 'none';
          if (overflow === 'auto' || overflow === 'scroll') {
            // All that is in it can be scrolled into view, whatever is around it.
            cut = {...cut, [from]: EVERYWHERE[from], [to]: EVERYWHERE[to]};
          } else if (!isFolded && !isClamped) cut = within(cut, edges);
        }
      }
      const frame = {seen, cut, isHidden};
      frames.set(element, frame);
      return frame;
    };
    const blockOf = (element: Element): Element => {
      let block = element;
      while (getComputedStyle(block).display.startsWith('inline') && block.parentElement) block = block.parentElement;
      return block;
    };
    const lines: {box: Box; block: Element; text: string}[] = [];
    const range = document.createRange();
    const walker = document.createTreeWalker(document.querySelector(part)!, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const text = (node.textContent ?? '').trim();
      const parent = node.parentElement!;
      if (
        text === '' ||
        parent.closest('[inert]') ||
        !parent.checkVisibility({opacityProperty: true, visibilityProperty: true})
      )
        continue;
      const {seen, cut, isHidden} = frameOf(parent);
      if (isHidden) continue;
      range.selectNodeContents(node);
      const block = blockOf(parent);
      for (const {left, right, top, bottom} of range.getClientRects()) {
        if (right - left < 1) continue;
        const box = {left, right, top, bottom};
        const over = Math.max(cut.left - left, right - cut.right, cut.top - top, bottom - cut.bottom);
        if (over > SLACK) found.push(`"${text.slice(0, 40)}" is cut off by ${Math.round(over)} px`);
        const shown = within(box, seen);
        if (shown.right - shown.left > SLACK && shown.bottom - shown.top > SLACK) lines.push({box: shown, block, text});
      }
    }
    lines.sort((a, b) => a.box.top - b.box.top);
    lines.forEach((line, index) => {
      for (let next = index + 1; next < lines.length && lines[next]!.box.top < line.box.bottom - SLACK; next += 1) {
        const other = lines[next]!;
        if (other.block === line.block) continue;
        const common = within(line.box, other.box);
        if (common.right - common.left <= SLACK || common.bottom - common.top <= SLACK) continue;
        found.push(`"${other.text.slice(0, 40)}" lies on "${line.text.slice(0, 40)}"`);
      }
    });
    document.adoptedStyleSheets.pop();
    return found;
  }, within);
}
