/** @jest-environment node */
import path from 'node:path';
import {findPageName} from '../../../verify/page/find';
import {ZH} from './support';

const siteDir = path.resolve(__dirname, '../../..');

const NAMES = ['guide/basic/ssg', 'guide/basic/deploy', 'api/index', 'pages/index', 'pages/terms'];

const find = (argument: string): string => findPageName(argument, NAMES, siteDir);

test.each([
  ['docs/guide/basic/ssg.mdx', 'guide/basic/ssg'],
  ['./docs/guide/basic/ssg.mdx', 'guide/basic/ssg'],
  ['docs\\guide\\basic\\ssg.mdx', 'guide/basic/ssg'],
  [path.join(siteDir, 'docs/guide/basic/ssg.mdx'), 'guide/basic/ssg'],
  [`${ZH}/guide/basic/ssg.mdx`, 'guide/basic/ssg'],
  ['guide/basic/ssg', 'guide/basic/ssg'],
  ['guide/basic/ssg.mdx', 'guide/basic/ssg'],
  ['/guide/basic/ssg', 'guide/basic/ssg'],
  ['/zh/guide/basic/ssg#config', 'guide/basic/ssg'],
  ['http://localhost:3000/zh/guide/basic/ssg.html', 'guide/basic/ssg'],
  ['/api/', 'api/index'],
  ['docs/api/index.mdx', 'api/index'],
  ['/', 'pages/index'],
  ['/zh/', 'pages/index'],
  ['src/pages/terms.mdx', 'pages/terms'],
  ['i18n/zh/docusaurus-plugin-content-pages/terms.mdx', 'pages/terms'],
  ['/terms', 'pages/terms'],
])('%s is the page %s', (argument, name) => {
  expect(find(argument)).toBe(name);
});

test.each([
  ['guide/basic/sgs', 'There is no page "guide/basic/sgs". Did you mean "guide/basic/ssg"?'],
  ['ssg.mdx', 'There is no page "ssg.mdx". Did you mean "guide/basic/ssg"?'],
  [
    'docs/something/else.mdx',
    'There is no page "docs/something/else.mdx". Names are paths below docs/, such as "guide/basic/ssg".',
  ],
  [
    'docs/fragments/node-version.mdx',
    '"docs/fragments/node-version.mdx" is shared text and not a page. Check a page that imports it.',
  ],
])('%s is no page', (argument, message) => {
  expect(() => find(argument)).toThrow(new Error(message));
});
