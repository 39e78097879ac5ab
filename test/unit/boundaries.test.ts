/** @jest-environment node */
import {execFileSync} from 'node:child_process';

/** One import that each room must not have, and one that it may have. */
const IMPORTS: [room: string, file: string, wrong: string, right: string][] = [
  ['config', 'config/x.ts', "import '../plugins/repository';", "import '../i18n/en/texts/site.json';"],
  ['config/texts', 'config/texts.ts', "import '../content/links';", "import 'node:fs';"],
  ['config (packages)', 'config/x.ts', "import 'node:fs';", "import './site';"],
  ['content', 'content/checks/x.ts', "import '../../search/pack';", "import '../../config/site';"],
  [
    'content/data',
    'content/data.ts',
    "import './links';",
    "import type {Lang} from '../config/types';\nexport type {Lang};",
  ],
  ['content/highlight', 'content/highlight/html.ts', "import '../links';", "import './styles';"],
  ['content/configCheck', 'content/configCheck/x.ts', "import '../facts/load';", "import '../suggest';"],
  ['content/configCheck (Node.js)', 'content/configCheck/x.ts', "import 'node:fs';", "import './types';"],
  ['search', 'search/engine/x.ts', "import '../../plugins/assemble';", "import '../../content/types';"],
  ['search in a browser', 'search/session.ts', "import 'node:fs';", "import './pack';"],
  ['src', 'src/components/X/index.tsx', "import '@site/plugins/assemble';", "import '@site/config/tools';"],
  ['src and content', 'src/components/X/index.tsx', "import '@site/content/links';", "import '@site/content/data';"],
  ['src and search', 'src/components/X/index.tsx', "import '../../../search/files';", "import '@site/search/session';"],
  ['src/enhance', 'src/enhance/behaviours/x.ts', "import 'react';", "import './parts';"],
  ['src/enhance', 'src/enhance/behaviours/x.ts', "import 'tippy.js/headless';", "import './parts';"],
  ['src/enhance/nameCard', 'src/enhance/nameCard/x.ts', "import 'react';", "import 'tippy.js/headless';"],
  ['plugins', 'plugins/x/index.ts', "import '../../verify/parity/compare';", "import '../../search/files';"],
  ['verify', 'verify/x/index.ts', "import '../../search/pack';", "import '../../content/types';"],
  ['scripts', 'scripts/x.ts', "import '../test/site/support';", "import '../plugins/assemble';"],
  ['a dynamic import', 'src/x.ts', "void import('../plugins/assemble');", "void import('../config/types');"],
  [
    'an imported type',
    'src/types/x.d.ts',
    "export type X = import('../../plugins/assemble').X;",
    "export type X = import('../../content/data').X;",
  ],
];

/** Rules that refuse each text, asked of ESLint with the settings of this repository. */
function lint(texts: readonly [file: string, code: string][]): string[][] {
  const script = `
    import {ESLint} from 'eslint';
    const eslint = new ESLint();
    const texts = JSON.parse(process.argv[1]);
    const results = await Promise.all(texts.map(([filePath, code]) => eslint.lintText(code, {filePath})));
    process.stdout.write(JSON.stringify(results.map(([{messages}]) => messages.map(({ruleId}) => ruleId))));`;
  // In a process of its own: Jest cannot load settings that are an ES module.
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', script, JSON.stringify(texts)], {
    encoding: 'utf8',
  });
  return JSON.parse(output) as string[][];
}

test('every room refuses an import against the arrows of the house, and takes one along them', () => {
  const wrong = lint(IMPORTS.map(([, file, code]) => [file, code]));
  const right = lint(IMPORTS.map(([, file, , code]) => [file, code]));
  const RESTRICTED = ['no-restricted-imports', 'no-restricted-syntax'];
  expect(IMPORTS.map(([room], i) => [room, wrong[i]?.some((rule) => RESTRICTED.includes(rule)), right[i]])).toEqual(
    IMPORTS.map(([room]) => [room, true, []]),
  );
});

test('no module has the name of a JSON file beside it, which the loader of the configuration would take', () => {
  const files = new Set(execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.json'], {encoding: 'utf8'}).split('\n'));
  const modules = [...files].filter((file) => /\.tsx?$/.test(file));
  expect(modules.length).toBeGreaterThan(100);
  expect(modules.filter((file) => files.has(file.replace(/\.tsx?$/, '.json')))).toEqual([]);
});
