/** @jest-environment node */
import {followPage} from '../../../verify/guide/follow';
import {emptyPage} from '../../support/page';
import {follow, problemsOf, startProject, context} from './support';

describe('a page that can be followed', () => {
  test('from an empty folder: commands, files, an installation, a change', async () => {
    const {project, problems, probes} = await follow(
      `
~~~bash
mkdir trail-notes
cd trail-notes
~~~

~~~json title="package.json"
{
  "scripts": {
    "build": "rspress build"
  }
}
~~~

~~~bash
npm install -D rspress@1
~~~

~~~ts title="rspress.config.ts"
export default {
  title: 'Trail notes',
};
~~~

~~~md title="docs/index.md"
# Trail notes
~~~

~~~diff title="rspress.config.ts"
   title: 'Trail notes',
+  base: '/walks/',
 };
~~~

~~~bash
mkdir -p docs/guide
mv docs/index.md docs/guide
~~~

~~~tree
trail-notes/
  docs/
    guide/
      index.md
  package.json
  rspress.config.ts
~~~

~~~bash
npm run build
~~~

~~~text output
ready   built in 1.2 s
~~~
`,
      null,
    );
    expect(problems).toEqual([]);
    expect(project.names).toEqual(['docs/guide/index.md', 'package.json', 'rspress.config.ts']);
    expect(project.read('rspress.config.ts')).toBe(
      "export default {\n  title: 'Trail notes',\n  base: '/walks/',\n};\n",
    );
    expect(JSON.parse(project.read('package.json') ?? '')).toEqual({
      scripts: {build: 'rspress build'},
      devDependencies: {rspress: '^1.47.2'},
    });
    expect(probes).toMatchObject([
      {run: {command: 'build', args: []}, shown: [{kind: 'output', text: 'ready   built in 1.2 s'}]},
    ]);
  });

  test('tries optional blocks on a copy, and drops them with their section', async () => {
    const {project, problems, probes} = await follow(`
## Clean URLs

~~~diff title="rspress.config.ts" optional
   title: 'Trail notes',
+  route: {cleanUrls: true},
~~~

### The result

~~~html excerpt="doc_build/index.html"
<a href="/guide/plan">
~~~

## Next

~~~diff title="rspress.config.ts"
   title: 'Trail notes',
+  base: '/walks/',
~~~
`);
    expect(problems).toEqual([]);
    expect(project.read('rspress.config.ts')).not.toContain('cleanUrls');
    expect(project.read('rspress.config.ts')).toContain('/walks/');
    expect(probes).toHaveLength(1);
    expect(probes[0]?.project.read('rspress.config.ts')).toContain('cleanUrls');
    expect(probes[0]?.shown).toMatchObject([{kind: 'excerpt', name: 'index.html'}]);
  });

  test('tries an optional block even if the page shows nothing of it', async () => {
    const {probes} = await follow('\n~~~diff title="docs/index.md" optional\n # Trail notes\n+\n+Text.\n~~~\n');
    expect(probes).toMatchObject([{run: {command: 'build'}, shown: [], place: {line: 2}}]);
  });

  test('takes the command of npm among the tabs of package managers', () => {
    // Tabs that a component made are all at its line.
    const fences = ['npm run build', 'pnpm run build', 'bun run build'].map((value) => ({
      lang: 'bash',
      meta: '',
      value,
      file: 'docs/guide/a.mdx',
      line: 3,
      charIndex: 0,
    }));
    const output = {...fences[0], lang: 'text', meta: 'output', value: 'ready', line: 5} as (typeof fences)[number];
    const page = {...emptyPage('docs/guide/a.mdx'), fences: [...fences, output]};
    const {problems, probes} = followPage(page, startProject(), context);
    expect(problems).toEqual([]);
    expect(probes).toMatchObject([{run: {command: 'build'}}]);
  });

  test('shows parts of files, of results and of examples', async () => {
    const {problems, probes, quoted} = await follow(`
~~~ts excerpt="rspress.config.ts"
export default {
  …
  description: 'Walks',
~~~

~~~md excerpt
Walks of one day.
~~~

~~~ts excerpt="examples/tides/rspress.config.ts"
title: 'Tides'
~~~

~~~tree excerpt="examples/tides/docs"
docs/
  guide/
    ebb.md
  index.md
~~~

~~~tree
doc_build/
  index.html
  …
~~~

~~~text output="tides:broken"
error
~~~
`);
    expect(problems).toEqual([]);
    expect(probes).toMatchObject([{shown: [{kind: 'tree'}]}]);
    expect(quoted).toMatchObject([{example: 'tides', build: 'broken', text: 'error'}]);
  });

  test('leaves a project alone that another command makes', async () => {
    const {problems, project} = await follow(`
## Template

~~~bash
npm create rspress@1 -- --dir other
cd other
npm install
~~~

## Here

~~~bash
touch docs/new.md
~~~
`);
    expect(problems).toEqual([]);
    expect(project.read('docs/new.md')).toBe('');
  });

  test('leaves the project as it is when it is tested, packed and installed from the archive', async () => {
    const {problems, project} = await follow(`
~~~bash
npm test
npm pack
npm install --save-dev ./plugin-0.1.0.tgz
~~~
`);
    expect(problems).toEqual([]);
    expect(project.read('package.json')).not.toContain('plugin');
  });

  test('skips a sample that is shown for its error, and one made from facts', async () => {
    expect(
      await problemsOf('\n~~~ts expect-error="TS1005"\nnav: [\n~~~\n\n~~~ts generated\ntype A = 1;\n~~~\n'),
    ).toEqual([]);
  });
});

