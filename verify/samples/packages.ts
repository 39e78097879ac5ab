import fs from 'node:fs';
import {isBuiltin} from 'node:module';
import path from 'node:path';

/** A package samples may name although the examples do not install it. */
export interface AllowedPackage {
  name: string;
  /** Why readers need it and the examples do not. */
  reason: string;
}

/** What samples may install and import. */
export interface KnownPackages {
  /** Released major of each package the examples install. */
  majors: ReadonlyMap<string, string>;
  /** Packages that need no check, with the reason. */
  allowed: ReadonlyMap<string, string>;
}

/** Alias the toolkit gives to the theme in use. */
export const THEME_ALIAS = '@theme';

/** Members of the Rspress family: their newest release on the registry is not the documented one. */
const FAMILY = /^(?:rspress|create-rspress|@rspress\/.+)$/;

/**
 * Whether installing a package without a version gives another major than the documented one.
 *
 * @param name - Package name.
 */
export function mustBePinned(name: string): boolean {
  return FAMILY.test(name);
}

/**
 * Package a module belongs to.
 *
 * @param specifier - Import source.
 * @returns Its name; `undefined` for relative paths, URLs and modules of Node.js.
 */
export function packageOf(specifier: string): string | undefined {
  if (/^(?:\.|\/|https?:|data:)/.test(specifier) || isBuiltin(specifier) || specifier === THEME_ALIAS) return undefined;
  const [scope, name] = specifier.replace(/[?!].*$/, '').split('/');
  return scope?.startsWith('@') === true ? `${scope}/${name ?? ''}` : scope;
}

/**
 * Reads which packages samples may use.
 *
 * @param examplesDir - Absolute path of the workspace of examples.
 * @param allowedFile - Absolute path of the list of exceptions.
 * @throws Error naming the file and the fix when the list gives no reason for a package.
 */
export function readKnownPackages(examplesDir: string, allowedFile: string): KnownPackages {
  const manifest = JSON.parse(fs.readFileSync(path.join(examplesDir, 'package.json'), 'utf8')) as {
    dependencies?: Record<string, string>;
    devDependencies?: Record<string, string>;
  };
  const list = JSON.parse(fs.readFileSync(allowedFile, 'utf8')) as {packages: AllowedPackage[]};
  for (const {name, reason} of list.packages) {
    if (typeof reason !== 'string' || reason.trim().split(/\s+/).length < 3) {
      throw new Error(`${allowedFile}: give the reason why samples may use ${name}.`);
    }
  }
  const versions = Object.entries({...manifest.dependencies, ...manifest.devDependencies});
  const majors = versions.map(([name, version]): [string, string] => [name, /\d+/.exec(version)?.[0] ?? '']);
  // Its releases go with those of the family; the registry's newest is another major.
  const family = majors.find(([name]) => name === 'rspress')?.[1];
  return {
    majors: new Map(family === undefined ? majors : [...majors, ['create-rspress', family]]),
    allowed: new Map(list.packages.map(({name, reason}) => [name, reason])),
  };
}

/** Problem of a version written in a sample, if any. */
export interface VersionProblem {
  code: 'unpinned' | 'version' | 'package';
  message: string;
  fix: string;
}

/**
 * Checks a package and its version as a reader would install it.
 *
 * @param name - Package name.
 * @param version - Range or tag; the empty string when none is given.
 * @param known - What may be installed.
 */
export function checkVersion(name: string, version: string, known: KnownPackages): VersionProblem | undefined {
  const major = known.majors.get(name);
  if (major === undefined) {
    if (known.allowed.has(name)) return undefined;
    return {
      code: 'package',
      message: `The package ${name} is not one the examples install.`,
      fix: 'Correct the name, declare it in examples/package.json, or list it with a reason in verify/samples/allowed.json.',
    };
  }
  if (!mustBePinned(name)) return undefined;
  if (version === '' || /^(?:latest|next|canary|beta|\*|x)$/.test(version)) {
    return {
      code: 'unpinned',
      message: `${name}${version === '' ? '' : `@${version}`} installs the newest release, not ${major}.x.`,
      fix: `Write ${name}@${major}.`,
    };
  }
  const named = /^(?:workspace:)?[\^~>=v\s]*(\d+)/.exec(version)?.[1];
  if (named !== major) {
    return {
      code: 'version',
      message: `${name}@${version} is not the documented release ${major}.x.`,
      fix: `Write ${major} or a version that begins with ${major}.`,
    };
  }
  return undefined;
}
