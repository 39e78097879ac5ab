import type {Text} from 'mdast';
import {defaultHandlers, type Handle} from 'mdast-util-to-markdown';

/**
 * Text in which nothing means anything to Markdown, unless what stands beside it does: no sign that is in `unsafe.js` of
 * the writer or in one of its extensions for GFM, save where those leave it alone.
 */
const PLAIN =
  /^(?![-:!(\d\n])(?:[-\p{L}\p{N} ,;/?%$'")(，。；：、（）「」《》！？…–—’“”]|\.(?=[ \n])|(?<![wW])\.|:(?=[ \n])|(?<![ps]):|!(?= )|(?<! )\n(?=\p{L}))*$/u;

const END_OF_LINE = /[\r\n]/;

/** Whether the writer would leave a text as it is. */
function isPlain(value: string, inParagraph: boolean, {before, after}: {before: string; after: string}): boolean {
  if (!PLAIN.test(value) || /[\dpswW]/.test(before)) return false;
  // A cell of a table holds no paragraph.
  if (!inParagraph && value.includes('\n')) return false;
  return !(value.startsWith(' ') && END_OF_LINE.test(before)) && !(value.endsWith(' ') && END_OF_LINE.test(after));
}

/**
 * Writes a text as the writer of Markdown does, which tries some eighty patterns on each. Four of five texts of the pages
 * have nothing that any of them looks for; telling these apart takes one.
 *
 * @param node - The text.
 * @param parent - What it stands in.
 * @param state - Of the writer.
 * @param info - What stands beside it.
 * @returns Markdown.
 */
export const plainText: Handle = (node: Text, parent, state, info) =>
  isPlain(node.value, parent?.type === 'paragraph', info)
    ? node.value
    : defaultHandlers.text(node, parent, state, info);
