import {isMap, isNode, isScalar, isSeq, LineCounter, parseDocument} from 'yaml';

/**
 * Line of a value in a YAML or JSON text.
 *
 * @param source - Text; JSON is read as YAML, of which it is a part.
 * @param keys - Path of keys and indexes to the value.
 * @param firstLine - Line of the file on which `source` starts, from 1.
 * @returns Line of the value, or of the nearest parent that exists.
 */
export function lineOfKey(source: string, keys: readonly (string | number)[], firstLine = 1): number {
  const lineCounter = new LineCounter();
  let node: unknown = parseDocument(source, {lineCounter}).contents;
  let offset = isNode(node) ? node.range?.[0] : undefined;
  for (const key of keys) {
    const pair = isMap(node) ? node.items.find((item) => isScalar(item.key) && item.key.value === key) : undefined;
    const place = isSeq(node) && typeof key === 'number' ? node.items[key] : pair?.key;
    if (!isNode(place)) break;
    offset = place.range?.[0];
    node = pair === undefined ? place : pair.value;
  }
  return lineCounter.linePos(offset ?? 0).line + firstLine - 1;
}
