import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Lang} from '../../config/types';
import {createConfigFacts} from '../../content/configFacts';
import {loadFacts} from '../../content/facts/load';
import {loadMoves, loadRelease} from '../../content/facts/next/moves';
import type {PageReader} from '../../content/reader';
import {localePrefix} from '../../content/roots';

/**
 * Writes what the check of a configuration knows, which the page with the check loads when it is
 * first used.
 *
 * @param context - The site in the language that is built.
 * @param reader - Reader of the site, whose entries of the reference the check links to.
 * @returns The plugin.
 */
export default function configCheckPlugin({i18n}: LoadContext, reader: PageReader): Plugin {
  return {
    name: 'config-check',
    async contentLoaded({actions}) {
      const lang = i18n.currentLocale as Lang;
      const facts = createConfigFacts({
        facts: loadFacts(),
        release: loadRelease(),
        moves: loadMoves(),
        pages: await reader.pages(lang),
        lang,
        prefix: localePrefix(lang, reader.site),
      });
      await actions.createData('facts.json', JSON.stringify(facts));
    },
  };
}
