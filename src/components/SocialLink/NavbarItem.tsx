import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import type {SocialLink as SocialLinkSettings} from '@site/config/types';
import SocialLink, {SocialImage} from './index';
import {SocialIcon, socialName} from './icons';
import styles from './styles.module.css';

export interface SocialLinkNavbarItemProps extends SocialLinkSettings {
  /** Set by Docusaurus for the menu behind the hamburger button. */
  mobile?: boolean;
  /** Closes the mobile menu. */
  onClick?: () => void;
}

/** A social link: an icon in the navbar; in the mobile menu a row with its name and content. */
export default function SocialLinkNavbarItem({
  mobile = false,
  onClick,
  icon,
  mode,
  content,
}: SocialLinkNavbarItemProps): ReactNode {
  const name = socialName(icon);
  if (!mobile) {
    return (
      <span className={clsx('navbar__item', styles.bar)}>
        <SocialLink icon={icon} mode={mode} content={content} />
      </span>
    );
  }
  const label = (
    <>
      <SocialIcon icon={icon} /> {name}
    </>
  );
  if (mode === 'link') {
    return (
      <li className="menu__list-item">
        <Link className="menu__link" href={content} target="_blank" rel="noopener noreferrer" onClick={onClick}>
          <span className={styles.label}>{label}</span>
        </Link>
      </li>
    );
  }
  return (
    <li className="menu__list-item">
      <div className={styles.row}>
        <span className={styles.label}>{label}</span>
        {mode === 'img' ? <SocialImage icon={icon} content={content} /> : <span>{content}</span>}
      </div>
    </li>
  );
}
