/** @jest-environment node */
import {addScripts, readRoutes, scriptsByPath} from '../../plugins/bundle/html-output/pageScripts';

const ROUTES = `import React from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';

export default [
  {
    path: '/',
    component: ComponentCreator('/', 'aaa'),
    exact: true
  },
  {
    path: '/',
    component: ComponentCreator('/', 'bbb'),
    routes: [
      {
        path: '/guide',
        component: ComponentCreator('/guide', 'ccc'),
        exact: true,
        sidebar: "guide"
      }
    ]
  },
  {
    path: '*',
    component: ComponentCreator('*'),
  },
];
`;

const CHUNKS = {
  '/-aaa': {__comp: 'page', content: 'home'},
  '/-bbb': {__comp: 'frame', __context: {plugin: 'context'}},
  '/guide-ccc': {__comp: 'doc', content: 'guide', items: ['one']},
};

const js = (name: string) => ({js: [{publicPath: `/assets/js/${name}.js`}]});

const MANIFEST = {
  entrypoints: ['main'],
  origins: {
    main: ['1', '2'],
    page: ['2', '3'],
    home: ['4'],
    frame: ['5'],
    context: ['6'],
    doc: ['3', '7'],
    guide: ['8'],
  },
  assets: {1: {}, ...Object.fromEntries(['2', '3', '4', '5', '6', '7', '8'].map((id) => [id, js(id)]))},
};

const scripts = scriptsByPath(readRoutes(ROUTES), CHUNKS, MANIFEST);

test('a page has the scripts of its route, without those of every page', () => {
  expect(scripts.get('/')).toEqual(['/assets/js/3.js', '/assets/js/4.js']);
});

test('a page has the scripts of the routes it lies in, each once', () => {
  expect(scripts.get('/guide')).toEqual(['5', '6', '3', '7', '8'].map((name) => `/assets/js/${name}.js`));
});

test('scripts come before the first of every page', () => {
  const html = '<head><link rel="x"><script src=/assets/js/runtime~main.1.js defer></script></head>';
  expect(addScripts(html, ['/a.js', '/b.js'], 'a.html')).toBe(
    html.replace('<script', '<script src="/a.js" async></script><script src="/b.js" async></script><script'),
  );
  expect(addScripts(html, [], 'a.html')).toBe(html);
  expect(() => addScripts('<head></head>', ['/a.js'], 'a.html')).toThrow(/^a\.html has no script/);
});

test('generated routes of another form are refused with the file to adapt', () => {
  expect(() => readRoutes('export default lazyRoutes([]);')).toThrow(
    /cannot be read: .*Adapt plugins\/bundle\/html-output/,
  );
});
