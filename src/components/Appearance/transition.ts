import {flushSync} from 'react-dom';

export interface TransitionConditions {
  /** `theme.enableAppearanceAnimation`. */
  isEnabled: boolean;
  /** Whether the reader asked for less motion. */
  prefersReducedMotion: boolean;
}

/**
 * Changes the colour mode, with a fade from one to the other where it is wanted and possible.
 *
 * @param change - Applies the colour mode to the document.
 * @param conditions - The setting, and the reader's preference.
 */
export function changeAppearance(change: () => void, {isEnabled, prefersReducedMotion}: TransitionConditions): void {
  // Types promise the method; browsers from before 2025 lack it.
  if (!isEnabled || prefersReducedMotion || !('startViewTransition' in document)) {
    change();
    return;
  }
  document.startViewTransition(() => flushSync(change));
}
