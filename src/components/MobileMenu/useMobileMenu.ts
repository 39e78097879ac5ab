import {useEffect, type RefObject} from 'react';

/** Frames in which the menu becomes visible, so that it can have the focus. */
const FRAMES = 10;

function focusWhenVisible(element: HTMLElement | null | undefined, frames = FRAMES): void {
  element?.focus();
  if (element && element !== document.activeElement && frames > 0) {
    requestAnimationFrame(() => focusWhenVisible(element, frames - 1));
  }
}

/**
 * Makes the menu of a phone modal: the rest of the page is inert while it is open, the focus moves
 * into it and back, and Escape closes it.
 *
 * @param navbar - The navbar, which holds the menu and what opens it.
 * @param isOpen - Whether the menu is open.
 * @param close - Closes it.
 */
export function useMobileMenu(navbar: RefObject<HTMLElement | null>, isOpen: boolean, close: () => void): void {
  useEffect(() => {
    const bar = navbar.current;
    if (!isOpen || bar === null) return undefined;
    const rest = [...bar.children, ...(bar.parentElement?.children ?? [])].filter(
      (element): element is HTMLElement =>
        element instanceof HTMLElement &&
        element !== bar &&
        !/navbar-sidebar/.test(element.className) &&
        !element.inert,
    );
    for (const element of rest) element.inert = true;
    focusWhenVisible(bar.querySelector<HTMLElement>('.navbar-sidebar__close'));
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      close();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      for (const element of rest) element.inert = false;
      // A link in the menu leads to a page, which takes the focus after this.
      bar.querySelector<HTMLElement>('.navbar__toggle')?.focus({preventScroll: true});
    };
  }, [navbar, isOpen, close]);
}
