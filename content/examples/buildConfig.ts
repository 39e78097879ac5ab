/** Configurations of builds that differ from the example's own in little, and in nothing that its pages show. */
import fs from 'node:fs';
import path from 'node:path';

/** Name of the configuration that {@link writeBuildConfig} writes. */
const BUILD_CONFIG = 'rspress.build.config.ts';

/** What spares the bundler modules that no page shows. */
const SPARING = path.join(__dirname, 'spared/plugin.cjs');

/** What a build does otherwise. */
export interface BuildChanges {
  /** The base, in place of `/`. */
  readonly base?: string;
  /** Set where nobody reads the scripts and styles: minifying them is a fifth of the work, and shows in none of the pages. */
  readonly minify?: false;
}

/**
 * Writes a configuration that takes over the project's.
 *
 * @param dir - Absolute path of the project.
 * @param config - Its configuration; the one the toolkit finds itself unless given.
 * @param changes - What to do otherwise.
 * @returns Name of the file; the given one where there is nothing to take over.
 * @throws Error when a base is given and there is no configuration.
 */
export function writeBuildConfig(
  dir: string,
  config: string | undefined,
  {base, minify}: BuildChanges,
): string | undefined {
  const source = config ?? fs.readdirSync(dir).find((file) => /^rspress\.config\.\w+$/.test(file));
  if (source === undefined && base !== undefined) {
    throw new Error('A live example needs a configuration. Add rspress.config.ts.');
  }
  if (source === undefined || (base === undefined && !source.endsWith('.ts'))) return config;
  const lines = [
    "import {createRequire} from 'node:module';",
    `import own from './${source.replace(/\.ts$/, '')}';`,
    '// By Node.js, which loads it once for all builds of a process.',
    `const {sparedModules} = createRequire(import.meta.url)(${JSON.stringify(SPARING)});`,
    '// That of `mergeDocConfig` is a promise, which the toolkit waits for.',
    'export default Promise.resolve(own).then(({builderConfig, ...config}) => {',
    ...(base === undefined
      ? []
      : [
          "  if ((config.base ?? '/') !== '/') {",
          `    throw new Error(\`${source} has the base \${config.base}. Write it into the build in expect.ts, too.\`);`,
          '  }',
        ]),
    '  return {',
    '    ...config,',
    ...(base === undefined ? [] : [`    base: ${JSON.stringify(base)},`]),
    '    builderConfig: {',
    '      ...builderConfig,',
    ...(minify === false ? ['      output: {...builderConfig?.output, minify: false},'] : []),
    '      plugins: [...(builderConfig?.plugins ?? []), sparedModules()],',
    '    },',
    '  };',
    '});',
  ];
  fs.writeFileSync(path.join(dir, BUILD_CONFIG), `${lines.join('\n')}\n`);
  return BUILD_CONFIG;
}
