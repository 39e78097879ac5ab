import {useEffect, useState, type MouseEvent, type ReactNode} from 'react';
import {NavbarSecondaryMenuFiller} from '@docusaurus/theme-common';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import {NAVIGATED} from '@site/src/enhance/events';

/** The list of pages beside a page, which on phones is in the menu. */
const LIST = 'aside .menu__list';

interface MenuProps {
  className: string;
  html: string;
}

function Menu({className, html}: MenuProps): ReactNode {
  const menu = useNavbarMobileSidebar();
  const onClick = ({target}: MouseEvent) => {
    if ((target as Element).closest('a[href]') !== null) menu.toggle();
  };
  return <ul className={className} onClick={onClick} dangerouslySetInnerHTML={{__html: html}} />;
}

const read = (): MenuProps | undefined => {
  const list = document.querySelector(LIST);
  return list === null ? undefined : {className: list.className, html: list.innerHTML};
};

/** Puts the list of pages of the sidebar, as it stands in the page, into the menu of phones. */
export default function SidebarMenu(): ReactNode {
  const [props, setProps] = useState<MenuProps>();
  useEffect(() => {
    const refresh = () => setProps(read());
    refresh();
    document.addEventListener(NAVIGATED, refresh);
    return () => document.removeEventListener(NAVIGATED, refresh);
  }, []);
  return props !== undefined && <NavbarSecondaryMenuFiller component={Menu} props={props} />;
}
