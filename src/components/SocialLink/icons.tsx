import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {SocialLinkIcon} from '@site/config/types';

/**
 * Accessible name of a social link.
 *
 * @param icon - The service.
 * @returns What a reader finds there, in the language of the page.
 */
export function socialName(icon: SocialLinkIcon): string {
  const names: Record<SocialLinkIcon, string> = {
    github: translate({id: 'site.social.github', message: 'Rspress on GitHub', description: 'Name of a social link'}),
    discord: translate({id: 'site.social.discord', message: 'Discord community', description: 'Name of a social link'}),
    x: translate({id: 'site.social.x', message: 'Rspack team on X', description: 'Name of a social link'}),
  };
  return names[icon];
}

/** Outlines from Simple Icons 16.37.0, rounded, dedicated to the public domain (CC0 1.0). The marks stay their owners'. */
const PATHS: Record<SocialLinkIcon, string> = {
  github:
    'M12 .3a12 12 0 0 0-3.8 23.38c.6.12.83-.26.83-.57L9 21.07c-3.34.72-4.04-1.61-4.04-1.61-.55-1.39-1.34-1.76-1.34-1.76-1.08-.74.09-.73.09-.73 1.2.09 1.84 1.24 1.84 1.24 1.07 1.83 2.8 1.3 3.49 1 .1-.78.42-1.31.76-1.61-2.66-.3-5.47-1.33-5.47-5.93 0-1.31.47-2.38 1.24-3.22-.14-.3-.54-1.52.1-3.18 0 0 1-.32 3.3 1.23a11.5 11.5 0 0 1 6 0c2.28-1.55 3.29-1.23 3.29-1.23.64 1.66.24 2.88.12 3.18a4.7 4.7 0 0 1 1.23 3.22c0 4.61-2.8 5.63-5.48 5.92.42.36.81 1.1.81 2.22l-.01 3.29c0 .31.2.69.82.57A12 12 0 0 0 12 .3',
  discord:
    'M20.32 4.37a20 20 0 0 0-4.89-1.52.1.1 0 0 0-.08.04c-.2.38-.44.87-.6 1.25a18 18 0 0 0-5.5 0c-.16-.4-.4-.87-.6-1.25a.1.1 0 0 0-.09-.04 20 20 0 0 0-4.88 1.52l-.04.03A20.3 20.3 0 0 0 .1 18.06l.03.05a20 20 0 0 0 6 3.03.1.1 0 0 0 .08-.02q.7-.95 1.22-2a.1.1 0 0 0-.04-.1 13 13 0 0 1-1.87-.9.1.1 0 0 1 0-.12l.36-.3a.1.1 0 0 1 .08 0 14.2 14.2 0 0 0 12.06 0 .1.1 0 0 1 .08 0l.37.3a.1.1 0 0 1 0 .12 12 12 0 0 1-1.88.9.1.1 0 0 0-.04.1q.55 1.05 1.23 2a.1.1 0 0 0 .08.02c1.96-.6 3.95-1.52 6-3.03l.04-.05c.5-5.18-.84-9.68-3.55-13.66zM8.02 15.33c-1.18 0-2.16-1.08-2.16-2.42s.96-2.42 2.16-2.42 2.18 1.1 2.16 2.42c0 1.34-.96 2.42-2.16 2.42m7.97 0c-1.18 0-2.15-1.08-2.15-2.42s.95-2.42 2.15-2.42c1.22 0 2.18 1.1 2.16 2.42 0 1.34-.94 2.42-2.16 2.42',
  x: 'M14.234 10.162 22.977 0h-2.072l-7.591 8.824L7.251 0H.258l9.168 13.343L.258 24H2.33l8.016-9.318L16.749 24h6.993zm-2.837 3.299-.929-1.329L3.076 1.56h3.182l5.965 8.532.929 1.329 7.754 11.09h-3.182z',
};

/** The mark of a service. Decoration: the trigger around it carries the name. */
export function SocialIcon({icon}: {icon: SocialLinkIcon}): ReactNode {
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" fill="currentColor" aria-hidden="true">
      <path d={PATHS[icon]} />
    </svg>
  );
}
