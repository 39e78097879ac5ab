import fs from 'node:fs';
import path from 'node:path';
import type {Code, Root} from 'mdast';
import type {VFile} from 'vfile';
import {atLineOf} from '../../ContentError';
import {eachNode} from '../../eachNode';
import {metaWords, parseMeta} from '../../fences/meta';
import {noteRead} from '../../reads';
import {langOf, sitePath} from '../../roots';
import {commentsFile, readComments, translateComments} from './comments';
import {dedent, readRegions} from './regions';

/** Options of the transformer. */
export interface RemarkQuoteOptions {
  /** Absolute path of the folder that holds the folder `examples`. */
  root: string;
}

const isInside = (folder: string, file: string): boolean => {
  const relative = path.relative(folder, file);
  return relative !== '' && !relative.startsWith('..') && !path.isAbsolute(relative);
};

/** The first few names. */
function list(names: readonly string[]): string {
  const shown = names.slice(0, 12);
  return names.length === 0 ? 'none' : shown.join(', ') + (names.length > shown.length ? ', …' : '');
}

function readSource(root: string, quoted: string): string {
  const examples = path.join(root, 'examples');
  const file = path.resolve(root, quoted);
  if (path.isAbsolute(quoted) || !isInside(examples, file)) {
    throw new Error(
      `file="${quoted}" is not a file of an example. Write its path from the root of the repository, such as examples/minimal/rspress.config.ts.`,
    );
  }
  if (!fs.existsSync(file) || !fs.statSync(file).isFile()) {
    const folder = path.dirname(file);
    const there = fs.existsSync(folder) ? fs.readdirSync(folder).sort() : fs.readdirSync(examples).sort();
    throw new Error(
      `file="${quoted}" does not exist. ${fs.existsSync(folder) ? 'Beside it there are' : 'The examples are'}: ${list(there)}.`,
    );
  }
  // A link out of the examples would let a page show any file of the machine that builds it.
  if (!isInside(fs.realpathSync(examples), fs.realpathSync(file))) {
    throw new Error(`file="${quoted}" is a link to a file outside of the examples. Copy the file into the example.`);
  }
  return fs.readFileSync(file, 'utf8');
}

/**
 * The text a fence quotes.
 *
 * @param root - Folder that holds `examples`.
 * @param quoted - Path from there, with slashes, such as `examples/minimal/rspress.config.ts`.
 * @param region - Name of a region in the file; the whole file without it.
 * @returns The text without region comments, blank lines around it and shared indentation.
 * @throws Error naming what is wrong and how to fix it.
 */
export function readQuote(root: string, quoted: string, region?: string): string {
  const source = readSource(root, quoted);
  let regions;
  try {
    regions = readRegions(source);
  } catch (error) {
    throw new Error(
      `In ${quoted}, ${error instanceof Error ? error.message : String(error)}. ` +
        'Write each region between "#region name" and "#endregion name" comments.',
    );
  }
  if (region === undefined) return dedent(regions.whole.split('\n'));
  const found = regions.byName.get(region);
  if (found === undefined) {
    throw new Error(
      `${quoted} has no region "${region}". Its regions are: ${list([...regions.byName.keys()])}. ` +
        `Correct the name, or put "#region ${region}" and "#endregion ${region}" comments around the lines.`,
    );
  }
  const text = dedent(found.lines);
  if (text === '') throw new Error(`The region "${region}" of ${quoted} is empty. Put lines into it.`);
  return text;
}

function fill(node: Code, root: string, page: VFile): void {
  const {file, region, title, excerpt} = parseMeta(node.meta ?? '');
  if (file === undefined) {
    if (region !== undefined) {
      throw new Error(`region="${region}" needs a file it is in. Add file="examples/…".`);
    }
    return;
  }
  if (node.value.trim() !== '') {
    throw new Error(
      `The fence has file="${file}" and text of its own. Remove the text to show the file, or remove file= to show the text.`,
    );
  }
  noteRead(page, path.resolve(root, file));
  node.value = readQuote(root, file, region);
  const lang = langOf(sitePath(root, page.path));
  const comments = readComments(root, lang);
  if (comments !== undefined) {
    noteRead(page, path.resolve(root, commentsFile(lang)));
    node.value = translateComments(node.value, comments);
  }
  // examples/<name>/… : the path a reader sees starts in the project.
  const shown = path.posix.normalize(file).split('/').slice(2).join('/');
  if (excerpt === '') {
    node.meta = metaWords(node.meta ?? '')
      .map(({key, text}) => (key === 'excerpt' ? `excerpt="${shown}"` : text))
      .join(' ');
  } else if (title === undefined && excerpt === undefined) {
    node.meta += ` title="${shown}"`;
  }
}

/**
 * Remark plugin that fills empty fences with files of the example projects, so that pages show
 * exactly what is built. Other languages show the same code, with the comments translated.
 *
 * A fence with `file="examples/…"` takes the file, or with `region="name"` the lines between
 * `#region name` and `#endregion name` comments. Its title, or the file its `excerpt` is from, is the
 * path inside the example unless the fence says another.
 *
 * @param options - Where the examples are.
 * @returns Transformer that fails the page, with the line of the fence, when the file or region
 *   does not exist or the fence has text of its own.
 */
export default function quote({root}: RemarkQuoteOptions) {
  return (tree: Root, file: VFile): void => {
    eachNode(tree, (node) => {
      if (node.type === 'code') atLineOf(file, node, () => fill(node, root, file));
    });
  };
}
