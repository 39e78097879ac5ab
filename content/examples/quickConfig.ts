/** Builds without minification, for all that nobody reads the scripts of. */
import fs from 'node:fs';
import path from 'node:path';

/** Name of the configuration that {@link writeQuickConfig} writes. */
const QUICK_CONFIG = 'rspress.quick.config.ts';

/**
 * Writes a configuration that differs from the project's in one thing: scripts and styles are not
 * minified, which is a fifth of the work of a build and shows in none of the pages.
 *
 * @param dir - Absolute path of the project.
 * @param config - Its configuration, a file that ends in `.ts`; the one the toolkit finds itself unless given.
 * @returns Name of the file; the given one where there is nothing to take over.
 */
export function writeQuickConfig(dir: string, config?: string): string | undefined {
  const source = config ?? 'rspress.config.ts';
  if (!source.endsWith('.ts') || !fs.existsSync(path.join(dir, source))) return config;
  const lines = [
    `import config from './${source.replace(/\.ts$/, '')}';`,
    '// That of `mergeDocConfig` is a promise, which the toolkit waits for.',
    'export default Promise.resolve(config).then(({builderConfig, ...rest}) => ({',
    '  ...rest,',
    '  builderConfig: {...builderConfig, output: {...builderConfig?.output, minify: false}},',
    '}));',
  ];
  fs.writeFileSync(path.join(dir, QUICK_CONFIG), `${lines.join('\n')}\n`);
  return QUICK_CONFIG;
}
