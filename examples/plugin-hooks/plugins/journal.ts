import fs from 'node:fs';
import path from 'node:path';
import type { RspressPlugin } from 'rspress/core';
import { remarkSignature } from './remark-signature';

interface JournalOptions {
  /** Shown in the log; also the name of the plugin. */
  name: string;
  /** A plugin to take out of the build. */
  removes?: string;
}

/** All calls of all instances, in order. */
const calls: string[] = [];

/** A plugin that uses every hook and logs each call. */
export function pluginJournal({ name, removes }: JournalOptions): RspressPlugin {
  const note = (hook: string, detail = '') => {
    calls.push(`${name} ${hook} ${detail}`.trimEnd());
  };
  const own = (file: string) => path.join(__dirname, file);

  return {
    name: `journal-${name}`,

    // #region config
    config(config, { addPlugin, removePlugin }, isProd) {
      note('config', `isProd=${isProd}`);
      if (name === 'first') {
        addPlugin({
          name: 'journal-helper',
          config(current) {
            calls.push('helper config');
            return current;
          },
        });
      }
      if (removes) {
        removePlugin(removes);
      }
      // Plugins are run by the JavaScript compiler only.
      return { ...config, markdown: { ...config.markdown, mdxRs: false } };
    },
    // #endregion config

    // #region before
    async beforeBuild(config, isProd) {
      note('beforeBuild', `title=${config.title} isProd=${isProd}`);
    },
    // #endregion before

    // #region pages
    async addPages() {
      note('addPages');
      if (name === 'second') {
        return [];
      }
      return [
        {
          routePath: '/first/content',
          content: '# Added by first\n\nWritten by the plugin.',
        },
        { routePath: '/first/file', filepath: own('page.mdx') },
      ];
    },
    // #endregion pages

    // #region routes
    async routeGenerated(routes) {
      note('routeGenerated', routes.map(route => route.routePath).join(' '));
    },
    // #endregion routes

    // #region modules
    async addRuntimeModules() {
      note('addRuntimeModules');
      return {
        [`virtual-${name}`]: `export const name = ${JSON.stringify(name)};`,
      };
    },
    // #endregion modules

    // #region search
    async modifySearchIndexData(pages) {
      note('modifySearchIndexData', `${pages.length} pages`);
      for (const page of pages) {
        page.content += ` (${name})`;
      }
    },
    // #endregion search

    // #region page-data
    async extendPageData(pageData) {
      note('extendPageData', pageData.routePath);
      Object.assign(pageData, { [`${name}Note`]: `${name} was here` });
    },
    // #endregion page-data

    // #region ssg-routes
    async addSSGRoutes() {
      note('addSSGRoutes');
      return [{ path: `/${name}/extra` }];
    },
    // #endregion ssg-routes

    // #region after
    async afterBuild(config, isProd) {
      note('afterBuild', `isProd=${isProd}`);
      if (name === 'second') {
        const outDir = config.outDir ?? 'doc_build';
        await fs.promises.writeFile(
          path.join(outDir, 'hooks.log'),
          `${calls.join('\n')}\n`,
        );
      }
    },
    // #endregion after

    // #region static
    builderConfig: {
      source: {
        define: { [`QUARRY_${name.toUpperCase()}`]: JSON.stringify(name) },
      },
    },
    markdown: {
      remarkPlugins: [remarkSignature(name)],
      globalComponents: name === 'first' ? [own('Stamp.tsx')] : [],
    },
    globalUIComponents: [[own('Ribbon.tsx'), { text: `Ribbon of ${name}` }]],
    globalStyles: own(`${name}.css`),
    // #endregion static
  };
}
