import {cp, mkdir, mkdtemp, readFile, rm, utimes, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';

/** The parts of the site that the content checks read. */
const PARTS = ['docs', 'i18n', 'config', 'src/pages', 'static', 'examples'];

/** A copy of the site's content in a temporary folder, to plant problems in. */
export interface ContentCopy {
  dir: string;
  /** Replaces a text in a file; fails when the text is not there. */
  replace: (file: string, search: string | RegExp, replacement: string) => Promise<void>;
  write: (file: string, text: string) => Promise<void>;
  remove: (file: string) => Promise<void>;
  makeFolder: (folder: string) => Promise<void>;
  /** Takes back every change. Files that were not touched keep their time and need not be read again. */
  restore: () => Promise<void>;
  dispose: () => Promise<void>;
}

/** Copies the content of the site. Call `dispose` when done. */
export async function copyContent(): Promise<ContentCopy> {
  const dir = await mkdtemp(path.join(tmpdir(), 'content-'));
  const touched = new Set<string>();
  for (const part of PARTS) {
    await cp(path.resolve(part), path.join(dir, part), {
      recursive: true,
      preserveTimestamps: true,
      filter: (source) => !/node_modules|doc_build/.test(path.relative('.', source)),
    });
  }
  // A change must show even within the resolution of the file system's clock.
  let time = Date.now();
  const write = async (file: string, text: string): Promise<void> => {
    touched.add(file);
    await writeFile(path.join(dir, file), text);
    time += 1000;
    await utimes(path.join(dir, file), new Date(time), new Date(time));
  };
  return {
    dir,
    async replace(file, search, replacement) {
      const source = await readFile(path.join(dir, file), 'utf8');
      const changed = source.replace(search, replacement);
      if (changed === source) throw new Error(`${file} does not hold ${String(search)}; the test plants nothing.`);
      await write(file, changed);
    },
    write,
    async remove(file) {
      touched.add(file);
      await rm(path.join(dir, file), {recursive: true});
    },
    async makeFolder(folder) {
      touched.add(folder);
      await mkdir(path.join(dir, folder));
    },
    async restore() {
      for (const file of touched) {
        await rm(path.join(dir, file), {recursive: true, force: true});
        await cp(path.resolve(file), path.join(dir, file), {recursive: true, preserveTimestamps: true}).catch(
          (cause: NodeJS.ErrnoException) => {
            // Nothing to bring back: the test had added it.
            if (cause.code !== 'ENOENT') throw cause;
          },
        );
      }
      touched.clear();
    },
    dispose: () => rm(dir, {recursive: true, force: true}),
  };
}
