import path from 'node:path';
import type {PluggableList} from 'unified';
import codeBlocks from './rehype/codeBlocks';
import staticHtml from './rehype/staticHtml';
import tables from './rehype/tables';
import facts from './remark/facts';
import callouts from './remark/components/callouts';
import fences from './remark/components/fences';
import figures from './remark/components/figures';
import knownComponents from './remark/components/known';
import liveResults from './remark/components/liveResults';
import packageManagers from './remark/components/packageManagers';
import componentRules from './remark/components/rules';
import staticCode from './remark/components/staticCode';
import transformOnce, {type TransformOnceOptions} from './remark/transformOnce';
import quote from './remark/quote';
import verificationNote from './remark/verification-note';
import backlinks from './remark/backlinks';
import tour from './remark/tour';
import type {SiteConfig} from '../config/types';

/**
 * Remark plugins of every page, in the order they run. Those of the MDX components come last, so that
 * they also see what earlier ones write.
 *
 * @param siteDir - Absolute path of the site.
 * @returns Options shared by the docs and pages plugins.
 */
export function remarkPlugins(siteDir: string) {
  const transformers: PluggableList = [
    // Facts and quoted files first: what they write is checked and drawn like everything else.
    [facts, {siteDir}],
    [quote, {root: siteDir}],
    [verificationNote, {siteDir}],
    [backlinks, {siteDir}],
    [tour, {siteDir}],
    callouts,
    componentRules,
    packageManagers,
    staticCode,
    // After what replaces components by others.
    [knownComponents, {siteDir}],
    fences,
    [liveResults, {root: siteDir}],
    [figures, {staticDir: path.join(siteDir, 'static')}],
  ];
  const once = process.env.NODE_ENV === 'production';
  return {
    beforeDefaultRemarkPlugins: [[transformOnce, {transformers, once}] as [typeof transformOnce, TransformOnceOptions]],
  };
}

/**
 * Rehype plugins of every page, in the order they run.
 *
 * @param site - Site settings, of which those of the Markdown count.
 * @param siteDir - Absolute path of the site.
 * @returns Options shared by the docs and pages plugins.
 */
export function rehypePlugins(site: Pick<SiteConfig, 'markdown'>, siteDir: string) {
  return {
    beforeDefaultRehypePlugins: [[codeBlocks, {...site.markdown, siteDir}], tables, staticHtml],
  };
}
