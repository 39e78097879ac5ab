import {useCallback, useEffect, useRef, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Translate, {translate} from '@docusaurus/Translate';
import type Frame from './DemoFrame';
import Failure from './Failure';
import styles from './styles.module.css';

/** A component that runs in the page. */
export interface LiveDemoProps {
  /** `preview` shows the result above the code; `playground` also lets readers change the code. */
  kind: 'preview' | 'playground';
  /** One fence of `jsx` or `tsx` with a default export. */
  children: ReactNode;
}

/** How far the running part is: `lazy` would remember a failed request for good. */
type Running = {phase: 'idle' | 'loading' | 'lost'} | {phase: 'loaded'; DemoFrame: typeof Frame; source: string};

/** Whether the browser's data saver is on; `false` in browsers that don't tell. */
function savesData(): boolean {
  const {connection} = navigator as {connection?: {saveData?: boolean}};
  return connection?.saveData === true;
}

/**
 * Shows the code of a component and runs it. The frame and compiler load when the demo comes into view or its button
 * is pressed; the code is an ordinary code block, which also works without JavaScript.
 *
 * Import it in the page that uses it: as an MDX component it would be in the bundle of every page.
 *
 * @param props - See {@link LiveDemoProps}.
 */
export default function LiveDemo({kind, children}: LiveDemoProps): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const [running, setRunning] = useState<Running>({phase: 'idle'});
  const start = useCallback(() => {
    const source = box.current?.querySelector('pre code')?.textContent;
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

  const editable = kind === 'playground';
  return (
    <div
      ref={box}
      data-wake="visible"
      className={clsx(styles.demo, editable && running.phase === 'loaded' && styles.edited)}
      role="group"
      aria-label={translate({
        id: 'site.liveDemo.label',
        message: 'Live demo',
        description: 'Name of a demo that runs in the page',
      })}
    >
      <div>
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
      <div className={styles.source}>{children}</div>
    </div>
  );
}
