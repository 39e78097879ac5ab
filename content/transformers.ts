import path from 'node:path';
import codeBlocks from './rehype/codeBlocks';
import facts from './remark/facts';
import fences from './remark/kit/fences';
import figures from './remark/kit/figures';
import packageManagers from './remark/kit/packageManagers';
import kitRules from './remark/kit/rules';
import staticCode from './remark/kit/staticCode';
import quote from './remark/quote';
import seal from './remark/verification-note';
import usedIn from './remark/backlinks';
import type {SiteConfig} from '../config/types';

/** Folder whose files are served as they are. */
const staticDir = path.join(__dirname, '..', 'static');

/**
 * Remark plugins of every page, in the order they run. Those of the MDX kit come last, so that
 * they also see what earlier ones write.
 *
 * @param _site - Site settings.
 * @returns Options shared by the docs and pages plugins.
 */
export function remarkPlugins(_site: SiteConfig) {
  return {
    beforeDefaultRemarkPlugins: [
      // Facts and quoted files first: what they write is checked and drawn like everything else.
      facts,
      quote,
      seal,
      usedIn,
      kitRules,
      packageManagers,
      staticCode,
      fences,
      [figures, {staticDir}],
    ],
  };
}

/**
 * Rehype plugins of every page, in the order they run.
 *
 * @param site - Site settings.
 * @returns Options shared by the docs and pages plugins.
 */
export function rehypePlugins(site: SiteConfig) {
  return {beforeDefaultRehypePlugins: [[codeBlocks, site.markdown]]};
}
