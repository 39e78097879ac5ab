import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {sidebarGroups} from './config/sidebar';

const sidebars: SidebarsConfig = Object.fromEntries(
  Object.entries(sidebarGroups).map(([name, groups]) => [
    name,
    groups.map((group) => ({
      type: 'category' as const,
      key: group.key,
      label: group.text,
      collapsible: group.collapsible ?? true,
      collapsed: group.collapsed ?? false,
      items: group.pages,
    })),
  ]),
);

export default sidebars;
