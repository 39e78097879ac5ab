import {act} from 'react';
import {render, screen} from '@testing-library/react';
import {NAVIGATED} from '@site/src/enhance/events';
import {BrowserRouter, matchPath, NavLink, useHistory, useLocation, type BrowserHistory} from '@site/src/served/router';

let history: BrowserHistory;

function Address() {
  const {pathname, search, hash} = useLocation();
  history = useHistory();
  return <output>{pathname + search + hash}</output>;
}

const draw = () =>
  render(
    <BrowserRouter>
      <Address />
      <NavLink to="/api" className="link" activeClassName="on">
        API
      </NavLink>
    </BrowserRouter>,
  );

const shown = () => screen.getByRole('status').textContent;

beforeEach(() => window.history.replaceState(null, '', '/guide/start'));

test('says where the page script has gone', () => {
  draw();
  expect(shown()).toBe('/guide/start');
  window.history.pushState(null, '', '/api/config#nav');
  act(() => void document.dispatchEvent(new Event(NAVIGATED)));
  expect(shown()).toBe('/api/config#nav');
});

test('a link is marked on its page and below it', () => {
  draw();
  const link = screen.getByRole('link', {name: 'API'});
  expect([link.className, link.getAttribute('aria-current')]).toEqual(['link', null]);
  for (const address of ['/api', '/api/config']) {
    window.history.pushState(null, '', address);
    act(() => void document.dispatchEvent(new Event(NAVIGATED)));
    expect([link.className, link.getAttribute('aria-current')]).toEqual(['link on', 'page']);
  }
});

test('writes a query into the address without a navigation', () => {
  draw();
  const entries = window.history.length;
  act(() => history.replace({pathname: '/guide/start', search: 'filter=a'}));
  expect([shown(), window.location.search, window.history.length]).toEqual([
    '/guide/start?filter=a',
    '?filter=a',
    entries,
  ]);
});

test.each([
  ['/zh', '/zh/', false, true, true],
  ['/zh/guide', '/zh/', false, true, false],
  ['/zhuge', '/zh', false, false, false],
  ['/zh/guide', '/zh', true, false, false],
  ['/guide/', '/guide', true, true, true],
])('%s matches %s, exactly: %p', (pathname, path, exact, matches, isExact) => {
  const match = matchPath(pathname, {path, exact});
  expect([match !== null, match?.isExact ?? false]).toEqual([matches, isExact]);
});
