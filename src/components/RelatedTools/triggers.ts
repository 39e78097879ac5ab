import type {ThemeSettings} from '@site/config/types';

/** Ways to open the popover, as the settings name them. */
export type Trigger = ThemeSettings['popover']['trigger'][number];

/**
 * The triggers in the words of Tippy.
 *
 * Focus alone never opens: with it, a press on Tab would open and the click that follows
 * a touch would close again. A focused button opens with Enter or Space, which arrive as
 * a click, so `focus` asks for the same event as `click`.
 *
 * @param triggers - Ways to open, from the settings.
 * @returns Value of Tippy's `trigger` option.
 */
export function tippyTrigger(triggers: readonly Trigger[]): string {
  const events = new Set<string>();
  if (triggers.includes('hover')) events.add('mouseenter');
  if (triggers.includes('focus') || triggers.includes('click')) events.add('click');
  return [...events].join(' ');
}

/**
 * The delays in the unit of Tippy.
 *
 * @param seconds - Delay before opening and closing.
 * @returns Milliseconds before opening and before closing.
 */
export function tippyDelay(seconds: number): [number, number] {
  const milliseconds = Math.round(seconds * 1000);
  return [milliseconds, milliseconds];
}
