import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import clsx from 'clsx';
import styles from './styles.module.css';
import type {HeroAction} from '@site/content/data';

/**
 * A button of the hero. One that leads to the other language loads that page whole,
 * because each language is a site of its own, and says which language it speaks.
 *
 * @param props.action - Label, target and look.
 */
export default function ActionLink({action: {theme, text, link, lang}}: {action: HeroAction}): ReactNode {
  const {
    i18n: {currentLocale, localeConfigs},
  } = useDocusaurusContext();
  const className = clsx(styles.action, theme === 'brand' ? styles.brand : styles.alt);
  const target = lang === undefined || lang === currentLocale ? undefined : localeConfigs[lang];
  if (target === undefined) {
    return (
      <Link className={className} to={link}>
        {text}
      </Link>
    );
  }
  const href = `${target.baseUrl.replace(/\/$/, '')}${link}`;
  return (
    <Link
      className={clsx(className, styles.foreign)}
      to={`pathname://${href}`}
      target="_self"
      rel={undefined}
      autoAddBaseUrl={false}
      lang={target.htmlLang}
      hrefLang={target.htmlLang}
    >
      {text}
    </Link>
  );
}
