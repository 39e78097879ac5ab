/** @jest-environment node */
import type {PostCssOptions} from '@docusaurus/types';
import postcss, {type AcceptedPlugin} from 'postcss';
import {reusedPostCss} from '../../../plugins/bundle/reused-postcss';

const preset = [require.resolve('postcss-preset-env'), {browsers: 'chrome 111'}];

test('plugins that are named come back ready to run, with their settings', async () => {
  const {plugins} = reusedPostCss({ident: 'postcss', plugins: [preset]});
  const {css} = await postcss(plugins as AcceptedPlugin[]).process('a { mask: none }', {from: undefined});
  expect(css).toContain('-webkit-mask: none');
});

test('plugins of other packages and other options stay, and no file is looked for', () => {
  const own = {postcssPlugin: 'own'};
  const {plugins, ...rest} = reusedPostCss({ident: 'postcss', plugins: [preset, own]});
  expect(plugins).toHaveLength(2);
  expect(plugins[1]).toBe(own);
  expect(rest).toEqual({ident: 'postcss', config: false});
});

test.each([
  [{plugins: () => [preset]}, /should be a list; they are function/],
  [{plugins: [require.resolve('../../../package.json')]}, /package\.json should export a function/],
])('options of another form are refused', (options, reason) => {
  const act = () => reusedPostCss(options as unknown as PostCssOptions).plugins;
  expect(act).toThrow(reason);
  expect(act).toThrow('Adapt plugins/bundle/reused-postcss/');
});
