/** The part of js-yaml that is used here; the package ships no types. */
declare module 'js-yaml' {
  /** State of the parser when it enters or leaves a node. */
  export interface ParserState {
    /** Line the parser stands on, from 0. */
    line: number;
    kind: 'scalar' | 'sequence' | 'mapping' | null;
    /** Value of the node, once it is left. */
    result: unknown;
  }

  export class YAMLException extends Error {
    reason: string;
    mark?: {line: number; column: number};
  }

  export function load(
    source: string,
    options?: {listener?: (event: 'open' | 'close', state: ParserState) => void},
  ): unknown;
}
