import {render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {refreshBehaviours, startBehaviours} from '@site/src/enhance/behaviours';
import TabItem from '@site/src/theme/TabItem';
import Tabs from '@site/src/theme/Tabs';
import {asleep, type Asleep} from './support';

const MANAGERS = ['npm', 'pnpm', 'bun'];
const KEY = 'docusaurus.tab.pm';

const tabs = (name: string, groupId?: string) => (
  <Tabs groupId={groupId}>
    {MANAGERS.map((value) => (
      <TabItem key={value} value={value} label={value}>
        {`${name} ${value}`}
      </TabItem>
    ))}
  </Tabs>
);

const content = (
  <>
    {tabs('one', 'pm')}
    {tabs('two', 'pm')}
    {tabs('three')}
    <Tabs defaultValue="b">
      <TabItem value="a">
        <p id="deep">four a</p>
      </TabItem>
      <TabItem value="b">four b</TabItem>
    </Tabs>
  </>
);

let page: Asleep;
const shown = () => [...document.querySelectorAll('[role=tabpanel]:not([hidden])')].map((panel) => panel.textContent);
const tab = (name: string, index = 0) => screen.getAllByRole('tab', {name})[index]!;

beforeEach(() => {
  localStorage.clear();
  location.hash = '';
  Element.prototype.scrollIntoView = jest.fn();
  page = asleep(content);
  startBehaviours(document);
});
afterEach(() => page.leave());

test('the first panel is shown, or the one that the page names', () => {
  expect(shown()).toEqual(['one npm', 'two npm', 'three npm', 'four b']);
  expect(tab('npm')).toHaveAttribute('tabindex', '0');
  expect(tab('pnpm')).toHaveAttribute('tabindex', '-1');
});

test('a press shows the panel in all tabs of the group, and is kept', async () => {
  await userEvent.click(tab('pnpm'));
  expect(shown()).toEqual(['one pnpm', 'two pnpm', 'three npm', 'four b']);
  expect(tab('pnpm', 1)).toHaveAttribute('aria-selected', 'true');
  expect(tab('npm')).toHaveAttribute('aria-selected', 'false');
  expect(localStorage.getItem(KEY)).toBe('pnpm');
  await page.leave();
  page = asleep(content);
  refreshBehaviours(document);
  expect(shown()).toEqual(['one pnpm', 'two pnpm', 'three npm', 'four b']);
});

test('tabs without a group are for themselves', async () => {
  await userEvent.click(tab('bun', 2));
  expect(shown()).toEqual(['one npm', 'two npm', 'three bun', 'four b']);
  expect(localStorage).toHaveLength(0);
});

test('a kept choice that the tabs do not have changes nothing', () => {
  localStorage.setItem(KEY, 'deno');
  refreshBehaviours(document);
  expect(shown()[0]).toBe('one npm');
});

test('the keyboard moves among the tabs, and chooses with Space and Enter', async () => {
  const user = userEvent.setup();
  tab('npm').focus();
  const moves: [key: string, name: string][] = [
    ['{ArrowRight}', 'pnpm'],
    ['{End}', 'bun'],
    ['{ArrowRight}', 'npm'],
    ['{ArrowLeft}', 'bun'],
    ['{Home}', 'npm'],
    ['{ArrowRight}', 'pnpm'],
  ];
  for (const [key, name] of moves) {
    await user.keyboard(key);
    expect(tab(name)).toHaveFocus();
  }
  expect(shown()[0]).toBe('one npm');
  await user.keyboard(' ');
  expect(shown()[0]).toBe('one pnpm');
  await user.keyboard('{End}{Enter}');
  expect(shown()[0]).toBe('one bun');
});

test('a choice in another window is shown in this one', () => {
  localStorage.setItem(KEY, 'bun');
  window.dispatchEvent(new StorageEvent('storage', {key: KEY, newValue: 'bun'}));
  expect(shown().slice(0, 2)).toEqual(['one bun', 'two bun']);
});

test('works where the browser keeps nothing', async () => {
  const refuse = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('refused');
  });
  await userEvent.click(tab('pnpm'));
  expect(shown().slice(0, 2)).toEqual(['one pnpm', 'two pnpm']);
  refuse.mockRestore();
});

test('an address that leads into a panel shows it', () => {
  location.hash = '#deep';
  refreshBehaviours(document);
  expect(shown().at(-1)).toBe('four a');
  expect(document.getElementById('deep')!.scrollIntoView).toHaveBeenCalledTimes(1);
});

test('React takes the tabs over and draws them again as the reader left them', async () => {
  await userEvent.click(tab('pnpm'));
  await page.wake();
  await page.wake();
  expect(page.mismatches).toEqual([]);
  expect(shown().slice(0, 2)).toEqual(['one pnpm', 'two pnpm']);
  await userEvent.click(tab('bun'));
  expect(shown().slice(0, 2)).toEqual(['one bun', 'two bun']);
});

test('mistakes in a page are errors that say what to do', () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => render(<TabItem value="a">a</TabItem>)).toThrow(/outside of Tabs/);
  expect(() => render(<Tabs>{'text'}</Tabs>)).toThrow(/Put it outside/);
  expect(() =>
    render(
      <Tabs defaultValue="c">
        {[
          <TabItem key="a" value="a">
            {'a'}
          </TabItem>,
        ]}
      </Tabs>,
    ),
  ).toThrow(/"c"/);
  jest.restoreAllMocks();
});
