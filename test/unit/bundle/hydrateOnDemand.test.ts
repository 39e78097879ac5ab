/** @jest-environment node */
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import docusaurusTemplate from '@docusaurus/core/lib/ssg/ssgTemplate.html';
import {compileSSGTemplate} from '@docusaurus/core/lib/ssg/ssgTemplate';
import {checkPage} from '../../../plugins/bundle/hydrate-on-demand';
import {liveParts, refuseDeadParts} from '../../../plugins/bundle/hydrate-on-demand/deadParts';
import {withIslands} from '../../../plugins/bundle/hydrate-on-demand/pages';
import {bundlePageScript} from '../../../plugins/bundle/hydrate-on-demand/pageScript';
import {pageSources} from '../../../plugins/bundle/hydrate-on-demand/servedPages';
import {withAppScripts} from '../../../plugins/bundle/hydrate-on-demand/template';
import {BUDGETS} from '../../../scripts/bench/budgets';
import {compile, project, removeProjects} from '../../support/bundler';

const ADAPT = /Adapt plugins\/bundle\/hydrate-on-demand\//;

afterAll(removeProjects);

describe('template', () => {
  const render = async (scripts: string[]) =>
    String(
      (await compileSSGTemplate(withAppScripts(docusaurusTemplate)))({
        ...{appHtml: '<p>Text</p>', baseUrl: '/base/', htmlAttributes: '', bodyAttributes: '', version: '3'},
        ...{headTags: '', preBodyTags: '', postBodyTags: '', metaAttributes: [], noIndex: false, stylesheets: []},
        scripts,
      } as never),
    );

  test('names the scripts of the page, then those of every page, and runs none', async () => {
    const html = await render(['assets/js/runtime~main.1.js', 'assets/js/main.2.js', 'assets/js/3.js']);
    expect(html).toContain(
      '<script type="application/json" id="app-scripts">["/base/assets/js/3.js","/base/assets/js/runtime~main.1.js","/base/assets/js/main.2.js"]</script>',
    );
    expect(html).not.toContain('src=');
  });

  test('is refused when it writes scripts in another way', () => {
    expect(() => withAppScripts('<html></html>')).toThrow(ADAPT);
  });
});

describe('a written page', () => {
  const own = '<script id=page-script src=/assets/js/page-script.1.js defer></script>';
  const list = (last: string) => `<script type=application/json id=app-scripts>["/a.js","${last}"]</script>`;

  test('runs the page script and names those of the app', () => {
    expect(() => checkPage(own + list('/assets/js/main.2.js'), 'x.html')).not.toThrow();
  });

  test.each([
    ['another script runs', `${own}<script src="/assets/js/main.2.js" defer></script>${list('/assets/js/main.2.js')}`],
    ['no scripts are named', own],
    ['the app does not start last', own + list('/assets/js/runtime~main.1.js')],
    ['the page script is missing', list('/assets/js/main.2.js')],
  ])('is refused when %s', (_what, html) => {
    expect(() => checkPage(html, 'build/x.html')).toThrow(ADAPT);
    expect(() => checkPage(html, 'build/x.html')).toThrow(/build\/x\.html/);
  });
});

describe('the islands of a page', () => {
  const list = (scripts: string[]) =>
    `<script type=application/json id=app-scripts>${JSON.stringify(scripts)}</script>`;
  const addressOf = (name: string) => `/assets/js/island-${name}.1.js`;

  test('have their scripts named once, before the others', () => {
    const parts = '<div data-island=demo></div><main class="a" data-island="lost"></main><div data-island=demo></div>';
    expect(withIslands(parts + list(['/main.2.js']), addressOf)).toBe(
      parts + list([addressOf('demo'), addressOf('lost'), '/main.2.js']),
    );
  });

  test('are none where a page has none', () => {
    expect(withIslands(list(['/main.2.js']), addressOf)).toBe(list(['/main.2.js']));
  });

  test('are refused on a page without the list', () => {
    expect(() => withIslands('<div data-island=demo></div>', addressOf)).toThrow(ADAPT);
  });
});

describe('the sources of pages', () => {
  const entry = (name: string) =>
    `"1": [() => import(/* webpackChunkName: "1" */ "${name}"), "${name}", require.resolveWeak("${name}")],`;

  test('are all that the registry loads but data', () => {
    const text = pageSources(entry('@theme/DocItem') + entry('@site/docs/a.mdx') + entry('@generated/b.json'));
    expect([...text.matchAll(/from "([^"]+)"/g)].map(([, name]) => name)).toEqual([
      '@theme/DocItem',
      '@site/docs/a.mdx',
      '@theme/NotFound',
    ]);
  });

  test.each(['', entry('@theme/DocItem'), entry('@site/docs/a.mdx').replace('webpackChunkName', 'chunk')])(
    'are refused when the registry loads no pages: %p',
    (registry) => {
      expect(() => pageSources(registry)).toThrow(ADAPT);
    },
  );
});

