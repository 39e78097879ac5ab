import type {ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {CustomFields} from '@site/config/assemble';
import {popoverGroups, toolLang} from '@site/config/tools';
import Popover from './Popover';
import ToolList from './ToolList';
import styles from './styles.module.css';

/** Props that the navbar hands to the item. */
export interface RelatedToolsNavbarItemProps {
  /** `true` inside the mobile menu, where the list is shown inline. */
  mobile?: boolean;
}

function useLabel(): string {
  return translate({
    id: 'site.relatedTools.label',
    message: 'Related tools',
    description: 'Name of the grid button that opens the menu of sibling tools',
  });
}

/** The menu of sibling tools: a popover in the navbar, an inline list in the mobile menu. */
export default function RelatedToolsNavbarItem({mobile = false}: RelatedToolsNavbarItemProps): ReactNode {
  const label = useLabel();
  const {pathname} = useLocation();
  const {siteConfig} = useDocusaurusContext();
  const {popover} = (siteConfig.customFields as CustomFields).theme;
  // The one 404 page is served for addresses of any language: until it is hydrated, its own counts.
  const lang = toolLang(useIsBrowser() ? pathname : siteConfig.baseUrl);
  const lists = popoverGroups.map((group) => (
    <section key={group.titleEn} aria-label={lang === 'zh' ? group.title : group.titleEn}>
      <ToolList group={group} lang={lang} />
    </section>
  ));
  if (mobile) {
    return (
      <li className={styles.mobile}>
        <p className={styles.mobileTitle}>{label}</p>
        {lists}
      </li>
    );
  }
  return (
    <Popover label={label} delay={popover.delay} trigger={popover.trigger} className={styles.panel}>
      {lists}
    </Popover>
  );
}
