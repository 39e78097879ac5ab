import {useId, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import Floating from '@site/src/components/Floating';
import {opensByPress} from '@site/src/components/Floating/disclosure';
import {useDisclosure} from '@site/src/components/Floating/useDisclosure';
import {useThemeSettings} from '@site/src/components/Floating/useThemeSettings';
import ToolList from './ToolList';
import styles from './styles.module.css';

/** Three rows of three dots. */
function GridIcon(): ReactNode {
  return (
    <svg viewBox="0 0 20 20" width="20" height="20" fill="currentColor" aria-hidden="true">
      {[3, 10, 17].flatMap((y) => [3, 10, 17].map((x) => <circle key={`${x} ${y}`} cx={x} cy={y} r="2" />))}
    </svg>
  );
}

/**
 * The grid button of the navbar and its popover of related tools: a disclosure, opened
 * by the triggers and after the delay of the theme settings. Where scripts do not
 * run, a `details` element takes its place (see also `config/noScript.ts`).
 */
export default function RelatedTools(): ReactNode {
  const {delay, trigger} = useThemeSettings().popover;
  const panelId = useId();
  const {isOpen, shouldLoad, containerRef, containerProps, onPress} = useDisclosure({
    hover: trigger.includes('hover'),
    focus: false,
    press: (source) => opensByPress(trigger, source),
    delay,
  });
  return (
    <>
      <noscript>
        <details className={styles.fallback}>
          <summary className={styles.summary}>
            <Translate id="site.relatedTools.label">Related tools</Translate>
          </summary>
          <div className={styles.panel}>
            <ToolList />
          </div>
        </details>
      </noscript>
      <span ref={containerRef} className={styles.container} data-needs-script {...containerProps}>
        <button
          type="button"
          className={styles.button}
          aria-label={translate({
            id: 'site.relatedTools.label',
            message: 'Related tools',
            description: 'Name of the button that lists other tools of the family',
          })}
          aria-expanded={isOpen}
          aria-controls={panelId}
          onClick={onPress}
        >
          <GridIcon />
        </button>
        <Floating container={containerRef} isOpen={isOpen} shouldLoad={shouldLoad} placement="bottom-start">
          <div className={styles.frame}>
            <div id={panelId} className={styles.panel}>
              <ToolList />
            </div>
          </div>
        </Floating>
      </span>
    </>
  );
}
