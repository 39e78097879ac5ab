import type { RspressPlugin } from 'rspress/core';

/** Writes a page at each old URL that sends readers on without a script. */
export function pluginMovedPages(moves: Record<string, string>): RspressPlugin {
  return {
    name: 'moved-pages',
    addPages() {
      return Object.entries(moves).map(([from, to]) => ({
        routePath: from,
        content: [
          '---',
          'head:',
          '  - - meta',
          '    - http-equiv: refresh',
          `      content: 0; url=${to}`,
          '  - - link',
          '    - rel: canonical',
          `      href: ${to}`,
          '---',
          '',
          '# This page has moved',
          '',
          `Go to [its new address](${to}).`,
        ].join('\n'),
      }));
    },
  };
}
