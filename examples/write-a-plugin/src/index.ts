import { fileURLToPath } from 'node:url';
import type { RspressPlugin } from 'rspress/core';

/** One thing readers should know. */
export interface Notice {
  /** Day it is from, such as `2026-11-21`. */
  date: string;
  /** What it says, without markup. */
  text: string;
}

/** Options of {@link pluginNotices}. */
export interface NoticesOptions {
  /** The notices, in any order. */
  notices: Notice[];
  /**
   * Address of the page with all notices.
   *
   * @default '/notices'
   */
  routePath?: string;
}

const NAME = 'rspress-plugin-notices';

/** Path of a file that the site compiles; it is the same distance from src and from dist. */
const runtime = (file: string) =>
  fileURLToPath(new URL(`../runtime/${file}`, import.meta.url));

function newestFirst(notices: Notice[]): Notice[] {
  for (const { date, text } of notices) {
    if (!/^\d{4}-\d{2}-\d{2}$/.test(date) || Number.isNaN(Date.parse(date))) {
      throw new Error(
        `${NAME}: "${text}" has the date "${date}". Write a date such as 2026-11-21.`,
      );
    }
  }
  return [...notices].sort((a, b) => b.date.localeCompare(a.date));
}

/**
 * Shows the newest notice on every page, and all of them on a page of their own.
 *
 * @throws Error when a notice has no valid date.
 */
export function pluginNotices(options: NoticesOptions): RspressPlugin {
  const { routePath = '/notices' } = options;
  const notices = newestFirst(options.notices);

  return {
    name: NAME,

    // #region pages
    addPages() {
      return [{ routePath, filepath: runtime('notices.mdx') }];
    },
    // #endregion pages

    // #region data
    extendPageData(pageData) {
      const wanted = pageData.frontmatter.notice !== false;
      Object.assign(pageData, {
        hasNotice: wanted && pageData.routePath !== routePath,
      });
    },
    // #endregion data

    // #region module
    addRuntimeModules() {
      return {
        'virtual-notices': [
          `export const notices = ${JSON.stringify(notices)};`,
          `export const routePath = ${JSON.stringify(routePath)};`,
        ].join('\n'),
      };
    },
    // #endregion module

    // #region everywhere
    globalUIComponents: [runtime('NoticeBar.tsx')],
    globalStyles: runtime('notices.css'),
    // #endregion everywhere
  };
}
