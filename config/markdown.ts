import type {SiteConfig} from './types';

/**
 * Remark plugins of every page, in the order they run.
 *
 * @param _site - Site settings.
 * @returns Options shared by the docs and pages plugins.
 */
export function remarkPlugins(_site: SiteConfig) {
  return {beforeDefaultRemarkPlugins: []};
}

/** Rehype plugins of every page, in the order they run. */
export function rehypePlugins(_site: SiteConfig) {
  return {beforeDefaultRehypePlugins: []};
}
