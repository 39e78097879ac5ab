import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {LANGS} from '../../config/locales';
import {runChecks} from '../../content/checks/run';
import {problemList} from '../../content/ContentError';
import type {PageReader} from '../../content/reader';
import {contentRoots} from '../../content/roots';
import {isLater} from '../languages';

async function check(reader: PageReader): Promise<void> {
  const errors = await runChecks(reader);
  if (errors.length > 0) throw problemList('The content has', errors);
}

/**
 * Stops the build before it starts when pages, translations, sidebars, links, images or
 * tool lists are wrong, and complains while developing. Every problem is listed with file, line and
 * how to fix it.
 *
 * @param context - The site in the language that is built.
 * @param reader - Reader of the site.
 * @returns The plugin; `null` where the checks have run already.
 */
export default async function contentChecksPlugin(
  {i18n, siteDir}: LoadContext,
  reader: PageReader,
): Promise<Plugin | null> {
  if (isLater(i18n.currentLocale, i18n.defaultLocale)) return null;
  // Before other plugins load their content, which would fail at the first problem.
  await check(reader);
  let isChecked = true;
  return {
    name: 'content-checks',
    getPathsToWatch: () =>
      LANGS.flatMap((lang) => Object.values(contentRoots(lang))).map((root) =>
        path.join(siteDir, root, '**/*.{md,mdx}'),
      ),
    async loadContent() {
      if (!isChecked) await check(reader);
      isChecked = false;
    },
  };
}
