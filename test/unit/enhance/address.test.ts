import {settleAddress, settledPath} from '@site/src/enhance/address';

test.each([
  ['/index.html', '/'],
  ['/index', '/'],
  ['/zh/index.html', '/zh/'],
  ['/zh', '/zh/'],
  ['/docs/zh', '/docs/zh/'],
  ['/api/index.html', '/api'],
  ['/api/', '/api'],
  ['/guide/basic/ssg.html', '/guide/basic/ssg'],
  ['/guide/basic/ssg/', '/guide/basic/ssg'],
])('%s is %s', (shown, canonical) => expect(settledPath(shown, canonical)).toBe(canonical));

test.each([
  ['/guide/basic/ssg', '/guide/basic/ssg'],
  ['/', '/'],
  // Pages that were served for another address, as hosts do for lost ones.
  ['/guide/basic/sgs.html', '/404.html'],
  ['/lost', '/'],
  ['/zh/index.html', '/'],
  ['/index.html', undefined],
])('%s stays where the page is %s', (shown, canonical) => expect(settledPath(shown, canonical)).toBeUndefined());

test('keeps what follows the path, and the state of the entry', () => {
  document.head.innerHTML = '<link rel="canonical" href="https://docs.example/zh/">';
  history.replaceState({kept: true}, '', '/zh/index.html?q=1#here');
  settleAddress();
  expect(location.pathname + location.search + location.hash).toBe('/zh/?q=1#here');
  expect(history.state).toEqual({kept: true});
});
