import {AxeBuilder} from '@axe-core/playwright';
import type {Page} from 'playwright-core';

/** WCAG 2.2 AA and the best practices of axe. */
const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Nodes named for each violation; they are mostly alike. */
const SHOWN = 3;

/** What a change of the colours can break. */
export const COLOUR_RULES = ['color-contrast', 'link-in-text-block'] as const;

/**
 * What a narrow window can break: size and reach of what is touched, tables and code that have
 * to scroll, what is hidden there or shows up in place of it. Colours are the same in any width.
 */
export const LAYOUT_RULES = [
  'target-size',
  'scrollable-region-focusable',
  'aria-hidden-focus',
  'nested-interactive',
  'region',
  'landmark-unique',
  'duplicate-id-aria',
  'heading-order',
  'button-name',
  'link-name',
] as const;

/** What to look at. */
export interface AccessibilityScope {
  /** Only this part of the page. */
  include?: string;
  /** Not this part of it. */
  exclude?: string;
  /** Only these rules of axe; all of the standards when absent. */
  rules?: readonly string[];
  /** All but these rules. */
  except?: readonly string[];
}

/**
 * Looks for what breaks the accessibility standards.
 *
 * The run stays inside the page and reports violations alone. The default opens a second page
 * for each run and sends it every check that passed: most of the time on pages with many nodes.
 *
 * @param page - The page as it is now.
 * @param scope - See {@link AccessibilityScope}.
 * @returns One line for each rule that is broken.
 */
export async function violationsOf(
  page: Page,
  {include, exclude, rules, except = []}: AccessibilityScope = {},
): Promise<string[]> {
  const builder = new AxeBuilder({page}).setLegacyMode().options({
    resultTypes: ['violations'],
    preload: false,
    // The only frames are sandboxed, so that no script of the page reaches them.
    iframes: false,
    runOnly: rules === undefined ? {type: 'tag', values: STANDARDS} : {type: 'rule', values: [...rules]},
  });
  if (include !== undefined) builder.include(include);
  if (exclude !== undefined) builder.exclude(exclude);
  if (except.length > 0) builder.disableRules([...except]);
  const {violations} = await builder.analyze();
  return violations.map(
    ({id, nodes}) =>
      `${id}: ${nodes
        .slice(0, SHOWN)
        .map((node) => `${node.target.join(' ')} ${node.failureSummary ?? ''}`)
        .join(' | ')}`,
  );
}
