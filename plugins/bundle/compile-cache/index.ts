import {createHash} from 'node:crypto';
import {readFile} from 'node:fs/promises';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {glob} from 'tinyglobby';

/** Files that decide how a page compiles, or what a module stands for, besides the page itself. */
const INPUTS = [
  'config/**',
  'content/remark/**',
  'content/rehype/**',
  'content/facts/**',
  'plugins/bundle/client-config/**',
  'plugins/bundle/small-helpers/**',
  'docs/fragments/**',
  'i18n/*/**/fragments/**',
  'examples/*/**',
];

/**
 * Hash over all files that transformers read.
 *
 * @param siteDir - Absolute path of the site.
 */
export async function hashInputs(siteDir: string): Promise<string> {
  const files = await glob(INPUTS, {cwd: siteDir, ignore: ['**/node_modules/**', '**/doc_build/**']});
  const hash = createHash('sha256');
  for (const file of files.sort()) {
    hash.update(file).update(await readFile(`${siteDir}/${file}`));
  }
  return hash.digest('hex').slice(0, 16);
}

/**
 * Evicts the persistent bundler cache when facts, examples or transformers change. The
 * cache knows only the page's own file and would keep showing the old result.
 */
export default async function compileCachePlugin(context: LoadContext): Promise<Plugin> {
  const inputs = await hashInputs(context.siteDir);
  return {
    name: 'compile-cache',
    configureWebpack(config) {
      // Not in the types of webpack: the option of Rspack that Docusaurus sets.
      const experiments = config.experiments as {cache?: {version?: string}} | undefined;
      const cache = experiments?.cache;
      if (typeof cache === 'object' && cache.version !== undefined && !cache.version.endsWith(inputs)) {
        cache.version = `${cache.version}-${inputs}`;
      }
      return {};
    },
  };
}
