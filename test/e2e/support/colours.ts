import type {Page} from 'playwright-core';
import {COLOUR_RULES, violationsOf} from './accessibility';

/** Attribute of the elements that are looked at. */
const MARK = 'data-colours-asked';

/**
 * Marks one element with text of each look that is not known: the same tag and classes, colour, size and
 * weight on the same grounds, within text of the same colour. Runs inside the page.
 */
function markNew({mark, known, exclude}: {mark: string; known: string[]; exclude: string}): string[] {
  // Those on their way to another mode are none of its look.
  for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
  const seen = new Set(known);
  const fresh: string[] = [];
  const walk = (element: Element, grounds: string, around: string): void => {
    const style = getComputedStyle(element);
    if (style.display === 'none' || style.visibility === 'hidden' || element.matches(exclude)) return;
    const {backgroundColor, backgroundImage, opacity, filter} = style;
    const isOpaque =
      /^rgb\(/.test(backgroundColor) && backgroundImage === 'none' && opacity === '1' && filter === 'none';
    const own = [backgroundColor, backgroundImage, opacity, filter].join(' ');
    const ground = isOpaque ? own : own === 'rgba(0, 0, 0, 0) none 1 none' ? grounds : `${grounds} < ${own}`;
    const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim() !== '');
    if (hasText && element.getClientRects().length > 0) {
      const {color, fontSize, fontWeight, textDecorationLine} = style;
      const look = [
        element.tagName,
        element.className,
        color,
        fontSize,
        fontWeight,
        textDecorationLine,
        around,
        ground,
      ];
      const key = look.join('|');
      if (!seen.has(key)) {
        seen.add(key);
        fresh.push(key);
        element.setAttribute(mark, '');
      }
    }
    for (const child of element.children) walk(child, ground, style.color);
  };
  walk(document.documentElement, '', '');
  return fresh;
}

/**
 * Looks at colours as axe does, at one element of each look: contrast follows from the look alone, and
 * measuring it is most of the time of a page with thousands of words. What hangs over something that is
 * not around it has its look there too, so pages of each kind are also to be asked as a whole.
 *
 * @param page - The page as it is now.
 * @param known - Looks of earlier pages, which are not looked at again; those of this one are added.
 * @param exclude - Selector of elements that are left out with all that is in them.
 * @returns One line for each rule that is broken.
 */
export async function colourViolations(page: Page, known: Set<string>, exclude: string): Promise<string[]> {
  const fresh = await page.evaluate(markNew, {mark: MARK, known: [...known], exclude});
  if (fresh.length === 0) return [];
  for (const look of fresh) known.add(look);
  const found = await violationsOf(page, {include: `[${MARK}]`, rules: COLOUR_RULES});
  await page.evaluate((mark) => {
    for (const element of document.querySelectorAll(`[${mark}]`)) element.removeAttribute(mark);
  }, MARK);
  return found;
}
