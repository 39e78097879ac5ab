/** Names that everything about a live result is found by: its attributes, its pictures. */
import type {Page} from './types';

/** Component by which a page shows a live example. */
const COMPONENT = 'LiveResult';

/** What a page says about a live result. */
export interface LiveResult {
  /** Name of the example. */
  example: string;
  /** Page of the example that is shown first, as its own links write it; may end with `#` and an id. */
  path: string;
  /** Height of the frame, in CSS pixels. */
  height: number;
  /** Width of the window inside the frame, in CSS pixels, where the column would be too narrow. */
  width?: number;
  /** Which end of a window that is wider than the column is in view. */
  align: 'start' | 'end';
}

/** Height of a frame whose page names none, in CSS pixels. */
const HEIGHT = 420;

/** Width of each picture in CSS pixels: as the column of text on a computer and on a phone. */
export const PICTURE_WIDTHS = {wide: 670, phone: 356} as const;

/** One of the pictures of a live result. */
export interface PictureKind {
  view: keyof typeof PICTURE_WIDTHS;
  mode: 'light' | 'dark';
}

/** All pictures of a live result. */
export const PICTURE_KINDS = (['wide', 'phone'] as const).flatMap((view) =>
  (['light', 'dark'] as const).map((mode): PictureKind => ({view, mode})),
);

/** Folder of all pictures, below `static/`. */
export const PICTURES = '/img/live';

/**
 * Reads the attributes of a component.
 *
 * @param attributes - Its attributes, as written.
 * @returns What they say; nothing that they leave out is missing.
 */
export function readLiveResult(attributes: Readonly<Record<string, unknown>>): LiveResult {
  const {example, path, height, width, align} = attributes;
  return {
    example: String(example),
    path: String(path),
    height: height === undefined ? HEIGHT : Number(height),
    ...(width === undefined ? {} : {width: Number(width)}),
    align: align === 'end' ? 'end' : 'start',
  };
}

/** A live result and where it is written. */
export interface LiveUse extends LiveResult {
  /** Source file, relative to the site folder. */
  file: string;
  line: number;
}

/**
 * Live results of a page.
 *
 * @param page - The page.
 * @returns Its live results in the order of the text.
 */
export function liveResultsOf({jsx}: Pick<Page, 'jsx'>): LiveUse[] {
  return jsx
    .filter(({name}) => name === COMPONENT)
    .map(({attributes, file, line}) => ({...readLiveResult(attributes), file, line}));
}

/**
 * Where the pictures of a live result are: the same picture of the same page for all who show it alike.
 *
 * @param result - The live result.
 * @returns Address below `static/`, to which `-<view>-<mode>.webp` is added.
 */
export function pictureBase({example, path, height, width, align}: LiveResult): string {
  const page = path.replace(/^\/|\/$/g, '').replace(/[^\w-]+/g, '.') || 'index';
  const words = [page, height, ...(width === undefined ? [] : [`w${width}`]), ...(align === 'end' ? ['end'] : [])];
  return `${PICTURES}/${example}/${words.join('-')}`;
}

/**
 * Where one picture of a live result is.
 *
 * @param result - The live result.
 * @param kind - Which of its pictures.
 * @returns Path below `static/`, starting with a slash.
 */
export function pictureFile(result: LiveResult, {view, mode}: PictureKind): string {
  return `${pictureBase(result)}-${view}-${mode}.webp`;
}

/**
 * Address of a page of an example.
 *
 * @param path - As its own links write it.
 * @returns Path below the base of the example, without a slash at its start, that every static host answers.
 */
export function pageAddress(path: string): string {
  const [, page = '', hash = ''] = /^\/([^#]*)(#.*)?$/.exec(path) ?? [];
  return (page === '' || page.endsWith('/') ? page : `${page}.html`) + hash;
}
