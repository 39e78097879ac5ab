import {createRequire} from 'node:module';
import type {Plugin, PostCssOptions} from '@docusaurus/types';
import {UnexpectedInternals} from '../unexpected';

const TRICK = 'reused-postcss';

type Factory = (options?: unknown) => unknown;

/**
 * Options of PostCSS with plugins that are made once, instead of anew for each style sheet, and
 * without the search for a configuration file beside each of them.
 *
 * @param options - Options as Docusaurus and other plugins made them; a plugin may be named by its path.
 * @returns The same plugins, ready to run.
 * @throws UnexpectedInternals when the plugins are no list, or a named one makes no plugin.
 */
export function reusedPostCss(options: PostCssOptions): PostCssOptions {
  const given: unknown = options.plugins;
  if (!Array.isArray(given)) {
    throw new UnexpectedInternals(
      TRICK,
      `The PostCSS plugins of Docusaurus should be a list; they are ${typeof given}.`,
    );
  }
  const load = createRequire(__filename);
  const make = (plugin: unknown): unknown => {
    const [name, settings] = (Array.isArray(plugin) ? plugin : [plugin]) as unknown[];
    if (typeof name !== 'string') return plugin;
    const factory: unknown = load(name);
    if (typeof factory !== 'function') {
      throw new UnexpectedInternals(TRICK, `${name} should export a function that makes a PostCSS plugin.`);
    }
    return (factory as Factory)(settings);
  };
  let made: unknown[] | undefined;
  return {
    ...options,
    // When the first style sheet is compiled: with a full cache, none is.
    get plugins() {
      return (made ??= given.map(make));
    },
    config: false,
  };
}

/** Makes style sheets compile faster. */
export default function reusedPostCssPlugin(): Plugin {
  return {name: TRICK, configurePostCss: reusedPostCss};
}
