/**
 * Builds the search index of each language with the site: reads the pages, cuts
 * them into sections, and writes them where the search dialog finds them.
 */
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {localeConfig} from '../../../config/locales';
import {site as defaultSite} from '../../../config/site';
import type {Lang, SiteConfig} from '../../../config/types';
import {contentRoots, readPages} from '../../content/readPages';
import type {SearchSection} from '../../search/types';
import type {SearchIndexData} from './data';
import {compressedSize, toFiles, type IndexFileSet} from './files';
import {toIndexablePages} from './pages';
import {toSections} from './sections';

/** Folder of the index files, below the base path of the language. */
const FOLDER = 'search';

/** Name of the only documentation version that is not a cut one. */
const CURRENT_VERSION = 'current';

/** Options of {@link searchIndexPlugin}. */
export interface SearchIndexOptions {
  site: SiteConfig;
}

/**
 * Reads the sections of all pages of a language.
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
  const pages = await readPages(siteDir, lang, site);
  return toIndexablePages(pages, localeConfig(lang), site.base).flatMap((page) =>
    toSections(page, {codeBlocks: site.search.codeBlocks}),
  );
}

/** What the plugin keeps between its steps. */
type Content = Record<string, IndexFileSet>;

/**
 * The plugin.
 *
 * @param context - The site in the language that is built.
 * @param options - See {@link SearchIndexOptions}.
 * @returns The plugin.
 */
export default function searchIndexPlugin(context: LoadContext, {site}: SearchIndexOptions): Plugin<Content> {
  const {siteDir, baseUrl, generatedFilesDir, i18n} = context;
  const lang = i18n.currentLocale as Lang;
  const isProduction = process.env.NODE_ENV === 'production';
  const roots = contentRoots(lang);

  return {
    name: 'search-index',

    getPathsToWatch: () =>
      [`${roots.docs}/**/*.{md,mdx}`, `${roots.pages}/**/*.mdx`].map((glob) => path.join(siteDir, glob)),

    async loadContent() {
      const sections = await readSections(siteDir, lang, site);
      // While developing, no bytes are counted and one stable name is served:
      // a new address with each edit would reload the whole page.
      const files = toFiles(lang, sections, isProduction ? undefined : Number.POSITIVE_INFINITY);
      return {[CURRENT_VERSION]: isProduction ? files : {...files, head: {...files.head, name: `${lang}.json`}}};
    },

    async contentLoaded({content, actions}) {
      const url = (name: string) => `${baseUrl}${FOLDER}/${name}`;
      const indexes: SearchIndexData['indexes'] = {};
      for (const [version, {head, tail}] of Object.entries(content)) {
        indexes[version] = {head: url(head.name), ...(tail && {tail: url(tail.name)})};
        if (!isProduction) {
          await actions.createData(head.name, head.content);
        }
      }
      actions.setGlobalData({indexes} satisfies SearchIndexData);
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

    async postBuild({content, outDir}) {
      const folder = path.join(outDir, FOLDER);
      await mkdir(folder, {recursive: true});
      for (const {head, tail} of Object.values(content)) {
        for (const file of tail ? [head, tail] : [head]) {
          await writeFile(path.join(folder, file.name), file.content);
        }
        const rest = tail ? `, ${compressedSize(tail.content)} bytes after the first result` : '';
        logger.info(`Search index ${head.name}: ${compressedSize(head.content)} bytes with brotli${rest}`);
      }
    },
  };
}
