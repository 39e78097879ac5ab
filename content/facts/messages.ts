import {readFileSync} from 'node:fs';
import path from 'node:path';

/** How a message reaches its reader: the method that prints it, or `throw`. */
export type MessageLevel =
  'error' | 'warn' | 'info' | 'success' | 'ready' | 'start' | 'greet' | 'log' | 'debug' | 'throw';

/** A message of the released code. */
export interface Message {
  /** Package name, for example `@rspress/core`. */
  package: string;
  /** Files inside the package that hold it, with forward slashes. */
  files: string[];
  level: MessageLevel;
  /** The text, with `…` for parts that differ from case to case. */
  template: string;
}

/** Stands for a part of a message that differs from case to case. */
export const GAP = '…';

/** The generated file, relative to the repository. */
export const MESSAGES_FILE = 'content/facts/release-messages.json';

/** Reads the generated messages. Only build code and tests may call it. */
export function loadMessages(): Message[] {
  return JSON.parse(readFileSync(path.join(__dirname, 'release-messages.json'), 'utf8')) as Message[];
}
