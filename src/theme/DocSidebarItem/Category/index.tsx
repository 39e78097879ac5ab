// Change: groups are `details` elements, which stay as the reader left them: a script keeps that.
// Categories that are pages themselves, or cannot be collapsed, are drawn by the theme.
import type {ReactNode} from 'react';
import {useVisibleSidebarItems} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/DocSidebarItem/Category';
import OriginalCategory from '@theme-original/DocSidebarItem/Category';
import SidebarGroup from '@site/src/components/SidebarGroup';

export default function DocSidebarItemCategory(props: Props): ReactNode {
  const {item, activePath} = props;
  const visibleItems = useVisibleSidebarItems(item.items, activePath);
  if (!item.collapsible || item.href !== undefined || visibleItems.length === 0) {
    return <OriginalCategory {...props} />;
  }
  // The key of the configuration is the same in all languages; a label is not.
  const groupKey = item.key ?? `${props.level}.${item.label}`;
  return <SidebarGroup key={groupKey} {...props} groupKey={groupKey} />;
}
