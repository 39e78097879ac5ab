import {createHash} from 'node:crypto';
import {readFile} from 'node:fs/promises';
import {transform} from 'sucrase';

/** A script that browsers run as it is. */
export interface BrowserScript {
  /** Name of its file, with a hash of what is in it. */
  name: string;
  code: string;
}

/**
 * Turns a module into a script that runs at the place of its tag, before the page goes on.
 *
 * @param file - Absolute path of a TypeScript module without imports of values.
 * @param call - What to do with it: a call on `exports`.
 * @param name - Name of the file without hash and extension.
 */
export async function browserScript(file: string, call: string, name: string): Promise<BrowserScript> {
  const source = await readFile(file, 'utf8');
  const {code: body} = transform(source, {transforms: ['typescript', 'imports'], disableESTransforms: true});
  const code = `(function (exports) {${body}\n${call};})({});`;
  return {name: `${name}.${createHash('sha256').update(code).digest('hex').slice(0, 8)}.js`, code};
}
