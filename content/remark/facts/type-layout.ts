/** Longest type that is set inside a line, in characters. */
const INLINE = 72;

const OPEN = '([{<';
const CLOSE = ')]}>';

/** Splits text at a separator outside brackets and strings. */
export function splitTop(source: string, separator: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let quote = '';
  let start = 0;
  for (let i = 0; i < source.length; i++) {
    const char = source[i] ?? '';
    if (quote) {
      if (char === quote) quote = '';
    } else if (char === "'" || char === '`') {
      quote = char;
    } else if (OPEN.includes(char)) {
      depth++;
    } else if (CLOSE.includes(char) && source[i - 1] !== '=') {
      depth--;
    } else if (depth === 0 && source.startsWith(separator, i)) {
      parts.push(source.slice(start, i));
      start = i + separator.length;
    }
  }
  return [...parts, source.slice(start)].map((part) => part.trim());
}

/**
 * Breaks a long type into lines.
 *
 * @returns The type on one line when it is short enough, else one member a line.
 */
export function layOutType(type: string): {text: string; block: boolean} {
  if (type.length <= INLINE) return {text: type, block: false};
  const arrow = /^[(<]/.test(type) ? splitTop(type, ' => ') : [type];
  const union = arrow.length === 1 ? splitTop(type, ' | ') : [type];
  if (union.length > 1) return {text: union.map((part) => `| ${part}`).join('\n'), block: true};
  if (type.startsWith('{') && type.endsWith('}')) {
    const members = splitTop(type.slice(1, -1), ';').filter((member) => member !== '');
    return {text: `{\n${members.map((member) => `  ${member};`).join('\n')}\n}`, block: true};
  }
  const [, generics = '', parameters] = /^(<.*?>)?\((.*)\)$/s.exec(arrow[0] ?? '') ?? [];
  if (arrow.length > 1 && parameters !== undefined) {
    const list = splitTop(parameters, ',').filter((part) => part !== '');
    return {
      text: `${generics}(\n${list.map((part) => `  ${part},`).join('\n')}\n) => ${arrow.slice(1).join(' => ')}`,
      block: true,
    };
  }
  return {text: type, block: true};
}
