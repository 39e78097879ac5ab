/** Makes style sheets that hold only what is used. */
import {parse, type Root} from 'postcss';
import {defaultOptions, ExtractorResultSets, PurgeCSS, standardizeSafelist} from 'purgecss';
import {dropEmpty, dropOverridden, nameLayers, simplifyVariables} from './cascade';
import {toExtracted, type Used} from './used';

/** Names in a style sheet that matter where scripts mention them. */
interface Mentioned {
  attributes: string[];
  keyframes: string[];
}

/**
 * Removes rules that can be about nothing.
 *
 * @param root - Style sheet, which is changed: looks the same on all that is used.
 * @param used - What pages and scripts mention.
 * @param mentioned - Names in the style sheet that stay where scripts mention them.
 */
function dropUnused(root: Root, used: Used, {attributes, keyframes}: Mentioned): void {
  const {words, beginnings} = used;
  const purge = new PurgeCSS();
  purge.options = {
    ...defaultOptions,
    keyframes: true,
    // A script that sets an attribute may give it any value.
    dynamicAttributes: attributes.filter((name) => words.has(name)),
    safelist: standardizeSafelist({
      // States, such as `:focus-visible` on its own, and names that scripts put together.
      standard: [/^:/, ...(beginnings.size === 0 ? [] : [new RegExp(`^(?:${[...beginnings].join('|')})`)])],
      keyframes: keyframes.filter((name) => words.has(name)),
    }),
  };
  purge.walkThroughCSS(root, new ExtractorResultSets(toExtracted(used)));
  purge.removeUnusedKeyframes();
}

/** Text of a style sheet, which is changed: values of custom properties that never change stand where they are used. */
function plainText(root: Root, {words}: Used): string {
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
 * Makes the style sheets of a build. What is always overridden is in none of them; layers keep their order even if one of
 * them becomes empty.
 *
 * @param css - The style sheet as it was bundled.
 * @param run - What pages and scripts mention.
 * @param kinds - What pages of each kind mention.
 * @returns A style sheet for all of it, and one for each kind.
 */
export function sheetsOf(css: string, run: Used, kinds: readonly Used[]): Sheets {
  const names = (pattern: RegExp): string[] => [...new Set([...css.matchAll(pattern)].map(([, name = '']) => name))];
  const mentioned = {attributes: names(/\[((?:data|aria)-[\w-]+)/g), keyframes: names(/@keyframes ([\w-]+)/g)};
  const all = parse(css);
  nameLayers(all);
  dropOverridden(all);
  dropUnused(all, run, mentioned);
  const ofKinds = kinds.map((used) => {
    const root = all.clone();
    dropUnused(root, used, mentioned);
    return plainText(root, used);
  });
  return {app: plainText(all, run), kinds: ofKinds};
}