describe('a block that a reader could not apply', () => {
  test.each([
    ['names no file and is not marked', '~~~ts\nnav: [],\n~~~', /^2: A reader cannot apply this block/],
    ['has a caption for a title', '~~~text title="Output"\nready\n~~~', /^2: The title "Output" is no name of a file/],
    [
      'holds a part of a configuration as if it were all of it',
      '~~~ts title="rspress.config.ts" replaces\nnav: [\n~~~',
      /^2: rspress\.config\.ts is no valid ts/,
    ],
    [
      'holds an object of a configuration only',
      "~~~ts title=\"rspress.config.ts\" replaces\nconst nav = [{text: 'Guide', link: '/'}];\n~~~",
      /^2: rspress\.config\.ts exports no configuration/,
    ],
    ['holds broken JSON', '~~~json title="docs/_meta.json"\n[\n  "a",\n]\n~~~', /^2: docs\/_meta\.json is no JSON/],
    ['holds broken MDX', '~~~mdx title="docs/a.mdx"\n<b>\n~~~', /^2: docs\/a\.mdx: The MDX does not compile/],
    ['changes a file that is not there', '~~~diff title="docs/no.md"\n+a\n~~~', /^2: There is no docs\/no\.md/],
    [
      'changes lines that the file does not have',
      "~~~diff title=\"rspress.config.ts\"\n   title: 'Walks',\n+  base: '/',\n~~~",
      /^3: rspress\.config\.ts has no line ` {2}title: 'Walks',`/,
    ],
    [
      'changes lines that are there twice',
      '~~~md title="docs/a.md"\nx\n\ny\n\nx\n~~~\n\n~~~diff title="docs/a.md"\n x\n+z\n~~~',
      /^11: The lines of the change are 2 times/,
    ],
    [
      'changes lines that do not follow each other',
      "~~~diff title=\"rspress.config.ts\"\n   description: 'Walks',\n   title: 'Trail notes',\n+  base: '/',\n~~~",
      /^3: The lines of the change do not follow each other/,
    ],
    ['does not say where a line goes', '~~~diff title="docs/index.md"\n+a\n~~~', /does not say where its lines go/],
    ['is an excerpt of nothing', '~~~md excerpt\nRuns of one day.\n~~~', /^2: No file of the project holds/],
    [
      'is an excerpt of another file',
      '~~~md excerpt="docs/guide/plan.md"\nWalks of one day.\n~~~',
      /^2: docs\/guide\/plan\.md does not hold/,
    ],
    ['is an output of no command', '~~~text output\nready\n~~~', /^2: No command of the toolkit comes before/],
    ['is an output of no example', '~~~text output="moon"\nready\n~~~', /^2: There is no example "moon"/],
    ['shows a tree with a file too many', '~~~tree\ndocs/\n  …\n  no.md\n~~~', /^2: The tree shows docs\/no\.md/],
    ['shows a tree with a file too few', '~~~tree\ndocs/\n  index.md\n~~~', /^2: The tree leaves out docs\/guide/],
    ['runs what nobody can follow', '~~~bash\ndocker run x\n~~~', /^3: `docker run x` cannot be followed/],
    ['runs a script that is not there', '~~~bash\nnpm run buidl\n~~~', /^3: package\.json has no script "buidl"/],
    ['moves a file that is not there', '~~~bash\nls\nmv docs/no.md docs/a.md\n~~~', /^4: There is no docs\/no\.md/],
    ['installs an unknown package', '~~~bash\nnpm install left-pad\n~~~', /^3: The package left-pad is not one/],
    ['touches other folders', '~~~bash\ntouch ../a.md\n~~~', /^3: The command touches a\.md, which is outside/],
    [
      'needs an optional one',
      '~~~md title="docs/a.md" optional\na\n~~~\n\n~~~md title="docs/b.md"\nb\n~~~',
      /^6: The block comes after an optional one/,
    ],
    [
      'belongs to the project of another command',
      '~~~bash\nnpm create rspress@1\n~~~\n\n~~~md title="docs/b.md"\nb\n~~~',
      /^6: The block belongs to a project that another command made/,
    ],
  ])('%s', async (_name, source, message) => {
    expect(await problemsOf(`\n${source}\n`)).toEqual([expect.stringMatching(message)]);
  });
});

