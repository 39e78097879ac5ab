import {useCallback, useEffect, useRef, useState, type RefObject} from 'react';
import {isFromFrame, type FailureKind, type FrameTheme, type ToFrame} from './messages';

/** Time in milliseconds that the frame has to load. */
const START_TIME = 15_000;

/** How the frame is doing. */
export type FrameState =
  | {phase: 'starting'}
  | {phase: 'drawn'}
  | {phase: 'failed'; kind: FailureKind; text: string}
  /** The document of the frame did not come up, as when a host forbids its scripts. */
  | {phase: 'absent'};

/** What {@link useFrame} returns. */
export interface Frame {
  state: FrameState;
  /** Height of what the frame shows, in CSS pixels; `undefined` until it is known. */
  height: number | undefined;
}

/**
 * Runs compiled code in a frame and follows what becomes of it.
 *
 * @param ref - The frame.
 * @param code - CommonJS code; `undefined` leaves what is drawn.
 * @param theme - Colours of the page.
 */
export function useFrame(ref: RefObject<HTMLIFrameElement | null>, code: string | undefined, theme: FrameTheme): Frame {
  const [ready, setReady] = useState(false);
  const [state, setState] = useState<FrameState>({phase: 'starting'});
  const [height, setHeight] = useState<number>();
  const run = useRef(0);

  const post = useCallback(
    // The frame has an opaque origin, which no address names.
    (message: ToFrame) => ref.current?.contentWindow?.postMessage(message, '*'),
    [ref],
  );

  useEffect(() => {
    const listen = ({source, data}: MessageEvent<unknown>) => {
      if (source === null || source !== ref.current?.contentWindow || !isFromFrame(data)) return;
      if (data.type === 'ready') setReady(true);
      else if (data.type === 'size') setHeight(data.height);
      else if (data.run === run.current) {
        setState(data.type === 'done' ? {phase: 'drawn'} : {phase: 'failed', kind: data.kind, text: data.text});
      }
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [ref]);

  useEffect(() => {
    if (ready) return undefined;
    const timer = setTimeout(() => setState({phase: 'absent'}), START_TIME);
    return () => clearTimeout(timer);
  }, [ready]);

  useEffect(() => {
    if (ready) post({type: 'theme', theme});
  }, [ready, theme, post]);

  useEffect(() => {
    if (!ready || code === undefined) return;
    run.current += 1;
    post({type: 'run', run: run.current, code});
  }, [ready, code, post]);

  return {state, height};
}
