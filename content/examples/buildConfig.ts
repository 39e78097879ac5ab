/** Configurations of builds that differ from the example's own in little, and in nothing that its pages show. */
import fs from 'node:fs';
import path from 'node:path';

/** Name of the configuration that {@link writeBuildConfig} writes. */
const BUILD_CONFIG = 'rspress.build.config.ts';

/** The package that the theme takes its highlighter from, and that has three others. */
const HIGHLIGHTERS = path.join(path.dirname(require.resolve('react-syntax-highlighter/package.json')), 'dist/esm');

/**
 * Modules that the bundler would read only to drop them: the theme imports three functions from packages that export
 * hundreds of modules, those of all languages of two highlighters among them, twice. Four fifths of the modules of a
 * build are such, and what it writes is the same without them, byte by byte.
 */
const SPARED_MODULES = {
  'lodash-es$': path.join(__dirname, 'spared/lodash.mjs'),
  lowlight$: false,
  refractor$: false,
  [path.join(HIGHLIGHTERS, 'async-languages/hljs')]: false,
  [path.join(HIGHLIGHTERS, 'async-languages/prism')]: false,
};

/**
 * What makes scripts smaller is left out for those that only write the pages and are thrown away: a sixteenth of the
 * work (two runs of ten builds), and the pages are the same.
 */
const AS_WRITTEN = {concatenateModules: false, usedExports: false, mangleExports: false, innerGraph: false};

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
    `import own from './${source.replace(/\.ts$/, '')}';`,
    `const spared = ${JSON.stringify(SPARED_MODULES)};`,
    `const asWritten = ${JSON.stringify(AS_WRITTEN)};`,
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
    '      plugins: [',
    '        ...(builderConfig?.plugins ?? []),',
    '        {',
    "          name: 'spared-modules',",
    '          setup: (api) =>',
    '            api.modifyRspackConfig((config, {isServer}) => {',
    '              config.resolve.alias = {...config.resolve.alias, ...spared};',
    '              if (isServer) config.optimization = {...config.optimization, ...asWritten};',
    '            }),',
    '        },',
    '      ],',
    '    },',
    '  };',
    '});',
  ];
  fs.writeFileSync(path.join(dir, BUILD_CONFIG), `${lines.join('\n')}\n`);
  return BUILD_CONFIG;
}
