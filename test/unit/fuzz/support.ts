import fc from 'fast-check';
import {ContentError} from '../../../content/ContentError';

// So many inputs take their time on a busy machine; a reader that hangs still ends the test.
jest.setTimeout(300_000);

/** Inputs for a reader with one test; those with several share them out. */
const CASES = 5000;

/** Inputs for each of several tests of a reader. */
export const SHARE = 2500;

/** Begins every row of inputs, so that a failure comes back; `FUZZ_SEED` tries others. */
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_122);

/**
 * Tries a reader with inputs that nobody thought of. A failure prints the seed and the smallest input.
 *
 * @param inputs - What to try.
 * @param holds - Throws when a reader does what it must not.
 * @param cases - How many inputs to try.
 */
export function fuzz<Input>(inputs: fc.Arbitrary<Input>, holds: (input: Input) => void, cases = CASES): void {
  fc.assert(fc.property(inputs, holds), {seed: SEED, numRuns: cases});
}

/** The same for one of several tests of a reader that answers later. */
export async function fuzzLater<Input>(inputs: fc.Arbitrary<Input>, holds: (input: Input) => Promise<void>) {
  await fc.assert(fc.asyncProperty(inputs, holds), {seed: SEED, numRuns: SHARE});
}

/** What is left in a message when a program and not a person wrote it. */
const LEFT_OVER = /\bundefined\b|\bNaN\b|\[object |\bis not a function\b|\n\s+at /;

/** Fails unless an error says what is wrong to who wrote the input. */
export function expectForPeople(error: unknown, input = ''): void {
  if (!(error instanceof Error) || /^(?:Type|Range|Reference|Syntax|URI)Error$/.test(error.name)) throw error;
  // What the input itself says is no fault of the message.
  if (error.message.trim() === '' || (LEFT_OVER.test(error.message) && !LEFT_OVER.test(input))) throw error;
}

/** Fails unless an error names a line of the text that it is about. */
export function expectPlaced(error: unknown, source: string): void {
  expectForPeople(error, source);
  if (!(error instanceof ContentError)) throw error;
  const lines = source.split('\n').length;
  if (error.line < 1 || error.line > lines) throw new Error(`Line ${error.line} of ${lines}: ${error.message}`);
}

/** What a function throws; `undefined` when it does not. */
export function thrown(run: () => unknown): unknown {
  try {
    run();
    return undefined;
  } catch (error) {
    return error;
  }
}

/** Texts made of pieces that mean something to a reader, among letters of all kinds. */
export const textOf = (...pieces: string[]): fc.Arbitrary<string> =>
  fc
    .array(fc.oneof({weight: 3, arbitrary: fc.constantFrom(...pieces)}, fc.string({unit: 'binary', maxLength: 6})), {
      maxLength: 8,
    })
    .map((parts) => parts.join(''));

/** Names that objects have without being given them. */
export const INHERITED = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf'];
