import {act, render, screen, waitFor} from '@testing-library/react';
import {userEvent, PointerEventsCheckLevel} from '@testing-library/user-event';
import type {SocialLink} from '@site/config/types';
import SocialLinkNavbarItem from '@site/src/components/SocialLink/NavbarItem';
import {onPage, spyOnConsole} from './support';

let spy: ReturnType<typeof spyOnConsole>;
beforeEach(() => {
  spy = spyOnConsole();
});
afterEach(() => {
  expect(spy.complaints()).toEqual([]);
  jest.restoreAllMocks();
});

function show(link: SocialLink, {mobile = false, maxWidth = 250, path = '/'} = {}) {
  const item = <SocialLinkNavbarItem mobile={mobile} {...link} />;
  render(onPage(mobile ? <ul>{item}</ul> : item, {path, settings: {tooltip: {maxWidth}}}));
  return userEvent.setup({pointerEventsCheck: PointerEventsCheckLevel.Never});
}

const tooltip = () => screen.findByRole('tooltip');
const noTooltip = () => waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());

describe('mode link', () => {
  const link = {icon: 'github', mode: 'link', content: 'https://code.example'} as const;

  test('opens a new tab and has a name', () => {
    show(link);
    const anchor = screen.getByRole('link', {name: 'Rspress on GitHub'});
    expect(anchor).toHaveAttribute('href', 'https://code.example');
    expect(anchor).toHaveAttribute('target', '_blank');
    expect(anchor.getAttribute('rel')?.split(' ')).toContain('noopener');
  });

  test('shows its name in a tooltip of the configured width, on hover and on keyboard focus', async () => {
    const user = show(link, {maxWidth: 180});
    const anchor = screen.getByRole('link');
    await user.hover(anchor);
    expect(await tooltip()).toHaveTextContent('Rspress on GitHub');
    expect(await tooltip()).toHaveStyle({maxInlineSize: '180px'});
    await user.unhover(anchor);
    await noTooltip();
    await user.tab();
    expect(anchor).toHaveFocus();
    await tooltip();
    await user.keyboard('{Escape}');
    await noTooltip();
    expect(anchor).toHaveFocus();
    await user.tab();
    await noTooltip();
  });

  test('the tooltip can be pointed at', async () => {
    const user = show(link);
    await user.hover(screen.getByRole('link'));
    await user.hover(await tooltip());
    await act(() => new Promise((resolve) => setTimeout(resolve, 200)));
    await tooltip();
  });

  test('is a row with its name in the mobile menu', () => {
    show(link, {mobile: true});
    expect(screen.getByRole('listitem')).toContainElement(screen.getByRole('link', {name: 'Rspress on GitHub'}));
  });
});

describe('mode text', () => {
  const link = {icon: 'discord', mode: 'text', content: 'Group 123456'} as const;

  test('shows its content by hover, by a click and by the keyboard, and reads it out', async () => {
    const user = show(link);
    const button = screen.getByRole('button', {name: 'Discord community'});
    expect(button).toHaveAttribute('aria-description', 'Group 123456');
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await user.hover(button);
    expect(await tooltip()).toHaveTextContent('Group 123456');
    expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(button).toHaveAttribute('aria-controls', (await tooltip()).id);
    await user.click(button);
    await user.unhover(button);
    await act(() => new Promise((resolve) => setTimeout(resolve, 200)));
    await tooltip();
    await user.keyboard('{Escape}');
    await noTooltip();
    await user.keyboard('{Enter}');
    await tooltip();
  });

  test('opens by a tap', async () => {
    const user = show(link);
    await user.pointer([{keys: '[TouchA]', target: screen.getByRole('button')}]);
    await tooltip();
  });

  test('stands open in the mobile menu', () => {
    show(link, {mobile: true});
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.getByRole('listitem')).toHaveTextContent('Discord community');
    expect(screen.getByRole('listitem')).toHaveTextContent('Group 123456');
  });
});

describe('mode img', () => {
  const link = {icon: 'x', mode: 'img', content: '/img/code.png'} as const;

  test.each([
    ['/', '/img/code.png'],
    ['/zh/', '/zh/img/code.png'],
  ])('shows its image under %s', async (path, src) => {
    const user = show(link, {path});
    await user.click(screen.getByRole('button', {name: 'Rspack team on X'}));
    const image = await screen.findByRole('img', {name: 'Picture for Rspack team on X'});
    expect(image).toHaveAttribute('src', src);
    expect(await tooltip()).toContainElement(image);
  });

  test('stands open in the mobile menu', () => {
    show(link, {mobile: true});
    expect(screen.getByRole('img')).toHaveAttribute('src', '/img/code.png');
  });
});
