/**
 * `npm run i18n:status [-- <page>…]`: which translations lag behind which English sections and texts.
 *
 * `--lang ja` looks at one language, `--diff` shows how the English changed since the last acceptance,
 * `--json` writes for programs, `--html` writes the page that is published under `/translations/`. `--check` fails when anything is stale, unrecorded or without English,
 * `--complete` also when something is missing.
 */
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {SOURCE_LANG} from '../config/languages';
import {chooseItems} from '../content/translations/accept';
import {englishDiff} from '../content/translations/diff';
import {countOpen, languageStatus} from '../content/translations/status';
import {createPageReader, type PageReader} from '../content/reader';
import {editBaseOf} from '../plugins/repository';
import {unknownName} from '../verify/page/find';
import {readOptions} from '../verify/translations/options';
import {formatReport, reportData, type LanguageReport} from '../verify/translations/report';
import {exitWith} from './exit';

/** Where `--html` writes. */
const PAGE = path.resolve(__dirname, '../node_modules/.cache/translations/index.html');

/** Writes the page in the language the site is written in; its address. */
async function writePage(reader: PageReader): Promise<string> {
  // Style sheets are read by a parser that nothing else here needs.
  const {translationsPage} = await import('../plugins/translations');
  await mkdir(path.dirname(PAGE), {recursive: true});
  await writeFile(PAGE, await translationsPage(reader, SOURCE_LANG, editBaseOf(SOURCE_LANG, reader.siteDir)));
  return pathToFileURL(PAGE).href;
}

async function main(): Promise<number> {
  const {langs, switches, rest} = readOptions(process.argv.slice(2), [
    '--diff',
    '--html',
    '--json',
    '--check',
    '--complete',
  ]);
  const siteDir = process.cwd();
  const reader = createPageReader(siteDir);
  if (switches.has('--html')) console.log(await writePage(reader));
  const reports: LanguageReport[] = [];
  for (const lang of langs) {
    const items = await languageStatus(reader, lang);
    const known = items.map(({name}) => name);
    reports.push({
      lang,
      items: rest.length === 0 ? items : chooseItems(items, rest, (name) => unknownName(name, known)),
    });
  }
  if (switches.has('--json')) console.log(JSON.stringify(reportData(reports), null, 2));
  else {
    const diffOf = switches.has('--diff') ? englishDiff.bind(undefined, siteDir) : undefined;
    for (const report of reports) console.log(formatReport(report, diffOf));
  }
  const {missing, stale, unrecorded, orphan} = countOpen(reports.flatMap(({items}) => items));
  const fails = switches.has('--complete')
    ? missing + stale + unrecorded + orphan
    : switches.has('--check')
      ? stale + unrecorded + orphan
      : 0;
  return fails > 0 ? 1 : 0;
}

exitWith(main());
