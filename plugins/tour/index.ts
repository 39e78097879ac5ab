import {existsSync} from 'node:fs';
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import {gzip} from 'node:zlib';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {pack} from 'tar-stream';
import {TOUR} from '../../config/tour';
import {exampleProject, PROJECT_FOLDER} from '../../content/tour';

/**
 * Packs a project, always into the same bytes.
 *
 * @param files - Texts by path.
 * @returns A gzipped tar archive with one folder, that of the project.
 */
export async function packProject(files: ReadonlyMap<string, string>): Promise<Buffer> {
  const archive = pack();
  for (const [name, text] of files) archive.entry({name: `${PROJECT_FOLDER}/${name}`, mtime: new Date(0)}, text);
  archive.finalize();
  const chunks: Buffer[] = [];
  for await (const chunk of archive) chunks.push(chunk as Buffer);
  return await promisify(gzip)(Buffer.concat(chunks), {level: 9});
}

/**
 * Writes each state of the project of the guide into the site as an archive, for readers who begin
 * in the middle.
 *
 * @throws Error naming a state that is no example.
 */
export default function tourPlugin({siteDir}: LoadContext): Plugin {
  return {
    name: 'tour',
    async postBuild({outDir}) {
      const dir = path.join(outDir, 'tour');
      await mkdir(dir, {recursive: true});
      for (const [page, {end: state}] of Object.entries(TOUR)) {
        // A site of other pages has no use for the states that these lead to.
        if (!existsSync(path.join(siteDir, 'docs', `${page}.mdx`))) continue;
        const files = exampleProject(siteDir, state);
        if (files === undefined) throw new Error(`config/tour.ts names examples/${state}, which does not exist.`);
        await writeFile(path.join(dir, `${state}.tar.gz`), await packProject(files));
      }
    },
  };
}
