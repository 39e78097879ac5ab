/**
 * Measures how many readers a small server bears: `npm run bench:serve`.
 *
 * nginx serves a copy of the pages, compressed ahead and with the file that the build wrote for it, to h2load on the
 * same computer, which asks for every page in each language in turn, on kept connections. Each is one process with one
 * thread, so that they have a processor each where there are two. Prints what came back, and ends with an error when it
 * is less than `budgets.ts` wants.
 *
 *   npm run bench:serve             20 seconds
 *   npm run bench:serve -- 60       as many seconds as you say
 */
import {existsSync} from 'node:fs';
import {cp, mkdtemp, readFile, rm} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {glob} from 'tinyglobby';
import {LANGS} from '../../config/locales';
import {site} from '../../config/site';
import type {PageIndexEntry} from '../../content/data';
import {exitWith} from '../exit';
import {compress} from '../host/compress';
import {startNginx} from '../host/startNginx';
import {BUDGETS} from './budgets';
import {load} from './load';

const siteDir = path.resolve(__dirname, '../..');
const BUILD = path.join(siteDir, 'build');

/** Connections at the same time. */
const READERS = 64;

/** Seconds before the measurement, in which files are opened. */
const WARM_UP = 2;

/** Seconds of the measurement. */
const DURATION = 20;

/** Addresses of all pages, where they are in the end. */
async function addresses(url: string): Promise<string[]> {
  const indexes = LANGS.map((lang) => path.join(BUILD, lang === site.lang ? '' : lang, 'page-index.json'));
  const entries = await Promise.all(
    indexes.map(async (file) => JSON.parse(await readFile(file, 'utf8')) as PageIndexEntry[]),
  );
  return Promise.all(
    entries.flat().map(async ({routePath}) => {
      const response = await fetch(url + routePath);
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`${routePath} answers ${response.status}.`);
      return new URL(response.url).pathname;
    }),
  );
}

/** Copies the pages, with their compressed forms. */
async function copyPages(root: string): Promise<void> {
  const pages = await glob('**/*.html', {cwd: BUILD, ignore: ['live/**', '**/assets/**']});
  for (const page of pages) await cp(path.join(BUILD, page), path.join(root, page));
  await compress(root);
}

const milliseconds = (time: number): string => `${time.toFixed(1)} ms`;

async function main(duration: number): Promise<number> {
  if (!Number.isFinite(duration) || duration <= 0)
    throw new Error('Say for how many seconds: npm run bench:serve -- 60');
  if (!existsSync(path.join(BUILD, 'index.html'))) throw new Error('There is no build/. Run "npm run build" first.');
  if (site.base !== '/') throw new Error('Build without a base path in SITE_URL: the copy is served at the root.');
  const root = await mkdtemp(path.join(os.tmpdir(), 'bench-serve-'));
  try {
    await copyPages(root);
    const host = await startNginx({root, site: path.join(siteDir, 'deploy/nginx.conf')});
    try {
      const paths = await addresses(host.url);
      const [before = 0] = os.loadavg();
      const result = await load({url: host.url, paths, connections: READERS, warmUp: WARM_UP, duration});
      const perSecond = Math.round(result.requests / duration);
      const encoding = host.brotli ? 'brotli' : 'gzip';
      console.log(`${host.version} with ${encoding}, ${paths.length} pages, ${READERS} connections, ${duration} s`);
      console.log(`${os.availableParallelism()} processors, load ${before.toFixed(1)} before`);
      console.log(`  requests  ${perSecond} a second, ${result.requests} in all`);
      console.log(`  bytes     ${(result.bytes / duration / 1e6).toFixed(1)} MB a second`);
      console.log(
        `  time      half below ${milliseconds(result.p50)}, 99 % below ${milliseconds(result.p99)}, ` +
          `the longest ${milliseconds(result.longest)}`,
      );
      console.log(`  failed    ${result.failed}`);
      if (result.failed > 0) console.error(`${result.failed} requests failed, none should`);
      if (perSecond < BUDGETS.requests) {
        console.error(`${perSecond} requests a second, at least ${BUDGETS.requests} wanted`);
      }
      return result.failed === 0 && perSecond >= BUDGETS.requests ? 0 : 1;
    } finally {
      await host.close();
    }
  } finally {
    await rm(root, {recursive: true});
  }
}

exitWith(main(Number(process.argv[2] ?? DURATION)));
