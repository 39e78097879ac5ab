/** @jest-environment node */
import {checkConfig} from '../../../content/configCheck';
import type {ConfigFacts} from '../../../content/configCheck/types';
import {blindOf, check, knowledge, nextOf, nowOf} from './support';

/** Puts the options into a file, the first of them in line 2. */
const file = (options: string, before = ''): string => `${before}export default {\n${options}\n};\n`;

const NOW: [what: string, source: string, found: string[]][] = [
  ['nothing at all', file(''), []],
  ['right options', file("title: 'A', base: '/a/', ssg: false, logo: {light: 'a', dark: 'b'}"), []],
  ['a wrong name', file("titel: 'A'"), ['2 unknown titel → title']],
  ['a name that is like none', file('zzzzzz: 1'), ['2 unknown zzzzzz']],
  [
    'a name in other case',
    file("themeConfig: {\nhideNavBar: 'auto'}"),
    ['3 unknown themeConfig.hideNavBar → themeConfig.hideNavbar'],
  ],
  ['a name of another place', file('cleanUrls: true'), ['2 unknown cleanUrls → route.cleanUrls']],
  ['a name of the theme at the top', file('nav: []'), ['2 unknown nav → themeConfig.nav']],
  ['a name of 2.x', file("siteOrigin: 'https://a.example'"), ['2 later siteOrigin']],
  ['a name of 2.x further in', file('markdown: {link: {}}'), ['2 later markdown.link']],
  ['a quoted name', file("'outdir': 'a'"), ['2 unknown outdir → outDir']],
  ['a wrong type', file('title: 5'), ['2 type title']],
  ['a wrong type further in', file("route: {\ncleanUrls: 'yes'}"), ['3 type route.cleanUrls']],
  ['a list in place of an object', file('route: []'), ['2 type route']],
  ['an object in place of a list', file('locales: {}'), ['2 type locales']],
  ['null', file('base: null'), ['2 type base']],
  ['undefined, which is as good as nothing', file('base: undefined'), []],
  ['a template', file('base: `/${1}/`'), []],
  ['a function in place of a string', file('lang: () => 1'), ['2 type lang']],
  ['a method in place of a string', file('lang() {}'), ['2 type lang']],
  ['a string in place of a function', file("markdown: {mdxRs: {include: 'a'}}"), ['2 type markdown.mdxRs.include']],
  ['an element of a wrong type', file("route: {include: ['a', 5]}"), ['2 type route.include[]']],
  ['a tuple', file("head: [['meta', {name: 'a'}]], globalUIComponents: [['a', {}]]"), []],
  ['a tuple of wrong types', file('globalUIComponents: [[1, {}]]'), ['2 type globalUIComponents[][]']],
  ['a wrong value', file("themeConfig: {hideNavbar: 'allways'}"), ['2 value themeConfig.hideNavbar → always']],
  ['the wrong boolean', file('search: true'), ['2 value search']],
  ['a value like none', file("search: {mode: 'elastic-cloud'}"), ['2 value search.mode']],
  ['an icon of its own', file("themeConfig: {socialLinks: [{icon: {svg: '<svg/>'}, content: ''}]}"), []],
  ['a missing name', file("locales: [{lang: 'en'}]"), ['2 missing locales[].label']],
  ['a missing name that a spread may have', file("locales: [{lang: 'en', ...more}]"), []],
  [
    'a deprecated plugin option',
    file('plugins: [pluginPreview({isMobile: true})]', "import {pluginPreview} from '@rspress/plugin-preview';\n"),
    ['3 deprecated pluginPreview.isMobile'],
  ],
  ['no effect', file('markdown: {experimentalMdxRs: true}'), ['2 unread markdown.experimentalMdxRs']],
  [
    'nothing inside of what has no effect',
    file('themeConfig: {docFooter: {prev: 5}}'),
    ['2 unread themeConfig.docFooter'],
  ],
  ['a name twice', file("title: 'A',\ntitle: 'B'"), ['3 duplicate title']],
  [
    'plugins of remark for the Rust compiler',
    file('markdown: {remarkPlugins: [a]}'),
    ['2 js-compiler-only-config-remarkPlugins markdown.remarkPlugins'],
  ],
  ['plugins of remark for the other compiler', file('markdown: {mdxRs: false, remarkPlugins: [a]}'), []],
  [
    'plugins of remark with a plugin that switches',
    file(
      'markdown: {remarkPlugins: [a]}, plugins: [pluginPreview()]',
      "import {pluginPreview} from '@rspress/plugin-preview';\n",
    ),
    [],
  ],
  ['plugins of remark with a plugin that may switch', file('markdown: {remarkPlugins: [a]}, plugins: [own()]'), []],
  [
    'a highlighter without its plugin',
    file("markdown: {codeHighlighter: 'shiki'}"),
    ['2 code-highlighter-needs-plugin markdown.codeHighlighter'],
  ],
  [
    'a plugin that is there already',
    file(
      'plugins: [pluginContainerSyntax()]',
      "import {pluginContainerSyntax} from '@rspress/plugin-container-syntax';\n",
    ),
    ['3 built-in-container-syntax pluginContainerSyntax'],
  ],
  [
    'a built-in plugin that was switched off',
    file(
      'mediumZoom: false, plugins: [pluginMediumZoom()]',
      "import {pluginMediumZoom} from '@rspress/plugin-medium-zoom';\n",
    ),
    [],
  ],
  ['a bare theme folder', file("themeDir: 'look'"), ['2 theme-dir-bare themeDir']],
  [
    'a relative path that has to be absolute',
    file("i18nSourcePath: './i18n.json'"),
    ['2 i18n-source-absolute i18nSourcePath'],
  ],
  [
    'extensions without a dot',
    file("route: {extensions: ['.md', 'mdx']}"),
    ['2 route-extensions-default route.extensions'],
  ],
  ['one extension', file("route: {extensions: ['.mdx']}"), ['2 route-extensions-single route.extensions']],
  ['a script as a pair', file("head: [['script', {src: 'a'}]]"), ['2 head-tuples head']],
  [
    'labels of a site with languages',
    file("themeConfig: {\nprevPageText: 'a', locales: [{lang: 'en', label: 'E'}]}"),
    ['3 locale-only-prevPageText themeConfig.prevPageText'],
  ],
  [
    'languages with versions',
    file("languageParity: {}, multiVersion: {default: 'a', versions: ['a']}"),
    ['2 language-parity-with-versions languageParity'],
  ],
  [
    'a redirect without a language',
    file("themeConfig: {localeRedirect: 'auto'}"),
    ['2 locale-redirect-needs-lang themeConfig.localeRedirect'],
  ],
  ['a search box that stays', file('search: false'), ['2 search-false-keeps-box search']],
  ['a search box that goes', file('search: false, themeConfig: {search: false}'), []],
  [
    'an item of the navigation',
    file("themeConfig: {nav: [{text: 'A', links: '/'}]}"),
    ['2 unknown themeConfig.nav[].links → themeConfig.nav[].link'],
  ],
  [
    'navigation by version',
    file("themeConfig: {nav: {v1: [{txt: 'A', link: '/'}]}}"),
    ['2 unknown themeConfig.nav[].txt → themeConfig.nav[].text'],
  ],
  [
    'every sort of sidebar item',
    file(
      "themeConfig: {sidebar: {'/': [{text: 'A', items: ['/a', {dividerType: 'solid'}]}, {sectionHeaderText: 'B'}, {text: 'C', link: '/c'}]}}",
    ),
    [],
  ],
  [
    'a faulty sidebar item',
    file("themeConfig: {sidebar: {'/': [{text: 'A', item: []}]}}"),
    ['2 missing themeConfig.sidebar[].items', '2 unknown themeConfig.sidebar[].item → themeConfig.sidebar[].items'],
  ],
  [
    'languages of the theme',
    file("themeConfig: {locales: [{lang: 'en', label: 'E', titel: 'A'}]}"),
    ['2 unknown themeConfig.locales[].titel → themeConfig.locales[].title'],
  ],
  [
    'options of a plugin',
    file('plugins: [pluginRss({siteurl: 1})]', "import {pluginRss} from '@rspress/plugin-rss';\n"),
    ['3 missing pluginRss.siteUrl', '3 unknown pluginRss.siteurl → pluginRss.siteUrl'],
  ],
  [
    'a plugin without the options it needs',
    file('plugins: [pluginRss()]', "import {pluginRss} from '@rspress/plugin-rss';\n"),
    ['3 missing pluginRss.siteUrl'],
  ],
  [
    'a plugin by require',
    file("plugins: [pluginTypeDoc({outdir: ''})]", "const {pluginTypeDoc} = require('@rspress/plugin-typedoc');\n"),
    ['3 missing pluginTypeDoc.entryPoints', '3 unknown pluginTypeDoc.outdir → pluginTypeDoc.outDir'],
  ],
  [
    'a plugin of a whole import',
    file('plugins: [rss.pluginRss()]', "import * as rss from '@rspress/plugin-rss';\n"),
    ['3 missing pluginRss.siteUrl'],
  ],
  [
    'a plugin in the file',
    file("plugins: [{name: 'a', beforeBild() {}}]"),
    ['2 unknown plugins[].beforeBild → plugins[].beforeBuild'],
  ],
  ['a plugin that is a string', file("plugins: ['a']"), ['2 type plugins[]']],
  [
    'a wrong import',
    "import {defineConf} from 'rspress/config';\nexport default {};",
    ['1 unknownExport defineConf → defineConfig'],
  ],
];

