import type * as types from './types';

/** Types a file can have, by name. */
export interface KnownTypes {
  SideMeta: types.SideMeta;
  NavMeta: types.NavMeta;
  Frontmatter: types.Frontmatter;
  I18nTexts: types.I18nTexts;
  PackageJson: types.PackageJson;
  GitHubWorkflow: types.GitHubWorkflow;
  GitLabPipeline: types.GitLabPipeline;
  NetlifyConfig: types.NetlifyConfig;
  VercelConfig: types.VercelConfig;
  WranglerConfig: types.WranglerConfig;
}

const FILES: readonly [RegExp, keyof KnownTypes][] = [
  [/(?:^|\/)package\.json$/, 'PackageJson'],
  [/(?:^|\/)i18n\.json$/, 'I18nTexts'],
  [/^\.github\/workflows\/[^/]+\.ya?ml$/, 'GitHubWorkflow'],
  [/^\.gitlab-ci\.ya?ml$/, 'GitLabPipeline'],
  [/(?:^|\/)netlify\.toml$/, 'NetlifyConfig'],
  [/(?:^|\/)vercel\.json$/, 'VercelConfig'],
  [/(?:^|\/)wrangler\.(?:toml|jsonc?)$/, 'WranglerConfig'],
];

/** Files that another release reads and this one does not. */
const NEVER_READ: readonly [RegExp, string][] = [
  [
    /(?:^|\/)_nav\.json$/,
    'Rspress 1.x does not read `_nav.json`. The navigation bar stands in the `_meta.json` of the root.',
  ],
];

/** Whether a `_meta.json` describes the navigation bar: its entries have texts or items, no names or types. */
function isNav(content: unknown): boolean {
  return (
    Array.isArray(content) &&
    content.length > 0 &&
    content.every(
      (item) => typeof item === 'object' && item !== null && 'text' in item && !('type' in item) && !('name' in item),
    )
  );
}

/**
 * Type of a file that a sample shows.
 *
 * @param file - Path in the reader's project.
 * @param content - Parsed content.
 * @returns Name of its type; nothing for files whose content is free.
 */
export function knownTypeOf(file: string, content: unknown): keyof KnownTypes | undefined {
  if (/(?:^|\/)_meta\.json$/.test(file)) return isNav(content) ? 'NavMeta' : 'SideMeta';
  return FILES.find(([pattern]) => pattern.test(file))?.[1];
}

/**
 * Says why a file has no effect in the documented release.
 *
 * @param file - Path in the reader's project.
 */
export function neverRead(file: string): string | undefined {
  return NEVER_READ.find(([pattern]) => pattern.test(file))?.[1];
}
