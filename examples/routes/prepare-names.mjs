// Makes the pages of the build "names": names of files outside ASCII do not survive every file system and archive.
import fs from 'node:fs';

fs.mkdirSync('docs-names', { recursive: true });
fs.writeFileSync('docs-names/index.md', '# Names\n\n[Old harbour](./Old%20Harbour.md), [islands](./岛.md)\n');
fs.writeFileSync('docs-names/Old Harbour.md', '# Old harbour\n');
fs.writeFileSync('docs-names/岛.md', '# Islands\n');
