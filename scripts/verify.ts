/**
 * `npm run verify`: holds the pages against the released packages, in both languages.
 *
 * Facts are read anew and compared, samples checked, coverage measured, languages
 * compared, Chinese typography linted, examples built, the guide followed. `--no-examples` leaves out
 * what the toolkit has to build; `--translations` builds the guide in every language, not in English only.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {LANGS, TRANSLATIONS} from '../config/languages';
import {createPageReader} from '../content/reader';
import {CORRECTIONS} from '../verify/extraction/corrections.data';
import {Guide} from '../verify/guide/guide';
import {main as buildExamples} from '../verify/examples/run';
import {staleRecords} from '../verify/names/files';
import {exampleSamples, recordsOfExamples} from '../verify/names/examples';
import {recordsOf} from '../verify/names/names';
import {formatNames, formatUnresolved, isEnough} from '../verify/names/report';
import {checkAllClaims, formatShares} from '../verify/claims/claims';
import {formatFinding} from '../verify/page/run';
import {checkAllProse} from '../verify/prose/check';
import {formatProblems, formatTable} from '../verify/samples/report';
import {SiteSamples, type SampleRun} from '../verify/samples/run';
import {formatGaps, type CoverageCounts} from '../verify/coverage/coverage';
import {siteCoverage} from '../verify/coverage/site';
import {FACTS_FILE} from '../verify/extraction/extract';
import {MESSAGES_FILE} from '../content/facts/messages';
import {generateFacts, printFacts} from '../verify/extraction/generate';
import {Packages} from '../verify/extraction/packages';
import {printMessages, readAllMessages} from '../verify/extraction/readers/messages';
import {formatRows} from '../verify/table';
import {findGaps} from '../verify/translations/gaps';
import {checkAllTypography, formatTypography} from '../verify/typography';
import {exitWith} from './exit';
import {sideBySide, type Program} from './sideBySide';

const siteDir = path.resolve(__dirname, '..');

/** Options of the two processes that run everything, each a half. */
const [BUILDS, TEXTS] = ['--builds', '--texts'];

const reader = createPageReader(siteDir);

function coverageTable(counts: readonly CoverageCounts[]): string {
  return formatRows([
    ['language', 'facts', 'documented', 'left out', 'page to come', 'gaps'],
    ...counts.map((count) => [
      count.locale,
      ...[count.facts, count.documented, count.exempt, count.pending, count.gaps].map(String),
    ]),
  ]);
}

/** One part of the check: says what it found, and whether it is right. */
interface Part {
  title: string;
  run: () => Promise<boolean>;
}

function print(...texts: string[]): void {
  for (const text of texts) if (text !== '') console.log(text);
}

let opened: Promise<SiteSamples> | undefined;
let samples: Promise<SampleRun> | undefined;

const siteSamples = (): Promise<SiteSamples> => (opened ??= SiteSamples.open(reader));

/** Samples are checked once, whatever asks for them. */
const checkedSamples = (): Promise<SampleRun> => (samples ??= siteSamples().then((site) => site.run()));

