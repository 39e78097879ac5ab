import {createPageReader} from '../content/reader';
import {answersFile, readAnswers, writeAnswers} from '../verify/claims/answers';
import {acceptClaims, checkAllClaims, formatPage, formatShares, type SiteClaims} from '../verify/claims/claims';
import {draftAnswers, rankProofs} from '../verify/claims/draft';
import {proofName} from '../verify/claims/known';
import {exitWith} from './exit';

/** Claims that `--find` prints at most. */
const MOST_FOUND = 20;

const FLAGS: ReadonlySet<string> = new Set(['--accept', '--draft', '--find']);

/** Writes proposals for the sentences of pages that have no answer. */
async function draft(siteDir: string, {sentences, proofs, known}: SiteClaims, names: readonly string[]): Promise<void> {
  if (names.length === 0) throw new Error('Name at least one page.');
  for (const name of names) {
    const own = sentences.filter(({page}) => page === name);
    if (own.length === 0) throw new Error(`No page is named ${name}.`);
    await writeAnswers(siteDir, name, draftAnswers(readAnswers(siteDir, name), own, proofs, known(name)));
    console.log(`Drafted: ${answersFile(name)}. Proposals begin with "?" and count for nothing until you decide.`);
  }
}

/**
 * `npm run claims`: shares of proven sections and answered sentences of each page.
 * - `-- <page>…` lists the sentences of pages with their answers.
 * - `-- --draft <page>…` adds the others to the answers files, with proposals.
 * - `-- --find "words"` prints the names of claims that hold these words.
 * - `-- --accept <page>…` records proofs and shares of pages; `--accept --all` those of every page.
 */
async function main(): Promise<void> {
  const given = process.argv.slice(2);
  const flag = given.find((word) => FLAGS.has(word));
  const rest = given.filter((word) => word !== flag);
  const names = rest.map((name) => name.replace(/^docs\/|\.mdx?$/g, ''));
  const reader = createPageReader(process.cwd());
  const claims = await checkAllClaims(reader);
  switch (flag) {
    case '--accept':
      console.log(`Recorded: ${(await acceptClaims(reader.siteDir, claims, names)).join(', ')}`);
      return;
    case '--draft':
      await draft(reader.siteDir, claims, names);
      return;
    case '--find':
      for (const {proof} of rankProofs(rest.join(' '), claims.proofs).slice(0, MOST_FOUND)) {
        console.log(`${proofName(proof)}\n    ${proof.place}`);
      }
      return;
    default:
  }
  const isShown = ({page}: {page: string}): boolean => names.length === 0 || names.includes(page);
  const shown = {sections: claims.sections.filter(isShown), sentences: claims.sentences.filter(isShown)};
  if (names.length > 0) console.log(`${formatPage(shown.sections, shown.sentences)}\n`);
  console.log(formatShares(shown));
  if (claims.problems.length > 0) throw new Error(claims.problems.join('\n'));
}

exitWith(main());
