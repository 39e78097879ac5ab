import {findRoute, type Generated} from '../../src/routes';

const load = () => Promise.resolve({});
const chunk = (module: string): Generated['registry'][string] => [load, module, module];

const Doc = () => null;
const Guide = () => null;

/** What Docusaurus generates for Chinese with one cut version: pages lie in routes of the same path. */
const generated: Generated = {
  lang: 'zh',
  routes: [
    {path: '/base/zh/', component: Doc},
    {
      path: '/base/zh/',
      component: Doc,
      routes: [
        {path: '/base/zh/api', component: Doc},
        {path: '/base/zh/guide/ssg-and-more', component: Guide},
        {path: '/base/zh/1.0/guide/ssg', component: Doc},
        {path: '/base/zh/search', component: Doc},
      ],
    },
    {path: '*', component: Doc},
  ],
  routesChunkNames: {
    '/base/zh/-0ea': {__comp: 'page'},
    '/base/zh/-c8c': {__comp: 'page', content: 'home'},
    '/base/zh/api-56f': {__comp: 'doc', content: 'api'},
    '/base/zh/guide/ssg-and-more-1a2': {__comp: 'doc', content: 'ssg'},
    '/base/zh/1.0/guide/ssg-3b4': {__comp: 'doc', content: 'old'},
    '/base/zh/search-5c6': {__comp: 'page'},
  },
  registry: {
    home: chunk('@site/i18n/zh/docusaurus-plugin-content-pages/index.mdx'),
    api: chunk('@site/i18n/zh/docusaurus-plugin-content-docs/current/api/index.mdx'),
    ssg: chunk('@site/i18n/zh/docusaurus-plugin-content-docs/current/guide/ssg-and-more.mdx'),
    old: chunk('@site/i18n/zh/docusaurus-plugin-content-docs/version-1.0/guide/ssg.mdx'),
  },
};

const preload = jest.fn();
beforeEach(() => {
  preload.mockClear();
  window.docusaurus = {preload, prefetch: () => false};
});

test('an entry tells address, source, language and version, and what is rendered', () => {
  expect(findRoute('/base/zh/guide/ssg-and-more', generated)).toEqual({
    path: '/base/zh/guide/ssg-and-more',
    element: expect.objectContaining({type: Guide}) as unknown,
    filePath: 'i18n/zh/docusaurus-plugin-content-docs/current/guide/ssg-and-more.mdx',
    preload: expect.any(Function) as unknown,
    lang: 'zh',
    version: '',
  });
});

test.each([
  ['/base/zh/', 'i18n/zh/docusaurus-plugin-content-pages/index.mdx', ''],
  ['/base/zh', 'i18n/zh/docusaurus-plugin-content-pages/index.mdx', ''],
  ['/base/zh/api/', 'i18n/zh/docusaurus-plugin-content-docs/current/api/index.mdx', ''],
  ['/base/zh/1.0/guide/ssg', 'i18n/zh/docusaurus-plugin-content-docs/version-1.0/guide/ssg.mdx', '1.0'],
  ['/base/zh/search', '', ''],
])('%s comes from "%s" of version "%s"', (address, filePath, version) => {
  expect(findRoute(address, generated)).toMatchObject({filePath, version});
});

test.each(['/base/zh/guide', '/base/zh/guide/ssg', '/zh/api'])('%s is no page', (address) => {
  expect(findRoute(address, generated)).toBeUndefined();
});

test('loads a page ahead by the path that the router has for it', () => {
  findRoute('/base/zh/api/', generated)?.preload();
  expect(preload.mock.calls).toEqual([['/base/zh/api']]);
});
