import {execFile} from 'node:child_process';
import path from 'node:path';
import {promisify} from 'node:util';

/**
 * Builds a site as `npm run build` does, with its configuration compiled by SWC, scripts and styles not minified.
 *
 * @param cwd - Folder of the command, with the packages that it runs.
 * @param args - Arguments after `build`.
 * @param env - Variables besides those of this process.
 * @throws Error with what the command printed, when it fails.
 */
export async function buildSite(
  cwd: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<void> {
  const loader = path.resolve('scripts/typescript.cjs');
  const command = path.join(cwd, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  await promisify(execFile)(process.execPath, ['--require', loader, command, 'build', '--no-minify', ...args], {
    cwd,
    env: {...process.env, NODE_ENV: 'production', ...env},
    maxBuffer: 2 ** 24,
  });
}
