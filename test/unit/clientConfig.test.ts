/** @jest-environment node */
import type {DocusaurusConfig} from '@docusaurus/types';
import {clientConfig, clientTexts} from '../../plugins/bundle/client-config';

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

test('readers get no texts of a blog', () => {
  const texts = {
    'theme.blog.archive.title': '归档',
    'theme.tags.tagsPageLink': '全部标签',
    'theme.NotFound.title': '无',
  };
  expect(clientTexts(texts)).toEqual({'theme.NotFound.title': '无'});
});
