import path from 'node:path';
import type {DocusaurusConfig, LoadContext, Plugin} from '@docusaurus/types';

/** Settings that only the build reads. Some hold paths of the computer that builds. */
const BUILD_ONLY = [
  'clientModules',
  'headTags',
  'markdown',
  'plugins',
  'presets',
  'scripts',
  'staticDirectories',
  'stylesheets',
  'themes',
] as const satisfies readonly (keyof DocusaurusConfig)[];

/**
 * The configuration as a reader's browser needs it.
 *
 * @param config - Whole configuration.
 * @returns The same without what only the build reads.
 */
export function clientConfig(config: DocusaurusConfig): Omit<DocusaurusConfig, (typeof BUILD_ONLY)[number]> {
  const names: readonly string[] = BUILD_ONLY;
  return Object.fromEntries(Object.entries(config).filter(([name]) => !names.includes(name))) as ReturnType<
    typeof clientConfig
  >;
}

const NAME = 'client-config';
const FILE = 'site.json';

/**
 * Ships the short configuration to readers. Docusaurus puts the whole one into the bundle of
 * every page, options of plugins and absolute paths included.
 */
export default function clientConfigPlugin({siteConfig, generatedFilesDir}: LoadContext): Plugin {
  return {
    name: NAME,
    async contentLoaded({actions}) {
      await actions.createData(FILE, JSON.stringify(clientConfig(siteConfig)));
    },
    configureWebpack(_config, isServer, {currentBundler}) {
      // In development the whole configuration is of use on the debug pages.
      if (isServer || process.env.NODE_ENV !== 'production') return {};
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      const file = path.join(generatedFilesDir, NAME, 'default', FILE);
      return {plugins: [new NormalModuleReplacementPlugin(/^@generated\/docusaurus\.config$/, file)]};
    },
  };
}
