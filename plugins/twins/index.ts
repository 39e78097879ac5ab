import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {localeConfig, LANGS} from '../../config/locales';
import {readTexts} from '../../config/texts';
import type {Lang} from '../../config/types';
import {documentedRelease} from '../../content/facts/load';
import {hashOf, keptText} from '../../content/pageCache';
import type {PageReader} from '../../content/reader';
import {CURRENT_VERSION_NAME, readVersions, type PageVersion} from '../../content/readVersions';
import {localePrefix} from '../../content/roots';
import {hasTwin, twinAddresses, twinOf} from '../../content/twins';
import {twinAddress} from '../../content/twins/address';
import {llmsFiles, sizeOf, type ListedPage} from '../../content/twins/llms';
import {markdownOf} from '../../content/twins/render';
import {createWords} from '../../content/twins/words';
import type {PageIndexContent} from '../page-index';
import {overviewOf} from '../page-index/overview';
import {groupsOf} from './groups';

/** Names of the files for language models, in the folder of each language. */
const LIST = 'llms.txt';
const FULL = 'llms-full.txt';

/** Where Markdown is kept from one run to the next: writing it takes as long as all else about twins. */
const CACHE_DIR = path.resolve(__dirname, '../../node_modules/.cache/twins');

/** What is known of the pages once all plugins have read theirs. */
interface Known {
  versions: PageVersion[];
  /** Time of the last change in ms since 1970, by source file. */
  changes: Map<string, number>;
  index: PageIndexContent;
}

/**
 * Writes the Markdown twin of every page beside it, and the files that list them for tools: `llms.txt`
 * and `llms-full.txt` of each language.
 *
 * @param context - The site in the language that is built.
 * @param reader - Reader of the site.
 * @returns The plugin.
 */
export default function twinsPlugin({siteConfig, siteDir, i18n}: LoadContext, reader: PageReader): Plugin {
  const {site} = reader;
  const lang = i18n.currentLocale as Lang;
  const prefix = localePrefix(lang, site);
  const origin = siteConfig.url;
  const at = (language: Lang, file: string): string =>
    `${origin}${site.base}${localePrefix(language, site).slice(1)}${language === site.lang ? '' : '/'}${file}`;
  let known: Known | undefined;

  return {
    name: 'twins',

    async allContentLoaded({allContent}) {
      const docs = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent;
      const index = allContent['page-index']?.default as PageIndexContent;
      const all = docs.loadedVersions.flatMap((version) => version.docs);
      known = {
        versions: await readVersions(reader, lang, docs.loadedVersions),
        changes: new Map(
          all.flatMap(({source, lastUpdatedAt}) =>
            typeof lastUpdatedAt === 'number' ? [[source.replace('@site/', ''), lastUpdatedAt]] : [],
          ),
        ),
        index,
      };
    },

    async postBuild({outDir, codeTranslations}) {
      if (known === undefined) throw new Error('The pages have to be read before their twins are written.');
      const {versions, changes, index} = known;
      const words = createWords(codeTranslations);
      const overview = overviewOf(index, lang, prefix);
      const inputs = reader.inputs();
      for (const {name, pages} of versions) {
        const addresses = twinAddresses({site, origin, lang, pages});
        const written = new Map<string, ListedPage>();
        for (const page of pages.filter(hasTwin)) {
          const {title, description, routePath} = page;
          const blocks = twinOf(
            {page, tree: await reader.tree(page), url: addresses.page(routePath)},
            {
              address: addresses.of(page),
              twin: addresses.twin,
              words,
              colon: readTexts('site', lang).colon,
              backlinks: index.backlinks.get(page.fileKey) ?? {},
              overview,
              live: site.live,
              lastChange: changes.get(page.file),
            },
          );
          const markdown = await keptText(
            path.join(CACHE_DIR, `${hashOf(siteDir, routePath)}.json`),
            hashOf(inputs, JSON.stringify(blocks)),
            () => markdownOf(blocks),
          );
          written.set(routePath, {title, description, url: addresses.twin(routePath), markdown});
          const file = path.join(outDir, twinAddress(routePath, prefix).slice(prefix.length + 1));
          mkdirSync(path.dirname(file), {recursive: true});
          writeFileSync(file, markdown);
        }
        if (name !== CURRENT_VERSION_NAME && versions.length > 1) continue;
        const home = pages.find(({kind, fileKey}) => kind === 'page' && fileKey === 'index');
        const {list, full} = llmsFiles(
          {
            lang,
            title: home?.title ?? site.title,
            description: home?.description ?? site.description,
            release: documentedRelease(),
            full: at(lang, FULL),
            others: LANGS.filter((other) => other !== lang).map((other) => ({
              label: localeConfig(other).label,
              url: at(other, LIST),
            })),
          },
          groupsOf(localeConfig(lang), prefix, written),
        );
        writeFileSync(path.join(outDir, LIST), list);
        writeFileSync(path.join(outDir, FULL), full);
        logger.info(`Markdown twins: ${written.size} pages, ${FULL} ${sizeOf(full)}`);
      }
    },
  };
}
