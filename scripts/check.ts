/**
 * `npm run check -- <page>…`: every check that concerns some pages and their twins.
 *
 * A page is a file in either language, a route or a name such as `guide/basic/ssg`. Without a page:
 * lint, types, unit tests and the checks of all content.
 */
import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {startSamples} from '../verify/page/samples';
import {exitWith} from './exit';

const siteDir = path.resolve(__dirname, '..');

const count = (items: readonly unknown[], noun: string): string =>
  `${items.length === 0 ? 'no' : items.length} ${noun}${items.length === 1 ? '' : 's'}`;

async function main(pages: readonly string[]): Promise<number> {
  const samples = startSamples(siteDir);
  try {
    // Loaded while the other process starts.
    const [{PAGE_CHECKS}, {checkPages, formatFinding}, {createPageReader}] = await Promise.all([
      import('../verify/page/checks'),
      import('../verify/page/run'),
      import('../content/reader'),
    ]);
    const {names, findings} = await checkPages(pages, {
      reader: createPageReader(siteDir),
      checkSamples: samples.check,
      cacheDir: path.join(siteDir, 'node_modules/.cache/page-checks'),
      onSlow: console.log,
    });
    for (const finding of findings) console.log(formatFinding(finding));
    const notes = findings.filter(({isNote}) => isNote);
    const problems = findings.filter(({isNote}) => !isNote);
    console.log(
      `${names.join(', ')} (${PAGE_CHECKS.map(({name}) => name).join(', ')}, in both languages): ` +
        `${count(problems, 'problem')}, ${count(notes, 'note')}, ${(performance.now() / 1000).toFixed(1)} s`,
    );
    return problems.length === 0 ? 0 : 1;
  } finally {
    samples.close();
  }
}

const pages = process.argv.slice(2);
if (pages.length === 0) {
  const isWindows = process.platform === 'win32';
  process.exitCode =
    spawnSync('npm', ['run', 'check:all'], {cwd: siteDir, stdio: 'inherit', shell: isWindows}).status ?? 1;
} else {
  exitWith(main(pages));
}
