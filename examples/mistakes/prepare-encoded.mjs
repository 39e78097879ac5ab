// Makes the pages of the build "encoded": names of folders outside ASCII do not survive every file system and archive.
import fs from 'node:fs';

const folder = 'docs-encoded/图';
fs.mkdirSync(folder, { recursive: true });
fs.writeFileSync('docs-encoded/index.md', '# Encoded\n\n![A map](./图/map.svg)\n');
fs.writeFileSync(
  `${folder}/map.svg`,
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 8 4 0l4 8z" /></svg>\n',
);
