/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import {formatProblems} from '../../../verify/samples/report';
import type {SampleResult} from '../../../verify/samples/types';
import {TypeService} from '../../../verify/samples/typescript/service';
import type {Facts} from '../../../content/facts/types';
import {loadFacts} from '../../../content/facts/load';
import {exampleSamples} from '../../../verify/names/examples';
import {NameFinder, type SampleName} from '../../../verify/names/names';
import {check, checker, observe, pageOf, siteDir} from './support';

/** One planted lie: a page, and the line and rule that must be reported. */
interface Lie {
  name: string;
  page: string;
  /** Line of the page, from 1; each page begins with the line after the backtick. */
  line: number;
  code: string;
  says: RegExp;
}

const lies: Lie[] = [
  {
    name: 'an option the release does not know',
    page: `
~~~ts title="rspress.config.ts"
import {defineConfig} from 'rspress/config';

export default defineConfig({
  title: 'Harbour',
  cleanUrls: true,
});
~~~`,
    line: 7,
    code: 'TS2353',
    says: /cleanUrls/,
  },
  {
    name: 'an unknown option in a fragment',
    page: `
Some words.

~~~ts
route: {
  cleanUrl: true,
},
~~~`,
    line: 6,
    code: 'TS2561',
    says: /cleanUrls/,
  },
  {
    name: 'a value of the wrong type',
    page: `
~~~ts title="rspress.config.ts"
import {defineConfig} from 'rspress/config';
export default defineConfig({themeConfig: {hideNavbar: true}});
~~~`,
    line: 4,
    code: 'TS2322',
    says: /hideNavbar|boolean|true/,
  },
  {
    name: 'a missing import in a whole file',
    page: `
~~~ts title="rspress.config.ts"
export default defineConfig({title: 'Harbour'});
~~~`,
    line: 3,
    code: 'TS2304',
    says: /defineConfig/,
  },
  {
    name: 'a missing import in a fragment of a page that never shows it',
    page: `
~~~ts
const dark = useDark();
~~~`,
    line: 3,
    code: 'TS2304',
    says: /useDark/,
  },
  {
    name: 'an export that the release does not have',
    page: `
~~~tsx title="theme/index.tsx"
import {usePageData, useFrontmatter} from 'rspress/runtime';
export const data = usePageData;
export const matter = useFrontmatter;
~~~`,
    line: 3,
    code: 'TS2305',
    says: /useFrontmatter/,
  },
  {
    name: 'a prop that a theme component does not have',
    page: `
~~~tsx
import {Badge} from 'rspress/theme';

<Badge colour="red" />
~~~`,
    line: 5,
    code: 'TS2322',
    says: /colour/,
  },
  {
    name: 'an import of a file that the page does not show',
    page: `
~~~tsx title="theme/index.tsx"
import {Note} from './components/Note';
export default {Note};
~~~`,
    line: 3,
    code: 'TS2307',
    says: /Note/,
  },
  {
    name: 'an import of a package that is not installed',
    page: `
~~~ts title="rspress.config.ts"
import {defineConfig} from 'rspress/config';
import harbour from 'rspress-plugin-harbour';
export default defineConfig({plugins: [harbour()]});
~~~`,
    line: 4,
    code: 'package',
    says: /rspress-plugin-harbour/,
  },
  {
    name: 'an import of a package that only the site has',
    page: `
~~~ts title="src/names.ts"
import clsx from 'clsx';
export const name = clsx('a');
~~~`,
    line: 3,
    code: 'package',
    says: /clsx/,
  },
  {
    name: 'a hook with parameters the release does not pass',
    page: `
~~~ts
addPages(config, isProd, routes) {
  return [];
},
~~~`,
    line: 3,
    code: 'TS2322',
    says: /addPages|not assignable/,
  },
  {
    name: 'an object that belongs to nothing',
    page: `
~~~ts
tideStation: 'north',
~~~`,
    line: 3,
    code: 'owner',
    says: /tideStation/,
  },
  {
    name: 'a type listed with a member that the release does not have',
    page: `
~~~ts
interface RouteOptions {
  include?: string[];
  caseSensitive?: boolean;
}
~~~`,
    line: 3,
    code: 'signature',
    says: /RouteOptions/,
  },
  {
    name: 'a type listed with a member of another type',
    page: `
~~~ts
interface Footer {
  message: number;
}
~~~`,
    line: 3,
    code: 'signature',
    says: /Footer/,
  },
  {
    name: 'a signature that is not the released one',
    page: `
~~~ts
function useLang(): string;
function useDark(): string;
~~~`,
    line: 4,
    code: 'signature',
    says: /useDark/,
  },
  {
    name: 'a wrong type passed between samples of a page',
    page: `
~~~tsx title="theme/Note.tsx"
export const Note = ({level}: {level: number}) => <b>{level}</b>;
~~~

~~~mdx title="docs/index.mdx"
import {Note} from '../theme/Note';

<Note level="high" />
~~~`,
    line: 9,
    code: 'TS2322',
    says: /string.*number/,
  },
  {
    name: 'a syntax error',
    page: `
~~~ts
const a = (1;
~~~`,
    line: 3,
    code: 'TS1005',
    says: /expected/,
  },
  {
    name: 'types in JavaScript',
    page: `
~~~js title="rspress.config.js"
export const port: number = 3000;
~~~`,
    line: 3,
    code: 'TS8010',
    says: /TypeScript/,
  },
  {
    name: 'a wrong option in JavaScript',
    page: `
~~~js title="rspress.config.mjs"
import {defineConfig} from 'rspress/config';
export default defineConfig({outdir: 'out'});
~~~`,
    line: 4,
    code: 'TS2561',
    says: /outDir/,
  },
  {
    name: 'a title that is not a file of the language',
    page: `
~~~ts title="Configuration"
export const a = 1;
~~~`,
    line: 2,
    code: 'title',
    says: /Configuration/,
  },
  {
    name: 'MDX that the real build turns into an empty page',
    page: `
~~~mdx title="docs/button.mdx"
# Button

export Button = () => <b>Press</b>;
~~~`,
    line: 5,
    code: 'mdx',
    says: /does not compile/,
  },
  {
    name: 'MDX with an unclosed element',
    page: `
~~~mdx
Words.

<details>

More words.
~~~`,
    line: 5,
    code: 'mdx',
    says: /does not compile/,
  },
  {
    name: 'a component used in MDX without an import',
    page: `
~~~mdx title="docs/index.mdx"
# Title

<Badge text="New" />
~~~`,
    line: 5,
    code: 'TS2304',
    says: /Badge/,
  },
  {
    name: 'a global component of a plugin with a prop it does not have',
    page: `
~~~mdx title="docs/index.mdx"
# Title

<API module="gauge" />
~~~`,
    line: 5,
    code: 'TS2322',
    says: /module/,
  },
  {
    name: 'an import in MDX that leads nowhere',
    page: `
~~~mdx title="docs/index.mdx"
import {Steps, Stairs} from 'rspress/theme';

<Steps>

### One

</Steps>
~~~`,
    line: 3,
    code: 'TS2614',
    says: /Stairs/,
  },
  {
    name: 'a wrong prop in MDX',
    page: `
~~~mdx title="docs/index.mdx"
import {Badge} from 'rspress/theme';

Words <Badge type="warn" text="Old" />
~~~`,
    line: 5,
    code: 'TS2322',
    says: /warn/,
  },
  {
    name: 'an unpinned install in a component inside MDX',
    page: `
~~~mdx title="docs/index.mdx"
import {PackageManagerTabs} from 'rspress/theme';

<PackageManagerTabs command="install rspress -D" />
~~~`,
    line: 5,
    code: 'unpinned',
    says: /rspress/,
  },
  {
    name: 'a direction that demos do not have, beside a src that they do',
    page: `
~~~mdx title="docs/index.mdx"
<code src="../demos/Jump.tsx" direction="sideways" />
~~~`,
    line: 3,
    code: 'TS2322',
    says: /sideways/,
  },
  {
    name: 'a frontmatter value of the wrong type',
    page: `
~~~mdx title="docs/index.mdx"
---
title: Home
pageType: landing
---

# Home
~~~`,
    line: 5,
    code: 'TS2322',
    says: /landing/,
  },
  {
    name: 'a misspelt frontmatter field',
    page: `
~~~yaml
---
title: Home
titlesuffix: Docs
---
~~~`,
    line: 5,
    code: 'frontmatter',
    says: /titlesuffix/,
  },
  {
    name: 'frontmatter that is not YAML',
    page: `
~~~mdx title="docs/index.mdx"
---
title: a: b: c
---
~~~`,
    line: 4,
    code: 'yaml',
    says: /does not parse/,
  },
  {
    name: 'JSON with a comment',
    page: `
~~~json title="docs/_meta.json"
[
  // The guide
  "guide"
]
~~~`,
    line: 4,
    code: 'json',
    says: /comment/,
  },
  {
    name: 'JSON with a trailing comma',
    page: `
~~~json
{
  "a": 1,
}
~~~`,
    line: 5,
    code: 'json',
    says: /does not parse/,
  },
  {
    name: 'a sidebar entry with a field the release does not read for its type',
    page: `
~~~json title="docs/guide/_meta.json"
[
  "introduction",
  {"type": "file", "name": "start", "collapsed": true}
]
~~~`,
    line: 5,
    code: 'TS2353',
    says: /collapsed/,
  },
  {
    name: 'a navigation entry without a link',
    page: `
~~~json title="docs/_meta.json"
[
  {"text": "Guide"}
]
~~~`,
    line: 4,
    code: 'TS2322',
    says: /not assignable/,
  },
  {
    name: 'a file that this release does not read',
    page: `
~~~json title="docs/_nav.json"
[{"text": "Guide", "link": "/guide/"}]
~~~`,
    line: 3,
    code: 'file',
    says: /_nav\.json/,
  },
  {
    name: 'a dependency on another major',
    page: `
~~~json title="package.json"
{
  "dependencies": {
    "rspress": "^2.0.0"
  }
}
~~~`,
    line: 5,
    code: 'version',
    says: /1\.x/,
  },
  {
    name: 'a script with an unknown flag',
    page: `
~~~json title="package.json"
{
  "scripts": {
    "build": "rspress build --out dist"
  }
}
~~~`,
    line: 5,
    code: 'command-line',
    says: /--out/,
  },
  {
    name: 'an unknown compiler option',
    page: `
~~~json title="tsconfig.json"
{
  "compilerOptions": {
    "strictest": true
  }
}
~~~`,
    line: 5,
    code: 'TS5025',
    says: /strictest/,
  },
  {
    name: 'YAML that does not parse',
    page: `
~~~yaml
jobs:
  build: [a
  test: b
~~~`,
    line: 5,
    code: 'yaml',
    says: /does not parse/,
  },
  {
    name: 'a workflow without a runner',
    page: `
~~~yaml title=".github/workflows/deploy.yml"
on: push
jobs:
  build:
    steps:
      - run: npm ci
~~~`,
    line: 5,
    code: 'TS2741',
    says: /runs-on/,
  },
  {
    name: 'an unpinned install in a workflow',
    page: `
~~~yaml title=".github/workflows/deploy.yml"
on: push
jobs:
  build:
    runs-on: ubuntu-latest
    steps:
      - run: npm ci
      - run: npm install @rspress/plugin-rss
~~~`,
    line: 9,
    code: 'unpinned',
    says: /plugin-rss/,
  },
  {
    name: 'TOML that does not parse',
    page: `
~~~toml title="netlify.toml"
[build]
command = npm run build
~~~`,
    line: 4,
    code: 'toml',
    says: /does not parse/,
  },
  {
    name: 'a key that the host does not read',
    page: `
~~~toml title="netlify.toml"
[build]
output = "doc_build"
~~~`,
    line: 4,
    code: 'TS2353',
    says: /output/,
  },
  {
    name: 'a theme variable that does not exist',
    page: `
~~~css
:root {
  --rp-c-brand: red;
  --rp-c-brandy: red;
}
~~~`,
    line: 5,
    code: 'variable',
    says: /--rp-c-brandy/,
  },
  {
    name: 'a theme variable in a style attribute',
    page: `
~~~tsx
<p style={{color: 'var(--rp-c-text-9)'}}>Words</p>
~~~`,
    line: 3,
    code: 'variable',
    says: /--rp-c-text-9/,
  },
  {
    name: 'a variable of their own that nobody sets',
    page: `
~~~css
.note {
  color: var(--tide-blue);
}
~~~`,
    line: 4,
    code: 'variable',
    says: /--tide-blue/,
  },
  {
    name: 'a class that the theme does not have',
    page: `
~~~css

.rspress-header {
  color: red;
}
~~~`,
    line: 4,
    code: 'class',
    says: /rspress-header/,
  },
  {
    name: 'CSS that does not parse',
    page: `
~~~css
.a {
  color: red;
~~~`,
    line: 3,
    code: 'css',
    says: /does not parse/,
  },
  {
    name: 'an unpinned install',
    page: `
~~~bash
npm install -D rspress
~~~`,
    line: 3,
    code: 'unpinned',
    says: /newest release/,
  },
  {
    name: 'an install of another major after a line break',
    page: `
~~~bash
mkdir docs
pnpm add -D rspress@1 \\
  @rspress/plugin-rss@2
~~~`,
    line: 4,
    code: 'version',
    says: /plugin-rss@2/,
  },
  {
    name: 'an unpinned install in a session',
    page: `
~~~console
$ cd docs
$ npm install rspress
added 300 packages
~~~`,
    line: 4,
    code: 'unpinned',
    says: /newest release/,
  },
  {
    name: 'a package that does not exist',
    page: `
~~~sh
npm install @rspress/plugin-tides@1
~~~`,
    line: 3,
    code: 'package',
    says: /plugin-tides/,
  },
  {
    name: 'an unpinned initializer',
    page: `
~~~bash
npm create rspress@latest
~~~`,
    line: 3,
    code: 'unpinned',
    says: /create-rspress/,
  },
  {
    name: 'a flag that the command line does not have',
    page: `
~~~bash
cd harbour
npx rspress build --port 3000
~~~`,
    line: 4,
    code: 'command-line',
    says: /--port/,
  },
  {
    name: 'a command that the command line does not have',
    page: `
~~~bash
rspress deploy
~~~`,
    line: 3,
    code: 'command-line',
    says: /deploy/,
  },
  {
    name: 'a flag behind a script',
    page: `
~~~bash
npm run dev -- --open
~~~`,
    line: 3,
    code: 'command-line',
    says: /--open/,
  },
  {
    name: 'a script that no package.json shows',
    page: `
~~~bash
npm run charts
~~~`,
    line: 3,
    code: 'script',
    says: /charts/,
  },
  {
    name: 'a flag of another package manager',
    page: `
~~~bash
yarn add --save-dev rspress@1
~~~`,
    line: 3,
    code: 'flag',
    says: /--save-dev/,
  },
  {
    name: 'an unknown program',
    page: `
~~~bash
harbourctl start
~~~`,
    line: 3,
    code: 'command',
    says: /harbourctl/,
  },
  {
    name: 'a prompt that readers would copy',
    page: `
~~~bash
$ npm ci
~~~`,
    line: 3,
    code: 'prompt',
    says: /prompt/,
  },
  {
    name: 'an unpinned package in a component',
    page: `
Words.

<PackageManagers command="create rspress" />`,
    line: 4,
    code: 'unpinned',
    says: /create-rspress/,
  },
  {
    name: 'an exemption without a reason',
    page: `
~~~ts nocheck
const a: string = 1;
~~~`,
    line: 2,
    code: 'nocheck',
    says: /reason/,
  },
  {
    name: 'an exemption with a short reason',
    page: `
~~~ts nocheck="too hard"
const a: string = 1;
~~~`,
    line: 2,
    code: 'nocheck',
    says: /reason/,
  },
  {
    name: 'an exemption that is not needed',
    page: `
~~~ts nocheck="the compiler cannot read this"
const a: string = '1';
~~~`,
    line: 2,
    code: 'nocheck',
    says: /passes/,
  },
  {
    name: 'an expected error that does not come',
    page: `
~~~ts expect-error="TS2322"
const a: number = 1;
~~~`,
    line: 2,
    code: 'expect-error',
    says: /TS2322.*none/,
  },
  {
    name: 'another error beside the expected one',
    page: `
~~~ts expect-error="TS2322"
const a: string = 1;
missing();
~~~`,
    line: 4,
    code: 'TS2304',
    says: /missing/,
  },
  {
    name: 'a sample without a language',
    page: `
~~~
npm ci
~~~`,
    line: 2,
    code: 'language',
    says: /no language/,
  },
  {
    name: 'a sample in an unknown language',
    page: `
~~~typescirpt
const a = 1;
~~~`,
    line: 2,
    code: 'language',
    says: /typescirpt/,
  },
  {
    name: 'a quotation of a file that is gone',
    page: `
~~~ts file="examples/minimal/gone.config.ts"
export {};
~~~`,
    line: 2,
    code: 'language',
    says: /gone\.config\.ts/,
  },
];

