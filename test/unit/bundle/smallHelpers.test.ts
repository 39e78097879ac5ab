/** @jest-environment node */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import smallHelpersPlugin from '../../../plugins/bundle/small-helpers';
import * as helpers from '../../../plugins/bundle/small-helpers/importDefault';
import {compile, project, removeProjects} from '../../support/bundler';

test('the package in the bundle asks for no other helper', () => {
  const dir = path.dirname(require.resolve('@docusaurus/utils-common'));
  const used = readdirSync(dir)
    .filter((file) => file.endsWith('.js'))
    .flatMap((file) => [...readFileSync(path.join(dir, file), 'utf8').matchAll(/\btslib_\d+\.(\w+)/g)])
    .map((match) => match[1] ?? '');
  expect(used.length).toBeGreaterThan(0);
  expect(Object.keys(helpers)).toEqual(expect.arrayContaining([...new Set(used)]));
});

test('the helper takes modules of both kinds', () => {
  expect(helpers.__importDefault({__esModule: true, default: 1})).toMatchObject({default: 1});
  const plain = {value: 2} as object;
  expect(helpers.__importDefault(plain).default).toBe(plain);
});

describe('in a bundle', () => {
  const mode = process.env.NODE_ENV;
  beforeAll(() => Object.assign(process.env, {NODE_ENV: 'production'}));
  afterAll(() => {
    Object.assign(process.env, {NODE_ENV: mode});
    removeProjects();
  });

  /** A bundle with a package that asks for the helpers. */
  const bundle = (name: string, request: string) =>
    compile(
      project({
        'entry.js': `import '${name}';`,
        [`node_modules/${name}/index.js`]: `console.log(require('${request}').__importDefault(require('./data.json')));`,
        [`node_modules/${name}/data.json`]: '{}',
        'node_modules/tslib/package.json':
          '{"main": "tslib.js", "exports": {".": "./tslib.js", "./all": "./tslib.js"}}',
        'node_modules/tslib/tslib.js':
          'exports.__importDefault = (module) => module; exports.all = "the whole of tslib";',
      }),
      smallHelpersPlugin(),
    );

  test('the package of Docusaurus gets one helper', async () => {
    const {script, errors} = await bundle('@docusaurus/utils-common', 'tslib');
    expect(errors).toEqual([]);
    expect(script).toContain('__esModule');
    expect(script).not.toContain('the whole of tslib');
  });

  test.each([
    ['@docusaurus/utils-common', 'tslib/all'],
    ['@docusaurus/another', 'tslib'],
  ])('helpers that %s asks for as %s fail the build', async (name, request) => {
    const {errors} = await bundle(name, request);
    expect(errors.join()).toMatch(/holds .*tslib\.js.*Adapt plugins\/bundle\/small-helpers\//);
  });
});
