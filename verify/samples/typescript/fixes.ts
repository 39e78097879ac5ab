const FIXES: Readonly<Record<number, string>> = {
  1005: 'Correct the syntax. For a part of a file, show whole members, elements or statements.',
  2304: 'Import or declare the name in the sample, or show its import in another sample of this page.',
  2305: 'The release does not export this name. Use one it exports.',
  2307: 'Show the file in a sample with that `title=`, or declare the package in examples/package.json.',
  2322: 'Give the option a value of the declared type.',
  2339: 'The release has no such member. Use one of the declared ones.',
  2353: 'The release does not know this option. Correct its name or its place.',
  2551: 'Correct the name.',
  2552: 'Correct the name, or import it in the sample.',
  2561: 'Correct the name of the option.',
  2613: 'Import the name in braces.',
  2614: 'Import the name without braces, or one that the module exports.',
  2724: 'Correct the name in the import.',
  2739: 'Add the members that are missing.',
  2741: 'Add the member that is missing.',
  2769: 'Give the call arguments that one of its signatures accepts.',
  7006: 'Give the parameter a type, or pass the function where its type is known.',
};

const GENERAL = 'Correct the sample. If it is wrong on purpose, say so with expect-error="TS…".';

/**
 * Says how to fix a type error.
 *
 * @param code - TypeScript's number of the error.
 */
export function fixFor(code: number): string {
  return FIXES[code] ?? GENERAL;
}

/**
 * Shortens TypeScript's message to what a writer needs.
 *
 * @param message - Message, with one line a level.
 * @param root - Folder whose path is cut from the message.
 */
export function readableMessage(message: string, root: string): string {
  const lines = message
    .replace(/import\("[^"]*"\)\./g, '')
    .replaceAll(`${root}/`, '')
    .replace(/"?\.samples\/[^/\s]+\/\d+\//g, '"')
    .split('\n')
    .map((line) => line.trim());
  const shown = lines.length > 3 ? [lines[0], lines.at(-1)] : lines;
  return shown.join(' ');
}
