import {screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {ColorModeProvider, useColorMode} from '@docusaurus/theme-common/internal';
import type {ThemeSettings} from '@site/config/types';
import {onPage} from '../navbar/support';
import {asleep, type Asleep} from './support';

// Written by a build; the storage of Docusaurus reads it there, this site's script in the page.
jest.mock('@generated/site-storage', () => ({
  __esModule: true,
  default: {type: 'localStorage', namespace: '-test'},
}));

import NavbarColorModeToggle from '@docusaurus/theme-classic/lib/theme/Navbar/ColorModeToggle';
import {refreshBehaviours, startBehaviours} from '@site/src/enhance/behaviours';

/** What React believes. */
function Mode() {
  const {colorMode, colorModeChoice} = useColorMode();
  return <output>{`${colorMode} ${colorModeChoice}`}</output>;
}

const content = (settings: Partial<ThemeSettings> = {}) =>
  onPage(
    <ColorModeProvider>
      <NavbarColorModeToggle />
      <Mode />
    </ColorModeProvider>,
    {settings, isBrowser: false},
  );

const html = document.documentElement;
const button = () => screen.getByRole('button', {name: /^Switch between dark and light mode/});
const shown = () => [html.dataset.theme, html.dataset.themeChoice, localStorage.getItem('theme-test')];

/** The system of the reader. */
const system = {dark: false, change: (): void => undefined};

let page: Asleep;
beforeEach(() => {
  localStorage.clear();
  // As the inline script of Docusaurus leaves it.
  Object.assign(html.dataset, {theme: 'light', themeChoice: 'system'});
  system.dark = false;
  window.matchMedia = (query: string) =>
    ({
      matches: query.includes('dark') && system.dark,
      addEventListener: (_: string, listener: () => void) => {
        system.change = listener;
      },
      removeEventListener: () => {},
    }) as unknown as MediaQueryList;
  // The theme tells other listeners of a change through a kind of event that jsdom cannot create by name.
  jest
    .spyOn(document, 'createEvent')
    .mockImplementation(() => Object.assign(new StorageEvent('storage'), {initStorageEvent: () => {}}));
  page = asleep(content());
  startBehaviours(document);
});
afterEach(async () => {
  await page.leave();
  jest.restoreAllMocks();
});

test('a press goes from the system to light, to dark, and round', async () => {
  expect(button()).toHaveAccessibleName(/currently system mode/);
  await userEvent.click(button());
  expect(shown()).toEqual(['light', 'light', 'light']);
  await userEvent.click(button());
  expect(shown()).toEqual(['dark', 'dark', 'dark']);
  expect(button()).toHaveAccessibleName(/currently dark mode/);
  expect(button()).toHaveAttribute('title', 'dark mode');
  await userEvent.click(button());
  expect(shown()).toEqual(['light', 'system', null]);
});

test('a page that comes with a choice names it', () => {
  html.dataset.themeChoice = 'dark';
  refreshBehaviours(document);
  expect(button()).toHaveAccessibleName(/currently dark mode/);
});

test('the system is followed until the reader chooses', async () => {
  system.dark = true;
  system.change();
  expect(shown()).toEqual(['dark', 'system', null]);
  await userEvent.click(button());
  system.change();
  expect(shown()).toEqual(['light', 'light', 'light']);
});

test('a choice in another window holds here', () => {
  window.dispatchEvent(new StorageEvent('storage', {key: 'theme-test', newValue: 'dark', storageArea: localStorage}));
  expect([html.dataset.theme, html.dataset.themeChoice]).toEqual(['dark', 'dark']);
  window.dispatchEvent(new StorageEvent('storage', {key: 'theme-test', newValue: null, storageArea: localStorage}));
  expect([html.dataset.theme, html.dataset.themeChoice]).toEqual(['light', 'system']);
});

test('React, once awake, agrees: one press is one step', async () => {
  await userEvent.click(button());
  await page.wake();
  expect(page.mismatches).toEqual([]);
  expect(screen.getByRole('status')).toHaveTextContent('light light');
  expect(button()).toHaveAccessibleName(/currently light mode/);
  await userEvent.click(button());
  await page.wake();
  expect(shown()).toEqual(['dark', 'dark', 'dark']);
  expect(screen.getByRole('status')).toHaveTextContent('dark dark');
  expect(button()).toHaveAccessibleName(/currently dark mode/);
});

describe('with animation', () => {
  const startViewTransition = jest.fn((update: () => void) => update());
  beforeEach(() => {
    startViewTransition.mockClear();
    Object.defineProperty(document, 'startViewTransition', {value: startViewTransition, configurable: true});
  });
  afterEach(() => Reflect.deleteProperty(document, 'startViewTransition'));

  test.each([
    [true, false, 1],
    [false, false, 0],
    [true, true, 0],
  ])('%s and reduced motion %s a press fades %d times', async (enableAppearanceAnimation, reduced, times) => {
    const {matchMedia} = window;
    window.matchMedia = (query) =>
      query.includes('reduce') ? ({...matchMedia(query), matches: reduced} as MediaQueryList) : matchMedia(query);
    await page.leave();
    page = asleep(content({enableAppearanceAnimation}));
    await userEvent.click(button());
    expect(html.dataset.themeChoice).toBe('light');
    expect(startViewTransition).toHaveBeenCalledTimes(times);
  });

  test('a press is instant where the browser cannot fade', async () => {
    Reflect.deleteProperty(document, 'startViewTransition');
    await page.leave();
    page = asleep(content({enableAppearanceAnimation: true}));
    await userEvent.click(button());
    expect(html.dataset.themeChoice).toBe('light');
  });
});
