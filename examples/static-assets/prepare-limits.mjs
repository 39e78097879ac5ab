// Makes a page with an image below a folder outside ASCII: such names do not survive every file system and archive.
import fs from 'node:fs';

fs.mkdirSync('docs-limits/图', { recursive: true });
fs.copyFileSync('docs-limits/images/moon.svg', 'docs-limits/图/moon.svg');
fs.writeFileSync(
  'docs-limits/imported.mdx',
  "import moon from './图/moon.svg';\n\n# Imported\n\n<img src={moon} alt=\"The moon\" />\n",
);
