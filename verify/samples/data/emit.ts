import {isMap, isPair, isScalar, isSeq, type Document, type Node} from 'yaml';
import {MappedText} from '../mapped';

type Range = readonly [number, number, number];

function rangeOf(node: {range?: Range | null}, offset: number): {start: number; length: number} {
  const [start = 0, end = 0] = node.range ?? [0, 0];
  return {start: start + offset, length: Math.max(end - start, 0)};
}

/**
 * Writes YAML as a TypeScript expression that remembers where each key and value stood.
 *
 * @param document - Parsed YAML.
 * @param mapped - Text to append to.
 * @param offset - Offset of the YAML in the sample.
 */
export function emitYaml(document: Document, mapped: MappedText, offset: number): void {
  const emit = (node: unknown): void => {
    if (isMap(node)) {
      mapped.add('{');
      for (const pair of node.items) {
        if (!isPair(pair)) continue;
        const key = pair.key as Node;
        const {start, length} = rangeOf(key, offset);
        const name = isScalar(key) ? String(key.value) : String(key);
        mapped.copy(JSON.stringify(name), start, length).add(': ');
        emit(pair.value);
        mapped.add(', ');
      }
      mapped.add('}');
    } else if (isSeq(node)) {
      mapped.add('[');
      for (const item of node.items) {
        emit(item);
        mapped.add(', ');
      }
      mapped.add(']');
    } else if (isScalar(node)) {
      const {start, length} = rangeOf(node, offset);
      const value =
        node.value instanceof Date ? `new Date(${node.value.getTime()})` : (JSON.stringify(node.value) ?? 'null');
      mapped.copy(value, start, length);
    } else {
      // An alias stands for a value that was checked where it was written.
      mapped.add('undefined as any');
    }
  };
  emit(document.contents);
}

/**
 * Writes parsed TOML as a TypeScript expression whose keys remember where they stood. The parser keeps no
 * places; keys come in the order of the text, so each is looked for behind the one before it.
 *
 * @param value - Parsed TOML.
 * @param code - Its text.
 * @param mapped - Text to append to.
 */
export function emitToml(value: unknown, code: string, mapped: MappedText): void {
  let cursor = 0;
  const find = (key: string): number => {
    const pattern = new RegExp(`(?<![\\w-])${key.replace(/[^\w-]/g, '\\$&')}(?=["']?\\s*(?:=|\\.|\\]))`, 'g');
    pattern.lastIndex = cursor;
    const found = pattern.exec(code) ?? new RegExp(pattern.source).exec(code);
    if (found === null) return cursor;
    cursor = found.index + key.length;
    return found.index;
  };
  const emit = (node: unknown): void => {
    if (Array.isArray(node)) {
      mapped.add('[');
      for (const item of node) {
        emit(item);
        mapped.add(', ');
      }
      mapped.add(']');
    } else if (node instanceof Date) {
      mapped.add(JSON.stringify(node.toString()));
    } else if (typeof node === 'object' && node !== null) {
      mapped.add('{');
      for (const [key, item] of Object.entries(node)) {
        mapped.copy(JSON.stringify(key), find(key), key.length).add(': ');
        emit(item);
        mapped.add(', ');
      }
      mapped.add('}');
    } else {
      mapped.add(typeof node === 'bigint' ? String(node) : (JSON.stringify(node) ?? 'null'));
    }
  };
  emit(value);
}
