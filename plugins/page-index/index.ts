import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Lang} from '../../config/types';
import type {PageReader} from '../../content/reader';
import {CURRENT_VERSION_NAME, readVersions} from '../../content/readVersions';
import {contentRoots, localePrefix, SOURCE_LANG} from '../../content/roots';
import {translationStatus} from '../../content/translations/status';
import {backlinksFile, siteBacklinks} from '../../content/backlinks';
import type {PageIndexEntry, PageBacklinks, TranslationData} from '../../content/data';
import {factsOf, toIndexEntry, type OverviewFacts} from './entries';
import {overviewOf} from './overview';

/** What the plugin keeps of the pages between its steps. */
export interface PageIndexContent {
  index: PageIndexEntry[];
  /** Facts by address of the page that shows them. */
  facts: Map<string, OverviewFacts>;
  /** Pages and examples that use entries of the reference, by file key of the page of the entries. */
  backlinks: Map<string, PageBacklinks>;
}

/** Name of the published index. */
const INDEX_FILE = 'page-index.json';

/** Folder, among the generated files, that the development server serves. */
const SERVED = 'served';

/** The English sections that changed since they were translated, by file of the translation. */
async function outdatedSections(reader: PageReader, lang: Lang): Promise<TranslationData['outdated']> {
  const {base} = reader.site;
  const status = await translationStatus(reader, lang);
  return Object.fromEntries(
    status.flatMap(({page, english, state}) => {
      if (state.state !== 'outdated') return [];
      const url = base + english.routePath.slice(1);
      const changed = english.headings
        .filter(({id}) => state.sections.includes(id))
        .map(({id, text}) => ({text, url: `${url}#${id}`}));
      // Of a section that was removed there is nothing to lead to but the page.
      const whole = state.sections.includes('') || changed.length === 0 ? [{text: english.title, url}] : [];
      return [[page.file, [...whole, ...changed]]];
    }),
  );
}

/**
 * Reads the pages of a language once and publishes what they hold: `page-index.json`
 * in the output, and the data of the overview page.
 *
 * @param context - The site in the language that is built.
 * @param reader - Reader of the site.
 * @returns The plugin.
 */
export default function pageIndexPlugin(context: LoadContext, reader: PageReader): Plugin<PageIndexContent> {
  const {site} = reader;
  const lang = context.i18n.currentLocale as Lang;
  const roots = contentRoots(lang);
  const prefix = localePrefix(lang, site);
  let published: PageIndexEntry[] = [];
  return {
    name: 'page-index',
    getPathsToWatch() {
      return [`${roots.docs}/**/*.{md,mdx}`, `${roots.pages}/**/*.mdx`].map((glob) => path.join(context.siteDir, glob));
    },
    async loadContent() {
      const pages = await reader.pages(lang);
      return {
        index: pages.map((page) => toIndexEntry(page, site.outline)),
        facts: new Map(pages.map((page) => [page.routePath, factsOf(page)])),
        backlinks: siteBacklinks(reader.siteDir, pages, prefix),
      };
    },
    async contentLoaded({content: {index, facts, backlinks}, actions}) {
      await actions.createData('overview.json', JSON.stringify(overviewOf({index, facts}, lang, prefix)));
      // While developing, the index of today is served; a build writes the one of all versions.
      await actions.createData(`${SERVED}/${INDEX_FILE}`, JSON.stringify(index));
      for (const [fileKey, list] of backlinks)
        await actions.createData(`${backlinksFile(fileKey)}.json`, JSON.stringify(list));
      const outdated = lang === SOURCE_LANG ? {} : await outdatedSections(reader, lang);
      actions.setGlobalData({outdated} satisfies TranslationData);
    },
    // The published index has the cut versions too, and the addresses all versions really have.
    async allContentLoaded({allContent}) {
      const docs = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent;
      const versions = await readVersions(reader, lang, docs.loadedVersions);
      const entries = versions.flatMap(({name, pages}) =>
        pages.map((page) =>
          toIndexEntry(page, site.outline, page.kind === 'page' || name === CURRENT_VERSION_NAME ? '' : name),
        ),
      );
      published = [...new Map(entries.map((entry) => [entry.routePath, entry])).values()].sort((a, b) =>
        a.routePath < b.routePath ? -1 : 1,
      );
    },
    async postBuild({outDir}) {
      await writeFile(path.join(outDir, INDEX_FILE), JSON.stringify(published));
    },
    configureWebpack() {
      if (process.env.NODE_ENV === 'production') return {};
      // Understood by the development server only; not part of the type.
      const served = {directory: path.join(context.generatedFilesDir, 'page-index/default', SERVED), watch: false};
      return {devServer: {static: [{...served, publicPath: context.baseUrl}]}} as object;
    },
  };
}