describe('a block that loses what a reader wrote', () => {
  test('is a fault: an import alone in the place of the file before it', async () => {
    expect(
      await problemsOf(`
~~~ts title="plugins/rss.ts"
export const rss = {name: 'rss'};
~~~

~~~ts title="rspress.config.ts" replaces
import {rss} from './plugins/rss';

export default {
  title: 'Trail notes',
  plugins: [rss],
};
~~~

~~~ts title="rspress.config.ts"
import {rss} from './plugins/rss';
~~~
`),
    ).toEqual(['15: Whoever writes this rspress.config.ts loses the line `export default {`, which was there before.']);
  });

  test('is none when it only adds lines, or says that it replaces the file', async () => {
    expect(await problemsOf('\n~~~json title="docs/guide/_meta.json"\n[\n  "plan"\n]\n~~~\n')).toEqual([
      '2: Whoever writes this docs/guide/_meta.json loses the line `["plan"]`, which was there before.',
    ]);
    expect(
      await problemsOf(`
~~~ts title="rspress.config.ts"
export default {
  title: 'Trail notes',
  description: 'Walks',
  base: '/walks/',
};
~~~

~~~json title="docs/guide/_meta.json" replaces
[{"type": "file", "name": "plan"}]
~~~
`),
    ).toEqual([]);
  });

  test.each([
    ['docs/new.md', '# New', /There is no docs\/new\.md to replace/],
    ['docs/guide/plan.md', '# Plan\n\nMore.', /keeps every line of docs\/guide\/plan\.md/],
  ])('does not replace %s', async (name, text, message) => {
    expect(await problemsOf(`\n~~~md title="${name}" replaces\n${text}\n~~~\n`)).toEqual([
      expect.stringMatching(message),
    ]);
  });
});

describe('a project that would puzzle a reader', () => {
  test.each([
    [
      'a page beside one that wins',
      '~~~mdx title="docs/index.mdx"\n# Home\n~~~',
      '2: docs/index.mdx never shows: it has the route of docs/index.md, which wins.',
    ],
    [
      'a component that is used and neither defined nor imported, in MDX',
      '~~~mdx title="docs/a.mdx"\n# A\n\n<Slot />\n~~~',
      '2: docs/a.mdx uses <Slot>, which it neither defines nor imports.',
    ],
    [
      'the same in a theme',
      '~~~tsx title="theme/index.tsx"\nexport default {Layout: () => <Slot name="a" />};\n~~~',
      '2: theme/index.tsx uses <Slot>, which it neither defines nor imports.',
    ],
    [
      'a component that nothing uses',
      '~~~tsx title="components/AfterSearch.tsx"\nexport default () => <p>Hi</p>;\n~~~',
      '2: No file of the project uses components/AfterSearch.tsx, so nothing of it shows.',
    ],
    [
      'an import of a file that is not there',
      '~~~mdx title="docs/a.mdx"\nimport Tide from \'../components/Tide\';\n\n<Tide />\n~~~',
      '2: docs/a.mdx imports ../components/Tide, and the project has no such file.',
    ],
    ['a sidebar with an entry for no page', '~~~json title="docs/guide/_meta.json"\n["plan", "pack"]\n~~~', undefined],
  ])('%s', async (_name, source, message) => {
    expect(await problemsOf(`\n${source}\n`)).toEqual(message === undefined ? [expect.any(String)] : [message]);
  });

  test('an entry of a sidebar that names no page', async () => {
    const page =
      '\n~~~json title="docs/guide/_meta.json" replaces\n["plan", "pack", {"type": "dir", "name": "x"}]\n~~~\n';
    expect(await problemsOf(page)).toEqual([
      '2: docs/guide/_meta.json names "pack", and docs/guide/ has no page of that name.',
      '2: docs/guide/_meta.json names "x", and docs/guide/ has no folder of that name.',
    ]);
  });

  test('is found where an optional block makes it', async () => {
    expect(await problemsOf('\n~~~mdx title="docs/index.mdx" optional\n# Home\n~~~\n\n## Next\n')).toEqual([
      '2: docs/index.mdx never shows: it has the route of docs/index.md, which wins.',
    ]);
  });

  test('is not one whose parts are used, by import, by style or by name', async () => {
    expect(
      await problemsOf(`
~~~tsx title="components/Tide.tsx"
import {useRef} from 'react';
import './tide.css';

export default function Tide() {
  return <p ref={useRef<HTMLParagraphElement>(null)}>Low</p>;
}
~~~

~~~css title="components/tide.css"
p {}
~~~

~~~tsx title="components/Global.tsx"
export default () => <p>Low</p>;
~~~

~~~diff title="rspress.config.ts"
   title: 'Trail notes',
+  markdown: {globalComponents: ['./components/Global.tsx']},
~~~

~~~mdx title="docs/a.mdx"
import Tide from '../components/Tide';

<Tide />
<Global />
~~~

~~~tsx title="theme/index.tsx"
export {default} from 'rspress/theme';
~~~
`),
    ).toEqual([]);
  });
});
