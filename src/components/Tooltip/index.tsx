import {useEffect, useId, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {CustomFields} from '@site/config/assemble';
import styles from './styles.module.css';

/** Props of {@link Tooltip}. */
export interface TooltipProps {
  /** What the tooltip says. */
  content: ReactNode;
  /** Accessible name of the button. */
  label: string;
  /** Class of the button. */
  className?: string;
  /** Face of the button. */
  children: ReactNode;
}

/**
 * A button with a short explanation, shown on hover, focus and click and hidden with
 * Escape. Its width is limited by `tooltip.maxWidth` of the theme settings.
 */
export default function Tooltip({content, label, className, children}: TooltipProps): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {maxWidth} = (siteConfig.customFields as CustomFields).theme.tooltip;
  const id = useId();
  const [open, setOpen] = useState(false);

  useEffect(() => {
    if (!open) return undefined;
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') setOpen(false);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [open]);

  return (
    <span className={styles.wrapper} onPointerEnter={() => setOpen(true)} onPointerLeave={() => setOpen(false)}>
      <button
        type="button"
        className={clsx('clean-btn', className)}
        aria-label={label}
        aria-describedby={id}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onClick={() => setOpen(true)}
      >
        {children}
      </button>
      <span role="tooltip" id={id} className={styles.tooltip} style={{maxInlineSize: maxWidth}} hidden={!open}>
        {content}
      </span>
    </span>
  );
}
