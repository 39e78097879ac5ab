import {render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type {PropSidebarItemCategory} from '@docusaurus/plugin-content-docs';
import {DocSidebarItemsExpandedStateProvider} from '@docusaurus/plugin-content-docs/client';
import {onPage, spyOnConsole} from './support';

import {refreshBehaviours, startBehaviours} from '@site/src/enhance/behaviours';
import DocSidebarItemCategory from '@site/src/theme/DocSidebarItem/Category';
import {asleep} from '../enhance/support';

const group = (overrides: Partial<PropSidebarItemCategory> = {}): PropSidebarItemCategory => ({
  type: 'category',
  key: 'guide-start',
  label: 'Start',
  collapsible: true,
  collapsed: false,
  items: [
    {type: 'link', label: 'Introduction', href: '/guide/start/introduction'},
    {type: 'link', label: 'Getting started', href: '/guide/start/getting-started'},
  ],
  ...overrides,
});

const sidebar = (item: PropSidebarItemCategory, activePath = '/guide/start/introduction', isBrowser = true) =>
  onPage(
    <DocSidebarItemsExpandedStateProvider>
      <ul>
        <DocSidebarItemCategory item={item} activePath={activePath} level={1} index={0} />
      </ul>
    </DocSidebarItemsExpandedStateProvider>,
    {path: activePath, isBrowser},
  );

const toggle = (label = 'Start') => screen.getByText(label);
const isExpanded = (label?: string) => toggle(label).closest('details')!.open;

let spy: ReturnType<typeof spyOnConsole>;
beforeEach(() => {
  sessionStorage.clear();
  spy = spyOnConsole();
  startBehaviours(document);
});
afterEach(() => {
  expect(spy.complaints()).toEqual([]);
  jest.restoreAllMocks();
});

test('starts expanded and collapses', async () => {
  render(sidebar(group()));
  expect(isExpanded()).toBe(true);
  expect(screen.getByRole('link', {name: 'Introduction'})).toBeInTheDocument();
  await userEvent.click(toggle());
  expect(isExpanded()).toBe(false);
  await userEvent.click(toggle());
  expect(isExpanded()).toBe(true);
});

test('a collapsed group is collapsed in the next place, also on its own pages', async () => {
  const first = render(sidebar(group()));
  await userEvent.click(toggle());
  first.unmount();
  const second = render(sidebar(group(), '/guide/start/getting-started'));
  expect(isExpanded()).toBe(false);
  await userEvent.click(toggle());
  second.unmount();
  render(sidebar(group()));
  expect(isExpanded()).toBe(true);
});

test('the state belongs to the group, not to its place or label', async () => {
  const {rerender} = render(sidebar(group()));
  await userEvent.click(toggle());
  rerender(sidebar(group({key: 'api-overview'})));
  expect(isExpanded()).toBe(true);
  rerender(sidebar(group({label: '开始'})));
  expect(isExpanded('开始')).toBe(false);
});

test('the configuration decides until the reader does', async () => {
  const {rerender} = render(sidebar(group({collapsed: true}), '/api'));
  expect(isExpanded()).toBe(false);
  rerender(sidebar(group({collapsed: true, key: 'of-this-page'}), '/guide/start/introduction'));
  expect(isExpanded()).toBe(true);
  await userEvent.click(toggle());
  expect(isExpanded()).toBe(false);
});

test('works where the browser refuses the storage', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('refused');
  });
  render(sidebar(group()));
  await userEvent.click(toggle());
  expect(isExpanded()).toBe(false);
});

test('a stored state is shown before React, which takes the group over and draws it again as it is', async () => {
  sessionStorage.setItem('sidebar.guide-start', 'collapsed');
  const page = asleep(sidebar(group(), undefined, false));
  expect(isExpanded()).toBe(true);
  refreshBehaviours(document);
  expect(isExpanded()).toBe(false);
  await page.wake(sidebar(group()));
  expect(isExpanded()).toBe(false);
  await page.wake(sidebar(group(), '/guide/start/getting-started'));
  expect(isExpanded()).toBe(false);
  expect(page.mismatches).toEqual([]);
  await page.leave();
});

test('a group that cannot be collapsed is no button', () => {
  render(sidebar(group({collapsible: false})));
  expect(document.querySelector('details')).toBeNull();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.getByRole('link', {name: 'Introduction'})).toBeInTheDocument();
});
