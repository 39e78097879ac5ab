import {readFile, stat} from 'node:fs/promises';
import path from 'node:path';
import type {ExampleSource} from '../data';
import type {Example} from './list';
import {grammarOf} from '../fences/grammars';
import {htmlOf} from '../highlight/html';
import {piecesOf} from '../rehype/tokens';
import {readRegions} from '../remark/quote/regions';

/** Size in bytes above which a file teaches nothing. */
const LIMIT = 20_000;

/** What is no part of what the site shows: a note for who works on the example. */
const LEFT_OUT = /^README\.md$/;

/** Configuration first, then everything in the order of the folders. */
const order = (file: string): string => (/^rspress\.config\.\w+$/.test(file) ? ' ' : file);

/**
 * Highlights the files of an example, without the comments that mark regions.
 *
 * @param example - The example.
 * @returns Its files of text, without those that are too long to read.
 */
export async function readExampleSources({dir, files}: Example): Promise<ExampleSource[]> {
  const sources = await Promise.all(
    [...files]
      .filter((file) => !LEFT_OUT.test(file))
      .sort((a, b) => (order(a) < order(b) ? -1 : 1))
      .map(async (file): Promise<ExampleSource[]> => {
        const absolute = path.join(dir, file);
        const language = path.extname(file).slice(1);
        if (grammarOf(language) === undefined || (await stat(absolute)).size > LIMIT) return [];
        const code = readRegions(await readFile(absolute, 'utf8')).whole.trimEnd();
        const html = htmlOf(piecesOf(code, language), {highlighted: new Set(), firstNumber: 1, diff: false});
        return [{path: file, html}];
      }),
  );
  return sources.flat();
}
