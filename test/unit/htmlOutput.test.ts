/** @jest-environment node */
import {rspack} from '@docusaurus/faster';
import type {LoadContext} from '@docusaurus/types';
import htmlOutputPlugin from '../../plugins/html-output';
import {disableHydration, emptyRoot, HYDRATE} from '../../plugins/html-output/clientRendering';
import {configure} from '../support/bundler';

describe('ssg: false', () => {
  const mode = process.env.NODE_ENV;
  beforeAll(() => Object.assign(process.env, {NODE_ENV: 'production'}));
  afterAll(() => Object.assign(process.env, {NODE_ENV: mode}));
  const plugin = htmlOutputPlugin({baseUrl: '/'} as LoadContext, {ssg: false});

  test('the browser renders pages anew', () => {
    const define = new rspack.DefinePlugin({[HYDRATE]: 'true'});
    configure(plugin, {plugins: [define as never]});
    expect(define).toMatchObject({_args: [{[HYDRATE]: 'false'}]});
  });

  test('a client build without the constant is refused', () => {
    const define = new rspack.DefinePlugin({'process.env.HYDRATE': 'true'});
    expect(() => configure(plugin, {plugins: [define as never]})).toThrow(/Adapt plugins\/html-output\//);
    expect(disableHydration([null, undefined, {}])).toBe(false);
  });

  test('pages are emptied, and what stands around the root stays', () => {
    const html = '<body><p>before</p><div id=__docusaurus><div>Text</div></div></body>';
    expect(emptyRoot(html)).toBe('<body><p>before</p><div id=__docusaurus></div></body>');
    expect(() => emptyRoot('<body><div id="root"></div></body>')).toThrow('no root element');
  });
});
