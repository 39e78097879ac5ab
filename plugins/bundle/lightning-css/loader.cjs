/**
 * Loader of style sheets, in the place of `css-loader` and `postcss-loader`: hands a sheet to `compile`, which is written in
 * TypeScript, with what another sheet is to be asked for by, so that the same loaders compile it.
 *
 * @this {import('webpack').LoaderContext<import('./index').LoaderOptions>}
 * @param {string} source - A style sheet.
 */
module.exports = function lightningCss(source) {
  const done = this.async();
  const {compile, ...options} = this.getOptions();
  const loaders = this.loaders.slice(this.loaderIndex).map(({request}) => request);
  compile(source, {...options, file: this.resourcePath, inline: `-!${[...loaders, ''].join('!')}`}).then(
    (code) => done(null, code),
    done,
  );
};
