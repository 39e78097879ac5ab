/**
 * Measures this site against others: `npm run bench`.
 *
 * Builds this site, and its English pages as plain Markdown with Rspress, VitePress, Docusaurus and
 * with this site itself, and prints tables of what readers load and wait for and what writers wait
 * for, with the ratio to this site in brackets. Measurements go from one site to the next and round
 * again, so that what else the computer does falls on all of them.
 *
 *   npm run bench                 everything; about half an hour
 *   npm run bench -- --no-scale   without the builds of many pages
 *   npm run bench -- --no-build   with the sites that the last run has built, without times of builds
 *   npm run bench -- --quick      one round of each, and few pages: shows that it works, measures nothing
 */
import {existsSync} from 'node:fs';
import {mkdir} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {chromium, type Browser} from 'playwright-core';
import {browserPath} from '../../verify/browser/browserPath';
import {allProjects, installTools, makeAnew, plainSite, type Project} from './generators';
import {lighthouse, type LighthouseResult} from './lighthouse';
import {buildCommand, BUILD_LEFTOVERS} from './ownBuild';
import {coldBuild, measuredRun, type Usage} from './measuredRun';
import {plainPages, type PlainPage} from './plainPages';
import {quantile} from './search';
import {serveCompressed} from './serveCompressed';
import {navigationTime, scriptTime, weigh} from './visits';
import {exitWith} from '../exit';

const SITE_DIR = path.resolve(__dirname, '../..');
const BENCH_DIR = path.join(os.tmpdir(), 'rspress-v1-docs-bench');

/** A short page, a usual one and the longest. */
const PAGES = ['/guide/start/introduction', '/guide/basic/use-mdx', '/api/config/config-theme'] as const;
/** Page that is looked at when one has to do, and the one that is gone to from there. */
const [FROM] = PAGES;
const TO = '/guide/start/getting-started';

const option = (name: string): boolean => process.argv.includes(`--${name}`);

/** Rounds of what takes seconds, and of what takes minutes. */
const [ROUNDS, SLOW_ROUNDS] = option('quick') ? [1, 1] : [7, 3];
/** How often the pages are multiplied. */
const SCALES = option('quick') ? [1, 2] : [1, 10, 40];
/** Most time of one build, in seconds. */
const BUILD_TIMEOUT = 1200;

const median = (values: readonly number[]): number => quantile(values, 0.5);
const whole = (value: number): string => value.toFixed(0);
const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);

/** The real site of this repository, in all languages. */
const WHOLE_SITE: Omit<Project, 'make'> = {
  name: 'This site',
  dir: SITE_DIR,
  command: buildCommand,
  leftovers: ['build', ...BUILD_LEFTOVERS],
};

/** Name of a site, and its values; `undefined` where there is none. */
type Row = [string, ...(number | undefined)[]];

/** A table in Markdown. The first line of values is that of this site; others show their ratio to it. */
function table(what: string, columns: readonly string[], rows: readonly Row[], show = whole): string {
  const [, ...own] = rows[0] ?? [''];
  const cell = (value: number | undefined, index: number, isOwn: boolean): string => {
    if (value === undefined || Number.isNaN(value)) return '–';
    const base = own[index];
    const ratio = isOwn || base === undefined || base === 0 ? '' : ` (${(value / base).toFixed(1)}×)`;
    return show(value) + ratio;
  };
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [
    line([what, ...columns]),
    line(['---', ...columns.map(() => '---:')]),
    ...rows.map(([name, ...values], row) =>
      line([name, ...values.map((value, index) => cell(value, index, row === 0))]),
    ),
  ].join('\n');
}

