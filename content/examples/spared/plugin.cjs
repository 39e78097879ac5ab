/* eslint-disable @typescript-eslint/no-require-imports -- configurations of examples load it once for all builds of a process */
/** Spares the bundler of an example what its output does not show. */
const {createRequire} = require('node:module');
const path = require('node:path');

const {MinifiedOnce} = require('./minifiedOnce.cjs');

/** Folder of the package that the toolkit's theme takes its highlighter from. */
const HIGHLIGHTER = path.dirname(require.resolve('react-syntax-highlighter/package.json'));

/**
 * Modules that the bundler would read only to drop them: the theme imports three functions from packages that export
 * hundreds of modules, those of all languages of two highlighters among them, twice. Four fifths of the modules of a
 * build are such, and what it writes is the same without them, byte by byte.
 */
const SPARED_MODULES = {
  'lodash-es$': path.join(__dirname, 'lodash.mjs'),
  lowlight$: false,
  refractor$: false,
  [path.join(HIGHLIGHTER, 'dist/esm/async-languages/hljs')]: false,
  [path.join(HIGHLIGHTER, 'dist/esm/async-languages/prism')]: false,
};

/**
 * What makes scripts smaller is left out for those that only write the pages and are thrown away: a sixteenth of the
 * work (two runs of ten builds), and the pages are the same.
 */
const AS_WRITTEN = {concatenateModules: false, usedExports: false, mangleExports: false, innerGraph: false};

/**
 * Styles of the theme, which scripts that only write the pages parse to drop them: a thirtieth of the work (three pairs
 * of runs of thirty builds).
 */
const STYLES = require.resolve('@rspress/theme-default/bundle.css');

/** Names under which the modules of a build ask for React. */
const REACT = /^react(?:-dom)?(?:\/|$)/;

const ofHighlighter = createRequire(path.join(HIGHLIGHTER, 'package.json'));
const ofRuntime = createRequire(require.resolve('@rspress/runtime'));
const ofRouter = createRequire(ofRuntime.resolve('react-router-dom'));
const ofHtmr = createRequire(require.resolve('htmr'));

/** Packages without React that pages are written with, in the versions of those that import them. */
const LEAVES = {
  '@remix-run/router': ofRouter.resolve('@remix-run/router'),
  flexsearch: require.resolve('flexsearch'),
  'html-entities': ofHtmr.resolve('html-entities'),
  htmlparser2: ofHtmr.resolve('htmlparser2'),
  'lowlight/lib/core': ofHighlighter.resolve('lowlight/lib/core'),
  'refractor/core': ofHighlighter.resolve('refractor/core'),
};

/**
 * Modules that Node.js loads once for all builds of a process, instead of bundling them into the scripts of each that
 * only write the pages: a tenth of the work (two pairs of runs of ten builds).
 *
 * @param {Record<string, unknown>} alias - Files of the modules of the build. React in it is bundled all the same where
 *   it is the project's own, whose parts Node.js would look for elsewhere.
 * @returns {Record<string, string>} What the bundler writes for them.
 */
function externals(alias) {
  const {react} = alias;
  const isToolkits = typeof react === 'string' && react.includes(path.normalize('/@rspress/core/'));
  const ofReact = isToolkits ? Object.entries(alias).filter(([name]) => REACT.test(name)) : [];
  const modules = [...Object.entries(LEAVES), ...ofReact];
  return Object.fromEntries(modules.map(([name, file]) => [name, `commonjs ${file}`]));
}

/**
 * The plugin.
 *
 * @returns {import('@rsbuild/core').RsbuildPlugin} For `builderConfig.plugins` of the example.
 */
exports.sparedModules = () => ({
  name: 'spared-modules',
  setup(api) {
    api.modifyRspackConfig((config, {isServer}) => {
      const alias = config.resolve?.alias || {};
      const ofPages = isServer ? {[STYLES]: false} : {};
      config.resolve = {...config.resolve, alias: {...alias, ...SPARED_MODULES, ...ofPages}};
      if (!isServer) {
        config.plugins = [...(config.plugins ?? []), new MinifiedOnce()];
        return;
      }
      config.optimization = {...config.optimization, ...AS_WRITTEN};
      config.externals = [config.externals ?? [], externals(alias)].flat();
    });
  },
});
