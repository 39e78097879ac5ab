import {existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {CORRECTIONS} from '../../src/toolkit/corrections';
import {ToolkitError} from './errors';
import {generateFacts, printFacts} from './generate';

const ROOT = path.resolve(__dirname, '../..');

/** The generated file, relative to the repository. */
export const FACTS_FILE = 'src/toolkit/facts.json';

/** Replaces a file in one step, so that nobody sees half of it. */
export function writeWhole(file: string, text: string): void {
  mkdirSync(path.dirname(file), {recursive: true});
  const temporary = `${file}.${process.pid}.tmp`;
  try {
    writeFileSync(temporary, text);
    renameSync(temporary, file);
  } finally {
    rmSync(temporary, {force: true});
  }
}

function main(): void {
  const check = process.argv.includes('--check');
  const facts = generateFacts({workspace: path.join(ROOT, 'examples'), corrections: CORRECTIONS});
  const text = printFacts(facts);
  const file = path.join(ROOT, FACTS_FILE);
  if (check) {
    if (!existsSync(file) || readFileSync(file, 'utf8') !== text) {
      throw new ToolkitError(
        `${FACTS_FILE} is not what the installed packages say.`,
        'Run "npm run toolkit:extract" and review the difference.',
      );
    }
  } else {
    writeWhole(file, text);
  }
  console.log(
    `${facts.facts.length} facts of ${facts.owners.length} owners from ${Object.keys(facts.packages).length} packages, ${facts.differences.length} known differences.`,
  );
}

if (require.main === module) {
  try {
    main();
  } catch (error) {
    console.error(error instanceof ToolkitError ? error.message : error);
    process.exitCode = 1;
  }
}
