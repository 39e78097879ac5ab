// Change: groups keep being open or closed when the reader goes to another section or reloads.
import type {ReactNode} from 'react';
import type {Props} from '@theme/DocSidebarItem/Category';
import OriginalDocSidebarItemCategory from '@theme-original/DocSidebarItem/Category';
import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {findFirstSidebarItemLink} from '@docusaurus/plugin-content-docs/client';
import {useSidebarState} from '@site/src/components/SidebarState/useSidebarState';

export default function DocSidebarItemCategory(props: Props): ReactNode {
  const {item, onItemClick} = props;
  const {stored, onToggle} = useSidebarState(findFirstSidebarItemLink(item) ?? item.label, item.collapsed);
  return (
    <OriginalDocSidebarItemCategory
      {...props}
      // The theme reads the state when it mounts; a stored one replaces the configured one.
      key={stored === undefined || stored === item.collapsed ? 'configured' : 'stored'}
      item={stored === undefined ? item : {...item, collapsed: stored}}
      onItemClick={(clicked: PropSidebarItem) => {
        if (clicked.type === 'category' && clicked.label === item.label) onToggle();
        onItemClick?.(clicked);
      }}
    />
  );
}
