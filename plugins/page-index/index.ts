import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {localeConfig} from '../../config/locales';
import type {Lang, SiteConfig} from '../../config/types';
import {contentRoots, readPages} from '../../content/readPages';
import {CURRENT_VERSION_NAME, readVersions} from '../../content/readVersions';
import {translationStatus} from '../../content/translations/status';
import {findUses, usesFile} from '../../content/backlinks';
import type {PageIndexEntry, PageUses, TranslationData} from '../../content/data';
import {factsOf, toIndexEntry, toOverview, type OverviewFacts} from './entries';

/** Options of {@link pageIndexPlugin}. */
export interface PageIndexOptions {
  site: SiteConfig;
}

/** What the plugin keeps of the pages between its steps. */
export interface PageIndexContent {
  index: PageIndexEntry[];
  /** Facts by address of the page that shows them. */
  facts: Map<string, OverviewFacts>;
  /** Pages that link to entries of the reference, by file key of the page of the entries. */
  uses: Map<string, PageUses>;
}

/** Address of the page that shows the overview. */
const OVERVIEW_ROUTE = '/api/';

/** Ids of the sections that changed in English since they were translated, by file. */
async function outdatedSections(siteDir: string): Promise<TranslationData['outdated']> {
  const status = await translationStatus(siteDir);
  return Object.fromEntries(
    status.flatMap(({page, state}) => (state.state === 'outdated' ? [[page.file, state.sections]] : [])),
  );
}

/**
 * Reads the pages of a language once and publishes what they hold: `page-index.json`
 * in the output, and the data of the overview page and of the route entries.
 */
export default function pageIndexPlugin(context: LoadContext, {site}: PageIndexOptions): Plugin<PageIndexContent> {
  const lang = context.i18n.currentLocale as Lang;
  const roots = contentRoots(lang);
  const prefix = lang === site.lang ? '' : `/${lang}`;
  let published: PageIndexEntry[] = [];
  return {
    name: 'page-index',
    getPathsToWatch() {
      return [`${roots.docs}/**/*.{md,mdx}`, `${roots.pages}/**/*.mdx`].map((glob) => path.join(context.siteDir, glob));
    },
    async loadContent() {
      const pages = await readPages(context.siteDir, lang, site);
      return {
        index: pages.map((page) => toIndexEntry(page, site.outline)),
        facts: new Map(pages.map((page) => [page.routePath, factsOf(page)])),
        uses: findUses(pages, prefix),
      };
    },
    async contentLoaded({content: {index, facts, uses}, actions}) {
      const sidebar = localeConfig(lang).sidebar['/api'] ?? [];
      const groups = sidebar.map((group) => ({
        name: group.text ?? '',
        routes: (group.items ?? []).flatMap((item) => item.link ?? []),
      }));
      await actions.createData(
        'overview.json',
        JSON.stringify(toOverview(index, groups, OVERVIEW_ROUTE, prefix, facts)),
      );
      for (const [fileKey, list] of uses) await actions.createData(`${usesFile(fileKey)}.json`, JSON.stringify(list));
      const outdated = lang === 'en' ? {} : await outdatedSections(context.siteDir);
      actions.setGlobalData({outdated} satisfies TranslationData);
      await actions.createData(
        'routes.json',
        JSON.stringify(
          index.map(({routePath, _relativePath, version}) => ({
            path: routePath,
            filePath: _relativePath,
            lang,
            version,
          })),
        ),
      );
    },
    // The published index has the cut versions too, and the addresses all versions really have.
    async allContentLoaded({allContent}) {
      const docs = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent;
      const versions = await readVersions(context.siteDir, lang, docs.loadedVersions, site);
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
      await writeFile(path.join(outDir, 'page-index.json'), JSON.stringify(published));
    },
    configureWebpack(_config, isServer, _utils, content) {
      if (isServer || process.env.NODE_ENV === 'production') return {};
      const body = JSON.stringify(content.index);
      const serveIndex: object = {
        devServer: {
          setupMiddlewares: (middlewares: unknown[]) => [
            {
              name: 'page-index',
              path: `${context.baseUrl}page-index.json`,
              middleware: (
                _request: unknown,
                response: {setHeader: (name: string, value: string) => void; end: (text: string) => void},
              ) => {
                response.setHeader('Content-Type', 'application/json');
                response.end(body);
              },
            },
            ...middlewares,
          ],
        },
      };
      return serveIndex;
    },
  };
}
