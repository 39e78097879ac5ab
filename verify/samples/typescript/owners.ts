/** Types that an object fragment can be a part of, the likeliest first. */
export const OWNER_TYPES = [
  'UserConfig',
  'ThemeConfig',
  'RspressPlugin',
  'MarkdownOptions',
  'RouteOptions',
  'SearchOptions',
  'RsbuildConfig',
  'LocaleConfig',
  'EditLink',
  'NavItem',
  'SidebarGroup',
  'SidebarItem',
  'Hero',
  'Feature',
  'SocialLink',
] as const;

/** Generated module that exports {@link OWNER_TYPES}. */
export const ownersModule = `import type * as shared from '@rspress/shared';
export type UserConfig = import('rspress/config').UserConfig;
export type ThemeConfig = shared.DefaultThemeConfig;
export type RspressPlugin = shared.RspressPlugin;
export type MarkdownOptions = shared.MarkdownOptions;
export type RouteOptions = shared.RouteOptions;
export type SearchOptions = Exclude<shared.SearchOptions, false>;
export type RsbuildConfig = import('@rsbuild/core').RsbuildConfig;
export type LocaleConfig = shared.LocaleConfig;
export type EditLink = shared.EditLink;
export type NavItem = shared.NavItem;
export type SidebarGroup = shared.SidebarGroup;
export type SidebarItem = shared.SidebarItem;
export type Hero = shared.Hero;
export type Feature = shared.Feature;
export type SocialLink = shared.SocialLink;
/** True when a listing shows only members there are, each with its type. */
export type Describes<Listed, Released> = [keyof Listed] extends [keyof Released]
  ? ([Released] extends [Listed] ? true : false)
  : false;
/** True when a signature is the released one. */
export type Equals<Listed, Released> = [Listed] extends [Released] ? ([Released] extends [Listed] ? true : false) : false;
`;

/** Public modules whose declarations a listing can show, the first that has a name decides. */
export const RELEASED_MODULES = [
  'rspress/core',
  'rspress/runtime',
  'rspress/theme',
  'rspress/config',
  '@rspress/shared',
] as const;

/**
 * Chooses the type an object fragment belongs to: the first that knows all its keys, else the one that knows most.
 *
 * @param keys - Top-level property names of the fragment.
 * @param properties - Property names of each owner type, likeliest first.
 * @returns Name of the type; `undefined` when no type knows any of the keys.
 */
export function chooseOwner(
  keys: readonly string[],
  properties: ReadonlyMap<string, readonly string[]>,
): string | undefined {
  let best: string | undefined;
  let known = 0;
  for (const [owner, names] of properties) {
    const count = keys.filter((key) => names.includes(key)).length;
    if (count > known) {
      best = owner;
      known = count;
    }
  }
  return best;
}
