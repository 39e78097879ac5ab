/** @jest-environment node */
import {getSwcJsMinimizerOptions, rspack} from '@docusaurus/faster';
import compactScriptsPlugin from '../../../plugins/bundle/compact-scripts';
import {compile, configure, project, removeProjects} from '../../support/bundler';

class CssMinimizer {
  apply(): void {}
}

const minimizer = () =>
  new rspack.SwcJsMinimizerRspackPlugin({minimizerOptions: getSwcJsMinimizerOptions() as object}) as never;

afterAll(removeProjects);

test('Chinese stays as it is, and entries are compiled ahead', async () => {
  const folder = project({
    'entry.js': "import('./page.js').then(({text}) => console.log(text, '你'));",
    'page.js': "export const text = '好';",
  });
  const config = {optimization: {minimize: true, minimizer: [minimizer(), new CssMinimizer()]}};
  const plugin = await compactScriptsPlugin();
  const {script, errors} = await compile(folder, plugin, {config});
  expect(errors).toEqual([]);
  expect(script).toContain('"你"');
  expect(script).toContain('"好"');
  expect(script.match(/\/\/# allFunctionsCalledOnLoad\n/g)).toHaveLength(1);
});

test('other minimizers stay', async () => {
  const css = new CssMinimizer();
  const {optimization} = configure(await compactScriptsPlugin(), {
    optimization: {minimize: true, minimizer: [minimizer(), css]},
  });
  expect(optimization?.minimizer).toHaveLength(2);
  expect(optimization?.minimizer?.[1]).toBe(css);
});

test('a build that is not minified stays as it is', async () => {
  const config = {optimization: {minimize: false}};
  expect(configure(await compactScriptsPlugin(), config)).toEqual(config);
});

test.each([
  ['none', []],
  ['another', [new CssMinimizer()]],
  ['two', [minimizer(), minimizer()]],
])('%s as minimizer of scripts is refused', async (_what, minimizers) => {
  const plugin = await compactScriptsPlugin();
  expect(() => configure(plugin, {optimization: {minimize: true, minimizer: minimizers}})).toThrow(
    /minimizers are (?:none|CssMinimizer|Swc.*Swc.*), .*Adapt plugins\/bundle\/compact-scripts\//,
  );
});
