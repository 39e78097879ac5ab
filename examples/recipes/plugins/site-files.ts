import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { RspressPlugin } from 'rspress/core';

/** Writes sitemap.xml and llms.txt. `site` is the domain with https://, without a slash at the end. */
export function pluginSiteFiles(site: string): RspressPlugin {
  const titles = new Map<string, string>();
  return {
    name: 'site-files',
    extendPageData({ frontmatter, routePath, title }) {
      if (frontmatter.sitemap !== false) {
        titles.set(routePath, title);
      }
    },
    async afterBuild(config, isProd) {
      if (!isProd) {
        return;
      }
      const extension = config.route?.cleanUrls ? '' : '.html';
      const pages = [...titles].sort().map(([route, title]) => ({
        title: title || route,
        url: encodeURI(site + route) + (route.endsWith('/') ? '' : extension),
      }));
      const sitemap = [
        '<?xml version="1.0" encoding="UTF-8"?>',
        '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
        ...pages.map(({ url }) => `  <url><loc>${url}</loc></url>`),
        '</urlset>',
      ];
      const llms = [
        `# ${config.title ?? site}`,
        '',
        ...pages.map(({ title, url }) => `- [${title}](${url})`),
      ];
      const folder = config.outDir ?? 'doc_build';
      await writeFile(path.join(folder, 'sitemap.xml'), `${sitemap.join('\n')}\n`);
      await writeFile(path.join(folder, 'llms.txt'), `${llms.join('\n')}\n`);
    },
  };
}
