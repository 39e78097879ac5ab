import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import {CURRENT_VERSION_NAME} from '@docusaurus/plugin-content-docs/server';
import type {Lang} from '../config/types';
import type {PageReader} from './reader';
import {sitePath} from './roots';
import type {Page, PageSource} from './types';

export {CURRENT_VERSION_NAME};

/** Where a version of the documentation lives and what belongs to it, as the docs plugin loads it. */
export type LoadedVersion = Pick<LoadedContent['loadedVersions'][number], 'versionName' | 'contentPath'> & {
  contentPathLocalized?: string | undefined;
  docs: readonly {source: string; permalink: string; unlisted?: boolean | undefined}[];
};

/** The pages of one version. */
export interface PageVersion {
  /** `current`, or the name given to `docs:version`. */
  name: string;
  /** Pages in no particular order; those that belong to no version are in each. */
  pages: Page[];
}

/** Prefix of source paths of the docs plugin. */
const ALIAS = '@site/';

/**
 * Files of a version, with the address each one has. A version that is not translated has its
 * files in the folder of the source language.
 *
 * @param siteDir - Absolute path of the site.
 * @param version - The version.
 * @returns Sources by address on the whole site, base path included.
 */
export function versionSources(siteDir: string, version: LoadedVersion): Map<string, PageSource> {
  const roots = [version.contentPathLocalized, version.contentPath]
    .filter((folder) => folder !== undefined)
    .map((folder) => sitePath(siteDir, folder));
  return new Map(
    version.docs
      .filter(({unlisted}) => unlisted !== true)
      .map(({source, permalink}): [string, PageSource] => {
        const file = source.slice(ALIAS.length);
        const root = roots.find((folder) => file.startsWith(`${folder}/`)) ?? '';
        return [permalink, {kind: 'doc', root, relative: root === '' ? file : file.slice(root.length + 1)}];
      }),
  );
}

/**
 * Reads the pages of all versions with the addresses the docs plugin gives them: which version
 * has the plain address and which a prefix is its decision.
 *
 * @param reader - Reader of the site.
 * @param lang - Language.
 * @param versions - Versions of the docs plugin.
 * @returns One entry a version, in the order of the docs plugin.
 * @throws ContentError naming file and line of a page that cannot be read.
 */
export async function readVersions(
  reader: PageReader,
  lang: Lang,
  versions: readonly LoadedVersion[],
): Promise<PageVersion[]> {
  const others = (await reader.pages(lang)).filter(({kind}) => kind === 'page');
  return Promise.all(
    versions.map(async (version) => {
      const sources = versionSources(reader.siteDir, version);
      const pages = await reader.sources(lang, [...sources.values()]);
      const addresses = [...sources.keys()];
      return {
        name: version.versionName,
        pages: [
          ...pages.map((page, i) => ({...page, routePath: `/${addresses[i]!.slice(reader.site.base.length)}`})),
          ...others,
        ],
      };
    }),
  );
}
