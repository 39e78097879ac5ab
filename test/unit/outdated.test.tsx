import {render, screen} from '@testing-library/react';
import Outdated from '@site/src/components/Outdated';
import {isOutdated} from '@site/src/enhance/outdated';
import {onPage} from './navbar/support';

const asleep = (main: string) =>
  `<head></head><body><script id="app-scripts" type="application/json">["/guide.js", "${main}"]</script></body>`;
const plain = (main: string) =>
  `<head><script defer src="/runtime.js"></script><script defer src="${main}"></script></head>`;

/** Shows one document, and serves another or nothing. */
function given(shown: string, served: string | undefined, ok = true): void {
  const {head, body} = new DOMParser().parseFromString(shown, 'text/html');
  document.head.innerHTML = head.innerHTML;
  document.body.innerHTML = body.innerHTML;
  global.fetch = jest.fn(() =>
    served === undefined
      ? Promise.reject(new TypeError('Failed to fetch'))
      : Promise.resolve({ok, text: () => Promise.resolve(served)} as Response),
  );
}

test.each([
  ['the same release', asleep('/main.1.js'), asleep('/main.1.js'), true, false],
  ['another release', asleep('/main.1.js'), asleep('/main.2.js'), true, true],
  ['the same release, plain', plain('/assets/main.1.js'), plain('/assets/main.1.js'), true, false],
  ['another release, plain', plain('/assets/main.1.js'), plain('/assets/main.2.js'), true, true],
  ['a page that is gone', asleep('/main.1.js'), '<p>Not found</p>', false, false],
  ['no connection', asleep('/main.1.js'), undefined, true, false],
])('is outdated or not: %s', async (_, shown, served, ok, expected) => {
  given(shown, served, ok);
  expect(await isOutdated()).toBe(expected);
});

describe('a failure', () => {
  const failure = onPage(
    <Outdated>
      <p>Not loaded.</p>
    </Outdated>,
  );

  test('offers to reload after a deployment', async () => {
    given(asleep('/main.1.js'), asleep('/main.2.js'));
    render(failure);
    expect(await screen.findByRole('button', {name: 'Reload the page'})).toBeInTheDocument();
    expect(screen.queryByText('Not loaded.')).toBeNull();
  });

  test('is told as it is without one', async () => {
    given(asleep('/main.1.js'), asleep('/main.1.js'));
    render(failure);
    await Promise.resolve();
    expect(screen.getByText('Not loaded.')).toBeInTheDocument();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
