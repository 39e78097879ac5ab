import {readFileSync} from 'node:fs';
import type Axe from 'axe-core';
import type {AxeResults} from 'axe-core';
import type {Page} from 'playwright-core';

/** The script of axe, which every page is given once. */
const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

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

/** A run of axe, of values that can be sent to a page. */
interface Run {
  include: string;
  exclude: string | undefined;
  only: {type: 'tag' | 'rule'; values: string[]};
  except: readonly string[];
}

/** Runs inside the page, so that only what is wrong leaves it: the checks that passed are most of a result. */
async function runInPage({include, exclude, only, except}: Run): Promise<AxeResults['violations']> {
  const {axe} = window as unknown as {axe: typeof Axe};
  // Colours on their way to those of another mode are none of its look.
  for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
  const {violations} = await axe.run(
    {include: [[include]], ...(exclude !== undefined && {exclude: [[exclude]]})},
    {
      resultTypes: ['violations'],
      preload: false,
      // The only frames are sandboxed, so that no script of the page reaches them.
      iframes: false,
      runOnly: only,
      rules: Object.fromEntries(except.map((rule) => [rule, {enabled: false}])),
    },
  );
  return violations;
}

/**
 * Looks for what breaks the accessibility standards.
 *
 * @param page - The page as it is now.
 * @param scope - See {@link AccessibilityScope}.
 * @returns One line for each rule that is broken.
 */
export async function violationsOf(
  page: Page,
  {include = 'html', exclude, rules, except = []}: AccessibilityScope = {},
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const only: Run['only'] = rules === undefined ? {type: 'tag', values: STANDARDS} : {type: 'rule', values: [...rules]};
  const violations = await page.evaluate(runInPage, {include, exclude, only, except});
  return violations.map(
    ({id, nodes}) =>
      `${id}: ${nodes
        .slice(0, SHOWN)
        .map((node) => `${node.target.join(' ')} ${node.failureSummary ?? ''}`)
        .join(' | ')}`,
  );
}
