import type {SourceClaim} from './types';

/** Statements of the pages about plugins that others publish, and about those that read or colour code. */
export const CODE_PLUGINS_SOURCES: readonly SourceClaim[] = [
  {
    claim: 'The command of 1.x is named `rspress`.',
    proves: [],
    file: 'rspress/package.json',
    holds: ['"bin": { "rspress": "./bin/rspress.js" }'],
  },
  {
    claim: 'The configuration is read by Rsbuild, with `jiti` for what Node.js does not load.',
    proves: [],
    file: '@rsbuild/core/dist/index.js',
    holds: ['let { createJiti } = await import("jiti")', 'configExport = await jiti.import(configFilePath, {'],
  },
];
