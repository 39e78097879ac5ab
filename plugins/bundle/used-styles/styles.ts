/** Makes style sheets that hold only what is used. */
import {parse} from 'postcss';
import {PurgeCSS} from 'purgecss';
import {dropEmpty, dropOverridden, nameLayers, simplifyVariables} from './cascade';
import {toExtracted, type Used} from './used';

/**
 * Removes what is always overridden from a style sheet as it was bundled.
 *
 * @param css - The style sheet.
 * @returns A smaller one, in which layers keep their order even if one of them becomes empty.
 */
export function effectiveStyles(css: string): string {
  const root = parse(css);
  nameLayers(root);
  dropOverridden(root);
  return root.toString();
}

/**
 * Removes rules that can be about nothing.
 *
 * @param css - A style sheet.
 * @param used - What pages and scripts mention.
 * @returns A smaller one, which looks the same on all that is used.
 */
export async function usedStyles(css: string, {words, beginnings, ...used}: Used): Promise<string> {
  /** Names in the style sheet, by the group of a pattern, that scripts mention. */
  const mentioned = (pattern: RegExp): string[] =>
    [...new Set([...css.matchAll(pattern)].map(([, name = '']) => name))].filter((name) => words.has(name));
  const [result] = await new PurgeCSS().purge({
    content: [{raw: '', extension: 'html'}],
    css: [{raw: css}],
    defaultExtractor: () => toExtracted({...used, words, beginnings}),
    keyframes: true,
    // A script that sets an attribute may give it any value.
    dynamicAttributes: mentioned(/\[((?:data|aria)-[\w-]+)/g),
    safelist: {
      // States, such as `:focus-visible` on its own, and names that scripts put together.
      standard: [/^:/, ...(beginnings.size === 0 ? [] : [new RegExp(`^(?:${[...beginnings].join('|')})`)])],
      keyframes: mentioned(/@keyframes ([\w-]+)/g),
    },
  });
  return result!.css;
}

/**
 * Removes custom properties that nothing uses, and those that never change: their values stand where they are used.
 *
 * @param css - A style sheet that holds only what is used.
 * @param used - What pages and scripts mention: these custom properties are left alone.
 * @returns A smaller one with the same values.
 */
export function plainStyles(css: string, {words}: Used): string {
  const root = parse(css);
  simplifyVariables(root, (name) => words.has(name));
  dropEmpty(root);
  return root.toString();
}

/** The style sheets that are made from one. */
export interface Sheets {
  /** What all pages and scripts use. */
  app: string;
  /** What pages of each kind use, in the order asked for. */
  kinds: string[];
}

/**
 * Makes the style sheets of a build.
 *
 * @param css - The style sheet as it was bundled.
 * @param run - What pages and scripts mention.
 * @param kinds - What pages of each kind mention.
 * @returns A style sheet for all of it, and one for each kind.
 */
export async function sheetsOf(css: string, run: Used, kinds: readonly Used[]): Promise<Sheets> {
  const all = await usedStyles(effectiveStyles(css), run);
  const ofKinds: string[] = [];
  for (const used of kinds) ofKinds.push(plainStyles(await usedStyles(all, used), used));
  return {app: plainStyles(all, run), kinds: ofKinds};
}
