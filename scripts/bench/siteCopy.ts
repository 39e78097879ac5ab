import {cp, mkdir, readdir, symlink} from 'node:fs/promises';
import path from 'node:path';

/** What a copy of the site takes from it; pages, what readers search for in them, pictures and examples are its own. */
const PARTS = [
  'config',
  'content',
  'plugins',
  'search',
  'src/clientModules',
  'src/components',
  'src/css',
  'src/enhance',
  'src/routes',
  'src/served',
  'src/theme',
  'src/types',
  'i18n/en/code.json',
  'i18n/en/docusaurus-plugin-content-docs',
  'i18n/en/docusaurus-theme-classic',
  'i18n/en/texts',
  'i18n/zh/code.json',
  'i18n/zh/texts',
  'i18n/zh/docusaurus-theme-classic',
  'examples/package.json',
  'package.json',
  'package-lock.json',
];

/**
 * Copies what the site is made with, without its pages. The packages are linked one by one, so that
 * the copy has a cache of its own.
 *
 * @param siteDir - Absolute path of this site.
 * @param to - Absolute path of an empty folder, or of one that does not exist.
 */
export async function copySite(siteDir: string, to: string): Promise<void> {
  for (const part of PARTS) await cp(path.join(siteDir, part), path.join(to, part), {recursive: true});
  await linkPackages(siteDir, to);
  await symlink(path.join(siteDir, 'examples/node_modules'), path.join(to, 'examples/node_modules'));
}

/**
 * Lets a folder use the packages of the site.
 *
 * @param siteDir - Absolute path of this site.
 * @param to - Absolute path of the folder.
 */
export async function linkPackages(siteDir: string, to: string): Promise<void> {
  await mkdir(path.join(to, 'node_modules'), {recursive: true});
  for (const name of await readdir(path.join(siteDir, 'node_modules'))) {
    if (name === '.cache') continue;
    await symlink(path.join(siteDir, 'node_modules', name), path.join(to, 'node_modules', name));
  }
}
