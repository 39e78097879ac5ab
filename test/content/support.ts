import {cp, mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';

/** The parts of the site that the content checks read. */
const PARTS = ['docs', 'i18n', 'config', 'src/pages', 'static', 'examples'];

/** A copy of the site's content in a temporary folder, to plant faults in. */
export interface ContentCopy {
  dir: string;
  /** Replaces a text in a file; fails when the text is not there. */
  replace: (file: string, search: string | RegExp, replacement: string) => Promise<void>;
  write: (file: string, text: string) => Promise<void>;
  remove: (file: string) => Promise<void>;
  dispose: () => Promise<void>;
}

/** Copies the content of the site. Call `dispose` when done. */
export async function copyContent(): Promise<ContentCopy> {
  const dir = await mkdtemp(path.join(tmpdir(), 'content-'));
  for (const part of PARTS) {
    await cp(path.resolve(part), path.join(dir, part), {
      recursive: true,
      filter: (source) => !/node_modules|doc_build/.test(path.relative('.', source)),
    });
  }
  return {
    dir,
    async replace(file, search, replacement) {
      const absolute = path.join(dir, file);
      const source = await readFile(absolute, 'utf8');
      const changed = source.replace(search, replacement);
      if (changed === source) throw new Error(`${file} does not hold ${String(search)}; the test plants nothing.`);
      await writeFile(absolute, changed);
    },
    write: (file, text) => writeFile(path.join(dir, file), text),
    remove: (file) => rm(path.join(dir, file), {recursive: true}),
    dispose: () => rm(dir, {recursive: true, force: true}),
  };
}
