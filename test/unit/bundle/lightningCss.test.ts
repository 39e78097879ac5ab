/** @jest-environment node */
import path from 'node:path';
import {createStyleLoadersFactory} from '@docusaurus/bundler';
import {applyConfigurePostCss} from '@docusaurus/core/lib/webpack/configure';
import {rspack} from '@docusaurus/faster';
import type {LoadContext, Plugin} from '@docusaurus/types';
import lightningCssPlugin, {type LoaderOptions} from '../../../plugins/bundle/lightning-css';
import {compileSheet, fileHash} from '../../../plugins/bundle/lightning-css/sheet';
import {compile, configure, project, removeProjects} from '../../support/bundler';

const mode = process.env.NODE_ENV;
beforeAll(() => Object.assign(process.env, {NODE_ENV: 'production'}));
afterAll(() => Object.assign(process.env, {NODE_ENV: mode}));
afterAll(removeProjects);

const plugin = (siteDir: string): Plugin => lightningCssPlugin({siteDir} as LoadContext);

/** Rules as Docusaurus writes them. */
async function rules(isServer: boolean) {
  const currentBundler = {name: 'rspack', instance: rspack as never} as const;
  const loadersOf = await createStyleLoadersFactory({currentBundler});
  const modules = {localIdentName: '[local]_[contenthash:base64:4]', exportOnlyLocals: isServer};
  return [
    {test: /\.css$/, exclude: /\.module\.css$/, use: loadersOf(isServer, {importLoaders: 1})},
    {test: /\.module\.css$/, use: loadersOf(isServer, {modules, importLoaders: 1})},
    {test: /\.png$/, type: 'asset/resource', generator: {filename: 'picture.png'}},
  ];
}

/** What a bundle of `entry.js` holds. */
async function bundled(files: Readonly<Record<string, string>>, isServer = false) {
  const folder = project(files);
  const config = {
    module: {rules: await rules(isServer)},
    plugins: isServer ? [] : [new rspack.CssExtractRspackPlugin({filename: 'all.css'})],
  };
  return {folder, ...(await compile(folder, plugin(folder), {config: config as never, isServer}))};
}

const FILES = {
  'entry.js': "import './all.css'; import styles from './box.module.css'; console.log('classes', styles);",
  'all.css':
    "@import './base.css';\n.all { background: url(p.png); mask: url('data:image/svg+xml,%3Csvg a=\"b\"/%3E') }",
  'base.css': '.base { color: red }',
  'p.png': 'a picture',
  'box.module.css':
    ".box { composes: frame; composes: round from './round.module.css'; animation: grow 1s; grid-area: head }\n" +
    ".frame { composes: plain from global; composes: thin from './round.module.css' }\n" +
    '@keyframes grow { from { scale: 0 } }\n.box :global(.code) { color: blue }',
  'round.module.css': '.round { border-radius: 1px }\n.thin { border-width: 1px }',
};

test('classes of one file share a hash, which is the same on every computer', () => {
  const hash = fileHash('/site', '/site/src/a.module.css');
  expect(hash).toMatch(/^[A-Za-z\d]{4}$/);
  expect(fileHash('/site', '/site/src/b.module.css')).not.toBe(hash);
  expect(fileHash('/elsewhere', '/elsewhere/src/a.module.css')).toBe(hash);
});

test('a style sheet is bundled with those that it imports and composes, each once, and with its pictures', async () => {
  const {script, errors} = await bundled(FILES);
  expect(errors).toEqual([]);
  const places = ['.base {', '.all {', '.round_', '.box_'].map((text) => script.indexOf(text));
  expect(places).toEqual([...places].sort((a, b) => a - b));
  expect(places).not.toContain(-1);
  expect(script.match(/border-radius/g)).toHaveLength(1);
  expect(script).toMatch(/background: url\("[^"]*picture\.png"\)/);
  expect(script).toContain('url("data:image/svg+xml,%3Csvg a=\\"b\\"/%3E")');
});

test.each([
  ['the client', false],
  ['the server', true],
])('classes for %s are those of the sheet, with what they compose', async (_for, isServer) => {
  const {folder, script, errors} = await bundled(FILES, isServer);
  expect(errors).toEqual([]);
  const hash = (name: string) => fileHash(folder, path.join(folder, name));
  const [box, round] = [hash('box.module.css'), hash('round.module.css')];
  // Without the modules that name each other, the script is the text that the loaders wrote.
  const names = script.replace(/" \+ sheet0(?:\.locals)?\["(\w+)"\]/g, `$1_${round}"`).replaceAll('" + "', '');
  expect(names).toContain(`box_${box} frame_${box} plain thin_${round} round_${round}`);
  expect(script.includes('border-radius')).toBe(!isServer);
});

test('keyframes are named like classes, places of a grid are not, and `:global` stays as it is', () => {
  const {css} = compileSheet(FILES['box.module.css'], {file: '/site/box.module.css', siteDir: '/site'});
  const hash = fileHash('/site', '/site/box.module.css');
  expect(css.join('')).toContain(`@keyframes grow_${hash}`);
  expect(css.join('')).toContain(`1s grow_${hash}`);
  expect(css.join('')).toContain('grid-area: head');
  expect(css.join('')).toContain(`.box_${hash} .code`);
});

test('plugins of PostCSS that other plugins add run first', async () => {
  const folder = project(FILES);
  const config = configure(plugin(folder), {module: {rules: (await rules(false)) as never}});
  const named = {postcssPlugin: 'named', Declaration: (node: {value: string}) => void (node.value = 'green')};
  applyConfigurePostCss((options) => ({...options, plugins: [...options.plugins, named]}), config);
  const [{use}] = config.module!.rules as [{use: [unknown, {options: LoaderOptions}]}];
  const {options} = use[1];
  const code: unknown = await options.compile('.a { color: red }', {...options, file: '/site/a.css', inline: '-!'});
  expect(code).toContain('color: green');
});

test.each([
  ['.a {}\n.b { & > }', /:2:\d+: .*Mend the style sheet/],
  ["@import './b.css' layer(base);", /:1:9: .*condition: layer\(base\);\. Write it in \.\/b\.css/],
  ['@import url(./b.css) print;', /:1:9: .*condition/],
  ["@import 'https://fonts.example/a.css';", /:1:9: .*another host/],
])('%s is refused with its line', (source, reason) => {
  const act = () => compileSheet(source, {file: '/site/a.css', siteDir: '/site'});
  expect(act).toThrow(reason);
  expect(act).toThrow('/site/a.css:');
});

test('a fault in a sheet stops the build', async () => {
  const {errors} = await bundled({...FILES, 'base.css': '.base { color: red } }'});
  expect(errors.join()).toContain('base.css:1:23: ');
});

const ofModules = (localIdentName: string, more: object[] = []) => [
  {oneOf: [{use: [{loader: '/x/css-loader/dist/cjs.js', options: {modules: {localIdentName}}}, ...more]}]},
];

test.each([
  ['other class names', ofModules('[hash]')],
  ['another loader after it', ofModules('[local]_[contenthash:base64:4]', [{loader: '/x/sass-loader/dist/cjs.js'}])],
  ['no style sheets', []],
])('%s are refused', (_what, given) => {
  expect(() => configure(plugin('/site'), {module: {rules: given}} as never)).toThrow(
    /Adapt plugins\/bundle\/lightning-css\//,
  );
});
