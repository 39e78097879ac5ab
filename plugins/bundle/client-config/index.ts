import {readFileSync, writeFileSync} from 'node:fs';
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

/** Texts of parts of the theme that this site does not have. */
const ABSENT_PARTS = /^theme\.(?:blog|tags)\./;

/**
 * The texts of components as a reader's browser needs them.
 *
 * @param texts - All texts of a language, by id.
 * @returns The same without those of a blog and of tags, which this site does not have.
 */
export function clientTexts(texts: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(texts).filter(([id]) => !ABSENT_PARTS.test(id)));
}

/**
 * Ships the short configuration and the texts in use to readers. Docusaurus puts all of both into
 * the bundle of every page, options of plugins and absolute paths included.
 */
export default function clientConfigPlugin({siteConfig, generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'client-config',
    configureWebpack(_config, isServer, {currentBundler}) {
      // In development the whole configuration is of use on the debug pages.
      if (isServer || process.env.NODE_ENV !== 'production') return {};
      // Written here and not when content is loaded: the theme translates its settings in between.
      const config = path.join(generatedFilesDir, 'client-config.json');
      writeFileSync(config, JSON.stringify(clientConfig(siteConfig)));
      const texts = path.join(generatedFilesDir, 'client-texts.json');
      const all = readFileSync(path.join(generatedFilesDir, 'codeTranslations.json'), 'utf8');
      writeFileSync(texts, JSON.stringify(clientTexts(JSON.parse(all) as Record<string, string>)));
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      return {
        plugins: [
          new NormalModuleReplacementPlugin(/^@generated\/docusaurus\.config$/, config),
          new NormalModuleReplacementPlugin(/^@generated\/codeTranslations$/, texts),
        ],
      };
    },
  };
}
