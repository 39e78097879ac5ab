import {lazy, Suspense, useEffect, useId, useRef, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import type {Instance} from 'tippy.js';
import GridIcon from './GridIcon';
import type {Trigger} from './triggers';
import styles from './styles.module.css';

const LazyTippy = lazy(() => import('./TippyPopover'));

/** Props of {@link Popover}. */
export interface PopoverProps {
  /** Accessible name of the button. */
  label: string;
  /** Seconds before opening and closing on hover. */
  delay: number;
  trigger: readonly Trigger[];
  /** Class of the panel. */
  className?: string;
  children: ReactNode;
}

/**
 * A grid button that discloses a panel of links. Tippy is loaded on the first sign of
 * use. Without JavaScript the panel opens by style (see `config/noScript.ts`).
 */
export default function Popover({label, delay, trigger, className, children}: PopoverProps): ReactNode {
  const id = useId();
  const wrapper = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [instance, setInstance] = useState<Instance | null>(null);
  const [wanted, setWanted] = useState(false);
  const [open, setOpen] = useState(false);
  // What the reader did before Tippy was there, replayed once it is.
  const [pending, setPending] = useState<'hover' | 'click' | undefined>(undefined);
  const byHover = trigger.includes('hover');
  const byClick = trigger.includes('click') || trigger.includes('focus');

  useEffect(() => {
    if (instance === null || pending === undefined) return;
    if (pending === 'hover') instance.show();
    // As an event, so that Tippy knows that the next click closes.
    else button.current?.click();
    setPending(undefined);
  }, [instance, pending]);

  useEffect(() => {
    if (!open) return undefined;
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      // Asked before hiding, which takes the focused link out of the page. Only focus inside
      // is taken back; a mouse user's may be elsewhere.
      const focusInside = wrapper.current?.contains(document.activeElement) === true;
      instance?.hide();
      if (focusInside) button.current?.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [open, instance]);

  return (
    <div
      ref={wrapper}
      className={styles.popover}
      data-related-tools
      onBlur={(event) => {
        // Tabbing out of the panel closes it.
        if (open && event.relatedTarget !== null && !event.currentTarget.contains(event.relatedTarget)) {
          instance?.hide();
        }
      }}
    >
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-label={label}
        aria-expanded={open}
        aria-controls={id}
        onPointerEnter={(event) => {
          setWanted(true);
          if (event.pointerType === 'mouse' && byHover && instance === null) setPending('hover');
        }}
        onPointerLeave={() => setPending((current) => (current === 'hover' ? undefined : current))}
        onFocus={() => setWanted(true)}
        onClick={() => {
          setWanted(true);
          if (byClick && instance === null) setPending('click');
        }}
      >
        <GridIcon />
      </button>
      {wanted ? (
        <Suspense fallback={null}>
          <LazyTippy reference={button} delay={delay} trigger={trigger} onOpenChange={setOpen} onReady={setInstance}>
            <div id={id} className={className}>
              {children}
            </div>
          </LazyTippy>
        </Suspense>
      ) : (
        <div id={id} className={clsx(styles.closed, className)} data-closed-panel>
          {children}
        </div>
      )}
    </div>
  );
}
