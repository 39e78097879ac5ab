/** @jest-environment node */
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {VFile} from 'vfile';
import {noteRead} from '../../../content/reads';
import compileCachePlugin from '../../../plugins/bundle/compile-cache';
import {recordReads} from '../../../plugins/bundle/compile-cache/reads';
import {compile, configure, project, removeProjects} from '../../support/bundler';

const plugin = compileCachePlugin({siteDir: '/site'} as LoadContext);

afterAll(removeProjects);

test('the cache is told of the files that no code imports', () => {
  const config: object = {
    experiments: {cache: {type: 'persistent', buildDependencies: ['/site/docusaurus.config.ts']}},
  };
  const {experiments}: {experiments?: object} = configure(plugin, config);
  expect(experiments).toEqual({
    cache: {
      type: 'persistent',
      buildDependencies: expect.arrayContaining(['/site/docusaurus.config.ts', '/site/package.json']) as string[],
    },
  });
});

test.each([
  [undefined],
  [{cache: undefined}],
  [{cache: {type: 'memory'}}],
  [{cache: {type: 'persistent'}}],
  [{cache: {type: 'persistent', buildDependencies: '/site'}}],
])('a cache of another form is refused: %j', (experiments?: object) => {
  expect(() => configure(plugin, {experiments} as object)).toThrow(
    /"experiments\.cache" .*Adapt plugins\/bundle\/compile-cache\//,
  );
});

describe('without a persistent cache', () => {
  beforeAll(() => Object.assign(process.env, {DOCUSAURUS_NO_PERSISTENT_CACHE: 'true'}));
  afterAll(() => delete process.env.DOCUSAURUS_NO_PERSISTENT_CACHE);

  test('a page depends on the files that were read for it, and is compiled as ever', async () => {
    const folder = project({
      'entry.js': "import page from './page.mdx';\nconsole.log(page);",
      'page.mdx': 'export default "the page";',
    });
    const page = new VFile({path: path.join(folder, 'page.mdx')});
    noteRead(page, path.join(folder, 'examples/quoted.ts'));
    recordReads()(undefined, page);
    let dependencies: string[] = [];
    const watching = {
      apply: (compiler: {
        hooks: {
          done: {tap(name: string, run: (stats: {compilation: {fileDependencies: Iterable<string>}}) => void): void};
        };
      }) => compiler.hooks.done.tap('watching', ({compilation}) => (dependencies = [...compilation.fileDependencies])),
    };
    const {script, errors} = await compile(folder, plugin, {config: {plugins: [watching as never]}});
    expect(errors).toEqual([]);
    expect(script).toContain('the page');
    expect(dependencies).toContain(path.join(folder, 'examples/quoted.ts'));
  });
});
