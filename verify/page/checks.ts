import {execFile} from 'node:child_process';
import {readFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import path from 'node:path';
import {promisify} from 'node:util';
import {checkLinks} from '../../content/checks/checks';
import {checkPage, checkStructure} from '../../content/checks/run';
import type {ContentError} from '../../content/ContentError';
import {parseMeta} from '../../content/fences/meta';
import {SCHEME} from '../../content/links';
import {hashOf} from '../../content/pageCache';
import {compareSections, sectionHashes} from '../../content/translations/sections';
import {readSourceHashes} from '../../content/translations/status';
import type {Page} from '../../content/types';
import {siteCoverage} from '../coverage/site';
import {comparePage} from '../parity/compare';
import {parseSample} from '../parity/parser';
import {checkTypography} from '../typography';
import {unlessPassed} from './passed';
import type {Finding, PageCheck, PageContext} from './types';

/** The page and its twin, those of them that exist. */
const pagesOf = ({english, chinese}: PageContext): Page[] => [english, chinese].filter((page) => page !== undefined);

const read = ({site}: PageContext, file: string): Promise<string> =>
  readFile(path.join(site.reader.siteDir, file), 'utf8');

const toFinding = ({file, line, reason}: ContentError): Finding => ({file, line, message: reason});

/** Links from other pages to a page, of which an edit may have taken the heading away. */
function checkLinksTo({site}: PageContext, target: Page): ContentError[] {
  const targets = site.targets[target.lang];
  return targets.pages
    .filter((page) => page !== target)
    .flatMap((page) => {
      const links = page.links.filter((link) => {
        if (SCHEME.test(link.url)) return false;
        try {
          return targets.resolve(page, link).page === target;
        } catch {
          // A link that cannot be read is a problem of its own page.
          return false;
        }
      });
      return checkLinks(page, links, targets);
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
    pages.some((page) => page.file === file || reason.includes(`"${page.fileKey}"`)),
  );
  const own = await Promise.all(pages.map((page) => checkPage(site, page)));
  const incoming = pages.flatMap((page) => checkLinksTo(context, page));
  return [...structure, ...own.flat(), ...incoming].map(toFinding);
}

/**
 * Samples against the released packages.
 *
 * @param context - Page, site, and what checks samples.
 */
export async function checkPageSamples(context: PageContext): Promise<Finding[]> {
  const {site, name, cacheDir, checkSamples} = context;
  // Pages for writers show what the components can do, not what Rspress does.
  if (name.startsWith('pages/internal/')) return [];
  const pages = pagesOf(context);
  // Lines are left out, so that a change of the text around the samples is no change of theirs.
  const fences = pages.map((page) =>
    page.fences.map(({lang, meta, value, file, line}) => [
      lang,
      meta,
      value,
      page.fences.findIndex((other) => other.file === file && other.line === line),
    ]),
  );
  const key = hashOf(await site.reader.inputs(), JSON.stringify(fences));
  return unlessPassed(path.join(cacheDir, 'samples', `${name.replaceAll('/', '-')}.txt`), key, async () => {
    const results = await checkSamples(pages.map(({file, fences}) => ({file, fences})));
    return results
      .flatMap((result) => result.problems)
      .map(({file, line, code, message, fix}) => ({file, line, message: `${message} [${code}] ${fix}`}));
  });
}

/**
 * Facts that the page shows or is meant to document.
 *
 * @param context - Page and site.
 */
export async function checkFacts(context: PageContext): Promise<Finding[]> {
  const {pages} = context.site;
  const files = new Set(pagesOf(context).map(({file}) => file));
  return siteCoverage([...pages.en, ...pages.zh]).gaps.flatMap(({file, line = 0, message}) =>
    file !== undefined && files.has(file) ? [{file, line, message}] : [],
  );
}

/**
 * Differences between the page and its twin.
 *
 * @param context - Page and site.
 */
export async function checkParity({english, chinese}: PageContext): Promise<Finding[]> {
  if (english === undefined || chinese === undefined) return [];
  return comparePage(english, chinese, parseSample).map((problem) => ({
    ...problem.chinese,
    message: `${problem.message} [${problem.code}] ${problem.fix} English: ${problem.english.file}:${problem.english.line}`,
  }));
}

/**
 * Spacing and punctuation of the Chinese page.
 *
 * @param context - Page and site.
 */
export async function checkPageTypography(context: PageContext): Promise<Finding[]> {
  const {chinese} = context;
  if (chinese === undefined) return [];
  return checkTypography(await read(context, chinese.file), chinese.file).map(({file, line, found, wanted}) => ({
    file,
    line,
    message: `"${found}" should read "${wanted}".`,
  }));
}

/**
 * Sections whose English changed since they were translated. They are notes: the translation may
 * follow later, and readers are told.
 *
 * @param context - Page and site.
 */
export async function checkTranslation(context: PageContext): Promise<Finding[]> {
  const {name, english, chinese, site} = context;
  if (english === undefined || chinese === undefined) return [];
  const recorded = await readSourceHashes(site.reader.siteDir);
  const status = compareSections(recorded[name], sectionHashes(english, await read(context, english.file)));
  if (status.state === 'current') return [];
  const fix = `Compare both languages, then run: npm run i18n:accept -- ${name}`;
  if (status.state === 'unrecorded') {
    return [{file: chinese.file, line: 0, message: `The translation was never recorded. ${fix}`, isNote: true}];
  }
  return status.sections.map((id) => ({
    file: chinese.file,
    line: chinese.headings.find((heading) => heading.id === id)?.line ?? 0,
    message: `The English ${id === '' ? 'text before the first heading' : `section #${id}`} changed. ${fix}`,
    isNote: true,
  }));
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
  {name: 'facts', run: checkFacts},
  {name: 'parity', run: checkParity},
  {name: 'typography', run: checkPageTypography},
  {name: 'translation', run: checkTranslation},
  {name: 'style', run: checkStyle},
];
