/**
 * `npm run i18n:glossary`: writes `i18n/<lang>/GLOSSARY.md` from `glossary.json`, and looks for its words in pages,
 * texts and facts.
 *
 * `--fix` replaces those that the glossary names one word for, never in code; `--check` writes nothing and fails
 * when a file is outdated. `--lang ja` looks at one language.
 */
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Lang} from '../config/languages';
import {createPageReader} from '../content/reader';
import {formatFinding} from '../verify/page/run';
import {checkTerms, checkWords} from '../verify/prose/check';
import {readGlossary, renderGlossary, renderedGlossary, WRITE_GLOSSARY} from '../verify/prose/glossary';
import {replaceInFiles} from '../verify/prose/replace';
import {wordsOf} from '../verify/prose/words';
import {readOptions} from '../verify/translations/options';
import {exitWith} from './exit';

const siteDir = process.cwd();

/** Brings the file for readers up to date; `false` when that was only looked at, and is open. */
function writeRendered(lang: Lang, writes: boolean): boolean {
  const glossary = readGlossary(siteDir, lang);
  if (glossary === undefined) return true;
  const file = renderedGlossary(lang);
  const target = path.join(siteDir, file);
  const text = renderGlossary(glossary);
  if (existsSync(target) && readFileSync(target, 'utf8') === text) return true;
  if (writes) {
    writeFileSync(target, text);
    console.log(`${file}: written`);
  } else console.error(`${file}: This is not what glossary.json says. Run "${WRITE_GLOSSARY}".`);
  return writes;
}

async function main(): Promise<number> {
  const {langs, switches} = readOptions(process.argv.slice(2), ['--fix', '--check']);
  let open = 0;
  for (const lang of langs) {
    if (!writeRendered(lang, !switches.has('--check'))) open += 1;
    let found = await checkWords(createPageReader(siteDir), lang);
    if (switches.has('--fix')) {
      for (const {file, count} of await replaceInFiles(siteDir, found, wordsOf(siteDir, lang))) {
        console.log(`${file}: ${count} replaced`);
      }
      found = await checkWords(createPageReader(siteDir), lang);
    }
    found.push(...(await checkTerms(createPageReader(siteDir), lang)).filter(({isNote}) => !isNote));
    for (const problem of found) console.error(formatFinding({...problem, isNote: undefined}));
    open += found.length;
  }
  console.log(open === 0 ? 'The glossary is kept.' : `${open} to fix.`);
  return open === 0 ? 0 : 1;
}

exitWith(main());
