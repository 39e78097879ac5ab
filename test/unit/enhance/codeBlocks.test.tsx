import {screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import CodeBlock from '@site/src/components/CodeBlock';
import {refreshBehaviours, startBehaviours} from '@site/src/enhance/behaviours';
import {asleep, type Asleep} from './support';

let page: Asleep;
const block = () => document.querySelector<HTMLElement>('.theme-code-block')!;
const wrapButton = () => screen.getByRole('button', {name: 'Wrap long lines', hidden: false});

beforeEach(() => {
  page = asleep(<CodeBlock html="let a;" language="ts" />);
  startBehaviours(document);
  // What the client module does after each navigation, here on the same page.
  refreshBehaviours(document);
});
afterEach(async () => {
  jest.useRealTimers();
  await page.leave();
});

test('the HTML has no buttons, and a block gets each of them once', () => {
  const plain = asleep(<CodeBlock html="b" language="ts" />);
  expect(document.querySelectorAll('.theme-code-block button')).toHaveLength(2);
  startBehaviours(document);
  expect(document.querySelectorAll('.theme-code-block button')).toHaveLength(4);
  return plain.leave();
});

test('copying is said, and after a while no more', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({advanceTimers: jest.advanceTimersByTime});
  await user.click(screen.getByRole('button', {name: 'Copy code'}));
  expect(await navigator.clipboard.readText()).toBe('let a;');
  const status = block().querySelector('[role="status"]');
  expect(status).toHaveTextContent('Copied');
  expect(block()).toHaveAttribute('data-result', 'copied');
  jest.advanceTimersByTime(10_000);
  expect(status).toBeEmptyDOMElement();
  expect(block()).not.toHaveAttribute('data-result');
});

test('code that the browser does not copy is selected, and the reader hears what to press', async () => {
  const user = userEvent.setup();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
  await user.click(screen.getByRole('button', {name: 'Copy code'}));
  expect(getSelection()?.toString()).toBe('let a;');
  expect(block().querySelector('[role="status"]')).toHaveTextContent(/The code is selected/);
});

test('wrapping goes on and off by one press', async () => {
  const user = userEvent.setup();
  await user.click(wrapButton());
  expect(block()).toHaveAttribute('data-wrapped');
  expect(wrapButton()).toHaveAttribute('aria-pressed', 'true');
  await user.click(wrapButton());
  expect(block()).not.toHaveAttribute('data-wrapped');
  expect(wrapButton()).toHaveAttribute('aria-pressed', 'false');
});

test('a block that wraps from the start says so', async () => {
  await page.leave();
  page = asleep(<CodeBlock html="let a;" wrap />);
  refreshBehaviours(document);
  expect(wrapButton()).toHaveAttribute('aria-pressed', 'true');
});

test('a long sample opens on request, stays open, and gives the focus to the code', async () => {
  await page.leave();
  page = asleep(<CodeBlock html="let a;" language="ts" folded="12" />);
  refreshBehaviours(document);
  await userEvent.click(screen.getByRole('button', {name: 'Show 12 more lines'}));
  expect(block()).toHaveAttribute('data-unfolded');
  expect(block().querySelector('pre')).toHaveFocus();
  // Where code scrolls, the keyboard still reaches it.
  expect(block().querySelector('pre')).toHaveAttribute('tabindex', '0');
  await page.wake();
  await page.wake();
  expect(page.mismatches).toEqual([]);
  expect(block()).toHaveAttribute('data-unfolded');
});

test('React takes the page over and draws it again without a loss', async () => {
  const user = userEvent.setup();
  await user.click(wrapButton());
  await user.click(screen.getByRole('button', {name: 'Copy code'}));
  await page.wake();
  await page.wake(<CodeBlock html="let b;" language="ts" />);
  expect(page.mismatches).toEqual([]);
  expect(block()).toHaveTextContent('let b;');
  expect(block()).toHaveAttribute('data-wrapped');
  expect(block().querySelector('[role="status"]')).toHaveTextContent('Copied');
  await user.click(wrapButton());
  expect(block()).not.toHaveAttribute('data-wrapped');
});
