import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Code, Root} from 'mdast';
import type {VFile} from 'vfile';
import {atLineOf} from '../../ContentError';
import {eachNode} from '../../eachNode';
import {parseMeta} from '../../fences/meta';
import {isComponent, readAttributes, required, type Component} from '../../jsx';
import {pageAddress, pictureBase, readLiveResult} from '../../liveResults';
import {didYouMean} from '../../suggest';
import {readRegions} from '../quote/regions';

/** Where the examples are. */
export interface LiveResultOptions {
  /** Absolute path of the folder that holds the folder `examples`. */
  root: string;
}

/** Lines of files that a page quotes: first and last one of each stretch, from 1; none when it is the whole file. */
type Quoted = Record<string, [number, number][]>;

/** File of an example that a fence shows, relative to the example. */
function fileOf({meta}: Code, example: string): string | undefined {
  const {file, title, excerpt} = parseMeta(meta ?? '');
  const start = `examples/${example}/`;
  if (file !== undefined) return file.startsWith(start) ? file.slice(start.length) : undefined;
  return title ?? excerpt;
}

/** Stretches of lines that a fence shows: what it leaves out is an ellipsis, what a change removes is no part. */
function stretchesOf({lang, value}: Code): string[][] {
  const lines = value.split('\n');
  const kept = lang === 'diff' ? lines.filter((line) => !line.startsWith('-')).map((line) => line.slice(1)) : lines;
  const stretches: string[][] = [[]];
  for (const line of kept) {
    if (/^\W*…\W*$/.test(line)) stretches.push([]);
    else stretches.at(-1)?.push(line);
  }
  const withoutBlankEnds = stretches.map((stretch) => stretch.join('\n').replace(/^\s*\n|\s+$/g, ''));
  return withoutBlankEnds.filter((text) => text !== '').map((text) => text.split('\n'));
}

/** Finds lines in others, whatever their indentation. */
function find(lines: readonly string[], all: readonly string[]): [number, number] | undefined {
  const same = (a = '', b = '') => a.trim() === b.trim();
  const at = all.findIndex((_, index) => lines.every((line, offset) => same(line, all[index + offset])));
  return at === -1 ? undefined : [at + 1, at + lines.length];
}

function quotedFiles(tree: Root, folder: string, example: string): Quoted {
  const quoted: Quoted = {};
  eachNode(tree, (node) => {
    if (node.type !== 'code') return;
    const file = fileOf(node, example);
    if (file === undefined || !/^[\w@.-]+(?:\/[\w@.-]+)*$/.test(file) || !existsSync(path.join(folder, file))) return;
    const all = readRegions(readFileSync(path.join(folder, file), 'utf8'))
      .whole.trimEnd()
      .split('\n');
    for (const stretch of stretchesOf(node)) {
      const range = find(stretch, all);
      if (range === undefined) continue;
      const known = (quoted[file] ??= []);
      if (range[1] - range[0] + 1 < all.length && !known.some(([first]) => first === range[0])) known.push(range);
    }
  });
  return quoted;
}

function attributesOf(node: Component, tree: Root, root: string): Record<string, string> {
  const values = readAttributes(node, {
    example: 'text',
    path: 'text',
    alt: 'text',
    height: 'number',
    width: 'number',
    align: 'text',
  });
  required(node, 'example', values.example);
  required(node, 'path', values.path);
  if (values.alt === undefined) {
    throw new Error('<LiveResult> needs alt="…": what a reader who cannot see the picture has to know.');
  }
  if (values.align !== undefined && values.align !== 'end') throw new Error('<LiveResult>: align can only be "end".');
  const result = readLiveResult(values);
  if (!result.path.startsWith('/')) {
    throw new Error(`<LiveResult>: path="${result.path}" has to start with a slash, as links of the example do.`);
  }
  const examples = path.join(root, 'examples');
  const folder = path.join(examples, result.example);
  if (!existsSync(path.join(folder, 'expect.ts'))) {
    throw new Error(`There is no example "${result.example}".${didYouMean(result.example, readdirSync(examples))}`);
  }
  return {
    address: pageAddress(result.path),
    pictures: pictureBase(result),
    quoted: JSON.stringify(quotedFiles(tree, folder, result.example)),
    ...(values.height === undefined ? {height: String(result.height)} : {}),
  };
}

/**
 * Remark plugin that checks every `<LiveResult>` and writes beside it what its component needs: where
 * the page of the example and its pictures are, and which lines of which files the page quotes.
 *
 * @param options - Where the examples are.
 * @returns Transformer that fails the file, with the line of the component, when it is used wrongly.
 */
export default function liveResults({root}: LiveResultOptions) {
  return (tree: Root, file: VFile): void => {
    eachNode(tree, (node) => {
      if (!isComponent(node) || node.name !== 'LiveResult') return;
      const written = atLineOf(file, node, () => attributesOf(node, tree, root));
      for (const [name, value] of Object.entries(written)) node.attributes.push({type: 'mdxJsxAttribute', name, value});
    });
  };
}