describe('a planted lie', () => {
  let results: SampleResult[];
  const fileOf = (lie: Lie): string => `docs/lies/${lies.indexOf(lie)}.mdx`;

  beforeAll(async () => {
    // All at once: the types of the release are the same for all of them.
    results = checker().check(await Promise.all(lies.map((lie) => pageOf(lie.page, fileOf(lie)))));
  }, 60_000);

  test.each(lies)('$name is reported at its line', (lie) => {
    const file = fileOf(lie);
    const problems = results.filter((result) => result.file === file).flatMap((result) => result.problems);
    expect(problems.map((problem) => ({...problem, message: '', fix: ''}))).toEqual([
      {file, line: lie.line, code: lie.code, message: '', fix: ''},
    ]);
    expect(problems[0]?.message).toMatch(lie.says);
    expect(problems[0]?.fix).not.toBe('');
  });
});

describe('a page of true samples', () => {
  const file = 'test/fixtures/samples/good.mdx';
  let results: SampleResult[];

  beforeAll(async () => {
    results = await check(fs.readFileSync(path.join(siteDir, file), 'utf8'), file);
  }, 60_000);

  test('has no problem', () => {
    expect(formatProblems(results)).toBe('');
  });

  test('is counted by what was done to each sample', () => {
    const verdicts = (language: string) =>
      results.filter((result) => result.language === language).map((result) => result.verdict);
    expect(verdicts('js')).toEqual(['passed', 'fragment']);
    expect(verdicts('css')).toEqual(['passed', 'fragment']);
    expect(verdicts('mdx')).toEqual(['passed', 'fragment']);
    expect(verdicts('text')).toEqual(['plain']);
    expect(verdicts('ts').filter((verdict) => verdict === 'exempt')).toHaveLength(1);
    // The script, and the component with a command for each package manager.
    expect(verdicts('bash')).toEqual(['passed', 'passed']);
  });
});

