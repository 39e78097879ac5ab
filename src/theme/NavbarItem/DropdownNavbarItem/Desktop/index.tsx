// Change: a button with a list, open or closed by hover, press and keyboard, and always said to be what it is.
import {useId, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import NavbarItem from '@theme/NavbarItem';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem/Desktop';
import {useDisclosure} from '@site/src/components/Floating/useDisclosure';
import {useThemeSettings} from '@site/src/components/Floating/useThemeSettings';

export default function DropdownNavbarItemDesktop({items, position, className, label, children}: Props): ReactNode {
  const id = useId();
  /** Whether it has been open: the style sheet opens it as long as no script did, and must not close it between. */
  const [isOurs, setIsOurs] = useState(false);
  const {popover} = useThemeSettings();
  const {isOpen, containerRef, containerProps, onPress} = useDisclosure<HTMLDivElement>({
    hover: true,
    focus: false,
    press: () => true,
    delay: popover.delay,
  });
  if (isOpen && !isOurs) setIsOurs(true);
  return (
    <div
      ref={containerRef}
      {...containerProps}
      className={clsx('navbar__item', 'dropdown', {
        'dropdown--hoverable': !isOurs,
        'dropdown--right': position === 'right',
        'dropdown--show': isOpen,
      })}
    >
      <button
        type="button"
        className={clsx('navbar__link', className)}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={onPress}
      >
        {children ?? label}
      </button>
      <ul id={id} className="dropdown__menu">
        {items.map((item, index) => (
          <NavbarItem isDropdownItem activeClassName="dropdown__link--active" {...item} key={index} />
        ))}
      </ul>
    </div>
  );
}
