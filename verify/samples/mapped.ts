import type {Segment} from './types';

/** Builds generated text and remembers which parts come from the sample. */
export class MappedText {
  text = '';
  readonly segments: Segment[] = [];

  /** Appends text the sample does not hold. */
  add(text: string): this {
    this.text += text;
    return this;
  }

  /**
   * Appends text that stands for a part of the sample.
   *
   * @param text - Generated text.
   * @param source - Offset of the part in the sample.
   * @param sourceLength - Its length there; left out when the text is a copy.
   */
  copy(text: string, source: number, sourceLength: number = text.length): this {
    this.segments.push({start: this.text.length, length: text.length, source, sourceLength});
    this.text += text;
    return this;
  }
}

/**
 * Finds the place in the sample that a place in the generated text came from.
 *
 * @param segments - From {@link MappedText}.
 * @param offset - Offset in the generated text.
 * @returns Offset in the sample; `undefined` when the place was added.
 */
export function sourceOffset(segments: readonly Segment[], offset: number): number | undefined {
  const found = segments.find((segment) => offset >= segment.start && offset <= segment.start + segment.length);
  if (found === undefined) return undefined;
  const inside = offset - found.start;
  return found.source + (found.length === found.sourceLength ? inside : 0);
}

/**
 * Line of an offset.
 *
 * @param text - Text.
 * @param offset - Offset in UTF-16 units.
 * @returns Lines before it, from 0.
 */
export function lineAt(text: string, offset: number): number {
  let line = 0;
  for (let index = text.indexOf('\n'); index !== -1 && index < offset; index = text.indexOf('\n', index + 1)) line += 1;
  return line;
}
