/** Writes small copies beside the texts of the built site, or of the folder that is named: `npm run compress`. */
import {existsSync} from 'node:fs';
import path from 'node:path';
import {exitWith} from './exit';
import {compress} from './host/compress';

const folder = path.resolve(process.argv[2] ?? 'build');

async function main(): Promise<void> {
  if (!existsSync(path.join(folder, 'index.html'))) {
    throw new Error(`${folder} holds no built site. Run "npm run build" first, or name another folder.`);
  }
  const {files, before, after} = await compress(folder);
  const kilobytes = (bytes: number) => `${Math.round(bytes / 1000)} kB`;
  const sizes = Object.entries(after).map(([end, bytes]) => `${kilobytes(bytes)} as ${end}`);
  console.log(`${files} files: ${kilobytes(before)}, ${sizes.join(', ')}`);
}

exitWith(main());
