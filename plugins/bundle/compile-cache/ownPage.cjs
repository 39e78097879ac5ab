/* eslint-disable @typescript-eslint/no-require-imports -- a loader is loaded by `require` */
const mdxLoader = require('@docusaurus/mdx-loader');

const MDX_LOADER = require.resolve('@docusaurus/mdx-loader');

/** Compiles a page for the server alone. */
function compile(context, options, source) {
  return new Promise((resolve, reject) => {
    const own = {
      getOptions: () => ({...options, crossCompilerCache: undefined}),
      async: () => (error, code) => (error ? reject(error) : resolve(code)),
    };
    void mdxLoader.default.call(Object.assign(Object.create(context), own), source);
  });
}

/**
 * Loader that runs before the one of MDX, for the server: puts a page that the client has from its cache where the server
 * waits for it.
 *
 * @this {import('webpack').LoaderContext<{pages: import('./clientPages').ClientPages}>}
 * @param {string} source - The page, which stays as it is.
 */
module.exports = async function ownPage(source) {
  const done = this.async();
  try {
    const {options} = this.loaders.find(({path}) => path === MDX_LOADER) ?? {};
    const shared = options?.crossCompilerCache;
    if (shared !== undefined && !(await this.getOptions().pages.compiles(this.resource, shared))) {
      shared.set(this.resource, {promise: compile(this, options, source)});
    }
    done(null, source);
  } catch (error) {
    done(error);
  }
};
