/** Pages whose prose was edited, by the beginning of their names. On others, findings are notes. */
export const EDITED: readonly string[] = [
  'guide/start/getting-started',
  'guide/basic/conventional-route',
  'guide/basic/auto-nav-sidebar',
  'guide/basic/use-mdx',
  'guide/basic/static-assets',
  'guide/basic/ssg',
  'guide/basic/deploy',
  'guide/basic/custom-page',
  'guide/start/introduction',
  'guide/about/checked',
  'guide/about/accessibility',
  'guide/about/recipes',
  'guide/about/errors',
  'guide/about/from-vitepress',
  'guide/about/from-docusaurus',
  'guide/about/moving-to-2',
  'api/config/config-frontmatter',
  'api/config/config-build',
  'api/commands',
  'api/config/config-basic',
  'api/config/config-theme',
  'api/client-api/',
  'api/index',
  'plugin/',
];

/** Pages that are read from top to bottom, by the beginning of their names: the average of their sentences counts. */
export const GUIDE: readonly string[] = ['guide/', 'plugin/'];

/** A place where a word of the table is right. */
export interface WordException {
  /** Name of the page. */
  page: string;
  /** Text around the word, in one line. */
  text: string;
  reason: string;
}

/** Places where words of the table are right. */
export const EXCEPTIONS: readonly WordException[] = [];
