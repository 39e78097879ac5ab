import {LineCounter, parseDocument, isCollection, type Node} from 'yaml';

/**
 * Line of a value in a YAML or JSON text.
 *
 * @param source - Text; JSON is read as YAML, of which it is a part.
 * @param keys - Path of keys and indexes to the value.
 * @param firstLine - Line of the file on which `source` starts, from 1.
 * @returns Line of the value, or of the nearest parent that exists.
 */
export function lineOfKey(source: string, keys: readonly (string | number)[], firstLine = 1): number {
  const counter = new LineCounter();
  const document = parseDocument(source, {lineCounter: counter});
  let found: Node | null = document.contents;
  let offset = found?.range?.[0] ?? 0;
  for (const key of keys) {
    if (!isCollection(found)) break;
    const pair: {key?: unknown} | undefined = found.items.find(
      (item): item is typeof item & {key: {value: unknown; range?: [number, number, number]}} =>
        typeof item === 'object' &&
        item !== null &&
        'key' in item &&
        typeof item.key === 'object' &&
        item.key !== null &&
        'value' in item.key &&
        item.key.value === key,
    ) as {key?: unknown} | undefined;
    const range = (pair?.key as {range?: [number, number, number]} | undefined)?.range;
    const next = found.get(key, true) as Node | undefined;
    if (next === undefined) break;
    offset = range?.[0] ?? next.range?.[0] ?? offset;
    found = next;
  }
  return counter.linePos(offset).line + firstLine - 1;
}
