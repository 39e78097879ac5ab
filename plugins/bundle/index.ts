import docusaurusTemplate from '@docusaurus/core/lib/ssg/ssgTemplate.html';
import type {Config, PluginModule} from '@docusaurus/types';
import type {HtmlOutputOptions} from '../html-output';
import buildTimeHighlighting from './build-time-highlighting';
import clientConfig from './client-config';
import compactScripts from './compact-scripts';
import compileCache from './compile-cache';
import {recordReads} from './compile-cache/reads';
import hydrateOnDemand from './hydrate-on-demand';
import {finishPages} from './hydrate-on-demand/pages';
import {withAppScripts} from './hydrate-on-demand/template';
import keptPages from './kept-pages';
import lightningCss from './lightning-css';
import pageScripts from './page-scripts';
import {withPageScripts} from './page-scripts/template';
import smallHelpers from './small-helpers';
import usedStyles, {leaveUsedStyles} from './used-styles';

/** Every trick by its name, which is that of its folder. */
const TRICKS = {
  'build-time-highlighting': buildTimeHighlighting,
  'client-config': clientConfig,
  'compact-scripts': compactScripts,
  'compile-cache': compileCache,
  'hydrate-on-demand': hydrateOnDemand,
  'kept-pages': keptPages,
  'lightning-css': lightningCss,
  'page-scripts': pageScripts,
  'small-helpers': smallHelpers,
  'used-styles': usedStyles,
} satisfies Record<string, PluginModule>;

/** A part of the configuration of Docusaurus. */
export type BundleConfig = Required<Pick<Config, 'plugins'>> &
  Pick<Config, 'ssrTemplate'> &
  Required<Pick<HtmlOutputOptions, 'finish'>> & {
    /** For the options `remarkPlugins` of every plugin with pages. */
    remarkPlugins: (typeof recordReads)[];
    /** Names of files in `src/clientModules/`: what stands in for the page script. */
    clientModules: string[];
  };

/**
 * What stands in the cache was made with all tricks, and without the one that completes it, the
 * cache would show old pages.
 */
const withoutCache: PluginModule = () => ({name: 'no-compile-cache', configureWebpack: () => ({cache: false})});

/**
 * All tricks on the bundler. The site works the same without them, slower and heavier.
 *
 * @param setting - What to leave out: `1` for all, or names with commas between them; the
 *   environment variable `PLAIN_BUNDLE` unless given.
 * @param options - `ssg: false` says that the browser renders pages.
 * @throws Error when a name is no trick.
 */
export function bundle(setting = process.env.PLAIN_BUNDLE ?? '', {ssg = true}: {ssg?: boolean} = {}): BundleConfig {
  const names = Object.keys(TRICKS);
  const off = setting === '1' ? names : setting.split(',').filter((name) => name !== '');
  const unknown = off.find((name) => !names.includes(name));
  if (unknown !== undefined) {
    throw new Error(
      `PLAIN_BUNDLE names "${unknown}", which is no trick. Write 1 for all, or some of ${names.join(', ')}.`,
    );
  }
  const isOff = (name: string): boolean =>
    off.includes(name) ||
    // Without HTML there is nothing that could be served.
    (name === 'hydrate-on-demand' && !ssg) ||
    // Pages have no scripts of their own then.
    (name === 'page-scripts' && isOn('hydrate-on-demand'));
  const isOn = (name: keyof typeof TRICKS): boolean => !isOff(name);
  return {
    plugins: [
      ...Object.entries(TRICKS).flatMap(([name, plugin]) => (isOff(name) ? [] : [plugin])),
      ...(off.length === 0 ? [] : [withoutCache]),
    ],
    remarkPlugins: isOn('compile-cache') ? [recordReads] : [],
    ssrTemplate: isOn('hydrate-on-demand')
      ? withAppScripts(docusaurusTemplate)
      : isOn('page-scripts')
        ? withPageScripts(docusaurusTemplate)
        : undefined,
    finish: [...(isOn('hydrate-on-demand') ? [finishPages] : []), ...(isOn('used-styles') ? [leaveUsedStyles] : [])],
    clientModules:
      isOn('hydrate-on-demand') && process.env.NODE_ENV === 'production' ? [] : ['preloadLinks', 'behaviours'],
  };
}
