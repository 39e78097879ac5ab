import type {ReactNode} from 'react';
import clsx from 'clsx';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {isActiveSidebarItem} from '@docusaurus/plugin-content-docs/client';
import type {Props as CategoryProps} from '@theme/DocSidebarItem/Category';
import DocSidebarItems from '@theme/DocSidebarItems';
import {refreshGroup} from '@site/src/enhance/behaviours/sidebarGroups';
import styles from './styles.module.css';

export interface SidebarGroupProps extends CategoryProps {
  /** Name of the stored state, unique over all sidebars. */
  groupKey: string;
}

/**
 * A titled group of the sidebar. Before the reader chose, the configuration decides whether it is
 * expanded, and the group of the current page is. A script keeps the choice.
 */
export default function SidebarGroup({groupKey, item, activePath, level, onItemClick}: SidebarGroupProps): ReactNode {
  const isActive = isActiveSidebarItem(item, activePath);
  return (
    <li
      className={clsx(
        ThemeClassNames.docs.docSidebarItemCategory,
        ThemeClassNames.docs.docSidebarItemCategoryLevel(level),
        'menu__list-item',
        item.className,
      )}
    >
      <details
        ref={refreshGroup}
        className={styles.group}
        open={!item.collapsed || isActive}
        data-group={groupKey}
        // The reader may have closed it before React looks at it.
        suppressHydrationWarning
      >
        <summary
          className={clsx('menu__link menu__link--sublist menu__link--sublist-caret', isActive && 'menu__link--active')}
        >
          {item.label}
        </summary>
        <ul className="menu__list">
          <DocSidebarItems items={item.items} onItemClick={onItemClick} activePath={activePath} level={level + 1} />
        </ul>
      </details>
    </li>
  );
}
