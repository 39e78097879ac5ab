/**
 * Builds the search index of each language and version with the site: reads the pages, cuts
 * them into sections, and writes them where the search dialog finds them.
 */
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {localeConfig} from '../../config/locales';
import {site as defaultSite} from '../../config/site';
import type {Lang, SiteConfig} from '../../config/types';
import {contentRoots, readPages} from '../../content/readPages';
import {CURRENT_VERSION_NAME, readVersions} from '../../content/readVersions';
import type {Page} from '../../content/types';
import type {SearchSection} from '../../search/types';
import type {SearchIndexData} from '../../search/protocol';
import {compressedSizeLater, toFiles, type IndexFileSet} from '../../search/files';
import {toIndexablePages} from '../../search/pages';
import {toSections} from '../../search/sections';

/** Folder of the index files, below the base path of the language. */
const FOLDER = 'search';

/** Options of {@link searchIndexPlugin}. */
export interface SearchIndexOptions {
  site: SiteConfig;
}

function sectionsOf(pages: readonly Page[], lang: Lang, site: SiteConfig): SearchSection[] {
  return toIndexablePages(pages, localeConfig(lang), site.base).flatMap((page) =>
    toSections(page, {codeBlocks: site.search.codeBlocks}),
  );
}

/**
 * Reads the sections of all pages of a language, without those of cut versions.
 *
 * @param siteDir - Absolute path of the site.
 * @param lang - Language.
 * @param site - Settings of the site.
 * @returns Sections in reading order.
 * @throws ContentError naming file and line of a page that cannot be read.
 */
export async function readSections(
  siteDir: string,
  lang: Lang,
  site: SiteConfig = defaultSite,
): Promise<SearchSection[]> {
  return sectionsOf(await readPages(siteDir, lang, site), lang, site);
}

/**
 * Begin of the file names of an index.
 *
 * @param lang - Language.
 * @param version - Name of the version.
 * @returns The language; for a cut version, with its name, safe in an address.
 */
export function filePrefix(lang: Lang, version: string): string {
  return version === CURRENT_VERSION_NAME ? lang : `${lang}-${version.replace(/[^\w.-]/g, '-')}`;
}

/**
 * The plugin.
 *
 * @param context - The site in the language that is built.
 * @param options - See {@link SearchIndexOptions}.
 * @returns The plugin.
 */
export default function searchIndexPlugin(context: LoadContext, {site}: SearchIndexOptions): Plugin {
  const {siteDir, baseUrl, generatedFilesDir, i18n} = context;
  const lang = i18n.currentLocale as Lang;
  const isProduction = process.env.NODE_ENV === 'production';
  const roots = contentRoots(lang);
  let indexes: Record<string, IndexFileSet> = {};

  return {
    name: 'search-index',

    getPathsToWatch: () =>
      [`${roots.docs}/**/*.{md,mdx}`, `${roots.pages}/**/*.mdx`].map((glob) => path.join(siteDir, glob)),

    // Later than the docs plugin, which knows the versions and the addresses of their pages.
    async allContentLoaded({allContent, actions}) {
      const docs = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent;
      const versions = await readVersions(siteDir, lang, docs.loadedVersions, site);
      indexes = Object.fromEntries(
        versions.map(({name, pages}) => {
          const prefix = filePrefix(lang, name);
          // While developing, no bytes are counted and one stable name is served:
          // a new address with each edit would reload the whole page.
          const files = toFiles(
            prefix,
            sectionsOf(pages, lang, site),
            isProduction ? undefined : Number.POSITIVE_INFINITY,
          );
          return [name, isProduction ? files : {...files, head: {...files.head, name: `${prefix}.json`}}];
        }),
      );
      const url = (name: string) => `${baseUrl}${FOLDER}/${name}`;
      if (!isProduction) {
        await Promise.all(Object.values(indexes).map(({head}) => actions.createData(head.name, head.content)));
      }
      actions.setGlobalData({
        indexes: Object.fromEntries(
          Object.entries(indexes).map(([version, {head, tail}]) => [
            version,
            {head: url(head.name), ...(tail && {tail: url(tail.name)})},
          ]),
        ),
      } satisfies SearchIndexData);
    },

    configureWebpack: () =>
      isProduction
        ? {}
        : {
            // Understood by the development server only; not part of the type.
            ...({
              devServer: {
                static: [
                  {
                    directory: path.join(generatedFilesDir, 'search-index', 'default'),
                    publicPath: `${baseUrl}${FOLDER}`,
                    watch: false,
                  },
                ],
              },
            } as object),
          },

    async postBuild({outDir}) {
      const folder = path.join(outDir, FOLDER);
      await mkdir(folder, {recursive: true});
      for (const {head, tail} of Object.values(indexes)) {
        for (const file of tail ? [head, tail] : [head]) {
          await writeFile(path.join(folder, file.name), file.content);
        }
        const [bytes, later] = await Promise.all([head, tail].map((file) => file && compressedSizeLater(file.content)));
        const rest = tail ? `, ${later} bytes after the first result` : '';
        logger.info(`Search index ${head.name}: ${bytes} bytes with brotli${rest}`);
      }
    },
  };
}
