/** What is left to do when the pages of a language are written: each names the scripts of its islands. */
import {readdirSync, rmSync} from 'node:fs';
import path from 'node:path';
import type {Build} from '../../html-output';
import {UnexpectedInternals} from '../unexpected';
import {SOURCES_CHUNK} from './servedPages';

const TRICK = 'hydrate-on-demand';

/** Folder of scripts, in the site. */
const SCRIPTS = 'assets/js/';

const LIST = /(<script type="?application\/json"? id="?app-scripts"?>)(.*?)(<\/script>)/;

const ISLAND = /<[^>]* data-island="?([\w-]+)/g;

/**
 * Names the scripts of the islands of a page, in front of all that the app consists of.
 *
 * @param html - The page.
 * @param addressOf - Address of the script of an island, by its name.
 * @returns The page with these.
 * @throws UnexpectedInternals when it names no scripts of the app.
 */
export function withIslands(html: string, addressOf: (island: string) => string): string {
  if (!LIST.test(html)) throw new UnexpectedInternals(TRICK, 'A page names no scripts of the app.');
  const islands = [...new Set([...html.matchAll(ISLAND)].map(([, name = '']) => name))];
  return html.replace(LIST, (_all, start: string, list: string, end: string) => {
    const named = [...islands.map(addressOf), ...(JSON.parse(list) as string[])];
    return start + JSON.stringify(named) + end;
  });
}

/**
 * Writes the scripts of islands into pages, and takes away the script that only the style sheet was made from.
 *
 * @param build - The build.
 * @throws UnexpectedInternals when an island has no script.
 */
export function finishPages({outDir, baseUrl, pages}: Build): void {
  const folder = path.join(outDir, SCRIPTS);
  const files = readdirSync(folder);
  const addressOf = (island: string): string => {
    const file = files.find((name) => name.startsWith(`island-${island}.`) && name.endsWith('.js'));
    if (file === undefined) throw new UnexpectedInternals(TRICK, `There is no script for the island ${island}.`);
    return `${baseUrl}${SCRIPTS}${file}`;
  };
  const sources = files.filter((file) => SOURCES_CHUNK.test(file));
  if (sources.length === 0) throw new UnexpectedInternals(TRICK, 'The sources of pages are no script of their own.');
  for (const file of sources) rmSync(path.join(folder, file));
  for (const [page, html] of pages) pages.set(page, withIslands(html, addressOf));
}
