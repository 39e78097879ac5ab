import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {SOURCE_LANG} from './config/languages';
import {groupLabel} from './config/locales';
import {sidebarGroups} from './config/sidebar';

const sidebars: SidebarsConfig = Object.fromEntries(
  Object.entries(sidebarGroups).map(([name, groups]) => [
    name,
    groups.map((group) => ({
      type: 'category' as const,
      key: group.key,
      label: groupLabel(SOURCE_LANG, group.key),
      collapsible: group.collapsible ?? true,
      collapsed: group.collapsed ?? false,
      items: group.pages,
    })),
  ]),
);

export default sidebars;
