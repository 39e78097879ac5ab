import {useCallback, useEffect, useRef, useState, type RefObject} from 'react';
import {isFromFrame, type FailureKind, type FrameTheme, type ToFrame} from './messages';

/** Time in milliseconds after which a frame that hasn't loaded counts as unavailable. */
const START_TIMEOUT = 15_000;

/** State of the code that runs in the frame. */
export type FrameState =
  | {phase: 'starting'}
  | {phase: 'rendered'}
  | {phase: 'failed'; kind: FailureKind; text: string}
  /** The document of the frame didn't load, for example because a host blocks its scripts. */
  | {phase: 'unavailable'};

/** What {@link useFrame} returns. */
export interface RunningCode {
  state: FrameState;
  /** Height of what the frame shows, in CSS pixels; `undefined` until it is known. */
  height: number | undefined;
}

/**
 * Runs compiled code in a frame and reports how it ends.
 *
 * @param ref - The frame.
 * @param code - CommonJS code; `undefined` keeps what is rendered.
 * @param theme - Colour mode of the page.
 */
export function useFrame(
  ref: RefObject<HTMLIFrameElement | null>,
  code: string | undefined,
  theme: FrameTheme,
): RunningCode {
  const [ready, setReady] = useState(false);
  const [state, setState] = useState<FrameState>({phase: 'starting'});
  const [height, setHeight] = useState<number>();
  const run = useRef(0);

  const post = useCallback(
    // The frame has an opaque origin, which `targetOrigin` can't name.
    (message: ToFrame) => ref.current?.contentWindow?.postMessage(message, '*'),
    [ref],
  );

  useEffect(() => {
    const listen = ({source, data}: MessageEvent<unknown>) => {
      if (source === null || source !== ref.current?.contentWindow || !isFromFrame(data)) return;
      if (data.type === 'ready') setReady(true);
      else if (data.type === 'size') setHeight(data.height);
      else if (data.run === run.current) {
        setState(data.type === 'done' ? {phase: 'rendered'} : {phase: 'failed', kind: data.kind, text: data.text});
      }
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [ref]);

  useEffect(() => {
    if (ready) return undefined;
    const timer = setTimeout(() => setState({phase: 'unavailable'}), START_TIMEOUT);
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
