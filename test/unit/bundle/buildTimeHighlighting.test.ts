/** @jest-environment node */
import {readFileSync} from 'node:fs';
import buildTimeHighlighting, {resolveClientModule} from '../../../plugins/bundle/build-time-highlighting';
import {compile, project, removeProjects} from '../../support/bundler';

const CLIENT_MODULE = require.resolve('@docusaurus/theme-classic/lib/prism-include-languages.js');

afterAll(removeProjects);

test('the module that is kept out is the one by which the theme loads Prism', () => {
  expect(readFileSync(CLIENT_MODULE, 'utf8')).toContain("from 'prism-react-renderer'");
});

test.each([CLIENT_MODULE, CLIENT_MODULE.replace(/\.js$/, '')])('no highlighter comes with %s', async (request) => {
  const folder = project({'entry.js': `require(${JSON.stringify(request)});`});
  const {script, errors} = await compile(folder, buildTimeHighlighting());
  expect(errors).toEqual([]);
  expect(script).not.toContain('Prism');
});

test.each([
  ['another client module', "import './prism-by-another-name';", /No module of the bundle matches .*prism-include/],
  ['the highlighter itself', "import 'prism-react-renderer';", /holds .*prism-react-renderer/],
])('a theme that loads %s fails the build', async (_what, entry, reason) => {
  const folder = project({
    'entry.js': entry,
    'prism-by-another-name.js': '',
    'node_modules/prism-react-renderer/index.js': '',
  });
  const {errors} = await compile(folder, buildTimeHighlighting());
  expect(errors.join()).toMatch(reason);
  expect(errors.join()).toContain('Adapt plugins/bundle/build-time-highlighting/');
});

test('a theme without the client module is refused', () => {
  expect(() => resolveClientModule('@docusaurus/theme-classic/lib/prism-of-tomorrow')).toThrow(
    /prism-of-tomorrow\.js; there is no such file\. Adapt plugins\/bundle\/build-time-highlighting\//,
  );
});
