// Change: a script lets the navbar leave while the reader scrolls down, and the menu of a phone is modal.
import {useRef, type ReactNode} from 'react';
import clsx from 'clsx';
import {ThemeClassNames, useThemeConfig} from '@docusaurus/theme-common';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/Navbar/Layout';
import NavbarMobileSidebar from '@theme/Navbar/MobileSidebar';
import {useMobileMenu} from '@site/src/components/MobileMenu/useMobileMenu';
import styles from './styles.module.css';

export default function NavbarLayout({children}: Props): ReactNode {
  const {hideOnScroll} = useThemeConfig().navbar;
  const menu = useNavbarMobileSidebar();
  const navbar = useRef<HTMLElement>(null);
  useMobileMenu(navbar, menu.shown, menu.toggle);
  return (
    <nav
      ref={navbar}
      aria-label={translate({
        id: 'theme.NavBar.navAriaLabel',
        message: 'Main',
        description: 'The ARIA label for the main navigation',
      })}
      className={clsx(ThemeClassNames.layout.navbar.container, 'navbar navbar--fixed-top', {
        [styles.navbarHideable!]: hideOnScroll,
        'navbar-sidebar--show': menu.shown,
      })}
      data-hides={hideOnScroll ? '' : undefined}
      // The script may have hidden it before React looks at it.
      suppressHydrationWarning
    >
      {children}
      <div role="presentation" className="navbar-sidebar__backdrop" onClick={menu.toggle} />
      <NavbarMobileSidebar />
    </nav>
  );
}
