import path from 'node:path';

/** `npm run build`: the file that Node.js runs, and its arguments. */
export const buildCommand: readonly string[] = [
  '--require',
  path.resolve(__dirname, '../typescript.cjs'),
  path.resolve(__dirname, '../build.ts'),
];

/** Folders that a build from nothing must not find; the examples that pages show live are no part of it. */
export const BUILD_LEFTOVERS = [
  '.docusaurus',
  ...['pages', 'rspack', 'scripts', 'search', 'twins'].map((name) => path.join('node_modules/.cache', name)),
];
