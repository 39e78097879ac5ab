import {existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {CORRECTIONS} from './corrections.data';
import {ToolkitError} from './errors';
import {fingerprint, rememberChecked, wasChecked} from './fingerprint';
import {MESSAGES_FILE} from '../../content/facts/messages';
import {generateFacts, printFacts} from './generate';
import {Packages} from './packages';
import {printMessages, readAllMessages} from './readers/messages';
import {schemaFiles} from '../schemas/generate';

const ROOT = path.resolve(__dirname, '../..');

/** The generated file, relative to the repository. */
export const FACTS_FILE = 'content/facts/facts.json';

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

async function main(): Promise<void> {
  const workspace = path.join(ROOT, 'examples');
  const packages = new Packages(workspace);
  const check = process.argv.includes('--check');
  const seen = check ? fingerprint(ROOT, packages) : '';
  if (check && !process.argv.includes('--no-cache') && wasChecked(ROOT, seen)) {
    console.log(`${FACTS_FILE} was checked, and nothing changed since. Use --no-cache to check it again.`);
    return;
  }
  const facts = await generateFacts({workspace, corrections: CORRECTIONS});
  for (const [name, text] of [
    [FACTS_FILE, printFacts(facts)],
    [MESSAGES_FILE, printMessages(readAllMessages(packages))],
    ...schemaFiles(facts),
  ] as const) {
    const file = path.join(ROOT, name);
    if (!check) {
      writeWhole(file, text);
    } else if (!existsSync(file) || readFileSync(file, 'utf8') !== text) {
      throw new ToolkitError(
        `${name} is not what the installed packages say.`,
        'Run "npm run toolkit:extract" and review the difference.',
      );
    }
  }
  if (check) rememberChecked(ROOT, seen);
  console.log(
    `${facts.facts.length} facts of ${facts.owners.length} owners from ${Object.keys(facts.packages).length} packages, ${facts.differences.length} known differences.`,
  );
}

if (require.main === module) {
  main().catch((error: unknown) => {
    console.error(error instanceof ToolkitError ? error.message : error);
    process.exitCode = 1;
  });
}
