import {execFile} from 'node:child_process';
import {readFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import path from 'node:path';
import {promisify} from 'node:util';
import {glob} from 'tinyglobby';
import {TOUR} from '../../config/tour';
import {LANGS, TRANSLATIONS, type Lang} from '../../config/languages';
import {checkLinks} from '../../content/checks/checks';
import {checkPage, checkStructure, type CheckedSite} from '../../content/checks/run';
import type {ContentError} from '../../content/ContentError';
import {parseMeta} from '../../content/fences/meta';
import {linkResolver, SCHEME} from '../../content/links';
import {hashOf} from '../../content/pageCache';
import {contentRoots, routePathOf} from '../../content/roots';
import {compareSections, sectionHashes} from '../../content/translations/sections';
import {readSourceHashes} from '../../content/translations/record';
import type {Page} from '../../content/types';
import {siteCoverage} from '../coverage/site';
import {outdatedRecords} from '../names/files';
import {comparePage} from '../parity/compare';
import {parseSample} from '../parity/parser';
import {checkProse} from '../prose/check';
import {missingTerms, requiredTerms} from '../prose/required';
import type {Problem} from '../samples/types';
import {checkTypography} from '../typography';
import {unlessPassed} from './passed';
import type {Finding, PageCheck, PageContext} from './types';

/** The page and its twin, those of them that exist. */
const pagesOf = ({english, translations}: PageContext): Page[] =>
  [english, ...translations].filter((page) => page !== undefined);

const read = ({site}: PageContext, file: string): Promise<string> =>
  readFile(path.join(site.reader.siteDir, file), 'utf8');

const toFinding = ({file, line, reason}: ContentError): Finding => ({file, line, message: reason});

/** A page in every language; where one is missing, one where it would be. */
function allOf({site, english, translations}: PageContext): Page[] {
  const page = english ?? translations[0];
  if (page === undefined) return [];
  const missing = (lang: Lang): Page => ({
    ...page,
    lang,
    file: `${contentRoots(lang)[page.kind === 'doc' ? 'docs' : 'pages']}/${page.fileKey}${path.extname(page.file)}`,
    routePath: routePathOf(page.fileKey, lang, site.reader.site),
  });
  return LANGS.map((lang) => [english, ...translations].find((one) => one?.lang === lang) ?? missing(lang));
}

/** Links from other pages to a page, of which an edit may have taken the heading away, or the whole file. */
function checkLinksTo({targets}: CheckedSite, target: Page): ContentError[] {
  const own = targets[target.lang];
  const resolve = linkResolver([...own.pages.filter(({file}) => file !== target.file), target], own.prefix);
  return own.pages
    .filter(({file}) => file !== target.file)
    .flatMap((page) => {
      const links = page.links.filter((link) => {
        if (SCHEME.test(link.url)) return false;
        try {
          return resolve(page, link).page === target;
        } catch {
          // A link that cannot be read is a problem of its own page.
          return false;
        }
      });
      return checkLinks(page, links, own);
    });
}

/**
 * Headings, frontmatter, images, links from and to the page, its place in the sidebar.
 *
 * @param context - Page and site.
 */
export async function checkContent(context: PageContext): Promise<Finding[]> {
  const {site} = context;
  const pages = pagesOf(context);
  const structure = (await checkStructure(site)).filter(({file, reason}) =>
    pages.some((page) => page.file === file || reason.includes(`page "${page.fileKey}"`)),
  );
  const own = await Promise.all(pages.map((page) => checkPage(site, page)));
  const incoming = allOf(context).flatMap((target) => checkLinksTo(site, target));
  return [...structure, ...own.flat(), ...incoming].map(toFinding);
}

/** Hash of what checks pages: what passed once has to pass anew when that changes. */
async function codeOfChecks(): Promise<string> {
  const cwd = path.join(__dirname, '..');
  // Answers about sentences check no sample.
  const files = (await glob('**/*', {cwd, ignore: ['claims/pages/**']})).sort();
  return hashOf(...files, ...(await Promise.all(files.map((file) => readFile(path.join(cwd, file))))));
}

/** Runs a check unless it passed before, whatever the text around the samples said then. */
async function unlessSamplesPassed(
  check: string,
  context: PageContext,
  checkPages: (pages: readonly Page[]) => Promise<readonly Problem[]>,
): Promise<Finding[]> {
  const {site, name, cacheDir} = context;
  const pages = pagesOf(context);
  // Lines and offsets are left out: a change of the text around the samples is no change of theirs.
  const samples = pages.map(({fences, headings}) =>
    fences.map(({lang, meta, value, file, line, charIndex}) => ({
      ...{lang, meta, value},
      first: fences.findIndex((other) => other.file === file && other.line === line),
      under: headings.filter((heading) => heading.charIndex <= charIndex).map(({depth}) => depth),
    })),
  );
  const key = hashOf(site.reader.inputs(), await codeOfChecks(), JSON.stringify(samples));
  return unlessPassed(path.join(cacheDir, check, `${name.replaceAll('/', '-')}.txt`), key, async () =>
    (await checkPages(pages)).map(({file, line, code, message, fix}) => ({
      ...{file, line},
      message: `${message} [${code}] ${fix}`,
    })),
  );
}

/**
 * Samples against the released packages.
 *
 * @param context - Page, site, and what checks samples.
 */
export async function checkPageSamples(context: PageContext): Promise<Finding[]> {
  // Pages for writers show what the components can do, not what Rspress does.
  if (context.name.startsWith('pages/internal/')) return [];
  return unlessSamplesPassed('samples', context, async (pages) => {
    const results = await context.checkSamples(pages.map(({file, fences}) => ({file, fences})));
    return results.flatMap(({problems}) => problems);
  });
}

/**
 * Whether the names in the samples were looked up since the samples changed.
 *
 * @param context - Page and site.
 */
export function checkNames(context: PageContext): Promise<Finding[]> {
  // Text that pages share may be on pages of one language only.
  const own = new Set(pagesOf(context).map(({file}) => file));
  const pages = pagesOf(context).map(({fences}) => ({fences: fences.filter(({file}) => own.has(file))}));
  const outdated = outdatedRecords(context.site.reader.siteDir, pages);
  return Promise.resolve(outdated.map(({file, message}) => ({file, line: 0, message})));
}

/**
 * Facts that the page shows or is meant to document.
 *
 * @param context - Page and site.
 */
export async function checkFacts(context: PageContext): Promise<Finding[]> {
  const {pages} = context.site;
  const files = new Set(pagesOf(context).map(({file}) => file));
  return siteCoverage(Object.values(pages).flat()).gaps.flatMap(({file, line = 0, message}) =>
    file !== undefined && files.has(file) ? [{file, line, message}] : [],
  );
}

/**
 * Differences between the page and its twin.
 *
 * @param context - Page and site.
 */
export async function checkParity({english, translations}: PageContext): Promise<Finding[]> {
  if (english === undefined) return [];
  return translations.flatMap((translation) =>
    comparePage(english, translation, parseSample).map((problem) => ({
      ...problem.chinese,
      message: `${problem.message} [${problem.code}] ${problem.fix} English: ${problem.english.file}:${problem.english.line}`,
    })),
  );
}

/**
 * Spacing and punctuation of the translations.
 *
 * @param context - Page and site.
 */
export async function checkPageTypography(context: PageContext): Promise<Finding[]> {
  const found = context.translations.map(async ({file}) =>
    checkTypography(await read(context, file), file).map(({line, found: text, wanted}) => ({
      file,
      line,
      message: `"${text}" should read "${wanted}".`,
    })),
  );
  return (await Promise.all(found)).flat();
}

/**
 * Words and sentences of both languages. On pages that were not edited yet, findings are notes.
 *
 * @param context - Page and site.
 */
export async function checkPageProse(context: PageContext): Promise<Finding[]> {
  const found = await Promise.all(
    pagesOf(context).map(async (page) => checkProse(context.site.reader.siteDir, page, await read(context, page.file))),
  );
  const {english, translations, site} = context;
  const terms = translations.flatMap((page) =>
    english === undefined ? [] : missingTerms(english, page, requiredTerms(site.reader.siteDir, page.lang)),
  );
  return [...found.flat(), ...terms];
}

/**
 * Sections whose English changed since they were translated. They are notes: the translation may
 * follow later, and readers are told.
 *
 * @param context - Page and site.
 */
export async function checkTranslation(context: PageContext): Promise<Finding[]> {
  const {name, english, translations, site} = context;
  if (english === undefined) return [];
  const hashes = sectionHashes(english, await read(context, english.file));
  const missing = TRANSLATIONS.filter((lang) => !translations.some((page) => page.lang === lang)).map(
    (lang): Finding => ({
      file: english.file,
      line: 0,
      message: `The page is not translated (${lang}): its readers see the English one.`,
      isNote: true,
    }),
  );
  const found = translations.map(async (page): Promise<Finding[]> => {
    const status = compareSections((await readSourceHashes(site.reader.siteDir, page.lang))[name], hashes);
    if (status.state === 'current') return [];
    const fix = `Compare both languages, then run: npm run i18n:accept -- ${name}`;
    if (status.state === 'unrecorded') {
      return [{file: page.file, line: 0, message: `The translation was never recorded. ${fix}`, isNote: true}];
    }
    return status.sections.map((id) => ({
      file: page.file,
      line: page.headings.find((heading) => heading.id === id)?.line ?? 0,
      message: `The English ${id === '' ? 'text before the first heading' : `section #${id}`} changed. ${fix}`,
      isNote: true,
    }));
  });
  return [...missing, ...(await Promise.all(found)).flat()];
}

/**
 * The blocks of a page of the tour, applied in order as a reader would. Nothing is built: that takes
 * minutes, and `npm run verify` does it.
 *
 * @param context - Page and site.
 */
export async function checkSteps(context: PageContext): Promise<Finding[]> {
  if (TOUR[context.name] === undefined) return [];
  return unlessSamplesPassed('steps', context, async (pages) => {
    // Loads TypeScript, which other pages need not wait for.
    const {Guide} = await import('../guide/guide');
    const guide = new Guide(context.site.reader, {build: false});
    return (await Promise.all(pages.map(({file}) => guide.checkPage(file)))).flat();
  });
}

const run = promisify(execFile);
const {resolve} = createRequire(__filename);

/** What `eslint --format json` prints of a file. */
interface LintedFile {
  filePath: string;
  messages: {line?: number; message: string; ruleId: string | null}[];
}

/** Output of a command line that says by its exit code that it found something. */
async function outputOf(script: string, args: readonly string[], cwd: string): Promise<string> {
  try {
    return (await run(process.execPath, [script, ...args], {cwd})).stdout;
  } catch (cause) {
    const {code, stdout, stderr} = cause as {code?: unknown; stdout?: string; stderr?: string};
    if (code !== 1 || stdout === undefined) throw new Error(stderr || String(cause), {cause});
    return stdout;
  }
}

/**
 * ESLint and Prettier on the page and on the files it quotes, as far as their settings include them.
 *
 * @param context - Page and site.
 */
export async function checkStyle(context: PageContext): Promise<Finding[]> {
  const {name, site, cacheDir} = context;
  const {siteDir} = site.reader;
  const pages = pagesOf(context);
  const quoted = pages.flatMap(({fences}) => fences.flatMap(({meta}) => parseMeta(meta).file ?? []));
  const files = [...new Set([...pages.map(({file}) => file), ...quoted])].sort();
  const settings = ['eslint.config.mjs', '.prettierrc.json', '.prettierignore', 'package-lock.json'];
  const texts = await Promise.all([...settings, ...files].map((file) => read(context, file).catch(() => '')));
  return unlessPassed(
    path.join(cacheDir, 'style', `${name.replaceAll('/', '-')}.txt`),
    hashOf(...files, ...texts),
    async () => {
      const scripts = files.filter((file) => /\.[cm]?[jt]sx?$/.test(file));
      const [linted, unformatted] = await Promise.all([
        scripts.length === 0
          ? '[]'
          : outputOf(
              path.join(path.dirname(resolve('eslint/package.json')), 'bin/eslint.js'),
              ['--format', 'json', '--no-warn-ignored', ...scripts],
              siteDir,
            ),
        outputOf(
          path.join(path.dirname(resolve('prettier/package.json')), 'bin/prettier.cjs'),
          ['--list-different', '--ignore-unknown', ...files],
          siteDir,
        ),
      ]);
      return [
        ...(JSON.parse(linted) as LintedFile[]).flatMap(({filePath, messages}) =>
          messages.map(({line = 0, message, ruleId}) => ({
            file: path.relative(siteDir, filePath).split(path.sep).join('/'),
            line,
            message: `${message} [${ruleId ?? 'eslint'}]`,
          })),
        ),
        ...unformatted
          .split('\n')
          .filter((file) => file !== '')
          .map((file) => ({file, line: 0, message: `The file is not formatted. Run: npx prettier --write ${file}`})),
      ];
    },
  );
}

/** The checks of `npm run check -- <page>`. A further one is a line here. */
export const PAGE_CHECKS: readonly PageCheck[] = [
  {name: 'content', run: checkContent},
  {name: 'samples', run: checkPageSamples},
  {name: 'names', run: checkNames},
  {name: 'guide steps', run: checkSteps},
  {name: 'facts', run: checkFacts},
  {name: 'parity', run: checkParity},
  {name: 'typography', run: checkPageTypography},
  {name: 'prose', run: checkPageProse},
  {name: 'translation', run: checkTranslation},
  {name: 'style', run: checkStyle},
];
