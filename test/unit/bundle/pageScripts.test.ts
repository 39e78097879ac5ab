/** @jest-environment node */
import path from 'node:path';
import docusaurusTemplate from '@docusaurus/core/lib/ssg/ssgTemplate.html';
import {compileSSGTemplate} from '@docusaurus/core/lib/ssg/ssgTemplate';
import type {LoadContext, Registry} from '@docusaurus/types';
import pageScriptsPlugin, {checkChunks} from '../../../plugins/bundle/page-scripts';
import {nameModules} from '../../../plugins/bundle/page-scripts/nameModules';
import {withPageScripts} from '../../../plugins/bundle/page-scripts/template';
import {compile, project, removeProjects} from '../../support/bundler';

const ADAPT = /Adapt plugins\/bundle\/page-scripts\//;

afterAll(removeProjects);

describe('template', () => {
  const page = (scripts: string[]) => ({
    ...{appHtml: '<p>Text</p>', baseUrl: '/base/', htmlAttributes: 'lang="en"', bodyAttributes: '', version: '3'},
    ...{headTags: '', preBodyTags: '', postBodyTags: '', metaAttributes: ['<title>T</title>'], noIndex: false},
    ...{stylesheets: ['assets/css/styles.1.css'], scripts},
  });
  const FIRST = ['assets/js/runtime~main.1.js', 'assets/js/main.2.js'];
  const OWN = ['assets/js/main-menu.3.js', 'assets/js/4.js'];
  const render = async (template: string, scripts: string[]) =>
    ((await compileSSGTemplate(template))(page(scripts)) as string).replace(/\s+/g, ' ');
  const tag = (file: string, when: string) => `<script src="/base/${file}" ${when}></script>`;

  test('scripts of the page come before those of every page, and need not wait', async () => {
    const html = await render(withPageScripts(docusaurusTemplate), [...FIRST, ...OWN]);
    expect(html.match(/<script.*<\/script>/)?.[0].split(/ (?=<script)/)).toEqual([
      ...OWN.map((file) => tag(file, 'async')),
      ...FIRST.map((file) => tag(file, 'defer')),
    ]);
  });

  test('a page without scripts of its own is written as Docusaurus writes it', async () => {
    const [own, original] = await Promise.all(
      [withPageScripts(docusaurusTemplate), docusaurusTemplate].map((template) => render(template, FIRST)),
    );
    expect(own).toBe(original);
  });

  test('a template that writes scripts in another way is refused', () => {
    expect(() => withPageScripts('<html><%~ it.scripts.join("") %></html>')).toThrow(ADAPT);
  });
});

describe('registry', () => {
  const load = () => Promise.resolve({});

  test('modules are named after their chunks', () => {
    const registry = {'0a04368e': [load, '@site/docs/guide.mdx', 7]} as unknown as Registry;
    expect(nameModules(registry)).toEqual({'0a04368e': [load, '0a04368e', 7]});
  });

  test.each([[['@site/docs/guide.mdx', load, 7]], [[load, '@site/docs/guide.mdx']], [[load, 7, 7]]])(
    'an entry of another form is refused: %p',
    (entry) => {
      expect(() => nameModules({'0a04368e': entry} as unknown as Registry)).toThrow(ADAPT);
    },
  );

  /** A bundle of the server in which a module of Docusaurus reads the registry. */
  const bundle = (issuer: string) => {
    const folder = project({
      'entry.js': `import './${issuer}';`,
      [issuer]: "import registry from '@generated/registry';\nconsole.log(registry);",
      'generated/registry.js': "export default {'0a04368e': [() => {}, '@site/docs/guide.mdx', 7]};",
    });
    const context = {generatedFilesDir: path.join(folder, 'generated')} as LoadContext;
    return compile(folder, pageScriptsPlugin(context), {isServer: true});
  };

  test('the static generator reads the registry with names of chunks', async () => {
    const {script, errors} = await bundle('node_modules/@docusaurus/core/lib/client/exports/ComponentCreator.js');
    expect(errors).toEqual([]);
    expect(script).toMatch(/nameModules.*\(_?generated_registry/);
  });

  test('a static generator that reads it elsewhere fails the build', async () => {
    const {errors} = await bundle('node_modules/@docusaurus/core/lib/client/router.js');
    expect(errors.join()).toMatch(/No module of the bundle matches .*namedRegistry/);
    expect(errors.join()).toMatch(ADAPT);
  });
});

describe('manifest', () => {
  const chunks = {'/guide-ccc': {__comp: 'doc', content: 'guide', items: ['one']}};

  test('chunks of all routes are known by their names', () => {
    expect(() => checkChunks(chunks, {origins: {doc: ['1'], guide: ['2'], one: ['3']}})).not.toThrow();
  });

  test.each([
    [chunks, {origins: {doc: ['1'], guide: ['2']}}, 'one'],
    [chunks, {chunks: {doc: ['1']}}, 'doc'],
    [{}, {origins: {}}, 'routes'],
  ])('%j with %j is refused', (chunkNames, manifest, missing) => {
    expect(() => checkChunks(chunkNames, manifest as object)).toThrow(
      new RegExp(`it lacks ${missing}\\. ${ADAPT.source}`),
    );
  });
});