test.each(NOW)('1.x: %s', (_, source, found) => {
  expect(nowOf(source)).toEqual(found);
  expect(check(source)).toMatchObject({found: true, syntax: []});
});

const NEXT: [what: string, source: string, found: string[]][] = [
  ['nothing', file("title: 'A'"), []],
  [
    'an import',
    "import {defineConfig, type UserConfig} from 'rspress/config';\nexport default {};",
    ['1 moved (define-config) defineConfig, 1 moved (define-config) UserConfig'],
  ],
  [
    'a removed import',
    "import {normalizeSlash} from 'rspress/core';\nexport default {};",
    ['1 removed (core-constants) normalizeSlash'],
  ],
  ['a renamed option', file('builderPlugins: []'), ['2 moved (builder-plugins) builderPlugins']],
  [
    'a removed option, told once',
    file('markdown: {\nmdxRs: {include: () => true}}'),
    ['3 removed (mdx-rs) markdown.mdxRs'],
  ],
  ['a removed option inside of one that stays', file('ssg: {\nstrict: true}'), ['3 removed (ssg) ssg.strict']],
  ['an option that stays beside one that does not', file('ssg: false'), []],
  ['the local search', file("search: {mode: 'local'}"), []],
  [
    'the remote search',
    file("search: {\nmode: 'remote',\napiUrl: '', indexName: ''}"),
    [
      '3 behaviour (search-remote) search.mode',
      '4 removed (search-remote) search.apiUrl, 4 removed (search-remote) search.indexName',
    ],
  ],
  [
    'a deprecated option',
    file("lang: 'en', themeConfig: {localeRedirect: 'auto'}"),
    ['2 deprecated (locale-redirect) themeConfig.localeRedirect'],
  ],
  [
    'one row for all labels',
    file("themeConfig: {\nprevPageText: 'a',\nnextPageText: 'b'}"),
    ['3 moved (theme-texts) themeConfig.prevPageText, 4 moved (theme-texts) themeConfig.nextPageText'],
  ],
  [
    'labels of a language',
    file("themeConfig: {locales: [{lang: 'a', label: 'A', outlineTitle: ''}]}"),
    ['2 moved (theme-texts) themeConfig.locales[].outlineTitle'],
  ],
  ['what the types of both releases require', file("themeConfig: {socialLinks: [{icon: 'x', content: ''}]}"), []],
  [
    'a plugin that is built in',
    file('plugins: []', "import {pluginShiki} from '@rspress/plugin-shiki';\n"),
    ['1 part @rspress/plugin-shiki'],
  ],
  [
    'a plugin with a new version',
    file('plugins: []', "import {pluginRss} from '@rspress/plugin-rss';\n"),
    ['1 version @rspress/plugin-rss'],
  ],
  [
    'a plugin that was not compared',
    file('plugins: []', "import {pluginTypeDoc} from '@rspress/plugin-typedoc';\n"),
    ['1 unread @rspress/plugin-typedoc'],
  ],
  [
    'an option of a plugin',
    file(
      "plugins: [pluginPreview({previewMode: 'iframe'})]",
      "import {pluginPreview} from '@rspress/plugin-preview';\n",
    ),
    ['1 version @rspress/plugin-preview', '3 moved (preview-mode) pluginPreview.previewMode'],
  ],
  ['a hook', file("plugins: [{name: 'a', addSSGRoutes: () => []}]"), ['2 moved (ssg-routes) plugins[].addSSGRoutes']],
];

