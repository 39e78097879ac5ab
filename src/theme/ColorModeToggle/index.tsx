// Change: markup without state; a script changes the mode, and fades when `theme.enableAppearanceAnimation` is set.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/ColorModeToggle';
import IconDarkMode from '@theme/Icon/DarkMode';
import IconLightMode from '@theme/Icon/LightMode';
import IconSystemColorMode from '@theme/Icon/SystemColorMode';
import {useThemeSettings} from '@site/src/components/Floating/useThemeSettings';
import {refreshButton} from '@site/src/enhance/behaviours/colorMode';
import styles from './styles.module.css';

/**
 * The button that goes through the colour modes. The value and the handler of the theme are left
 * aside: with them, a press that comes while the page wakes up would count twice.
 */
export default function ColorModeToggle({className, buttonClassName}: Props): ReactNode {
  const {enableAppearanceAnimation} = useThemeSettings();
  const system = translate({
    message: 'system mode',
    id: 'theme.colorToggle.ariaLabel.mode.system',
    description: 'The name for the system color mode',
  });
  const label = translate({
    message: 'Switch between dark and light mode (currently {mode})',
    id: 'theme.colorToggle.ariaLabel',
    description: 'The ARIA label for the color mode toggle',
  });
  return (
    <div className={clsx(styles.toggle, className)}>
      <button
        ref={refreshButton}
        className={clsx('clean-btn', styles.toggleButton, buttonClassName)}
        type="button"
        title={system}
        aria-label={label.replace('{mode}', system)}
        data-color-mode={label}
        data-system={system}
        data-light={translate({
          message: 'light mode',
          id: 'theme.colorToggle.ariaLabel.mode.light',
          description: 'The name for the light color mode',
        })}
        data-dark={translate({
          message: 'dark mode',
          id: 'theme.colorToggle.ariaLabel.mode.dark',
          description: 'The name for the dark color mode',
        })}
        data-fade={enableAppearanceAnimation ? '' : undefined}
        // The script may name the mode before React looks at the button.
        suppressHydrationWarning
      >
        {/* A style shows one of them, by the choice that stands on the root element. */}
        <IconLightMode aria-hidden className={clsx(styles.icon, styles.light)} />
        <IconDarkMode aria-hidden className={clsx(styles.icon, styles.dark)} />
        <IconSystemColorMode aria-hidden className={clsx(styles.icon, styles.system)} />
      </button>
    </div>
  );
}
