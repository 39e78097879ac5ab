/** Module hooks of a build process: what belongs to the toolkit is another module in each run. */

/** Modules that keep what they know of a project in variables: the toolkit's own, not those of the packages installed within it. */
const TOOLKIT = /\/node_modules\/(?:rspress|rspress-[^/]+|@rspress\/(?!mdx-rs)[^/]+)\/(?!(?:.*\/)?node_modules\/)/;

/** Number of the run, part of the addresses of its modules. */
let run = 0;

/**
 * Called once by Node.js, in the thread of the hooks.
 *
 * @param {{port: import('node:worker_threads').MessagePort}} data - Where the numbers of runs come from; each is
 *   sent back when it counts.
 */
export function initialize({port}) {
  port.on('message', (/** @type {number} */ number) => {
    run = number;
    port.postMessage(number);
  });
  port.unref();
}

/**
 * Gives the modules of the toolkit an address for each run.
 *
 * @param {string} specifier - As the import has it.
 * @param {import('node:module').ResolveHookContext} context - Of the import.
 * @param {(specifier: string, context: import('node:module').ResolveHookContext) => import('node:module').ResolveFnOutput | Promise<import('node:module').ResolveFnOutput>} next - What Node.js does.
 * @returns {Promise<import('node:module').ResolveFnOutput>} The address.
 */
export async function resolve(specifier, context, next) {
  const found = await next(specifier, context);
  return TOOLKIT.test(found.url) && !found.url.includes('?') ? {...found, url: `${found.url}?run=${run}`} : found;
}
