import {useSyncExternalStore, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';

/** The button of the navigation bar that opens the search, by the name readers know it by. */
function findSearchButton(name: string): HTMLButtonElement | undefined {
  return [...document.querySelectorAll<HTMLButtonElement>('.theme-layout-navbar button')].find((button) =>
    (button.getAttribute('aria-label') ?? button.textContent).trim().startsWith(name),
  );
}

const unchanging = () => () => {};

/**
 * Opens the search of the navigation bar. Left out where there is none to open, such as
 * without JavaScript.
 *
 * @param props.className - Look of the button.
 * @param props.children - Label.
 */
export default function SearchButton({className, children}: {className?: string; children: ReactNode}): ReactNode {
  const name = translate({id: 'theme.SearchBar.label', message: 'Search'});
  const available = useSyncExternalStore(
    unchanging,
    () => findSearchButton(name) !== undefined,
    () => false,
  );
  return available ? (
    <button type="button" className={className} onClick={() => findSearchButton(name)?.click()}>
      {children}
    </button>
  ) : null;
}
