/** Module hooks of a build process: what belongs to the toolkit is another module in each run. */
import path from 'node:path';
import {fileURLToPath} from 'node:url';

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

/**
 * Modules that use `__dirname`, which ES modules do not have. The newest 1.x of this plugin that the registry has is
 * 1.35.3; the build of 1.47.2 begins with such a definition, so that the sites of readers need none.
 */
const WITHOUT_DIRNAME = /\/node_modules\/@rspress\/plugin-client-redirects\/dist\//;

/**
 * Defines `__dirname` where it is missing.
 *
 * @param {string} url - Address of the module.
 * @param {import('node:module').LoadHookContext} context - Of the module.
 * @param {(url: string, context: import('node:module').LoadHookContext) => import('node:module').LoadFnOutput | Promise<import('node:module').LoadFnOutput>} next - What Node.js does.
 * @returns {Promise<import('node:module').LoadFnOutput>} The module.
 */
export async function load(url, context, next) {
  const loaded = await next(url, context);
  if (loaded.format !== 'module' || !WITHOUT_DIRNAME.test(url)) return loaded;
  const dirname = JSON.stringify(path.dirname(fileURLToPath(url)));
  return {...loaded, source: `const __dirname = ${dirname};\n${String(loaded.source)}`};
}
