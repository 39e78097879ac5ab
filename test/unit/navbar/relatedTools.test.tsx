import {act, fireEvent, render, screen, waitFor, within} from '@testing-library/react';
import {userEvent, PointerEventsCheckLevel} from '@testing-library/user-event';
import {hydrateRoot} from 'react-dom/client';
import {renderToString} from 'react-dom/server';
import {toolLists} from '@site/config/toolLists';
import type {ThemeSettings} from '@site/config/types';
import RelatedToolsNavbarItem from '@site/src/components/RelatedTools/NavbarItem';
import {onPage, spyOnConsole} from './support';

const {popover: popoverGroups} = toolLists('zh');

const button = () => screen.getByRole('button', {name: 'Related tools'});
const links = () => screen.queryAllByRole('link');
const isOpen = () => button().getAttribute('aria-expanded') === 'true';

function show(popover: Partial<ThemeSettings['popover']> = {}, path = '/') {
  const settings = {popover: {delay: 0.1, trigger: ['hover', 'focus', 'click'], ...popover}} as Partial<ThemeSettings>;
  render(
    onPage(
      <>
        <RelatedToolsNavbarItem place="bar" />
        <input aria-label="Elsewhere" />
      </>,
      {path, settings},
    ),
  );
  return userEvent.setup({pointerEventsCheck: PointerEventsCheckLevel.Never});
}

const opened = async () => {
  await waitFor(() => expect(links()).toHaveLength(6));
  expect(isOpen()).toBe(true);
};
const closed = async () => {
  await waitFor(() => expect(isOpen()).toBe(false));
  expect(links()).toHaveLength(0);
};

let spy: ReturnType<typeof spyOnConsole>;
beforeEach(() => {
  spy = spyOnConsole();
});
afterEach(() => {
  expect(spy.complaints()).toEqual([]);
  jest.restoreAllMocks();
});

test('the button names itself, says it is closed and which panel it controls', async () => {
  const user = show();
  expect(button()).toHaveAttribute('aria-expanded', 'false');
  const id = button().getAttribute('aria-controls');
  expect(id).toBeTruthy();
  expect(links()).toHaveLength(0);
  await user.click(button());
  await opened();
  const panel = document.getElementById(id!);
  expect(within(panel!).getByRole('list')).toBeInTheDocument();
});

test('the panel lists every tool with logo, name, description and a safe link to a new tab', async () => {
  const user = show();
  await user.click(button());
  await opened();
  for (const [index, tool] of popoverGroups[0]!.links.entries()) {
    const link = links()[index]!;
    expect(link).toHaveAttribute('href', tool.urlEn);
    expect(link).toHaveAttribute('target', '_blank');
    expect(link.getAttribute('rel')?.split(' ')).toContain('noopener');
    expect(link).toHaveTextContent(`${tool.name} ${tool.descEn}`);
    const logo = link.querySelector('img');
    expect(logo).toHaveAttribute('src', tool.logo);
    expect(logo).toHaveAttribute('width');
    expect(logo).toHaveAttribute('height');
  }
});

test('the list is Chinese under a Chinese path', async () => {
  const user = show({}, '/zh/guide/start/introduction');
  await user.click(button());
  await opened();
  const [tool] = popoverGroups[0]!.links;
  expect(links()[0]).toHaveTextContent(`${tool!.name} ${tool!.desc}`);
  expect(links()[0]).toHaveAttribute('href', tool!.url);
  expect(links()[0]!.querySelector('img')).toHaveAttribute('src', `/zh${tool!.logo}`);
});

describe('the mouse', () => {
  test('opens after the delay and closes after the delay', async () => {
    const user = show({delay: 0.2});
    const start = performance.now();
    await user.hover(button());
    expect(isOpen()).toBe(false);
    await opened();
    expect(performance.now() - start).toBeGreaterThanOrEqual(200);
    const left = performance.now();
    await user.unhover(button());
    expect(isOpen()).toBe(true);
    await closed();
    expect(performance.now() - left).toBeGreaterThanOrEqual(200);
  });

  test('does not open when it only passes', async () => {
    const user = show();
    await user.hover(button());
    await user.unhover(button());
    await act(() => new Promise((resolve) => setTimeout(resolve, 200)));
    expect(isOpen()).toBe(false);
  });

  test('keeps it open on the way from the button to a link', async () => {
    const user = show();
    await user.hover(button());
    await opened();
    await user.hover(links()[2]!);
    await act(() => new Promise((resolve) => setTimeout(resolve, 200)));
    expect(isOpen()).toBe(true);
  });

  test('a click keeps what hovering opened; the next closes it', async () => {
    const user = show();
    await user.hover(button());
    await opened();
    await user.click(button());
    expect(isOpen()).toBe(true);
    await user.unhover(button());
    await act(() => new Promise((resolve) => setTimeout(resolve, 200)));
    expect(isOpen()).toBe(true);
    await user.click(button());
    await closed();
  });

  test('a press elsewhere closes it', async () => {
    const user = show();
    await user.click(button());
    await opened();
    await user.click(screen.getByLabelText('Elsewhere'));
    await closed();
  });

  test('scrolling away closes it, a little movement does not', async () => {
    const user = show();
    await user.click(button());
    await opened();
    Object.defineProperty(window, 'scrollY', {value: 10, configurable: true});
    fireEvent.scroll(window);
    expect(isOpen()).toBe(true);
    Object.defineProperty(window, 'scrollY', {value: 400, configurable: true});
    fireEvent.scroll(window);
    await closed();
    Object.defineProperty(window, 'scrollY', {value: 0, configurable: true});
  });
});

