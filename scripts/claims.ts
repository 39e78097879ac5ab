import {createPageReader} from '../content/reader';
import {RECORD_FILE} from '../content/claims/record';
import {acceptClaims, checkAllClaims, formatPage, formatShares} from '../verify/claims/claims';

/**
 * `npm run claims`: share of proven sections of each page. `npm run claims -- <page>…` lists the sections of pages
 * with their proofs; with `--accept` it records these proofs, `--accept --all` those of every page.
 */
async function main(): Promise<void> {
  const names = process.argv.slice(2).map((name) => name.replace(/^docs\/|\.mdx?$/g, ''));
  const reader = createPageReader(process.cwd());
  const {sections, problems} = await checkAllClaims(reader);
  if (names.includes('--accept')) {
    const chosen = names.filter((name) => name !== '--accept');
    await acceptClaims(reader.siteDir, sections, chosen);
    console.log(`Recorded in ${RECORD_FILE}: ${chosen.join(', ')}`);
    return;
  }
  const shown = sections.filter(({page}) => names.includes(page));
  console.log(names.length === 0 ? formatShares(sections) : `${formatPage(shown)}\n\n${formatShares(shown)}`);
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
