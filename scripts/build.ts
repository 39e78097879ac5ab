/**
 * Builds the site: `npm run build`.
 *
 * What it writes is what `docusaurus build` writes, which builds one language after the other. Here each
 * has a process, and they run side by side: the pages that one has read, the others take from the
 * cache. With options, and on a computer with one processor, Docusaurus does all of it.
 */
import {mkdir, readdir, rename, rm} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {LANGS} from '../config/locales';
import {site} from '../config/site';
import {shortRuns} from '../content/shortRuns';
import {LANGUAGE_BESIDE} from '../plugins/languages';
import {sideBySide, type Program} from './sideBySide';
import {exitWith} from './exit';

const siteDir = path.resolve(__dirname, '..');

/** A folder of Docusaurus, for generated files; what is in it is thrown away with it. */
const GENERATED = '.docusaurus';

/**
 * Room for what is new in the memory of a process, in MB. Of 32, 64 and 128, this took the least of the processor, from
 * scratch and with the cache (means of three builds each).
 */
const NEW_SPACE = 32;

/**
 * Old objects, in MB, that a process gathers before it looks for garbage among them. Most of them last until the end: with
 * this, a build from scratch takes 25 s instead of 28 (means of four and two builds); one with the cache, 6 % more memory.
 */
const OLD_SPACE = 600;

const NODE_OPTIONS: readonly string[] = [
  `--max-semi-space-size=${NEW_SPACE}`,
  `--initial-old-space-size=${OLD_SPACE}`,
  ...shortRuns(),
  // Packages that are ES modules are loaded by `require`, which Node.js 20 warns of.
  '--disable-warning=ExperimentalWarning',
  '--require',
  path.join(__dirname, 'typescript.cjs'),
];

/** Everything, by the command of Docusaurus. */
const docusaurus = (options: readonly string[]): readonly string[] => [
  ...NODE_OPTIONS,
  require.resolve('@docusaurus/core/bin/docusaurus.mjs'),
  'build',
  ...options,
];

/** A language, written into the folder of Docusaurus unless another is given. */
const language = (lang: string, ...outDir: readonly string[]): readonly string[] => [
  ...NODE_OPTIONS,
  path.join(__dirname, 'buildLanguage.ts'),
  lang,
  ...outDir,
];

/** Where a language is written while another one is built in the same place. */
const aside = (lang: string): string => path.join(GENERATED, lang, 'build');

/** Builds a language of its own into a folder of its own, from generated files of its own. */
const besides = (lang: string): Program => ({
  args: language(lang, aside(lang)),
  env: {DOCUSAURUS_GENERATED_FILES_DIR_NAME: path.join(GENERATED, lang), [LANGUAGE_BESIDE]: site.lang},
});

async function main(options: readonly string[]): Promise<number> {
  if (options.length > 0 || os.availableParallelism() === 1) {
    return sideBySide({args: docusaurus(options)}, [], siteDir);
  }
  const others = LANGS.filter((lang) => lang !== site.lang);
  for (const lang of others) await rm(path.join(siteDir, aside(lang)), {recursive: true, force: true});
  const code = await sideBySide({args: language(site.lang)}, others.map(besides), siteDir);
  if (code !== 0) return code;
  const build = path.join(siteDir, 'build');
  await mkdir(build, {recursive: true});
  for (const folder of others.map((lang) => path.join(siteDir, aside(lang)))) {
    for (const name of await readdir(folder)) await rename(path.join(folder, name), path.join(build, name));
  }
  return 0;
}

exitWith(main(process.argv.slice(2)));
