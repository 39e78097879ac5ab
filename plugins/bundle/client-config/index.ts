import {writeFileSync} from 'node:fs';
import path from 'node:path';
import type {DocusaurusConfig, LoadContext, Plugin} from '@docusaurus/types';
import {expectModules} from '../moduleGraph';

const TRICK = 'client-config';

/** Settings that only the build reads. Some hold paths of the computer that builds. */
const BUILD_ONLY = [
  'clientModules',
  'headTags',
  'i18n',
  'markdown',
  'onBrokenAnchors',
  'onBrokenLinks',
  'onDuplicateRoutes',
  'plugins',
  'presets',
  'scripts',
  'ssrTemplate',
  'staticDirectories',
  'storage',
  'stylesheets',
  'themes',
] as const satisfies readonly (keyof DocusaurusConfig)[];

/**
 * The configuration as a reader's browser needs it.
 *
 * @param config - Whole configuration.
 * @returns The same without what only the build reads: of the future flags, the router is left.
 */
export function clientConfig(config: DocusaurusConfig): Record<string, unknown> {
  const names: readonly string[] = BUILD_ONLY;
  const {experimental_router} = config.future;
  return Object.fromEntries(
    Object.entries({...config, future: {experimental_router}}).filter(([name]) => !names.includes(name)),
  );
}

/**
 * Ships the short configuration to readers. Docusaurus puts all of it into the bundle of every
 * page, options of plugins and absolute paths included.
 */
export default function clientConfigPlugin({siteConfig, generatedFilesDir}: LoadContext): Plugin {
  return {
    name: TRICK,
    configureWebpack(_config, isServer, {currentBundler}) {
      // In development the whole configuration is of use on the debug pages.
      if (isServer || process.env.NODE_ENV !== 'production') return {};
      // Written here and not when content is loaded: the theme translates its settings in between.
      const file = path.join(generatedFilesDir, 'client-config.json');
      writeFileSync(file, JSON.stringify(clientConfig(siteConfig)));
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      return {
        plugins: [
          new NormalModuleReplacementPlugin(/^@generated\/docusaurus\.config$/, file),
          expectModules(TRICK, {present: /[\\/]client-config\.json$/, absent: /[\\/]docusaurus\.config\.mjs$/}),
        ],
      };
    },
  };
}
