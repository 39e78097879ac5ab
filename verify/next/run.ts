/** `npm run toolkit:next`: reads the next major release again. It needs the network. */
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {createMoves} from '../../content/facts/next/moves';
import {MOVE_ROWS} from '../../content/facts/next/rows';
import type {Evidence, NextRelease} from '../../content/facts/next/types';
import {loadFacts} from '../../content/facts/load';
import {ToolkitError} from '../extraction/errors';
import {writeWhole} from '../extraction/extract';
import {Packages} from '../extraction/packages';
import {installNext} from './packages';
import {proveMove} from './prove';
import {checkCode, readNext} from './read';

const ROOT = path.resolve(__dirname, '../..');

/** The generated file, relative to the repository. */
const RELEASE_FILE = 'content/facts/next/release.json';

/** The custom properties that style sheets hold, declared or used. */
function customProperties(texts: readonly string[], pattern: RegExp): Set<string> {
  return new Set(texts.flatMap((text) => text.match(pattern) ?? []));
}

/** Custom properties that the documented theme declares, and that the next one neither declares nor uses. */
function goneProperties(documented: Packages, next: Packages): string[] {
  const before = customProperties(
    [documented.read('@rspress/theme-default', 'dist/bundle.css')],
    /--rp-[\w-]+(?=\s*:)/g,
  );
  const files = globSync('dist/theme/**/*.{css,scss,js}', {cwd: next.dir('@rspress/core')});
  const after = customProperties(
    files.map((file) => next.read('@rspress/core', file)),
    /--rp-[\w-]+/g,
  );
  return [...before].filter((name) => !after.has(name)).sort();
}

/** Makes sure that each sentence still rests on code. */
function checkEvidence(packages: Packages, evidence: readonly Evidence[]): void {
  for (const wanted of evidence) {
    if ('code' in wanted) {
      checkCode(packages, wanted.file, wanted.code, 'a row');
      continue;
    }
    const name = wanted.file.split('/').slice(0, 2).join('/');
    const files = globSync('dist/**/*.js', {cwd: packages.dir(name)});
    const reader = files.find((file) => packages.read(name, file).includes(wanted.unread));
    if (reader === undefined) continue;
    throw new ToolkitError(
      `${name}/${reader} holds ${wanted.unread}, which a row says nothing reads.`,
      'Read the code again, and correct the row.',
    );
  }
}

const write = (release: NextRelease): void =>
  writeWhole(path.join(ROOT, RELEASE_FILE), `${JSON.stringify(release, null, 1)}\n`);

async function main(): Promise<void> {
  const workspace = await installNext(ROOT);
  const packages = new Packages(workspace);
  const evidence = [
    ...new Map(MOVE_ROWS.flatMap((row) => row.evidence ?? []).map((item) => [JSON.stringify(item), item])).values(),
  ];
  checkEvidence(packages, evidence);
  const release: NextRelease = {
    read: new Date().toISOString().slice(0, 10),
    ...(await readNext(workspace, loadFacts())),
    evidence,
    styles: goneProperties(new Packages(path.join(ROOT, 'examples')), packages),
    proof: {example: '', digest: '', pages: 0, headings: 0},
  };
  const {list, problems} = createMoves(loadFacts(), release, MOVE_ROWS);
  if (problems.length > 0) throw new ToolkitError(problems.join('\n'), 'Correct content/facts/next/rows.ts.');
  // The page shows what was read, so it is read before the page is followed.
  write(release);
  release.proof = await proveMove(ROOT, workspace);
  write(release);
  console.log(
    `${list.length} rows about ${list.flatMap(({facts}) => facts).length} names of ${Object.keys(release.packages).length} packages; ${release.proof.pages} pages built by both releases.`,
  );
}

main().catch((error: unknown) => {
  console.error(error instanceof ToolkitError ? error.message : error);
  process.exitCode = 1;
});
