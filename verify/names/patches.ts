/** Names in changes of files: a page of the guide shows some lines, and following it gives the whole file. */
import path from 'node:path';
import {TOUR} from '../../config/tour';
import {kindOf} from '../../content/fences/languages';
import {PATCH, parsePatch, type Hunk} from '../../content/fences/patch';
import {sampleKey} from '../../content/names/record';
import type {Page} from '../../content/types';
import {followPage, type Change, type GuideContext} from '../guide/follow';
import {Project} from '../guide/project';
import type {SampleFence, SamplePage} from '../samples/types';
import type {SampleName} from './names';

/** Line of the change by line of the file, both from 0. */
type LineMap = ReadonlyMap<number, number>;

/**
 * Tells which lines of a file a change shows.
 *
 * @param before - The file before the change, which fits it.
 * @param hunks - The change.
 * @returns Lines that go, by their place in the file before, and lines that stay and come, by that in the file after.
 */
export function shownLines(before: string, hunks: readonly Hunk[]): {before: LineMap; after: LineMap} {
  let lines: {text: string; from?: number; shown?: number}[] = before
    .replace(/\n$/, '')
    .split('\n')
    .map((text, from) => ({text, from}));
  const removed = new Map<number, number>();
  let first = 0;
  for (const hunk of hunks) {
    const old = hunk.filter(({kind}) => kind !== 'added');
    let at = lines.findIndex((_, start) =>
      old.every(({text}, i) => lines[start + i]?.text.trimEnd() === text.trimEnd()),
    );
    const start = at;
    const changed = hunk.flatMap(({kind, text}, index) => {
      const known = kind === 'added' ? undefined : lines[at++];
      if (kind !== 'removed') return [{text, from: known?.from, shown: first + index}];
      if (known?.from !== undefined) removed.set(known.from, first + index);
      return [];
    });
    lines = [...lines.slice(0, start), ...changed, ...lines.slice(at)];
    first += hunk.length + 1;
  }
  const after = lines.flatMap(({shown}, line): [number, number][] => (shown === undefined ? [] : [[line, shown]]));
  return {before: removed, after: new Map(after)};
}

/** A file that is looked at because a page changes it. */
export interface PatchedFile {
  /** The changed file, and the scripts that it may import, as a page of their own. */
  sample: SamplePage;
  /** Path of the changed file in the project. */
  name: string;
  page: Page;
  /** The change on the page. */
  fence: SampleFence;
  lines: LineMap;
}

/** Where a fence stands among those made here: no page has such a line. */
const CHANGED = -1;

/** A project as samples: the file, and the scripts around it. */
function samplesOf(key: string, name: string, files: readonly (readonly [string, string])[]): SamplePage {
  const fences = files.flatMap(([file, text], index) => {
    const extension = path.posix.extname(file).slice(1);
    if (file !== name && !/^[jt]sx?$/.test(extension)) return [];
    const lang = kindOf(extension) === undefined ? 'text' : extension;
    return [{lang, meta: `title="${file}"`, value: text, file, line: file === name ? CHANGED : index}];
  });
  return {file: key, fences: fences as SamplePage['fences']};
}

/**
 * Finds the files that pages of the guide change, as they are before and after each change.
 *
 * @param pages - Pages of any language; those that build no project change none that is known.
 * @param context - What pages are followed with.
 * @returns Two for a change at most; none for one that an earlier page has word by word.
 */
export function patchedFiles(pages: readonly Page[], context: GuideContext): PatchedFile[] {
  const known = new Set<string>();
  return pages.flatMap((page) => {
    const step = TOUR[page.fileKey];
    if (step === undefined) return [];
    const start = step.start === undefined ? undefined : context.example(step.start);
    const {changes} = followPage(page, start && new Project(start), context);
    return changes.flatMap((change) => {
      const fence = page.fences.find(
        ({lang, file, line}) => lang === PATCH && file === change.place.file && line === change.place.line,
      );
      const key = fence && `${page.fileKey} ${sampleKey(fence.lang, fence.value)}`;
      if (fence === undefined || key === undefined || known.has(key)) return [];
      known.add(key);
      return filesOf(page, fence, change);
    });
  });
}

function filesOf(page: Page, fence: SampleFence, {name, before, project}: Change): PatchedFile[] {
  const lines = shownLines(before, parsePatch(fence.value));
  const states = {
    after: project.files,
    before: project.files.map(([file, text]) => [file, file === name ? before : text] as const),
  };
  return (['after', 'before'] as const)
    .filter((state) => lines[state].size > 0)
    .map((state) => ({
      sample: samplesOf(`${page.file}:${fence.line}:${state}`, name, states[state]),
      name,
      page,
      fence,
      lines: lines[state],
    }));
}

/** Whether a sample is the changed file, and not one that it may import. */
export const isChanged = ({line}: SampleFence): boolean => line === CHANGED;

/**
 * Names of a changed file as names of the change.
 *
 * @param names - Names of the whole file.
 * @param patched - The file.
 * @returns Those in lines that the change shows.
 */
export function namesOfPatch(names: readonly SampleName[], {fence, lines}: PatchedFile): SampleName[] {
  return names.flatMap((name) => {
    const line = name.at && lines.get(name.at.line);
    if (name.at === undefined || line === undefined) return [];
    return [{...name, file: fence.file, line: fence.line, at: {line, column: name.at.column}}];
  });
}
