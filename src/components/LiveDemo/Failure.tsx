import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import Outdated from '@site/src/components/Outdated';
import styles from './styles.module.css';

/**
 * Shown in place of a demo that can't run, so that the page around it stays as it is.
 *
 * @param props - `text` is the message of an exception, none when files of the demo did not arrive; `onRetry` starts
 *   the demo again.
 */
export default function Failure({text, onRetry}: {text?: string; onRetry: () => void}): ReactNode {
  const again = (
    <button type="button" className={styles.button} onClick={onRetry}>
      <Translate id="site.liveDemo.retry" description="Button that loads a live demo once more">
        Try again
      </Translate>
    </button>
  );
  return (
    <div role="alert" className={styles.failure}>
      {text === undefined ? (
        <Outdated className={styles.button}>
          <p>
            <Translate id="site.liveDemo.lost" description="Said when files of a live demo do not arrive">
              The demo could not be loaded. Check your connection and try again.
            </Translate>
          </p>
          {again}
        </Outdated>
      ) : (
        <>
          <p>{text}</p>
          {again}
        </>
      )}
    </div>
  );
}
