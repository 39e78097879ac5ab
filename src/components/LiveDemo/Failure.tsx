import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import styles from './styles.module.css';

/**
 * Shown in place of a demo that can't run, so that the page around it stays as it is.
 *
 * @param props - `text` is the message of an exception, none when files of the demo did not arrive; `onRetry` starts
 *   the demo again.
 */
export default function Failure({text, onRetry}: {text?: string; onRetry: () => void}): ReactNode {
  return (
    <div role="alert">
      <p className={styles.problem}>
        {text ?? (
          <Translate id="site.liveDemo.lost" description="Said when files of a live demo do not arrive">
            The demo could not be loaded. Try again, or reload the page if the site has been updated meanwhile.
          </Translate>
        )}
      </p>
      <p className={styles.again}>
        <button type="button" className={styles.button} onClick={onRetry}>
          <Translate id="site.liveDemo.retry" description="Button that loads a live demo once more">
            Try again
          </Translate>
        </button>
      </p>
    </div>
  );
}
