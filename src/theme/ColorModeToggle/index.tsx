// Change: fades between the colour modes when `theme.enableAppearanceAnimation` is set.
import type {ReactNode} from 'react';
import {prefersReducedMotion} from '@docusaurus/theme-common';
import type {Props} from '@theme/ColorModeToggle';
import OriginalColorModeToggle from '@theme-original/ColorModeToggle';
import {changeAppearance} from '@site/src/components/Appearance/transition';
import {useThemeSettings} from '@site/src/components/Floating/useThemeSettings';

export default function ColorModeToggle(props: Props): ReactNode {
  const {enableAppearanceAnimation} = useThemeSettings();
  const onChange: Props['onChange'] = (mode) =>
    changeAppearance(() => props.onChange(mode), {
      isEnabled: enableAppearanceAnimation,
      prefersReducedMotion: prefersReducedMotion(),
    });
  return <OriginalColorModeToggle {...props} onChange={onChange} />;
}
