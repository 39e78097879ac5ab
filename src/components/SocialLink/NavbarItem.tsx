import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import Tooltip from '@site/src/components/Tooltip';
import type {SocialLink as SocialLinkSettings, SocialLinkIcon} from '@site/config/types';
import {SOCIAL_ICONS} from './icons';
import styles from './styles.module.css';

/** Props that the navbar hands to the item. */
export interface SocialLinkNavbarItemProps extends SocialLinkSettings {
  /** `true` inside the mobile menu. */
  mobile?: boolean;
}

function useName(icon: SocialLinkIcon): string {
  const names = {
    github: translate({id: 'site.social.github', message: 'Rspress on GitHub', description: 'Name of a social link'}),
    discord: translate({id: 'site.social.discord', message: 'Discord community', description: 'Name of a social link'}),
    x: translate({id: 'site.social.x', message: 'Rspack team on X', description: 'Name of a social link'}),
  } satisfies Record<SocialLinkIcon, string>;
  return names[icon];
}

/**
 * A social link of the navbar: an address to open (`link`), a text to show (`text`)
 * or a picture to show (`img`), such as a code to scan.
 */
export default function SocialLinkNavbarItem({
  icon,
  mode,
  content,
  mobile = false,
}: SocialLinkNavbarItemProps): ReactNode {
  const name = useName(icon);
  const drawing = (
    <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" fill="currentColor">
      <path d={SOCIAL_ICONS[icon]} />
    </svg>
  );
  const className = clsx(styles.link, mobile ? 'menu__link' : 'navbar__item');
  const item =
    mode === 'link' ? (
      <a
        className={className}
        href={content}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={mobile ? undefined : name}
      >
        {drawing}
        {mobile && name}
      </a>
    ) : (
      <Tooltip
        content={mode === 'img' ? <img src={content} alt={name} width="200" loading="lazy" /> : content}
        className={className}
        label={name}
      >
        {drawing}
        {mobile && name}
      </Tooltip>
    );
  return mobile ? <li className="menu__list-item">{item}</li> : item;
}
