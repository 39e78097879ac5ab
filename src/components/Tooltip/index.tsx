import type {ReactNode} from 'react';
import Floating from '@site/src/components/Floating';
import {useDisclosure, type DisclosureHandle} from '@site/src/components/Floating/useDisclosure';
import {useThemeSettings} from '@site/src/components/Floating/useThemeSettings';
import styles from './styles.module.css';

export interface TooltipProps {
  /** What the tooltip shows. */
  content: ReactNode;
  /** Shows the content on a press too: for triggers that do nothing else. */
  opensOnPress?: boolean;
  /** Id of the layer, for `aria-controls`. */
  id?: string;
  /**
   * The trigger, one button or link. It carries its own accessible name and
   * description: a tooltip is for the eye.
   */
  children: (trigger: Pick<DisclosureHandle, 'isOpen' | 'onPress'>) => ReactNode;
}

/**
 * A small text or image beside a trigger while the pointer or the keyboard
 * focus rests on it. It can be pointed at, and Escape hides it. No wider than
 * `theme.tooltip.maxWidth` pixels.
 */
export default function Tooltip({content, opensOnPress = false, id, children}: TooltipProps): ReactNode {
  const {popover, tooltip} = useThemeSettings();
  const {isOpen, shouldLoad, containerRef, containerProps, onPress} = useDisclosure({
    hover: true,
    focus: true,
    press: () => opensOnPress,
    delay: popover.delay,
  });
  return (
    <span ref={containerRef} className={styles.container} {...containerProps}>
      {children({isOpen, onPress})}
      <Floating container={containerRef} isOpen={isOpen} shouldLoad={shouldLoad} placement="bottom">
        <span className={styles.frame}>
          <span id={id} role="tooltip" className={styles.tooltip} style={{maxInlineSize: tooltip.maxWidth}}>
            {content}
          </span>
        </span>
      </Floating>
    </span>
  );
}