test.each(NEXT)('2.x: %s', (_, source, found) => expect(nextOf(source)).toEqual(found));

test('what has to be there in the next release concerns those who leave it out', () => {
  const facts = knowledge();
  const title = facts.groups.UserConfig?.options.title;
  const known = {
    ...facts,
    groups: {
      ...facts.groups,
      UserConfig: {
        ...facts.groups.UserConfig!,
        options: {...facts.groups.UserConfig!.options, title: {...title!, next: {kind: 'required', row: 'title'}}},
      },
    },
  } satisfies ConfigFacts;
  const required = (options: string) =>
    checkConfig(file(options), known).next.filter(
      ({problem}) => problem.kind === 'change' && problem.change.kind === 'required',
    );
  expect(required("base: '/a/'")).toHaveLength(1);
  expect(required("title: 'A'")).toEqual([]);
});

test('new defaults concern those who leave an option out', () => {
  const rows = (options: string) => nextOf(file(options), {defaults: true}).filter((line) => /default/.test(line));
  expect(rows('')).toEqual([
    '1 default (lang) lang',
    '1 default (search-code-blocks) search.codeBlocks',
    '1 default (search-versioned) search.versioned',
    '1 default (scroll-to-top) themeConfig.enableScrollToTop',
  ]);
  expect(
    rows("lang: 'en', search: {codeBlocks: false, versioned: true}, themeConfig: {enableScrollToTop: true}"),
  ).toEqual([]);
  // They may be in what is not visible.
  expect(rows('...base')).toEqual([]);
  expect(
    nextOf(
      "import {pluginPreview} from '@rspress/plugin-preview';\nexport default {plugins: [pluginPreview()], ...all};",
      {
        defaults: true,
      },
    ),
  ).toContain('2 default (preview-render) pluginPreview.defaultRenderMode');
});

