import {basesOf} from '../../content/examples/base';
import {installedVersions} from '../../content/examples/cache';
import {ensureBuild, loadSpec} from '../../content/examples/ensure';
import {listExamples} from '../../content/examples/list';

/** An example that was built. */
export interface BuiltExample {
  /** Absolute path of the site. */
  dir: string;
  /** Path below which the site expects to lie, with a slash at both ends. */
  base: string;
}

/**
 * Builds an example unless its build is kept.
 *
 * @param name - Folder of the example.
 * @param build - Which of its builds.
 * @param ownBase - Base in its configuration; that of a live site, or none, unless given.
 * @throws Error when there is no such example or build, or it does not build.
 */
export async function builtExample(name: string, build = 'default', ownBase = '/'): Promise<BuiltExample> {
  const example = listExamples().find((other) => other.name === name);
  if (example === undefined) throw new Error(`There is no example "${name}".`);
  const spec = (await loadSpec(example.dir)).builds[build];
  if (spec === undefined) throw new Error(`The example "${name}" has no build "${build}".`);
  const {output, error} = await ensureBuild(example, build, spec, {versions: installedVersions()});
  if (error !== undefined) throw new Error(error);
  return {dir: output.dir, base: basesOf(name, spec)?.built ?? ownBase};
}
