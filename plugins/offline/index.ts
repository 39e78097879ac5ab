/**
 * Lets readers keep the pages of a language on their device: writes the service worker with the list of
 * its files, what the page script knows of it, and the size into the control of each page.
 */
import {createHash} from 'node:crypto';
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import logger from '@docusaurus/logger';
import {glob} from 'tinyglobby';
import {readTexts} from '../../config/texts';
import type {Lang, SiteConfig} from '../../config/types';
import type {OfflineFile, OfflineList, OfflineSettings} from '../../content/data';
import {browserBundle} from '../browserBundle';
import type {Build} from '../html-output';
import {absentPage} from './absent';
import {LOST, neededFiles} from './files';
import {installManifest, MANIFEST} from './manifest';

/** Of this repository, whatever site is built with it. */
const WORKER = path.resolve(__dirname, '../../src/enhance/offline/worker.ts');

/** Where a control leaves room for the size. */
const SIZE = /<span data-offline-size(?:="")?><\/span>/g;

/** No page of its own: part of all of them. */
const ABSENT = 'assets/offline.html';

/** Hash in the name of a file, which changes with its content. */
const HASHED = /\.[\da-f]{6,}\.\w+$/;

const sha256 = (content: Buffer) => createHash('sha256').update(content);

/**
 * An entry of the list.
 *
 * @param url - Path at which the file is served.
 * @param content - What is in it.
 */
export function offlineFile(url: string, content: Buffer): OfflineFile {
  return {
    url,
    revision: HASHED.test(url) ? null : sha256(content).digest('hex').slice(0, 12),
    integrity: `sha256-${sha256(content).digest('base64')}`,
  };
}

/**
 * The size of what is kept, as the control says it.
 *
 * @param bytes - Of all files.
 * @param lang - Language of the reader.
 */
export function sizeText(bytes: number, lang: Lang): string {
  const format = new Intl.NumberFormat(lang, {
    style: 'unit',
    unit: 'megabyte',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  // Never less than what it is.
  return format.format(Math.ceil(bytes / 100_000) / 10);
}

/**
 * The script of the service worker.
 *
 * @param code - What it does, for every list.
 * @param list - What it keeps.
 */
export const workerScript = (code: string, list: OfflineList): string =>
  `self.OFFLINE=${JSON.stringify(list)};\n${code}`;

let bundled: Promise<string> | undefined;

/** Bundles what the worker does, once for all languages of a process. */
async function bundleWorker(): Promise<string> {
  const files = await browserBundle({
    name: 'worker',
    entry: WORKER,
    what: 'The service worker',
    settings: {target: ['webworker', 'es2022'], output: {filename: '[name].js'}},
  });
  return files.get('worker.js')!.toString();
}

/** What {@link writeOffline} has to know beside the build. */
export interface OfflineOptions {
  site: SiteConfig;
  lang: Lang;
  /** Paths of all languages. */
  bases: readonly string[];
  /** Settles when all other files of the language are written. */
  written: () => Promise<unknown>;
}

/**
 * Writes what readers without a network need, when everything else is written.
 *
 * @param build - The build of a language.
 * @param options - See {@link OfflineOptions}.
 * @throws Error when a page is not as expected.
 */
export async function writeOffline(
  {outDir, baseUrl, pages}: Build,
  {site, lang, bases, written}: OfflineOptions,
): Promise<void> {
  bundled ??= bundleWorker();
  const [code] = await Promise.all([bundled, written()]);
  const texts = readTexts('offline', lang);
  const name = `offline-${lang}.js`;
  // A worker answers below its own folder.
  const root = path.join(outDir, path.relative(baseUrl, site.base));
  const settings: OfflineSettings = {worker: site.base + name, scope: site.base, texts};
  writeFileSync(path.join(outDir, 'offline.json'), JSON.stringify(settings));
  writeFileSync(path.join(outDir, MANIFEST), JSON.stringify(installManifest(site, lang, baseUrl)));

  const relative = (file: string) => path.relative(outDir, file).split(path.sep).join('/');
  const html = new Map([...pages].map(([file, text]) => [relative(file), text]));
  // Without HTML, there is only the one that the browser fills.
  const absent = site.ssg ? absentPage(html.get(LOST)!, texts.absent, baseUrl) : undefined;
  const nested = bases.filter((base) => base !== baseUrl && base.startsWith(baseUrl));
  const all = await glob('**/*', {
    cwd: outDir,
    ignore: [...nested.map((base) => `${base.slice(baseUrl.length)}**`), 'live/**'],
  });
  const needed = neededFiles({base: baseUrl, files: all, pages: html});

  const texted = new Map(absent === undefined ? html : [...html, [ABSENT, absent]]);
  const kept = [
    ...needed.pages,
    ...needed.others,
    ...(absent === undefined ? [] : [{file: ABSENT, url: baseUrl + ABSENT}]),
  ];
  const contents = new Map<string, Buffer>();
  for (const {file} of kept) {
    const text = texted.get(file);
    contents.set(file, text === undefined ? readFileSync(path.join(outDir, file)) : Buffer.from(text));
  }
  const bytes = [...contents.values()].reduce((sum, {length}) => sum + length, 0);
  const size = texts.size.replace('{size}', sizeText(bytes, lang));
  for (const [file, text] of texted) {
    const page = text.replace(SIZE, `<span data-offline-size>${size}</span>`);
    if (contents.has(file)) contents.set(file, Buffer.from(page));
    pages.set(path.join(outDir, file), page);
  }

  // Documents that are no pages of the site exist all the same.
  const apart = all
    .filter((file) => file.endsWith('.html') && !html.has(file) && !file.startsWith('assets/'))
    .map((file) => baseUrl + file.replace(/(?:index)?\.html$/, ''));
  const list: OfflineList = {
    base: baseUrl,
    others: [...nested, ...apart, ...(lang === site.lang ? [`${baseUrl}live/`] : [])],
    files: kept.map(({file, url}) => offlineFile(url, contents.get(file)!)),
    pages: needed.pages.map(({url}) => url),
    lost: baseUrl + LOST,
    absent: baseUrl + (absent === undefined ? LOST : ABSENT),
  };
  writeFileSync(path.join(root, name), workerScript(code, list));
  logger.info(`Offline: ${list.files.length} files, ${sizeText(bytes, lang)}`);
}