describe('the keyboard', () => {
  test.each(['{Enter}', ' '])('opens and closes with %j, not by focus alone', async (key) => {
    const user = show();
    await user.tab();
    expect(button()).toHaveFocus();
    await act(() => new Promise((resolve) => setTimeout(resolve, 200)));
    expect(isOpen()).toBe(false);
    await user.keyboard(key);
    await opened();
    expect(button()).toHaveFocus();
    await user.keyboard(key);
    await closed();
  });

  test('walks from the button through the links, and closes behind', async () => {
    const user = show();
    await user.tab();
    await user.keyboard('{Enter}');
    await opened();
    for (const link of links()) {
      await user.tab();
      expect(link).toHaveFocus();
    }
    await user.tab();
    expect(screen.getByLabelText('Elsewhere')).toHaveFocus();
    await closed();
  });

  test('Escape closes and gives the focus back', async () => {
    const user = show();
    await user.tab();
    await user.keyboard('{Enter}');
    await opened();
    await user.tab();
    await user.tab();
    await user.keyboard('{Escape}');
    await closed();
    expect(button()).toHaveFocus();
  });

  test('Escape closes what the mouse opened', async () => {
    const user = show();
    await user.hover(button());
    await opened();
    await user.keyboard('{Escape}');
    await closed();
  });

  test('Escape leaves the focus where a reader types', async () => {
    const user = show();
    screen.getByLabelText('Elsewhere').focus();
    await user.hover(button());
    await opened();
    await user.keyboard('{Escape}');
    await closed();
    expect(screen.getByLabelText('Elsewhere')).toHaveFocus();
  });
});

test('a tap opens and closes', async () => {
  const user = show();
  const tap = () => user.pointer([{keys: '[TouchA]', target: button()}]);
  await tap();
  await opened();
  await tap();
  await closed();
});

describe('the triggers of the settings', () => {
  test('without hover the mouse has to click', async () => {
    const user = show({trigger: ['click']});
    await user.hover(button());
    await act(() => new Promise((resolve) => setTimeout(resolve, 200)));
    expect(isOpen()).toBe(false);
    await user.click(button());
    await opened();
  });

  test('without click the mouse only hovers', async () => {
    const user = show({trigger: ['hover'], delay: 0.3});
    await user.click(button());
    expect(isOpen()).toBe(false);
    await opened();
  });

  test('with focus alone only the keyboard opens', async () => {
    const user = show({trigger: ['focus']});
    await user.click(button());
    await act(() => new Promise((resolve) => setTimeout(resolve, 200)));
    expect(isOpen()).toBe(false);
    await user.keyboard('{Enter}');
    await opened();
  });
});

test('without scripts the links are reachable, and the browser takes the HTML as it is', async () => {
  const item = <RelatedToolsNavbarItem place="bar" />;
  const html = renderToString(onPage(item, {path: '/zh/api', isBrowser: false}));
  const fallback = /<noscript>(.*)<\/noscript>/s.exec(html)?.[1] ?? '';
  const [tool] = popoverGroups[0]!.links;
  expect(fallback).toContain('<details');
  expect(fallback.match(/<a /g)).toHaveLength(6);
  expect(fallback).toContain(tool!.desc);

  const container = document.createElement('div');
  container.innerHTML = html;
  document.body.append(container);
  const complaints: unknown[] = [];
  let root: ReturnType<typeof hydrateRoot> | undefined;
  await act(async () => {
    root = hydrateRoot(container, onPage(item, {path: '/zh/api'}), {
      onRecoverableError: (error) => complaints.push(error),
    });
  });
  expect(complaints).toEqual([]);
  await act(async () => root?.unmount());
  container.remove();
});

describe('the two places of the item', () => {
  test('in the mobile menu the list stands open', () => {
    render(<ul>{onPage(<RelatedToolsNavbarItem mobile place="menu" />)}</ul>);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(links()).toHaveLength(6);
  });

  test.each([
    [true, 'bar'],
    [false, 'menu'],
  ] as const)('with mobile %s the %s shows nothing', (mobile, place) => {
    const {container} = render(onPage(<RelatedToolsNavbarItem mobile={mobile} place={place} />));
    expect(container).toBeEmptyDOMElement();
  });
});
