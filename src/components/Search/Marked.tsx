import type {ReactNode} from 'react';
import type {HighlightedText} from '@site/search/types';

/**
 * A text with its matches marked.
 *
 * @param props - `value`: the text and the ranges to mark.
 * @returns The text; `mark` elements around the matches.
 */
export default function Marked({value: {text, ranges}}: {value: HighlightedText}): ReactNode {
  const parts: ReactNode[] = [];
  let position = 0;
  for (const [start, end] of ranges) {
    parts.push(text.slice(position, start), <mark key={start}>{text.slice(start, end)}</mark>);
    position = end;
  }
  parts.push(text.slice(position));
  return <>{parts}</>;
}
