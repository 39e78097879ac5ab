import {useState, type ReactNode} from 'react';
import clsx from 'clsx';
import {Collapsible, ThemeClassNames, useStorageSlot} from '@docusaurus/theme-common';
import {isActiveSidebarItem} from '@docusaurus/plugin-content-docs/client';
import type {Props as CategoryProps} from '@theme/DocSidebarItem/Category';
import DocSidebarItems from '@theme/DocSidebarItems';
import styles from './styles.module.css';

/** For a stored state: the reader did not act, so nothing moves. The theme cannot do without a duration. */
const AT_ONCE = {duration: 1};

export interface SidebarGroupProps extends CategoryProps {
  /** Name of the stored state, unique over all sidebars. */
  groupKey: string;
}

/**
 * A titled group of the sidebar. Whether it is collapsed is kept for the session, in
 * the storage of the tab; before the reader chose, the configuration decides, and
 * the group of the current page is expanded.
 */
export default function SidebarGroup({
  groupKey,
  item,
  activePath,
  level,
  onItemClick,
  tabIndex,
}: SidebarGroupProps): ReactNode {
  const [stored, slot] = useStorageSlot(`sidebar.${groupKey}`, {persistence: 'sessionStorage'});
  // Beside the storage, which a browser may refuse.
  const [chosen, setChosen] = useState<'collapsed' | 'expanded'>();
  const isActive = isActiveSidebarItem(item, activePath);
  const initial = item.collapsed && !isActive ? 'collapsed' : 'expanded';
  const isCollapsed = (chosen ?? stored ?? initial) === 'collapsed';

  const toggle = () => {
    const next = isCollapsed ? 'expanded' : 'collapsed';
    setChosen(next);
    slot.set(next);
  };

  return (
    <li
      className={clsx(
        ThemeClassNames.docs.docSidebarItemCategory,
        ThemeClassNames.docs.docSidebarItemCategoryLevel(level),
        'menu__list-item',
        isCollapsed && 'menu__list-item--collapsed',
        item.className,
      )}
    >
      <div className="menu__list-item-collapsible">
        <button
          type="button"
          className={clsx(
            'menu__link menu__link--sublist menu__link--sublist-caret',
            isActive && 'menu__link--active',
            styles.toggle,
          )}
          aria-expanded={!isCollapsed}
          tabIndex={tabIndex}
          onClick={toggle}
        >
          <span className={styles.label}>{item.label}</span>
        </button>
      </div>
      <Collapsible
        lazy
        as="ul"
        className="menu__list"
        collapsed={isCollapsed}
        animation={chosen === undefined ? AT_ONCE : undefined}
      >
        <DocSidebarItems
          items={item.items}
          tabIndex={isCollapsed ? -1 : 0}
          onItemClick={onItemClick}
          activePath={activePath}
          level={level + 1}
        />
      </Collapsible>
    </li>
  );
}
