/* eslint-disable @typescript-eslint/no-require-imports -- required by a module that Node.js loads once for all builds of a process */
/** Minifies once what the sites of a process have in common: the scripts of React and of the router, and styles. */
const {inspect} = require('node:util');

/** Files that many sites share, by their names before they are minified. */
const SHARED = /(?:^|\/)(?:lib-[\w-]+|styles)\.[\da-f]+\.(?:js|css)$/;

/**
 * What became of a file, by its name and the settings of the minifiers: what it was made from, and the files beside it,
 * such as those of licenses.
 */
const minified = new Map();

/**
 * The plugin: takes what an earlier build made of a file, instead of minifying it again. That is two fifths of the work
 * of the minifier and a tenth of that of a build (two pairs of runs of 25 builds). The files are the same.
 */
exports.MinifiedOnce = class {
  /** @param {import('@rsbuild/core').Rspack.Compiler} compiler - That of scripts and styles for browsers. */
  apply(compiler) {
    const name = 'minified-once';
    const {minimize, minimizer} = compiler.options.optimization;
    if (minimize !== true) return;
    const settings = inspect(minimizer, {depth: null});
    const keyOf = (file) => `${file} ${settings}`;
    const {Compilation, sources} = compiler.webpack;
    const minifying = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE;
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      const {processAssets} = compilation.hooks;
      /** What files of this build are made from that no earlier one had. */
      const unknown = new Map();
      processAssets.tap({name, stage: minifying - 1}, (assets) => {
        for (const file of Object.keys(assets).filter((asset) => SHARED.test(asset))) {
          const source = String(assets[file].source());
          const known = minified.get(keyOf(file));
          if (known?.source === source) {
            compilation.updateAsset(file, new sources.RawSource(known.text), (info) => ({...info, minimized: true}));
            for (const [other, text] of known.beside) compilation.emitAsset(other, new sources.RawSource(text));
          } else unknown.set(file, source);
        }
      });
      processAssets.tap({name, stage: minifying + 1}, (assets) => {
        const textOf = (file) => String(assets[file].source());
        for (const [file, source] of unknown) {
          const beside = Object.keys(assets).filter((other) => other.startsWith(`${file}.`));
          minified.set(keyOf(file), {
            source,
            text: textOf(file),
            beside: beside.map((other) => [other, textOf(other)]),
          });
        }
      });
    });
  }
};
