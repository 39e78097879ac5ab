/* eslint-disable @typescript-eslint/no-require-imports -- a loader is loaded by `require` */
const {init, parse} = require('es-module-lexer');

/**
 * A call by which Docusaurus has files that a page names copied. In a sample of a page, which is a text in double quotes, a
 * double quote does not stand alone.
 */
const REQUIRE = /\brequire\(["'`]/;

/**
 * Loader that runs after the one of MDX, for the client: leaves of a page what it imports. Nothing of what the page says is
 * in the bundle, only the style sheets of its components are.
 *
 * @this {import('webpack').LoaderContext<unknown>}
 * @param {string} source - The compiled page; it stays as it is when it gets files in another way, by `import()` or `require`.
 */
module.exports = async function importsOf(source) {
  const done = this.async();
  try {
    await init;
    const [imports] = parse(source);
    // -1 says that an import is a statement.
    if (REQUIRE.test(source) || imports.some(({d}) => d >= 0)) return done(null, source);
    const requests = [...new Set(imports.flatMap(({n}) => n ?? []))];
    return done(
      null,
      [
        ...requests.map((request, index) => `import * as part${index} from ${JSON.stringify(request)};`),
        // Used, or the bundler leaves out what it takes for free of side effects, style sheets among it.
        `export default [${requests.map((_request, index) => `part${index}`).join(', ')}];`,
        '',
      ].join('\n'),
    );
  } catch (error) {
    return done(error);
  }
};
