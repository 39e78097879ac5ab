/**
 * Measures the site as readers and writers feel it: `npm run bench:site`.
 *
 * Prints the time of a cold and a warm build, the weight of pages on first load, the largest
 * chunks, the long tasks while the longest page loads, and the time from a key to painted search
 * results. Times depend on the machine and on what else it does: its load is printed with them.
 *
 *   npm run bench:site                everything
 *   npm run bench:site -- --no-build  measure the build that is there
 *   npm run bench:site -- --check     exit code 1 when a limit of budgets.ts is crossed
 */
import {spawnSync} from 'node:child_process';
import {existsSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {chromium, type Browser, type Page} from 'playwright-core';
import {LANGS} from '../../config/locales';
import {site} from '../../config/site';
import type {Lang} from '../../config/types';
import type {PageIndexEntry} from '../../content/data';
import {browserPath} from '../../verify/browser/browserPath';
import {serveFolder} from '../../verify/browser/serve';
import {BUDGETS} from './budgets';
import {readTimes, watchLongTasks, watchSearch} from './latency';
import {buildCommand, BUILD_LEFTOVERS} from './ownBuild';
import {quantile} from './search';
import {totalBytes, watchTraffic} from './traffic';
import {exitWith} from '../exit';

const siteDir = path.resolve(__dirname, '../..');
const BUILD = path.join(siteDir, 'build');

/** The page with most headings, facts and tables: what holds for it holds for all. */
const LONGEST_PAGE = '/api/config/config-theme';

/** Pages that are weighed. */
const PAGES = ['/', '/guide/start/introduction', '/guide/basic/use-mdx', '/api', LONGEST_PAGE, `/zh${LONGEST_PAGE}`];

/** Chunks listed. */
const CHUNKS = 8;
/** Loads of the longest page. */
const LOADS = 5;
/** Page titles typed for the search. */
const TITLES = 12;
/** Time between two keys, in ms: as fast as people type. */
const KEY_DELAY = 100;

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1).padStart(6)} kB`;
const milliseconds = (time: number): string => `${time.toFixed(0)} ms`;

/** Sentences about crossed limits. */
const crossed: string[] = [];

function limit(what: string, value: number, most: number, show: (value: number) => string): void {
  if (!(value <= most)) crossed.push(`${what}: ${show(value).trim()}, at most ${show(most).trim()} wanted`);
}

/** Builds both languages; the time in seconds. */
function build(): number {
  const start = performance.now();
  const run = spawnSync(process.execPath, buildCommand, {cwd: siteDir, encoding: 'utf8'});
  if (run.status !== 0) throw new Error(`The site could not be built:\n${run.stdout}${run.stderr}`);
  return (performance.now() - start) / 1000;
}

function benchBuild(): void {
  console.log('\nBuild of both languages');
  for (const folder of ['build', ...BUILD_LEFTOVERS]) {
    rmSync(path.join(siteDir, folder), {recursive: true, force: true});
  }
  console.log(`  cold        ${build().toFixed(1)} s`);
  console.log(`  warm        ${build().toFixed(1)} s`);
}

function benchChunks(): void {
  console.log('\nLargest chunks of the English build, with brotli');
  const folder = path.join(BUILD, 'assets/js');
  const sizes = readdirSync(folder)
    .filter((file) => file.endsWith('.js'))
    .map((file) => ({file, size: brotliCompressSync(readFileSync(path.join(folder, file))).length}))
    .sort((a, b) => b.size - a.size);
  for (const {file, size} of sizes.slice(0, CHUNKS)) console.log(`  ${kilobytes(size)}  ${file}`);
}

async function withPage<Result>(browser: Browser, run: (page: Page) => Promise<Result>): Promise<Result> {
  const context = await browser.newContext({viewport: {width: 1280, height: 800}});
  try {
    return await run(await context.newPage());
  } finally {
    await context.close();
  }
}

async function benchWeight(browser: Browser, url: string): Promise<void> {
  console.log('\nFirst load, with brotli');
  for (const route of PAGES) {
    await withPage(browser, async (page) => {
      const traffic = watchTraffic(page);
      await page.goto(url + route, {waitUntil: 'networkidle'});
      await traffic.settled();
      const total = totalBytes(traffic);
      const only = (pattern: RegExp) =>
        totalBytes({files: new Map([...traffic.files].filter(([file]) => pattern.test(file)))});
      const parts = `JavaScript ${kilobytes(only(/\.js$/)).trim()}, CSS ${kilobytes(only(/\.css$/)).trim()}`;
      console.log(`  ${kilobytes(total)}  ${route} (${traffic.files.size} files; ${parts})`);
      if (route.endsWith(LONGEST_PAGE)) limit(`Weight of ${route}`, total, BUDGETS.longestPage, kilobytes);
    });
  }
}

async function benchLoad(browser: Browser, url: string): Promise<void> {
  console.log(`\nLong tasks while ${LONGEST_PAGE} loads, in ${LOADS} loads`);
  const loads: number[][] = [];
  for (let i = 0; i < LOADS; i += 1) {
    loads.push(
      await withPage(browser, async (page) => {
        await watchLongTasks(page);
        await page.goto(url + LONGEST_PAGE, {waitUntil: 'networkidle'});
        return (await readTimes(page)).longTasks;
      }),
    );
  }
  for (const tasks of loads) console.log(`  ${tasks.length === 0 ? 'none' : tasks.map(milliseconds).join(', ')}`);
  // Other programs of the machine can disturb a load, never improve it.
  const best = Math.min(...loads.map((tasks) => Math.max(0, ...tasks)));
  limit(`Longest task while ${LONGEST_PAGE} loads`, best, BUDGETS.longTask, milliseconds);
}

async function benchSearch(browser: Browser, url: string, lang: Lang): Promise<void> {
  const prefix = lang === site.lang ? '' : `/${lang}`;
  const index = JSON.parse(readFileSync(path.join(BUILD, prefix, 'page-index.json'), 'utf8')) as PageIndexEntry[];
  const titles = index.filter(({frontmatter}) => frontmatter.pageType !== 'home').map(({title}) => title);
  await withPage(browser, async (page) => {
    await watchLongTasks(page);
    await page.goto(`${url}${prefix}/guide/start/introduction`, {waitUntil: 'networkidle'});
    const traffic = watchTraffic(page);
    await page.keyboard.press('Control+k');
    const input = page.getByRole('combobox');
    await input.waitFor();
    await input.pressSequentially(titles[0]!.slice(0, 1));
    await page.getByRole('option').first().waitFor();
    await traffic.settled();
    const bytes = totalBytes(traffic);
    // The rest of the index arrives now.
    await page.waitForTimeout(3000);
    await watchSearch(page);
    const before = (await readTimes(page)).longTasks.length;
    for (const title of titles.slice(0, TITLES)) {
      await input.fill('');
      await input.pressSequentially(title.slice(0, 12), {delay: KEY_DELAY});
      await page.waitForTimeout(300);
    }
    const {search, longTasks} = await readTimes(page);
    const typing = longTasks.slice(before);
    const p95 = quantile(search, 0.95);
    console.log(
      `  ${lang}  to the first result ${kilobytes(bytes).trim()}; key to paint p50 ${milliseconds(quantile(search, 0.5))}, ` +
        `p95 ${milliseconds(p95)} of ${search.length}; long tasks ${typing.length === 0 ? 'none' : typing.map(milliseconds).join(', ')}`,
    );
    limit(`Weight of the search (${lang})`, bytes, BUDGETS.searchToFirstResult, kilobytes);
    limit(`Key to paint of the search (${lang}), p95`, p95, BUDGETS.keyToPaint, milliseconds);
    limit(`Longest task while typing a search (${lang})`, Math.max(0, ...typing), BUDGETS.longTask, milliseconds);
  });
}

async function main(): Promise<void> {
  const [load = 0] = os.loadavg();
  console.log(`Node.js ${process.version}, ${os.cpus().length} cores, load ${load.toFixed(1)} at the start`);
  if (!process.argv.includes('--no-build')) benchBuild();
  if (!existsSync(path.join(BUILD, 'index.html')))
    throw new Error('There is no build/ to measure. Leave out --no-build.');
  benchChunks();

  const {url, close} = await serveFolder(BUILD);
  const browser = await chromium.launch({...(await browserPath()), headless: true});
  try {
    await benchWeight(browser, url);
    await benchLoad(browser, url);
    console.log('\nSearch');
    for (const lang of LANGS) await benchSearch(browser, url, lang);
  } finally {
    await browser.close();
    await close();
  }
  console.log(
    crossed.length === 0
      ? '\nWithin all limits.'
      : `\nLimits crossed (load ${os.loadavg()[0]?.toFixed(1)}):\n  ${crossed.join('\n  ')}`,
  );
  if (crossed.length > 0 && process.argv.includes('--check')) process.exitCode = 1;
}

exitWith(main());
