import { fileURLToPath } from 'node:url';
import type { RspressPlugin } from 'rspress/core';

/** One thing readers should know. */
export interface Notice {
  /** Day it is from, such as `2026-11-21`. */
  date: string;
  /** What it says, as plain text. */
  text: string;
}

/** Options of {@link pluginNotices}. */
export interface NoticesOptions {
  /** The notices, in any order. */
  notices: Notice[];
  /**
   * Route of the page with all notices.
   *
   * @default '/notices'
   */
  routePath?: string;
}

const NAME = 'rspress-plugin-notices';

/** Absolute path of a file in the folder `runtime`. */
const runtime = (file: string) =>
  fileURLToPath(new URL(`../runtime/${file}`, import.meta.url));

function newestFirst(notices: Notice[]): Notice[] {
  for (const { date, text } of notices) {
    if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) {
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

    addPages() {
      const items = notices.map(
        ({ date, text }) => `- ${date}: ${text.replace(/[{<]/g, '\\$&')}`,
      );
      return [{ routePath, content: `# Notices\n\n${items.join('\n')}` }];
    },

    addRuntimeModules() {
      return {
        'virtual-notices': [
          `export const notices = ${JSON.stringify(notices)};`,
          `export const routePath = ${JSON.stringify(routePath)};`,
        ].join('\n'),
      };
    },

    extendPageData(pageData) {
      Object.assign(pageData, {
        hasNotice:
          pageData.frontmatter.notice !== false &&
          !pageData.routePath.endsWith(routePath),
      });
    },

    globalUIComponents: [runtime('NoticeBar.tsx')],
    globalStyles: runtime('notices.css'),
  };
}
