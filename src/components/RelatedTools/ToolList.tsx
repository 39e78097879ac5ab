import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import ToolLink from './ToolLink';
import {useToolLang, useToolLists} from './useToolLang';
import styles from './ToolList.module.css';

const LOGO_SIZE = 36;

/** The lists of related tools: one list of links a group, each to a new tab. */
export default function ToolList(): ReactNode {
  const lang = useToolLang();
  const {popover} = useToolLists();
  return popover.map((group) => (
    <ul
      key={group.titleEn}
      className={styles.list}
      aria-label={translate(
        {
          id: 'site.relatedTools.list',
          message: '{group}, links that open in a new tab',
          description: 'Name of a list of related tools, for screen readers',
        },
        {group: group.title},
      )}
    >
      {group.links.map((link) => (
        <li key={link.name}>
          <ToolLink entry={link} lang={lang} logoSize={LOGO_SIZE} className={styles.tool} />
        </li>
      ))}
    </ul>
  ));
}
