import {useCallback, useEffect, useRef, useState, type ReactNode} from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Translate from '@docusaurus/Translate';
import type Frame from './DemoFrame';
import Failure from './Failure';
import styles from './styles.module.css';

/** How far the running part is: `lazy` would remember a failed request for good. */
type Running = {phase: 'idle' | 'loading' | 'lost'} | {phase: 'loaded'; DemoFrame: typeof Frame; source: string};

/** Whether the browser's data saver is on; `false` in browsers that don't tell. */
function savesData(): boolean {
  const {connection} = navigator as {connection?: {saveData?: boolean}};
  return connection?.saveData === true;
}

/** The whole demo, with its code. */
const groupOf = (box: Element | null) => box?.closest('[role="group"]');

/**
 * The part of a live demo that runs: a button, and then the frame. Frame and compiler load when the demo comes into
 * view or the button is pressed. The code stands after it, in the same group.
 *
 * @param props - `editable` lets readers change the code.
 */
export default function Demo({editable}: {editable: boolean}): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const [running, setRunning] = useState<Running>({phase: 'idle'});
  const start = useCallback(() => {
    const source = groupOf(box.current)?.querySelector('pre code')?.textContent;
    if (typeof source !== 'string') return;
    setRunning({phase: 'loading'});
    import('./DemoFrame').then(
      ({default: DemoFrame}) => setRunning({phase: 'loaded', DemoFrame, source}),
      () => setRunning({phase: 'lost'}),
    );
  }, []);

  const idle = running.phase === 'idle';
  useEffect(() => {
    const element = box.current;
    if (!idle || element === null || typeof IntersectionObserver === 'undefined' || savesData()) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        start();
      },
      {rootMargin: '200px'},
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [idle, start]);

  // The editor stands in for the code, which is not in here.
  const isEdited = editable && running.phase === 'loaded';
  useEffect(() => {
    groupOf(box.current)?.toggleAttribute('data-edited', isEdited);
  }, [isEdited]);

  return (
    <div ref={box}>
      <noscript>
        <p className={styles.waiting}>
          <Translate id="site.liveDemo.noScript" description="In place of a live demo, where scripts are off">
            Here the component would run. It needs JavaScript; its code is below.
          </Translate>
        </p>
      </noscript>
      {idle && (
        <p className={styles.waiting} data-needs-script>
          <button type="button" className={styles.button} onClick={start}>
            <Translate id="site.liveDemo.run" description="Button that starts a live demo">
              Run the demo
            </Translate>
          </button>
        </p>
      )}
      {running.phase === 'loading' && (
        <p className={styles.waiting}>
          <Translate id="site.liveDemo.loading" description="Shown while a live demo loads">
            Loading the demo…
          </Translate>
        </p>
      )}
      {running.phase === 'lost' && <Failure onRetry={start} />}
      {running.phase === 'loaded' && (
        <ErrorBoundary fallback={({error, tryAgain}) => <Failure text={error.message} onRetry={tryAgain} />}>
          <running.DemoFrame source={running.source} editable={editable} />
        </ErrorBoundary>
      )}
    </div>
  );
}
