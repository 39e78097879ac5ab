import {useId, type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {SocialLink as SocialLinkSettings} from '@site/config/types';
import Tooltip from '@site/src/components/Tooltip';
import {SocialIcon, socialName} from './icons';
import styles from './styles.module.css';

/** The image of a link with mode `img`. */
export function SocialImage({icon, content}: Pick<SocialLinkSettings, 'icon' | 'content'>): ReactNode {
  return (
    <img
      className={styles.image}
      src={useBaseUrl(content)}
      alt={translate(
        {
          id: 'site.socialLink.image',
          message: 'Picture for {name}',
          description: 'Text alternative of the image of a social link, such as a QR code',
        },
        {name: socialName(icon)},
      )}
    />
  );
}

/**
 * A social link as an icon of the navbar. Mode `link` opens its address in a new tab;
 * `text` and `img` show their content in a tooltip by hover, focus or press.
 */
export default function SocialLink({icon, mode, content}: SocialLinkSettings): ReactNode {
  const id = useId();
  const name = socialName(icon);
  if (mode === 'link') {
    return (
      <Tooltip content={name}>
        {() => (
          <Link className={styles.icon} href={content} target="_blank" rel="noopener noreferrer" aria-label={name}>
            <SocialIcon icon={icon} />
          </Link>
        )}
      </Tooltip>
    );
  }
  const shown = mode === 'img' ? <SocialImage icon={icon} content={content} /> : content;
  return (
    <>
      <Tooltip id={id} content={shown} opensOnPress>
        {({isOpen, onPress}) => (
          <button
            type="button"
            className={clsx(styles.icon, styles.button)}
            aria-label={name}
            aria-description={mode === 'text' ? content : undefined}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={onPress}
          >
            <SocialIcon icon={icon} />
          </button>
        )}
      </Tooltip>
      <noscript>{shown}</noscript>
    </>
  );
}
