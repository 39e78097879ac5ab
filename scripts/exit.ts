/**
 * Ends this process as a command line does: with the exit code of the command, or when it fails, with 1 and its
 * message instead of a stack. The code is set and not forced, so that what is printed comes out whole.
 *
 * @param command - The command, running; one without a number ends with the code that it has set, or 0.
 */
export function exitWith(command: Promise<number> | Promise<void>): void {
  command.then(
    (code) => {
      if (typeof code === 'number') process.exitCode = code;
    },
    (cause: unknown) => {
      console.error(cause instanceof Error ? cause.message : cause);
      process.exitCode = 1;
    },
  );
}