test('samples that nobody asks for stand beside the others, and are not checked themselves', async () => {
  const page = await pageOf(`
~~~ts title="docs/wrong.ts"
export const depth: string = 3;
~~~

~~~ts title="docs/reader.ts"
import {depth} from './wrong';

export const half: number = depth;
~~~`);
  const results = checker().check([page], ({meta}) => meta.includes('reader'));
  expect(results.flatMap(({problems}) => problems.map(({code, line}) => [code, line]))).toEqual([['TS2322', 9]]);
});

describe('names of the toolkit', () => {
  /** Each fact is its own address, so that a test sees which was chosen; some have none. */
  const entries = {
    of: ({owner, name}: {owner: string; name: string}) =>
      name === 'logoText' ? undefined : {to: `${owner} ${name}`, rank: 0},
    variable: (name: string) => (name === '--rp-c-brand' ? 'theme' : undefined),
  };

  async function namesOf(markdown: string): Promise<[string, string | undefined][]> {
    const names: SampleName[] = [];
    const finder = new NameFinder(entries, loadFacts().facts, path.join(siteDir, 'examples'));
    finder.prepare(checker());
    observe((sample) => names.push(...finder.namesOf(sample, checker())));
    await check(markdown, 'docs/names.mdx');
    return names.map(({text, to}) => [text, to]);
  }

  const kinds: [name: string, sample: string, expected: [string, string | undefined][]][] = [
    [
      'that are the same mean what they stand in',
      `~~~ts title="rspress.config.ts"
import {defineConfig} from 'rspress/config';
export default defineConfig({
  title: 'Harbour',
  logoText: 'Harbour',
  locales: [{lang: 'en', label: 'English', title: 'Harbour'}],
  themeConfig: {nav: [{text: 'Tides', link: '/tides'}], editLink: {text: 'Edit', docRepoBaseUrl: '/'}},
});
~~~`,
      [
        ['defineConfig', 'rspress/config defineConfig'],
        ['defineConfig', 'rspress/config defineConfig'],
        ['title', 'UserConfig title'],
        ['logoText', undefined],
        ['locales', 'UserConfig locales'],
        ['lang', 'UserConfig locales[].lang'],
        ['label', 'UserConfig locales[].label'],
        ['title', 'UserConfig locales[].title'],
        ['themeConfig', 'UserConfig themeConfig'],
        ['nav', 'UserConfig themeConfig.nav'],
        ['text', 'NavItem text'],
        ['link', 'NavItem link'],
        ['editLink', 'UserConfig themeConfig.editLink'],
        ['text', 'UserConfig themeConfig.editLink.text'],
        ['docRepoBaseUrl', 'UserConfig themeConfig.editLink.docRepoBaseUrl'],
      ],
    ],
    [
      'that a sample makes up are none, whatever they are called',
      `~~~tsx title="theme/index.tsx"
import {usePageData} from 'rspress/runtime';
import {Badge as Mark} from '@theme';
const title = {sidebar: 1, base: ''};
export function Note() {
  const {page} = usePageData();
  return <Mark text={page.title + title.base} />;
}
~~~`,
      [
        ['usePageData', 'rspress/runtime usePageData'],
        ['Badge', 'rspress/theme Badge'],
        ['Mark', 'rspress/theme Badge'],
        ['page', 'PageData page'],
        ['usePageData', 'rspress/runtime usePageData'],
        ['Mark', 'rspress/theme Badge'],
        ['text', 'Badge.props text'],
        ['title', 'PageData page.title'],
      ],
    ],
    [
      'of frontmatter and _meta.json',
      `~~~mdx title="docs/index.mdx"
---
pageType: home
title: Harbour
hero:
  actions:
    - {theme: brand, text: Go, link: /tides}
---
~~~

~~~json title="docs/guide/_meta.json"
[{"type": "dir", "name": "tides", "label": "Tides"}]
~~~`,
      [
        ['pageType', 'FrontMatterMeta pageType'],
        ['title', 'FrontMatterMeta title'],
        ['hero', 'FrontMatterMeta hero'],
        ['actions', 'FrontMatterMeta hero.actions'],
        ['theme', 'FrontMatterMeta hero.actions[].theme'],
        ['text', 'FrontMatterMeta hero.actions[].text'],
        ['link', 'FrontMatterMeta hero.actions[].link'],
        ['type', '_meta.json type'],
        ['name', '_meta.json name'],
        ['label', '_meta.json label'],
      ],
    ],
    [
      'of style sheets and commands',
      `~~~css
:root { --rp-c-brand: red; --rp-nav-height: 1px; }
~~~

~~~bash
npx rspress preview --port 3000
~~~`,
      [
        ['--rp-c-brand', 'theme'],
        ['--rp-nav-height', undefined],
        ['preview', 'rspress preview'],
        ['--port', 'rspress preview --port'],
      ],
    ],
  ];

  test.each(kinds)('%s', async (_name, sample, expected) => {
    expect(await namesOf(sample)).toEqual(expected);
  });

  test('are found in the files of an example, each as its name says what it is', () => {
    const finder = new NameFinder(entries, loadFacts().facts, path.join(siteDir, 'examples'));
    finder.prepare(checker());
    const found = new Map<string, Set<string>>();
    observe((sample) => {
      const names = finder.namesOf(sample, checker());
      found.set(sample.fence.file.replace('examples/tour-home/', ''), new Set(names.flatMap(({to}) => to ?? [])));
    });
    checker().read(exampleSamples().filter(({example}) => example === 'tour-home'));
    const expected = {
      'rspress.config.ts': 'UserConfig themeConfig.footer',
      'docs/_meta.json': 'NavItem text',
      'docs/walks/_meta.json': '_meta.json name',
      'docs/index.md': 'FrontMatterMeta hero',
      'package.json': 'rspress build',
    };
    for (const [file, name] of Object.entries(expected))
      expect([file, [...(found.get(file) ?? [])]]).toEqual([file, expect.arrayContaining([name])]);
  });
});

