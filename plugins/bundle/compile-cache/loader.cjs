/**
 * Loader that runs after the one of MDX: tells the bundler which files a page was made from
 * besides its own, so that it is compiled again when one of them changes.
 *
 * @this {import('webpack').LoaderContext<{reads: ReadonlyMap<string, readonly string[]>}>}
 * @param {string} source - The compiled page, which stays as it is.
 */
module.exports = function addReads(source) {
  for (const file of this.getOptions().reads.get(this.resourcePath) ?? []) this.addDependency(file);
  return source;
};
