/** Colours of the page around the frame. */
export type FrameTheme = 'light' | 'dark';

/**
 * What the page tells the frame, through the port that came with `ready`. A port belongs to one document, so nothing
 * reaches what a demo may have navigated its frame to.
 */
export type ToFrame =
  /** Draw the default export of a compiled module; `run` numbers the attempt. */
  | {type: 'run'; run: number; code: string}
  | {type: 'theme'; theme: FrameTheme}
  /** Asks for `alive`, which code that never ends can't answer. */
  | {type: 'ping'};

/** Why a run failed: no component, a module that is not there, or an exception. */
export type FailureKind = 'export' | 'module' | 'thrown';

/** What the frame tells the page: `ready` to its window, with the port that all others go through. */
export type FromFrame =
  | {type: 'ready'}
  | {type: 'alive'}
  /** Height of the content in CSS pixels. */
  | {type: 'size'; height: number}
  | {type: 'done'; run: number}
  /** `text`: the name of the module, or the message of the exception. */
  | {type: 'failed'; run: number; kind: FailureKind; text: string};

const KINDS: readonly FailureKind[] = ['export', 'module', 'thrown'];

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/**
 * Whether a message has the form of one from the frame. What runs there is written by readers, so nothing
 * is taken on trust.
 *
 * @param data - `data` of a message event.
 */
export function isFromFrame(data: unknown): data is FromFrame {
  if (!isRecord(data)) return false;
  switch (data.type) {
    case 'ready':
    case 'alive':
      return true;
    case 'size':
      return Number.isFinite(data.height);
    case 'done':
      return Number.isInteger(data.run);
    case 'failed':
      return (
        Number.isInteger(data.run) &&
        // Not its text: an object may have none, and a list of one kind has that of the kind.
        KINDS.some((kind) => kind === data.kind) &&
        typeof data.text === 'string'
      );
    default:
      return false;
  }
}
