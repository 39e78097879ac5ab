import type {LoadContext, Plugin} from '@docusaurus/types';
import {runChecks} from '../../content/checks/run';

/** The build reads both languages once for each locale; the checks of both need one run. */
let checked: Promise<void> | undefined;

async function check(siteDir: string): Promise<void> {
  const errors = await runChecks(siteDir);
  if (errors.length > 0) {
    const list = errors.map((error) => `  ${error.message}`).join('\n');
    throw new Error(`The content has ${errors.length} ${errors.length === 1 ? 'fault' : 'faults'}:\n${list}\n`);
  }
}

/**
 * Stops the build before it starts when pages, translations, sidebars, links, pictures or
 * tool lists are wrong. Every fault is listed with file, line and how to mend it.
 */
export default async function contentChecksPlugin(context: LoadContext): Promise<Plugin> {
  checked ??= check(context.siteDir);
  await checked;
  return {name: 'content-checks'};
}
