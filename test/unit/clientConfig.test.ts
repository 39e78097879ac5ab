/** @jest-environment node */
import type {DocusaurusConfig} from '@docusaurus/types';
import {clientConfig} from '../../src/plugins/client-config';

test('readers get the settings that components read, and none of the build', () => {
  const config = {
    title: 'T',
    baseUrl: '/',
    customFields: {a: 1},
    themeConfig: {navbar: {}},
    presets: [['classic', {sidebarPath: '/home/me/sidebars.ts'}]],
    plugins: ['/home/me/plugin.ts'],
    clientModules: ['/home/me/module.ts'],
    headTags: [],
  } as unknown as DocusaurusConfig;
  expect(clientConfig(config)).toEqual({
    title: 'T',
    baseUrl: '/',
    customFields: {a: 1},
    themeConfig: {navbar: {}},
  });
});
