import {screen, waitFor} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {startPresses} from '@site/src/enhance/behaviours/press';

const FETCH = global.fetch;

beforeEach(() => {
  document.body.innerHTML = `
    <div>
      <button type="button" data-press="copy" data-copied="Copied" data-failed="Failed">Copy page</button>
      <a href="/guide/a.md">Markdown</a>
      <span role="status"></span>
    </div>`;
});
afterEach(() => {
  global.fetch = FETCH;
  document.body.replaceChildren();
});

startPresses(document);

const answer = (ok: boolean) => {
  global.fetch = jest.fn().mockResolvedValue({ok, statusText: 'Not Found', text: async () => '# A\n'});
};

test('the file that the link leads to is copied, which is said', async () => {
  const user = userEvent.setup();
  answer(true);
  await user.click(screen.getByRole('button', {name: 'Copy page'}));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Copied'));
  expect(global.fetch).toHaveBeenCalledWith('http://localhost/guide/a.md');
  expect(await navigator.clipboard.readText()).toBe('# A\n');
});

test('a file that is not there is not copied, which is said too', async () => {
  const user = userEvent.setup();
  answer(false);
  await user.click(screen.getByRole('button', {name: 'Copy page'}));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Failed'));
  expect(await navigator.clipboard.readText()).toBe('');
});

test('a refusal of the browser is said', async () => {
  const user = userEvent.setup();
  answer(true);
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
  await user.click(screen.getByRole('button', {name: 'Copy page'}));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Failed'));
});
