import {useEffect, useMemo, useRef, useState, type ReactNode} from 'react';
import {useColorMode} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import CodeEditor from './CodeEditor';
import {compile} from './compile';
import {frameAddress} from './frameAddress';
import {problemOf} from './problem';
import styles from './styles.module.css';
import {useFrame} from './useFrame';

/** Time in milliseconds without a key press after which changed code runs. */
const PAUSE = 500;

/** Heights of the result, in CSS pixels. */
const LEAST = 72;
const MOST = 480;

/** The value as it was when it last stood still for a while. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

/**
 * The running part of a live demo: its result in a frame, and where readers may change it, the editor. This file and
 * what it imports are one chunk, loaded when a demo comes into view.
 *
 * @param props - `source` is the code at the start; `editable` adds the editor.
 */
export default function Stage({source, editable}: {source: string; editable: boolean}): ReactNode {
  const frameRef = useRef<HTMLIFrameElement>(null);
  const [code, setCode] = useState(source);
  const settled = useSettled(code);
  const compiled = useMemo(() => compile(settled), [settled]);
  const {colorMode} = useColorMode();
  const {state, height = LEAST} = useFrame(frameRef, 'code' in compiled ? compiled.code : undefined, colorMode);
  const problem = problemOf(compiled, state);
  // Of the first render: the frame would load again with each change of the colours.
  const [address] = useState(() => `${frameAddress}#${colorMode}`);
  return (
    <>
      <iframe
        ref={frameRef}
        className={styles.frame}
        title={translate({
          id: 'site.liveDemo.result',
          message: 'Result of the demo',
          description: 'Name of the frame in which a live demo runs',
        })}
        // Without `allow-same-origin`: what runs here cannot reach the page, its storage or another host.
        sandbox="allow-scripts"
        src={address}
        style={{blockSize: Math.min(Math.max(height, LEAST), MOST)}}
      />
      <p className={styles.problem} role="status">
        {problem}
      </p>
      {editable && <CodeEditor code={code} onCode={setCode} onReset={() => setCode(source)} />}
    </>
  );
}
