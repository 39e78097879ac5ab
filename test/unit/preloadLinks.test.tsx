import {findRoute} from '@site/src/routes';
import {linkedPath} from '../../src/clientModules/preloadLinks';

jest.mock('@site/src/routes', () => ({findRoute: jest.fn()}));

const preload = jest.fn();

beforeEach(() => {
  preload.mockClear();
  jest
    .mocked(findRoute)
    .mockImplementation((path) =>
      path === '/guide' ? {path, element: <></>, filePath: '', preload, lang: 'en', version: ''} : undefined,
    );
  document.body.innerHTML = '<a href="/guide"><b>Guide</b></a> <a href="/gone">Gone</a>';
});

const [GUIDE, GONE] = ['a[href="/guide"] b', 'a[href="/gone"]'];

test.each([
  ['focusin', GUIDE, 1],
  ['pointerover', GUIDE, 1],
  ['pointerover', GONE, 0],
  ['pointerover', 'body', 0],
])('%s on %s loads %i pages ahead', (type, selector, times) => {
  document.querySelector(selector)?.dispatchEvent(new Event(type, {bubbles: true}));
  expect(preload).toHaveBeenCalledTimes(times);
});

test.each([
  '<a href="https://elsewhere.example/guide">another host</a>',
  '<a href="/guide" target="_blank">a new tab</a>',
  '<a href="/zh/guide" hreflang="zh-CN">another language</a>',
  '<a href="#part">the page itself</a>',
  '<a>no address</a>',
])('%s leads to no page of this site', (link) => {
  document.body.innerHTML = link;
  expect(linkedPath(document.querySelector('a'), window.location)).toBeUndefined();
});