const FORMS: [what: string, source: string][] = [
  ['defineConfig', "import {defineConfig} from 'rspress/config';\nexport default defineConfig({\ntitel: ''});"],
  ['a function', '\nexport default defineConfig(() => ({\ntitel: 1}));'],
  ['an async function', '\nexport default async () => {\nreturn {titel: 1}; };'],
  ['a declared function', '\nexport default function config() {\nreturn {titel: 1}; }'],
  ['a named function', 'const a = 1;\nfunction config() {\nreturn {titel: a}; }\nexport default config;'],
  ['satisfies', '\nexport default {\ntitel: 1} satisfies UserConfig;'],
  ['as', '\nexport default ({\ntitel: 1} as UserConfig);'],
  ['a variable', '\nconst config: UserConfig = {\ntitel: 1};\nexport default config;'],
  ['a named default', '\nconst config = {\ntitel: 1};\nexport {config as default};'],
  ['CommonJS', '\nmodule.exports = {\ntitel: 1};'],
  ['export =', '\nexport = {\ntitel: 1};'],
  [
    'a merge',
    "import {mergeDocConfig} from 'rspress/core';\nexport default mergeDocConfig({title: 'A'}, {\ntitel: 1});",
  ],
  ['a spread object', '\nconst more = {\ntitel: 1};\nexport default {...more};'],
  ['a property of an object', '\nconst all = {docs: {\ntitel: 1}};\nexport default all.docs;'],
  ['no export', '\ndefineConfig({\ntitel: 1});'],
];

