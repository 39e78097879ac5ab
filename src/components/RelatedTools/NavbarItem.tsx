import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import RelatedTools from './index';
import ToolList from './ToolList';
import styles from './styles.module.css';

export interface RelatedToolsNavbarItemProps {
  /** Set by Docusaurus for the menu behind the hamburger button. */
  mobile?: boolean;
  /**
   * Which of the two places of this item it is: the button leads the navbar, the
   * list closes the mobile menu, after the pages of the site.
   */
  place: 'bar' | 'menu';
}

/** The related tools: a popover in the navbar, the bare list in the mobile menu. */
export default function RelatedToolsNavbarItem({mobile = false, place}: RelatedToolsNavbarItemProps): ReactNode {
  if (mobile !== (place === 'menu')) return null;
  if (!mobile) return <RelatedTools />;
  return (
    <li className={styles.menuItem}>
      <p className={styles.menuTitle}>
        <Translate id="site.relatedTools.label">Related tools</Translate>
      </p>
      <ToolList />
    </li>
  );
}
