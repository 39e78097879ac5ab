import {execFileSync} from 'node:child_process';

/**
 * Asks git about the repository of the site.
 *
 * @param siteDir - Absolute path of the site.
 * @param args - Arguments of git.
 * @returns What it prints.
 * @throws Error where git cannot say it: in a folder that is no repository, of a commit that a shallow clone lacks.
 */
export const git = (siteDir: string, ...args: readonly string[]): string =>
  execFileSync('git', args, {cwd: siteDir, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore']});
