import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { RspressPlugin } from 'rspress/core';

/** Gives pages with `permalink` in their frontmatter that URL, in place of their own. */
export function pluginPermalinks(): RspressPlugin {
  let pages: { routePath: string; filepath: string }[] = [];

  return {
    name: 'permalinks',
    config(config) {
      const root = config.root ?? path.resolve('docs');
      const moved = readdirSync(root, { recursive: true, encoding: 'utf8' })
        .filter(file => /\.mdx?$/.test(file))
        .flatMap(file => {
          const filepath = path.join(root, file);
          const text = readFileSync(filepath, 'utf8');
          const found = /^---\n[^]*?^permalink: *(\S+)[^]*?^---/m.exec(text);
          return found ? [{ file, filepath, routePath: found[1]! }] : [];
        });
      pages = moved.map(({ filepath, routePath }) => ({ filepath, routePath }));
      config.route = {
        ...config.route,
        exclude: [
          ...(config.route?.exclude ?? []),
          ...moved.map(({ file }) => file.replaceAll('\\', '/')),
        ],
      };
      return config;
    },
    addPages: () => pages,
  };
}