describe('a page for the bundler', () => {
  const importsOf = jest.requireActual<(this: object, source: string) => Promise<void>>(
    '../../../plugins/bundle/hydrate-on-demand/importsOf.cjs',
  );
  const load = (source: string): Promise<string> =>
    new Promise((resolve, reject) => {
      const async = () => (error: unknown, code?: string) =>
        code === undefined ? reject(error as Error) : resolve(code);
      void importsOf.call({async}, source);
    });

  const page = [
    'import {jsx as _jsx} from "react/jsx-runtime";',
    'import Part, {toc as __toc0} from "./_part.mdx";',
    'import "./some.css";',
    'export const toc = [...__toc0];',
    'export default function Page() {',
    String.raw`  return _jsx(Part, {html: "a sample: import x from \"y\"; require(\"./z\"); import(\"./w\")"});`,
    '}',
    '',
  ].join('\n');

  test('is what it imports', async () => {
    expect(await load(page)).toBe(
      [
        'import * as part0 from "react/jsx-runtime";',
        'import * as part1 from "./_part.mdx";',
        'import * as part2 from "./some.css";',
        'export default [part0, part1, part2];',
        '',
      ].join('\n'),
    );
  });

  test.each(['const picture = require("!url-loader!./a.png").default;', 'const later = import("./later");'])(
    'stays whole when it gets files in another way: %p',
    async (line) => {
      expect(await load(page + line)).toBe(page + line);
    },
  );

  test('that is no module stops the build', async () => {
    await expect(load('import {')).rejects.toThrow(/Parse error/);
  });
});

describe('the page script', () => {
  test('is small, and holds nothing of React', async () => {
    const {file, files} = await bundlePageScript(path.resolve('src/enhance/index.ts'), '/assets/js/');
    expect(file).toMatch(/^page-script\.[0-9a-f]{8}\.js$/);
    expect(brotliCompressSync(files.get(file)!).length).toBeLessThanOrEqual(BUDGETS.pageScript);
    expect(files.get(file)!.toString()).not.toMatch(/react|docusaurus\.config/i);
  });

  test('that does not compile stops the build with the words of the bundler', async () => {
    const folder = project({'entry.ts': "import './missing';"});
    await expect(bundlePageScript(path.join(folder, 'entry.ts'), '/')).rejects.toThrow(/cannot be bundled:[^]*missing/);
  });
});

describe('parts of pages that React would have to bring to life', () => {
  test('are state, effects and handlers', () => {
    const source = `import React, {useRef, useState} from 'react';
      const [a] = useState<string>('useEffect()');
      React.useEffect(() => {});
      useRef(null);
      export const b = <Part on="x" onItemClick={x} onClick={() => {}} />;`;
    expect(liveParts(source)).toEqual([
      {line: 2, name: 'useState'},
      {line: 3, name: 'useEffect'},
      {line: 5, name: 'onClick'},
    ]);
  });

  const LIVE = `import {useState} from 'react';\nexport default () => useState(0);\n`;

  /** Bundles an app whose frame is one module, and pages that show another one. */
  async function errorsOf(files: Record<string, string>): Promise<string[]> {
    const folder = project({
      'entry.js': "import './src/frame.js'; import(/* webpackChunkName: 'page-sources' */ './pages.js');",
      'pages.js': "import a from './src/part.js'; import b from './other.js'; export default [a, b];",
      'src/frame.js': '',
      'src/part.js': 'export default 1;',
      'other.js': 'export default 1;',
      ...files,
    });
    const plugin = {name: 'x', configureWebpack: () => ({plugins: [refuseDeadParts(folder)]})};
    const config = {optimization: {concatenateModules: true}, externals: {react: 'var {}'}};
    return (await compile(folder, plugin as never, {config})).errors;
  }

  test('stop the build with their place, where only pages use them', async () => {
    const [error = '', ...more] = await errorsOf({'src/part.js': LIVE});
    expect(more).toEqual([]);
    expect(error).toMatch(/src\/part\.js:2: "useState" does nothing here.*Make the part an island/s);
  });

  test('are right in the frame, in what frame and pages share, and in packages', async () => {
    expect(await errorsOf({'src/frame.js': LIVE})).toEqual([]);
    expect(await errorsOf({'src/part.js': LIVE, 'src/frame.js': "export {default} from './part.js';"})).toEqual([]);
    expect(await errorsOf({'other.js': LIVE})).toEqual([]);
  });
});
