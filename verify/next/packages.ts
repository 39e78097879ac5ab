/**
 * The packages of the next major release. They are no dependencies of this repository: they are
 * installed into a folder of their own when they are to be read again.
 */
import {execFile} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import {ToolkitError} from '../extraction/errors';

/** Package with the commands, the configuration and the theme. */
export const MAIN_PACKAGE = '@rspress/core';

/** Packages that are read, each in the newest version that could be installed. */
export const NEXT_PACKAGES: Readonly<Record<string, string>> = {
  [MAIN_PACKAGE]: '2.0.22',
  '@rspress/plugin-algolia': '2.0.22',
  '@rspress/plugin-api-docgen': '2.0.11',
  '@rspress/plugin-client-redirects': '2.0.22',
  '@rspress/plugin-llms': '2.0.21',
  '@rspress/plugin-preview': '2.0.21',
  '@rspress/plugin-rss': '2.0.22',
  '@rspress/plugin-sitemap': '2.0.22',
  '@rspress/plugin-twoslash': '2.0.8',
  '@rspress/shared': '2.0.22',
};

/** What the declarations import besides, and what a project brings along. */
const BESIDES: Readonly<Record<string, string>> = {'@types/react': '19.3.0', typescript: '5.9.3'};

/** Versions that packages further down are held at. */
const OVERRIDES: Readonly<Record<string, string>> = {
  '@docsearch/react': '4.7.0',
  'remark-cjk-friendly': '2.3.1',
  'remark-cjk-friendly-gfm-strikethrough': '2.3.1',
};

/**
 * Installs the packages, unless they are there.
 *
 * @param root - The repository.
 * @returns Folder whose `node_modules` holds them.
 * @throws {@link ToolkitError} when npm cannot install them.
 */
export async function installNext(root: string): Promise<string> {
  const dir = path.join(root, 'node_modules/.cache/next-major');
  const manifest = JSON.stringify(
    {name: 'next-major', private: true, devDependencies: {...NEXT_PACKAGES, ...BESIDES}, overrides: OVERRIDES},
    null,
    2,
  );
  const done = path.join(dir, 'installed.json');
  if (fs.existsSync(done) && fs.readFileSync(done, 'utf8') === manifest) return dir;
  fs.rmSync(dir, {recursive: true, force: true});
  fs.mkdirSync(dir, {recursive: true});
  fs.writeFileSync(path.join(dir, 'package.json'), manifest);
  const args = ['install', '--no-audit', '--no-fund', '--no-package-lock', '--ignore-scripts', '--legacy-peer-deps'];
  try {
    await promisify(execFile)('npm', args, {cwd: dir});
  } catch (error) {
    throw new ToolkitError(
      `The packages of the next major release could not be installed: ${error instanceof Error ? error.message : String(error)}`,
      'Look at the connection to the registry and at the versions in verify/next/packages.ts.',
    );
  }
  // Written last: a folder without it is begun again.
  fs.writeFileSync(done, manifest);
  return dir;
}
