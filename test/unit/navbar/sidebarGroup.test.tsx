import {act, render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {hydrateRoot} from 'react-dom/client';
import {renderToString} from 'react-dom/server';
import type {PropSidebarItemCategory} from '@docusaurus/plugin-content-docs';
import {DocSidebarItemsExpandedStateProvider} from '@docusaurus/plugin-content-docs/client';
import {onPage, spyOnConsole} from './support';

// Written by a build; the storage reads its namespace there.
jest.mock('@generated/site-storage', () => ({
  __esModule: true,
  default: {type: 'localStorage', namespace: '-test'},
}));

import DocSidebarItemCategory from '@site/src/theme/DocSidebarItem/Category';

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

const toggle = () => screen.getByRole('button', {name: 'Start'});
const isExpanded = () => toggle().getAttribute('aria-expanded') === 'true';

let spy: ReturnType<typeof spyOnConsole>;
beforeEach(() => {
  sessionStorage.clear();
  spy = spyOnConsole();
  // The theme tells other listeners of a change through a kind of event that jsdom cannot create by name.
  jest
    .spyOn(document, 'createEvent')
    .mockImplementation(() => Object.assign(new StorageEvent('storage'), {initStorageEvent: () => {}}));
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

test('the keyboard toggles it', async () => {
  render(sidebar(group()));
  await userEvent.tab();
  expect(toggle()).toHaveFocus();
  await userEvent.keyboard(' ');
  expect(isExpanded()).toBe(false);
  await userEvent.keyboard('{Enter}');
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
  expect(screen.getByRole('button', {name: '开始'})).toHaveAttribute('aria-expanded', 'false');
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
  // The theme's storage reports the refusal, which is the only complaint here.
  expect(spy.complaints()).toHaveLength(1);
  jest.mocked(console.error).mockClear();
});

test('a stored state is applied after hydration, without a mismatch', async () => {
  sessionStorage.setItem('sidebar.guide-start-test', 'collapsed');
  const html = renderToString(sidebar(group(), undefined, false));
  expect(html).toContain('aria-expanded="true"');
  expect(html).toContain('href="/guide/start/introduction"');
  const container = document.createElement('div');
  container.innerHTML = html;
  document.body.append(container);
  const mismatches: unknown[] = [];
  let root: ReturnType<typeof hydrateRoot> | undefined;
  await act(async () => {
    root = hydrateRoot(container, sidebar(group()), {onRecoverableError: (error) => mismatches.push(error)});
  });
  expect(mismatches).toEqual([]);
  expect(isExpanded()).toBe(false);
  await act(async () => root?.unmount());
  container.remove();
});

test('a group that cannot be collapsed is no button', () => {
  render(sidebar(group({collapsible: false})));
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.getByRole('link', {name: 'Introduction'})).toBeInTheDocument();
});
