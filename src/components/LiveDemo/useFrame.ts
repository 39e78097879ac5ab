import {useCallback, useEffect, useRef, useState, type RefObject} from 'react';
import {isFromFrame, type FailureKind, type FrameTheme, type ToFrame} from './messages';

/** Time in milliseconds after which a frame that hasn't loaded counts as unavailable. */
const START_TIMEOUT = 15_000;

/** Time in milliseconds between two questions whether the frame still answers. */
const BEAT = 1000;

/** Questions without an answer after which the code counts as endless. */
const MISSED_BEATS = 4;

/** State of the code that runs in the frame. */
export type FrameState =
  | {phase: 'starting'}
  | {phase: 'rendered'}
  | {phase: 'failed'; kind: FailureKind; text: string}
  /** The document of the frame didn't load, for example because a host blocks its scripts. */
  | {phase: 'unavailable'}
  /** The code kept the frame from answering and was ended with it. */
  | {phase: 'stopped'}
  /** The code navigated the frame, which was replaced. */
  | {phase: 'left'};

/** What {@link useFrame} returns. */
export interface RunningCode {
  state: FrameState;
  /** Height of what the frame shows, in CSS pixels; `undefined` until it is known. */
  height: number | undefined;
  /** Key of the frame element: another one means another frame. */
  mount: number;
  /** To be called at each `load` event of the frame. */
  onLoad: () => void;
  /** Runs the code in a new frame. */
  restart: () => void;
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
  const [mount, setMount] = useState(0);
  const [port, setPort] = useState<MessagePort>();
  const [state, setState] = useState<FrameState>({phase: 'starting'});
  const [height, setHeight] = useState<number>();
  const run = useRef(0);
  const loads = useRef(0);
  /** What ran last, and what ended a frame and must not run by itself again. */
  const last = useRef<string>(undefined);
  const harmful = useRef<string>(undefined);

  const replace = useCallback((next: FrameState) => {
    loads.current = 0;
    harmful.current = next.phase === 'starting' ? undefined : last.current;
    setPort(undefined);
    setMount((number) => number + 1);
    setState(next);
  }, []);

  useEffect(() => {
    const listen = ({source, data, ports: [offered]}: MessageEvent<unknown>) => {
      if (source === null || source !== ref.current?.contentWindow || !isFromFrame(data)) return;
      // Only the first: the code that runs in the frame could offer another.
      if (data.type === 'ready' && offered !== undefined) setPort((known) => known ?? offered);
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [ref]);

  useEffect(() => {
    if (port !== undefined) return undefined;
    const timer = setTimeout(() => setState({phase: 'unavailable'}), START_TIMEOUT);
    return () => clearTimeout(timer);
  }, [port, mount]);

  useEffect(() => {
    if (port === undefined) return undefined;
    let missed = 0;
    port.onmessage = ({data}: MessageEvent<unknown>) => {
      if (!isFromFrame(data)) return;
      missed = 0;
      if (data.type === 'size') setHeight(data.height);
      else if ((data.type === 'done' || data.type === 'failed') && data.run === run.current) {
        setState(data.type === 'done' ? {phase: 'rendered'} : {phase: 'failed', kind: data.kind, text: data.text});
      }
    };
    const timer = setInterval(() => {
      // A hidden page is slowed down as a whole.
      if (document.hidden) return;
      if (missed === MISSED_BEATS) replace({phase: 'stopped'});
      else {
        missed += 1;
        port.postMessage({type: 'ping'} satisfies ToFrame);
      }
    }, BEAT);
    return () => {
      clearInterval(timer);
      port.close();
    };
  }, [port, replace]);

  useEffect(() => {
    port?.postMessage({type: 'theme', theme} satisfies ToFrame);
  }, [port, theme]);

  useEffect(() => {
    if (port === undefined || code === undefined || code === harmful.current) return;
    run.current += 1;
    last.current = code;
    harmful.current = undefined;
    port.postMessage({type: 'run', run: run.current, code} satisfies ToFrame);
  }, [port, code]);

  const onLoad = useCallback(() => {
    loads.current += 1;
    if (loads.current > 1) replace({phase: 'left'});
  }, [replace]);
  const restart = useCallback(() => replace({phase: 'starting'}), [replace]);

  return {state, height, mount, onLoad, restart};
}
