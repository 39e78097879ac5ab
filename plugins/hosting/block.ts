/**
 * A block of the configuration of a server.
 *
 * @param head - What stands before the brace.
 * @param lines - What stands in it.
 * @returns Its lines.
 */
export const block = (head: string, lines: readonly string[]): string[] => [
  `${head} {`,
  // By tabs, as Caddy wants its file to be.
  ...lines.map((line) => `\t${line}`),
  '}',
];

/** Letters of addresses. Nothing else gets into a redirect, whatever somebody asks for. */
export const LETTERS = '[\\w./-]';

/** The parts of a file with empty lines between them. */
export const inParts = (parts: readonly (readonly string[])[]): string =>
  `${parts.map((lines) => lines.join('\n')).join('\n\n')}\n`;