describe('what is written by hand agrees with the release', () => {
  const facts = (JSON.parse(fs.readFileSync(path.join(siteDir, 'content/facts/facts.json'), 'utf8')) as Facts).facts;
  const types = path.join(siteDir, 'examples/.samples/known-types.ts');
  const service = new TypeService(path.join(siteDir, 'examples'), () => undefined);
  service.set(types, fs.readFileSync(path.join(siteDir, 'verify/samples/known/types.ts'), 'utf8'));

  test('frontmatter has every field of the facts', () => {
    const known = service.propertyNames(types, 'Frontmatter');
    const fields = facts
      .filter(({kind, name}) => kind === 'frontmatter' && /^[\w-]+$/.test(name))
      .map(({name}) => name);
    expect(fields.length).toBeGreaterThan(10);
    expect(fields.filter((name) => !known.includes(name))).toEqual([]);
  });

  test('entries of _meta.json have the fields of the facts, and no others', () => {
    const known = service.propertyNames(types, 'SideMetaEntry');
    const fields = facts.filter(({owner}) => owner === '_meta.json').map(({name}) => name);
    expect([...known].sort()).toEqual([...fields].sort());
  });

  test('`serve` is a second name of `preview`', () => {
    const code = fs.readFileSync(path.join(siteDir, 'node_modules/rspress/dist/index.js'), 'utf8');
    expect(code).toMatch(/command\('preview \[root\]'\)\.alias\('serve'\)/);
  });
});
