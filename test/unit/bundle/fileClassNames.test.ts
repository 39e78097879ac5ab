/** @jest-environment node */
import type {LoadContext, Plugin} from '@docusaurus/types';
import fileClassNamesPlugin, {className} from '../../../plugins/bundle/file-class-names';
import {configure} from '../../support/bundler';

const mode = process.env.NODE_ENV;
beforeAll(() => Object.assign(process.env, {NODE_ENV: 'production'}));
afterAll(() => Object.assign(process.env, {NODE_ENV: mode}));

/** Rules as Docusaurus writes them: two loaders, one of which is for CSS modules. */
const rules = (localIdentName: string) => [
  {test: /\.js$/, use: 'x'},
  {oneOf: [{test: /\.css$/, use: [{loader: 'extract'}, {loader: 'css', options: {modules: {localIdentName}}}]}]},
];

const plugin = (): Plugin => fileClassNamesPlugin({siteDir: '/site'} as LoadContext);

test('classes of one file share a hash, which is the same on every computer', () => {
  const [a, b, other] = [
    className('/site', '/site/src/a.module.css', 'box'),
    className('/site', '/site/src/a.module.css', 'title'),
    className('/site', '/site/src/b.module.css', 'box'),
  ];
  expect(a).toMatch(/^box_[A-Za-z\d]{4}$/);
  expect(b).toBe(a.replace('box', 'title'));
  expect(other).not.toBe(a);
  expect(className('/elsewhere', '/elsewhere/src/a.module.css', 'box')).toBe(a);
});

test('the loader of CSS modules asks for them', () => {
  const given = rules('[local]_[contenthash:base64:4]');
  configure(plugin(), {module: {rules: given}} as never);
  const options = given[1]?.oneOf?.[0]?.use[1]?.options?.modules as unknown as {
    getLocalIdent: (context: object, name: string, local: string) => string;
  };
  const file = '/site/src/a.module.css';
  expect(options.getLocalIdent({resourcePath: file}, '', 'box')).toBe(className('/site', file, 'box'));
});

test.each([
  ['other class names', rules('[hash]')],
  ['no CSS modules', []],
])('%s are refused', (_what, given) => {
  expect(() => configure(plugin(), {module: {rules: given}} as never)).toThrow(
    /Adapt plugins\/bundle\/file-class-names\//,
  );
});