test.each(FORMS)('finds the configuration in the form of %s', (_, source) =>
  expect(nowOf(source)).toEqual(['3 unknown titel → title']),
);

test('values come from variables of the file', () => {
  expect(nowOf("const mode = 'allways';\nexport default {\nthemeConfig: {hideNavbar: mode}};")).toEqual([
    '1 value themeConfig.hideNavbar → always',
  ]);
  expect(nowOf('let mode = 5;\nexport default {title: mode};')).toEqual([]);
});

const BLIND: [what: string, source: string, found: string[]][] = [
  ['a plain configuration', file("title: process.env.TITLE, base: base('a')"), []],
  ['spread values', file('...base,\nthemeConfig: {...theme}'), ['2, 3 spread']],
  ['a computed key', file('[name]: 1'), ['2 computed']],
  ['a key that is written out', file("['titel']: 1"), []],
  ['a condition around options', file('...(a ? {title: 5} : {}),\nroute: a ? {} : undefined'), ['2, 3 condition']],
  ['a condition around the configuration', 'export default a ? {} : {};', ['1, 1 condition']],
  ['an imported value', file('themeConfig', "import {themeConfig} from './theme';\n"), ['3 import']],
  ['a whole import', "import config from './base';\nexport default config;", ['2 import']],
  ['a call', file('themeConfig: theme()'), ['2 run']],
  ['a plugin of somebody', file('plugins: [own()]'), ['2 plugin']],
  ['options of Rsbuild', file('builderConfig: {anything: 1}'), ['2 foreign']],
  ['an object that is changed later', "const config = {};\nconfig.base = '/';\nexport default config;", ['2 assigned']],
];

test.each(BLIND)('says what it does not see: %s', (_, source, found) => expect(blindOf(source)).toEqual(found));

test('checks every branch of a condition', () => {
  expect(nowOf(file('...(a ? {title: 5} : {\ntitel: 1})'))).toEqual(['2 type title', '3 unknown titel → title']);
  expect(nowOf(file('...(a && {titel: 1})'))).toEqual(['2 unknown titel → title']);
});

test('an error of the syntax has its place, and the rest is checked where that is possible', () => {
  expect(check("export default {\n  title: 'A\n};")).toMatchObject({
    found: false,
    syntax: [{line: 2, column: 10, message: expect.stringMatching(/^Unterminated string constant\.$/)}],
  });
  const recovered = check('const a = 1;\nconst a = 2;\nexport default {titel: a};');
  expect(recovered.syntax).toMatchObject([{line: 2, column: 7}]);
  expect(recovered.now).toHaveLength(1);
});

test('a file without a configuration has none', () => {
  expect(check('')).toEqual({found: false, syntax: [], now: [], next: [], blind: []});
  expect(check('export const a = {titel: 1};').found).toBe(false);
});

test('names of every object are not names of options', () => {
  expect(nowOf(file('toString: 1, constructor: 1, __proto__: 1'))).toEqual([
    '2 unknown toString',
    '2 unknown constructor',
    '2 unknown __proto__',
  ]);
  expect(nowOf("import {toString} from 'rspress/config';\nexport default {};")).toEqual(['1 unknownExport toString']);
});

test('a file that goes round in circles comes to an end', () => {
  expect(check('const a = b, b = a;\nexport default a;').found).toBe(true);
  expect(check('function f() { return f; }\nexport default f;').found).toBe(true);
  expect(
    check('const a = {...a, themeConfig: a, locales: [a, ...a.locales], head: [a, [a]]};\nexport default a;').found,
  ).toBe(true);
});
