import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Lang} from '../../config/types';
import {documentedRelease, loadFacts} from '../../content/facts/load';
import {FACTS_FORMAT, SEARCH_FORMAT} from '../../content/facts/published';
import type {PageReader} from '../../content/reader';
import {readSections} from '../search-index';

/** Folder of the files, below the base path of the language. */
const FOLDER = 'data';

/**
 * Publishes what the site knows for other programs: the facts, once, and the sections that the search
 * finds, in each language. Their schemas are files of `static/data`.
 *
 * @param context - The site in the language that is built.
 * @param reader - Reader of the site.
 * @returns The plugin.
 */
export default function dataPlugin({siteConfig, i18n}: LoadContext, reader: PageReader): Plugin {
  const {site} = reader;
  const lang = i18n.currentLocale as Lang;
  const about = (name: string, formatVersion: number) => ({
    $schema: `${siteConfig.url}${site.base}${FOLDER}/${name}.schema.json`,
    formatVersion,
    release: documentedRelease(),
  });
  return {
    name: 'data',
    async postBuild({outDir}) {
      const files = {
        'search.json': {...about('search', SEARCH_FORMAT), lang, sections: await readSections(reader, lang)},
        ...(lang === site.lang ? {'facts.json': {...about('facts', FACTS_FORMAT), ...loadFacts()}} : {}),
      };
      const folder = path.join(outDir, FOLDER);
      await mkdir(folder, {recursive: true});
      for (const [name, content] of Object.entries(files)) {
        await writeFile(path.join(folder, name), JSON.stringify(content));
      }
    },
  };
}
