/* eslint-disable @typescript-eslint/no-require-imports -- it runs before Node.js can import anything of this site */
/**
 * Lets a process of Node.js run the TypeScript of this site, for `node --require`. Docusaurus reads its
 * configuration with jiti, which compiles each file with Babel, those of packages too: 19 s of computing
 * when nothing is cached. Here SWC compiles what is TypeScript, and Node.js loads packages as they are.
 */
const {readFileSync} = require('node:fs');
const Module = require('node:module');
const {fileURLToPath} = require('node:url');
const {transformSync} = require('@swc/core');

/** Options of SWC, which leaves everything but types and imports as it is written. */
const OPTIONS = {
  configFile: false,
  swcrc: false,
  jsc: {parser: {syntax: 'typescript'}, target: 'es2022'},
  module: {type: 'commonjs'},
};

require.extensions['.ts'] = (module, filename) => {
  const {code} = transformSync(readFileSync(filename, 'utf8'), {...OPTIONS, filename});
  // Not part of the types of Node.js; it is what its own loaders call.
  module._compile(code, filename);
};

// `import()` is `require` now, which takes paths and no URLs. Not part of the types of Node.js either.
const resolveFilename = Module._resolveFilename;
Module._resolveFilename = (request, ...others) =>
  resolveFilename(request.startsWith('file:') ? fileURLToPath(request) : request, ...others);

/**
 * What jiti gives with `interopDefault`: the default export, with the others as its properties.
 *
 * @param {unknown} exports - What a module exports.
 */
function defaultOf(exports) {
  const main = Object(exports).default;
  if (main === null || !['object', 'function'].includes(typeof main)) return exports;
  for (const key of Object.keys(exports)) {
    if (!(key in main)) Object.defineProperty(main, key, {value: exports[key], configurable: true});
  }
  return main;
}

/** Loads a file anew, as Docusaurus asks for it: the configuration is another one in each language. */
const loadFresh = (file) => {
  delete require.cache[require.resolve(file)];
  return defaultOf(require(file));
};

const jiti = Module.createRequire(require.resolve('@docusaurus/utils')).resolve('jiti');
require(jiti);
require.cache[jiti].exports = () => loadFresh;
