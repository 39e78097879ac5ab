// Writes a page as Windows saves it, which version control would change: a byte order mark, and CRLF at the end of lines.
import fs from 'node:fs';

fs.mkdirSync('docs-windows', { recursive: true });
fs.writeFileSync(
  'docs-windows/index.md',
  '\uFEFF---\ntitle: Saved on Windows\n---\n\n# Windows\n\n:::tip Oil\nA **drop** is enough.\n:::\n'.replaceAll('\n', '\r\n'),
);
