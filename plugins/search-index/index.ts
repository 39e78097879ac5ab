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
import {stopWordsOf, synonymsFor} from '../../config/texts';
import type {Lang, SiteConfig} from '../../config/types';
import {messagesIn} from '../../content/facts/messageEntries';
import {hashOf} from '../../content/pageCache';
import type {PageReader} from '../../content/reader';
import {CURRENT_VERSION_NAME, readVersions} from '../../content/readVersions';
import {contentRoots} from '../../content/roots';
import {readSearchPhrases, type PagePhrases} from '../../content/searchPhrases';
import type {Page} from '../../content/types';
import type {SearchSection} from '../../search/types';
import type {SearchIndexData} from '../../search/protocol';
import {toFiles, type IndexFileSet} from '../../search/files';
import {toIndexablePages} from '../../search/pages';
import {toSections} from '../../search/sections';

/** Where is kept how an index is cut, from one run to the next. */
const CACHE_DIR = path.resolve(__dirname, '../../node_modules/.cache/search');

/** Folder of the index files, below the base path of the language. */
const FOLDER = 'search';

/** Sections of each route, and what they were cut from: the index and what is published as data have the same. */
const known = new Map<string, {from: string; sections: SearchSection[]}>();

/** Phrases of no page. */
const NO_PHRASES: PagePhrases = new Map();

function sectionsOf(
  pages: readonly Page[],
  lang: Lang,
  site: SiteConfig,
  phrases: ReadonlyMap<string, PagePhrases> = new Map(),
): SearchSection[] {
  const {codeBlocks} = site.search;
  const phrasesOf = ({fileKey}: Page): PagePhrases => phrases.get(fileKey) ?? NO_PHRASES;
  return toIndexablePages(pages, localeConfig(lang), site.base, messagesIn(pages), phrasesOf).flatMap((page) => {
    const from = JSON.stringify([codeBlocks, page]);
    const last = known.get(page.routePath);
    if (last?.from === from) return last.sections;
    const sections = toSections(page, {codeBlocks});
    known.set(page.routePath, {from, sections});
    return sections;
  });
}

/**
 * Reads the sections of all pages of a language, without those of cut versions.
 *
 * @param reader - Reader of the site.
 * @param lang - Language.
 * @returns Sections in reading order.
 * @throws ContentError naming file and line of a page, or of its phrases, that cannot be read.
 */
export async function readSections(reader: PageReader, lang: Lang): Promise<SearchSection[]> {
  const pages = await reader.pages(lang);
  return sectionsOf(pages, lang, reader.site, readSearchPhrases(reader.siteDir, lang, pages));
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
 * @param reader - Reader of the site.
 * @returns The plugin.
 */
export default function searchIndexPlugin(context: LoadContext, reader: PageReader): Plugin {
  const {siteDir, baseUrl, generatedFilesDir, i18n} = context;
  const lang = i18n.currentLocale as Lang;
  const isProduction = process.env.NODE_ENV === 'production';
  const roots = contentRoots(lang);
  let indexes: Record<string, IndexFileSet> = {};

  return {
    name: 'search-index',

    getPathsToWatch: () =>
      [`${roots.docs}/**/*.{md,mdx}`, `${roots.pages}/**/*.mdx`, `i18n/${lang}/search/**/*.json`].map((glob) =>
        path.join(siteDir, glob),
      ),

    // Later than the docs plugin, which knows the versions and the addresses of their pages.
    async allContentLoaded({allContent, actions}) {
      const docs = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent;
      const versions = await readVersions(reader, lang, docs.loadedVersions);
      indexes = Object.fromEntries(
        versions.map(({name, pages}) => {
          const prefix = filePrefix(lang, name);
          // While developing, no bytes are counted and one stable name is served:
          // a new address with each edit would reload the whole page.
          const files = toFiles(
            prefix,
            // Phrases are written for the pages of today.
            sectionsOf(
              pages,
              lang,
              reader.site,
              name === CURRENT_VERSION_NAME ? readSearchPhrases(siteDir, lang, pages) : undefined,
            ),
            isProduction ? undefined : Number.POSITIVE_INFINITY,
            path.join(CACHE_DIR, hashOf(siteDir)),
            stopWordsOf(lang),
            synonymsFor(lang),
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
      for (const {head, tail, headSize} of Object.values(indexes)) {
        for (const file of tail ? [head, tail] : [head]) {
          await writeFile(path.join(folder, file.name), file.content);
        }
        const rest = tail ? `, and ${tail.name} after the first result` : '';
        logger.info(`Search index ${head.name}: ${headSize} bytes with brotli${rest}`);
      }
    },
  };
}
