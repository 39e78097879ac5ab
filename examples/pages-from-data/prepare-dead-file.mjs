// Adds a page with a link to the file of a page that has a `permalink`, for the build "dead-file".
import fs from 'node:fs';

fs.writeFileSync('docs/news/2026-06-01-dead.md', '# Dead\n\n[The bridge](./2026-05-02-the-new-bridge.md)\n');
