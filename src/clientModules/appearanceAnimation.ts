import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import siteConfig from '@generated/docusaurus.config';
import type {CustomFields} from '@site/config/assemble';

/**
 * Whether a change of the colour mode should fade.
 *
 * @param enabled - Setting `enableAppearanceAnimation`.
 * @param reducedMotion - Whether the reader asked for less motion.
 */
export function shouldAnimate(enabled: boolean, reducedMotion: boolean): boolean {
  return enabled && !reducedMotion;
}

if (ExecutionEnvironment.canUseDOM) {
  const {enableAppearanceAnimation} = (siteConfig.customFields as CustomFields).theme;
  const motion = window.matchMedia('(prefers-reduced-motion: reduce)');
  // Styles fade colours while the attribute is there.
  document.documentElement.toggleAttribute(
    'data-appearance-animation',
    shouldAnimate(enableAppearanceAnimation, motion.matches),
  );
}
