import {useEffect, useMemo, useRef, useState, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import CodeEditor from './CodeEditor';
import {compile} from './compile';
import {frameUrl} from './frameUrl';
import {problemOf} from './problem';
import styles from './styles.module.css';
import {useFrame} from './useFrame';
import {useShownMode} from './useShownMode';

/** Time in milliseconds between the last key press and the run of the changed code. */
const DEBOUNCE_DELAY = 500;

/** Heights of the result, in CSS pixels. */
const MIN_HEIGHT = 72;
const MAX_HEIGHT = 480;

/** The value, updated once it has stopped changing for a while. */
function useDebounced(value: string): string {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), DEBOUNCE_DELAY);
    return () => clearTimeout(timer);
  }, [value]);
  return debounced;
}

/**
 * The running part of a live demo: the frame with its result and, in a playground, the editor. This file and its
 * imports are one chunk, loaded when a demo comes into view.
 *
 * @param props - `source` is the initial code; `editable` adds the editor.
 */
export default function DemoFrame({source, editable}: {source: string; editable: boolean}): ReactNode {
  const frameRef = useRef<HTMLIFrameElement>(null);
  const [code, setCode] = useState(source);
  const debounced = useDebounced(code);
  const compiled = useMemo(() => compile(debounced), [debounced]);
  const colorMode = useShownMode();
  const {state, height, mount, onLoad, restart} = useFrame(
    frameRef,
    'code' in compiled ? compiled.code : undefined,
    colorMode,
  );
  const problem = problemOf(compiled, state);
  const ended = ['unavailable', 'stopped', 'left'].includes(state.phase);
  const reset = () => {
    setCode(source);
    // Other code than that which ended the frame runs by itself.
    if (state.phase === 'unavailable' || (ended && code === source)) restart();
  };
  // Kept from the first render: a new URL for each colour mode would reload the frame.
  const [url] = useState(() => `${frameUrl}#${colorMode}`);
  return (
    <>
      <iframe
        key={mount}
        ref={frameRef}
        className={styles.frame}
        title={translate({
          id: 'site.liveDemo.result',
          message: 'Result of the demo',
          description: 'Name of the frame in which a live demo runs',
        })}
        // No `allow-same-origin`: the code can't reach the page, its storage or another host.
        sandbox="allow-scripts"
        src={url}
        style={{blockSize: Math.min(Math.max(height ?? MIN_HEIGHT, MIN_HEIGHT), MAX_HEIGHT)}}
        onLoad={onLoad}
      />
      <p className={styles.problem} role="status">
        {problem}
      </p>
      {ended && !editable && (
        <p className={styles.again}>
          <button type="button" className={styles.button} onClick={restart}>
            <Translate id="site.liveDemo.reset">Start again</Translate>
          </button>
        </p>
      )}
      {editable && <CodeEditor code={code} onCode={setCode} onReset={reset} />}
    </>
  );
}
