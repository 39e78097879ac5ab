import {cp, lstat, mkdir, mkdtemp, readFile, rm, stat, symlink, utimes, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';

/** A copy of content in a temporary folder, to plant problems in. */
export interface ContentCopy {
  dir: string;
  /** Replaces a text in a file; fails when the text is not there. */
  replace: (file: string, search: string | RegExp, replacement: string) => Promise<void>;
  write: (file: string, text: string) => Promise<void>;
  remove: (file: string) => Promise<void>;
  makeFolder: (folder: string) => Promise<void>;
  /** Makes the changes so far part of what `restore` brings back. */
  keep: () => void;
  /** Takes back every change. Files that were not touched keep their time and need not be read again. */
  restore: () => Promise<void>;
  dispose: () => Promise<void>;
}

/** What a file was before the first change; nothing when there was none. */
type Original = {bytes: Buffer; time: Date} | undefined;

/** Makes the files of a folder changeable for a test. */
function editable(dir: string): ContentCopy {
  const originals = new Map<string, Original>();
  const touch = async (file: string): Promise<void> => {
    if (originals.has(file)) return;
    const full = path.join(dir, file);
    const original = readFile(full).then(async (bytes) => ({bytes, time: (await stat(full)).mtime}));
    originals.set(file, await original.catch(() => undefined));
  };
  // A change must show even within the resolution of the file system's clock.
  let time = Date.now();
  const write = async (file: string, text: string): Promise<void> => {
    await touch(file);
    await mkdir(path.dirname(path.join(dir, file)), {recursive: true});
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
      await touch(file);
      await rm(path.join(dir, file));
    },
    async makeFolder(folder) {
      await touch(folder);
      await mkdir(path.join(dir, folder));
    },
    keep: () => originals.clear(),
    async restore() {
      for (const [file, original] of originals) {
        const full = path.join(dir, file);
        await rm(full, {recursive: true, force: true});
        if (original === undefined) continue;
        await writeFile(full, original.bytes);
        await utimes(full, original.time, original.time);
      }
      originals.clear();
    },
    dispose: () => rm(dir, {recursive: true, force: true}),
  };
}

/** Copies the content of the site. Call `dispose` when done. */
export async function copyContent(): Promise<ContentCopy> {
  const dir = await mkdtemp(path.join(tmpdir(), 'content-'));
  for (const part of ['docs', 'i18n', 'config', 'src/pages', 'static', 'examples']) {
    await cp(path.resolve(part), path.join(dir, part), {
      recursive: true,
      preserveTimestamps: true,
      filter: (source) => !/node_modules|doc_build/.test(path.relative('.', source)),
    });
  }
  // What pages import.
  await symlink(path.resolve('src/components'), path.join(dir, 'src/components'));
  return editable(dir);
}

/** Texts of the site that a site of a few pages has too. */
const TEXTS = [
  'i18n/en/code.json',
  'i18n/en/docusaurus-plugin-content-docs',
  'i18n/en/docusaurus-theme-classic',
  'i18n/en/texts',
  'i18n/zh/code.json',
  'i18n/zh/docusaurus-plugin-content-docs/current.json',
  'i18n/zh/docusaurus-theme-classic',
  'i18n/zh/glossary.json',
  'i18n/zh/source-hashes.json',
  'i18n/zh/texts',
];

/** Pictures that the settings and the pages name. */
const PICTURES = ['img/logo.svg', 'img/logo-dark.svg', 'img/favicon.svg', 'favicon.ico'];

/**
 * Copies the site of a few pages, with the settings and the texts of the real one, for tests that read
 * all of it many times. Call `dispose` when done.
 */
export async function copyMiniSite(): Promise<ContentCopy> {
  const dir = await mkdtemp(path.join(tmpdir(), 'mini-content-'));
  const copy = (from: string, to: string): Promise<void> => cp(from, path.join(dir, to), {recursive: true});
  // Texts are links there to those of the site.
  const filter = async (source: string): Promise<boolean> => !(await lstat(source)).isSymbolicLink();
  for (const part of ['docs', 'i18n', 'src']) {
    await cp(path.resolve('test/fixtures/mini-site', part), path.join(dir, part), {recursive: true, filter});
  }
  for (const part of ['config', ...TEXTS]) await copy(path.resolve(part), part);
  for (const picture of PICTURES) await copy(path.resolve('static', picture), `static/${picture}`);
  await copy(path.resolve('test/fixtures/small-site/examples'), 'examples');
  for (const part of ['src/components', 'src/css', 'src/theme', 'node_modules']) {
    await symlink(path.resolve(part), path.join(dir, part));
  }
  return editable(dir);
}
