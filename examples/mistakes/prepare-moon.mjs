import { mkdir, writeFile } from 'node:fs/promises';

// A package that was written for CommonJS and is published as an ES module.
const folder = 'node_modules/moon-path';
await mkdir(folder, { recursive: true });
await writeFile(`${folder}/package.json`, '{ "name": "moon-path", "type": "module", "exports": "./index.js" }\n');
await writeFile(`${folder}/index.js`, 'export const here = () => __dirname;\n');
