/** Packages of others whose code readers get. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** A package as its own files describe it. */
export interface ShippedPackage {
  name: string;
  version: string;
  /** SPDX expression. */
  licence: string;
  /** Text of its licence, and of its notice where it has one. */
  text: string;
}

/** Names of files with the licence of a package, or with what it asks to be handed on beside it. */
const LICENCE = /^(?:licen[cs]e|copying|notice)(?:\.(?:md|txt))?$/i;

/** Where small packages have it instead. */
const README = /^readme(?:\.(?:md|markdown|txt))?$/i;
const README_LICENCE = /^#+ *licen[cs]e *\n([^]+?)(?=^#|$(?![^]))/im;

/** Packages without either, and the package of the same authors whose text is theirs too. */
const TEXT_OF: Readonly<Record<string, string>> = {infima: '@docusaurus/core'};

/**
 * The folder of the package that a module belongs to.
 *
 * @param file - Absolute path of the module.
 * @returns Absolute path; `undefined` for a module of this site.
 */
export function packageFolder(file: string): string | undefined {
  const parts = file.split(/[\\/]/);
  const at = parts.lastIndexOf('node_modules');
  if (at === -1) return undefined;
  return parts.slice(0, at + (parts[at + 1]?.startsWith('@') ? 3 : 2)).join(path.sep);
}

function licenceText(folder: string): string {
  const names = readdirSync(folder).sort();
  const read = (file: string): string => readFileSync(path.join(folder, file), 'utf8').replace(/\r/g, '').trim();
  const texts = names.filter((file) => LICENCE.test(file)).map(read);
  if (texts.length > 0) return texts.join('\n\n');
  const readme = names.find((file) => README.test(file));
  return (readme === undefined ? undefined : README_LICENCE.exec(read(readme))?.[1]?.trim()) ?? '';
}

/**
 * Reads what a package says of itself.
 *
 * @param folder - Absolute path of its folder.
 * @throws Error when it names no licence or has no text of one: nobody may hand it on like that.
 */
export function readPackage(folder: string): ShippedPackage {
  const {name, version, license} = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    name: string;
    version: string;
    license?: string;
  };
  const sameText = TEXT_OF[name];
  const text = licenceText(sameText === undefined ? folder : path.dirname(require.resolve(`${sameText}/package.json`)));
  if (license === undefined || text === '') {
    throw new Error(
      `${path.relative('.', folder)}: the site ships code of ${name} ${version}, which ${
        license === undefined
          ? 'names no licence in its package.json'
          : 'has the text of its licence neither in a file nor in its README'
      }. Find out under which one it may be handed on, and name where its text is in TEXT_OF of plugins/notices/packages.ts; without one, ship something else.`,
    );
  }
  return {name, version, licence: license, text};
}