/** Runs a measurement on each site, round after round. */
async function alternate<Site, Result>(
  sites: readonly Site[],
  rounds: number,
  measure: (site: Site) => Promise<Result>,
): Promise<Map<Site, Result[]>> {
  const results = new Map<Site, Result[]>(sites.map((site) => [site, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const site of sites) results.get(site)!.push(await measure(site));
  }
  return results;
}

const BUILD_COLUMNS = ['Time, s', 'Processor time, s', 'Memory, MB'];
const buildRow = (name: string, usage: Usage | undefined): Row => [
  name,
  usage?.seconds,
  usage?.processor,
  usage?.memory,
];

async function benchBuilds(same: readonly Project[]): Promise<void> {
  const rows: Row[] = [];
  // The examples that pages show live are built once and kept; only the first build has to wait for them.
  await measuredRun(WHOLE_SITE.command, WHOLE_SITE.dir, BUILD_TIMEOUT);
  for (const project of same) rows.push(buildRow(project.name, await coldBuild(project, BUILD_TIMEOUT)));
  rows.push(buildRow(`${WHOLE_SITE.name}, both languages`, await coldBuild(WHOLE_SITE, BUILD_TIMEOUT)));
  const again = await measuredRun(WHOLE_SITE.command, WHOLE_SITE.dir, BUILD_TIMEOUT);
  rows.push(buildRow(`${WHOLE_SITE.name}, both languages, with its cache`, again));
  console.log(`\n${table('Build', BUILD_COLUMNS, rows)}`);
}

async function benchScale(pages: readonly PlainPage[]): Promise<void> {
  const rows: Row[] = [];
  for (const times of SCALES) {
    const copies = Array.from({length: times - 1}, (_, copy) =>
      pages.map((page) => ({...page, key: `copy-${copy}/${page.key}`, route: `/copy-${copy}${page.route}`})),
    );
    const project = plainSite(SITE_DIR, path.join(BENCH_DIR, 'this-site-scaled'));
    await makeAnew(project, [...pages, ...copies.flat()]);
    rows.push(buildRow(`${times * pages.length} pages`, await coldBuild(project, BUILD_TIMEOUT)));
  }
  console.log(`\n${table('Build of this site, same Markdown, multiplied', BUILD_COLUMNS, rows)}`);
}

/** A site that is served. */
interface Site {
  name: string;
  url: string;
}

async function benchWeight(browser: Browser, sites: readonly Site[]): Promise<void> {
  for (const route of PAGES) {
    const rows: Row[] = [];
    for (const {name, url} of sites) {
      const {html, css, script, other} = await weigh(browser, url + route);
      rows.push([name, html + css + script + other, html, css, script, other]);
    }
    console.log(
      `\n${table(`First view of ${route}, kB`, ['All', 'HTML', 'CSS', 'JavaScript', 'Other'], rows, kilobytes)}`,
    );
  }
}

async function benchScripts(browser: Browser, sites: readonly Site[]): Promise<void> {
  const rows = sites.map(({name}): Row => [name]);
  for (const route of PAGES) {
    const times = await alternate(sites, ROUNDS, ({url}) => scriptTime(browser, url + route));
    sites.forEach((site, index) => rows[index]!.push(median(times.get(site)!)));
  }
  console.log(`\n${table('Scripts on a phone, ms', PAGES, rows)}`);
}

async function benchNavigation(browser: Browser, sites: readonly Site[], title: string): Promise<void> {
  const times = await alternate(sites, ROUNDS, ({url}) => navigationTime(browser, url + FROM, TO, title));
  const rows = sites.map((site): Row => {
    const known = times.get(site)!.filter((time) => time !== undefined);
    return [site.name, known.length === 0 ? undefined : median(known)];
  });
  console.log(`\n${table('Navigation', ['From press to heading, ms'], rows)}`);
}

async function benchLighthouse(packages: string, sites: readonly Site[]): Promise<void> {
  const browser = await browserPath();
  const results = await alternate(sites, SLOW_ROUNDS, ({url}) => lighthouse(packages, browser, url + FROM));
  const of = (site: Site, key: keyof LighthouseResult) => median(results.get(site)!.map((result) => result[key]));
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  // Scores have an end, so their ratios would say nothing.
  console.log(
    [
      '',
      line(['Lighthouse, phone', 'Performance', 'Accessibility', 'Best practices', 'SEO', 'LCP, ms', 'Blocked, ms']),
      line(['---', '---:', '---:', '---:', '---:', '---:', '---:']),
      ...sites.map((site) =>
        line([
          site.name,
          ...(['performance', 'accessibility', 'bestPractices', 'seo', 'largestPaint', 'blocked'] as const).map((key) =>
            whole(of(site, key)),
          ),
        ]),
      ),
    ].join('\n'),
  );
}

async function main(): Promise<void> {
  const load = () => (os.loadavg()[0] ?? 0).toFixed(1);
  const day = new Date().toISOString().slice(0, 10);
  console.log(`${day}, Node.js ${process.version}, ${os.cpus().length} cores, load ${load()} at the start`);
  await mkdir(BENCH_DIR, {recursive: true});
  const packages = await installTools(BENCH_DIR);
  const pages = await plainPages(SITE_DIR);
  const [plain, ...others] = allProjects(SITE_DIR, BENCH_DIR);
  if (!option('no-build')) {
    for (const project of [plain, ...others]) await makeAnew(project, pages);
    await benchBuilds([plain, ...others]);
  }

  const projects = [WHOLE_SITE, ...others];
  for (const {name, dir, leftovers} of projects) {
    if (existsSync(path.join(dir, leftovers[0], 'index.html'))) continue;
    throw new Error(`${name} is not built in ${path.join(dir, leftovers[0])}. Leave out --no-build.`);
  }
  const served = await Promise.all(projects.map(({dir, leftovers}) => serveCompressed(path.join(dir, leftovers[0]))));
  const sites = projects.map(({name}, index): Site => ({name, url: served[index]!.url}));
  const browser = await chromium.launch({...(await browserPath()), headless: true});
  try {
    await benchWeight(browser, sites);
    await benchScripts(browser, sites);
    await benchNavigation(browser, sites, pages.find(({route}) => route === TO)!.title);
  } finally {
    await browser.close();
  }
  await benchLighthouse(packages, sites);
  await Promise.all(served.map(({close}) => close()));
  if (!option('no-build') && !option('no-scale')) await benchScale(pages);
  console.log(`\nLoad ${load()} at the end`);
}

exitWith(main());
