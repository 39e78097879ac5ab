import { writeFile } from 'node:fs/promises';

// Written here because tools that format JavaScript cannot read it.
await writeFile('rspress.typed.config.mjs', "const root: string = 'docs-config';\n\nexport default { root };\n");