const parts: Part[] = [
  {
    title: 'Facts against the installed packages',
    async run() {
      const facts = await generateFacts({workspace: path.join(siteDir, 'examples'), corrections: CORRECTIONS});
      const messages = readAllMessages(new Packages(path.join(siteDir, 'examples')));
      const old = [[FACTS_FILE, printFacts(facts)] as const, [MESSAGES_FILE, printMessages(messages)] as const].filter(
        ([file, text]) => text !== readFileSync(path.join(siteDir, file), 'utf8'),
      );
      print(
        ...old.map(
          ([file]) =>
            `${file} is not what the installed packages say. Run "npm run toolkit:extract" and review the difference.`,
        ),
        `${facts.facts.length} facts, ${facts.differences.length} known differences, ${messages.length} messages`,
      );
      return old.length === 0;
    },
  },
  {
    title: 'Samples',
    async run() {
      const {results} = await checkedSamples();
      print(formatProblems(results), formatTable(results));
      return results.every((result) => result.verdict !== 'failed');
    },
  },
  {
    title: 'Names in samples and examples',
    async run() {
      const {pages, named} = await checkedSamples();
      const names = named.flatMap((sample) => sample.names);
      const examples = exampleSamples();
      const files = await (await siteSamples()).examples(examples);
      const inFiles = files.flatMap((file) => file.names);
      const stale = await staleRecords(
        siteDir,
        new Map([...recordsOf(pages, named), ...recordsOfExamples(examples, files)]),
      );
      print(
        stale.join('\n'),
        formatUnresolved(names),
        formatNames(names),
        `In the files of ${examples.length} examples:`,
        formatUnresolved(inFiles),
        formatNames(inFiles),
      );
      return stale.length === 0 && isEnough(names) && isEnough(inFiles);
    },
  },
  {
    title: 'Facts on pages',
    async run() {
      const pages = (await Promise.all(LANGS.map(reader.pages))).flat();
      const {gaps, counts} = siteCoverage(pages);
      print(formatGaps(gaps), coverageTable(counts));
      return gaps.length === 0;
    },
  },
  {
    title: 'Translations against the English',
    async run() {
      let passes = true;
      for (const lang of TRANSLATIONS) {
        const gaps = await findGaps(reader, lang);
        print(...gaps.texts);
        passes &&= gaps.passes;
      }
      return passes;
    },
  },
  {
    title: 'Typography',
    async run() {
      const problems = await checkAllTypography(siteDir);
      print(formatTypography(problems), `${problems.length} problems`);
      return problems.length === 0;
    },
  },
  {
    title: 'Sections and sentences with proofs',
    async run() {
      const claims = await checkAllClaims(reader);
      print(claims.problems.join('\n'), formatShares(claims));
      return claims.problems.length === 0;
    },
  },
  {
    title: 'Prose of edited pages',
    async run() {
      const found = await checkAllProse(reader);
      const problems = found.filter(({isNote}) => !isNote);
      print(
        problems.map(formatFinding).join('\n'),
        `${problems.length} problems, ${found.length - problems.length} notes on other pages`,
      );
      return problems.length === 0;
    },
  },
];

/** Follows the guide as readers do. */
function guidePart(build: boolean): Part {
  return {
    title: 'The guide, followed step by step',
    async run() {
      const {problems, pages} = await new Guide(reader, {
        build,
        translations: process.argv.includes('--translations'),
      }).checkAll();
      print(formatProblems([{problems}]), `${pages} pages, ${problems.length} problems`);
      return problems.length === 0;
    },
  };
}

/** Parts that the toolkit has to build for. */
const builtParts: Part[] = [{title: 'Examples', run: async () => (await buildExamples([])) === 0}, guidePart(true)];

/** Runs parts one after the other. */
async function runParts(all: readonly Part[]): Promise<number> {
  const wrong: string[] = [];
  for (const {title, run} of all) {
    const start = performance.now();
    console.log(`\n${title}`);
    if (!(await run())) wrong.push(title);
    console.log(`${((performance.now() - start) / 1000).toFixed(1)} s`);
  }
  if (wrong.length > 0) console.log(`\nWrong: ${wrong.join(', ')}`);
  return wrong.length === 0 ? 0 : 1;
}

/** This script again, with the options of its process. */
const again = (...options: readonly string[]): Program => ({
  args: [...process.execArgv, __filename, ...process.argv.slice(2), ...options],
});

/** Runs everything: builds, and what needs none in a process of its own beside them. */
async function main(): Promise<number> {
  if (process.argv.includes(BUILDS)) return runParts(builtParts);
  if (process.argv.includes(TEXTS)) return runParts(parts);
  const code = process.argv.includes('--no-examples')
    ? await runParts([...parts, guidePart(false)])
    : await sideBySide(again(BUILDS), [again(TEXTS)], siteDir, {independent: true});
  if (code === 0) console.log('\nAll checks pass.');
  return code;
}

exitWith(main());
