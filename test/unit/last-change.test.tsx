import {render, screen} from '@testing-library/react';
import type {ComponentProps} from 'react';
import {DocProvider} from '@docusaurus/plugin-content-docs/client';
import {Context} from '@docusaurus/core/lib/client/docusaurusContext';
import LastChange, {formatTime} from '@site/src/components/LastChange';

type Content = ComponentProps<typeof DocProvider>['content'];

/** 2 April 2025, 15:30:07 UTC. */
const APRIL = Date.UTC(2025, 3, 2, 15, 30, 7);

function show(lastUpdatedAt: number | null | undefined, currentLocale = 'en') {
  const content = Object.assign(() => null, {
    metadata: {lastUpdatedAt},
    frontMatter: {},
    contentTitle: 'Page',
    toc: [],
    assets: {},
  }) as unknown as Content;
  render(
    <Context.Provider value={{i18n: {currentLocale}} as never}>
      <DocProvider content={content}>
        <LastChange />
      </DocProvider>
    </Context.Provider>,
  );
}

test('the time is that of the page, for people and for programs', () => {
  show(APRIL);
  const time = screen.getByText('4/2/2025, 15:30:07');
  expect(time).toHaveAttribute('datetime', '2025-04-02T15:30:07.000Z');
  expect(time.parentElement).toHaveTextContent('Last updated: 4/2/2025, 15:30:07 (UTC)');
});

test('the time follows the language', () => {
  show(APRIL, 'zh');
  expect(screen.getByText('2025/4/2 15:30:07')).toBeVisible();
});

test('midnight is the beginning of a day', () => {
  expect(formatTime(Date.UTC(2025, 0, 1), 'en')).toBe('1/1/2025, 00:00:00');
});

test.each([null, undefined])('without a history (%s) it says so', (nothing) => {
  show(nothing);
  expect(screen.getByText('This page was built without a Git history that knows it.')).toBeVisible();
  expect(screen.queryByText(/UTC/)).toBeNull();
});
