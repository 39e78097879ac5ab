import {mkdir, rename} from 'node:fs/promises';
import {existsSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * Moves `api.html` to `api/index.html` where both the page and the folder exist, so that
 * static hosts answer `/api` and `/api/` alike instead of listing or refusing the folder.
 */
export default function folderIndexPlugin(context: LoadContext): Plugin {
  return {
    name: 'folder-index',
    async postBuild({outDir, routesPaths}) {
      for (const route of routesPaths) {
        const relative = route.slice(context.baseUrl.length);
        if (relative === '' || relative === '404.html') continue;
        const folder = path.join(outDir, relative);
        if (existsSync(folder) && existsSync(`${folder}.html`)) {
          await mkdir(folder, {recursive: true});
          await rename(`${folder}.html`, path.join(folder, 'index.html'));
        }
      }
    },
  };
}
