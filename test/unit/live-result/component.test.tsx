import {render, screen} from '@testing-library/react';
import {renderToString} from 'react-dom/server';
import {site} from '@site/config/site';
import LiveResult from '@site/src/components/LiveResult';
import {onPage} from '../navbar/support';

const result = (path = '/') =>
  onPage(
    <LiveResult
      example="lamp"
      path="/guide/start"
      alt="A lamp"
      height="300"
      address="guide/start.html"
      pictures="/img/live/lamp/guide.start-300"
      quoted="{}"
    >
      The lamp is on.
    </LiveResult>,
    {path},
  );

test('without scripts it is a picture and a link to the site', () => {
  const html = renderToString(result());
  expect(html).toMatch(
    /<a[^>]+href="\/live\/lamp\/guide\/start\.html"[^>]*aria-label="Open the live site in a new tab"/,
  );
  expect(html).toContain('src="/img/live/lamp/guide.start-300-wide-light.webp" alt="A lamp" width="670" height="300"');
  expect(html).toContain('The lamp is on.');
  expect(html).not.toContain('<iframe');
});

test('all languages show the same site', () => {
  const html = renderToString(result('/zh/guide'));
  expect(html).toContain('href="/live/lamp/guide/start.html"');
  expect(html).toContain('data-base="/live/lamp/"');
});

test('a copy of the site without live sites says so', () => {
  const live = jest.replaceProperty(site, 'live', false);
  render(result());
  expect(screen.getByText(/was built without live sites/)).toBeInTheDocument();
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getAllByAltText('A lamp')).toHaveLength(2);
  live.restore();
});
