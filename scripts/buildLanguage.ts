/**
 * Builds one language as the command of Docusaurus does: `node --require scripts/typescript.cjs scripts/buildLanguage.ts
 * <language> [<folder>]`. The command itself loads what all commands need, for each bundler and each minifier, which takes 0.7 s
 * of computing before a build begins.
 */
import {inspect} from 'node:util';
import logger from '@docusaurus/logger';
import {loadOnUse} from './loadOnUse';
import {unusedModules} from './unusedModules';

async function main(lang: string, outDir: string | undefined): Promise<void> {
  unusedModules().forEach(loadOnUse);
  // Past the list of all commands, which is what others import.
  const {build} = await import('@docusaurus/core/lib/commands/build/build');
  await build(process.cwd(), {locale: [lang], ...(outDir === undefined ? {} : {outDir})});
}

/** Says what went wrong as Docusaurus does, with all causes, and ends the process, whatever else is under way. */
function fail(error: unknown): never {
  logger.error(inspect(error, {depth: Infinity}));
  process.exit(1);
}

process.on('unhandledRejection', fail);
const [, , lang = '', outDir] = process.argv;
main(lang, outDir).catch(fail);
