/**
 * `npm run i18n:accept -- <page>…`: records that translations match the English of today, by whom and when.
 *
 * A page is a name or a file in either language; files of texts are named below `i18n/<lang>/`, as in
 * `texts/site.json`. `--all` takes everything, `--lang ja` another language than the first. `--typo` is for
 * English that changed by mended typos only: who compared both, and when, stays; without names it takes
 * what was committed with the line `Translations: still-valid`.
 */
import path from 'node:path';
import {reviewsFile, hashesFile} from '../content/translations/record';
import {createPageReader} from '../content/reader';
import {formatFinding} from '../verify/page/run';
import {acceptTranslations} from '../verify/translations/accept';
import {readOptions} from '../verify/translations/options';
import {exitWith} from './exit';

async function main(): Promise<number> {
  const {langs, rest} = readOptions(process.argv.slice(2), ['--all', '--typo']);
  const siteDir = process.cwd();
  const lang = langs[0]!;
  const {names, findings} = await acceptTranslations(
    createPageReader(siteDir),
    lang,
    rest,
    path.join(siteDir, 'node_modules/.cache/page-checks'),
  );
  for (const finding of findings) console.error(formatFinding(finding));
  if (findings.length > 0) {
    console.error(`Nothing was recorded: ${findings.length} to fix first.`);
    return 1;
  }
  if (names.length === 0) {
    console.log('Nothing changed by commits with the line "Translations: still-valid" only.');
    return 0;
  }
  console.log(`Recorded in ${hashesFile(lang)} and ${reviewsFile(lang)}: ${names.join(', ')}`);
  return 0;
}

exitWith(main());
