import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {PageMetadata} from '@docusaurus/theme-common';
import clsx from 'clsx';
import type {CustomFields} from '@site/config/types';
import {localeOfPath} from './locale';
import {useAnnounceNotFound} from './presence';
import SearchButton from './SearchButton';
import styles from './styles.module.css';
import {useTexts} from './texts';
import {useClosestPages} from './useClosestPages';

/** What hosts answer; an image more than a word, so it is not translated. */
const STATUS = '404';

/** Link to a page of any language. Each language is a site of its own, so another one is loaded whole. */
function SiteLink({
  href,
  foreign,
  ...props
}: {
  href: string;
  foreign: boolean;
  className?: string;
  lang?: string;
  children: ReactNode;
}): ReactNode {
  return foreign ? (
    <Link
      to={`pathname://${href}`}
      target="_self"
      rel={undefined}
      autoAddBaseUrl={false}
      hrefLang={props.lang}
      {...props}
    />
  ) : (
    <Link to={href} autoAddBaseUrl={false} {...props} />
  );
}

/**
 * Says that an address leads nowhere and shows ways on: the closest pages, search, home
 * and the sections. Speaks the language of the address once scripts run.
 *
 * @param props.className - Added to the main element.
 */
export default function NotFound({className}: {className?: string}): ReactNode {
  const {
    i18n: {currentLocale, localeConfigs},
    siteConfig,
  } = useDocusaurusContext();
  const location = useLocation();
  useAnnounceNotFound();
  // The page is rendered once for all addresses: what depends on the address comes after hydration.
  const pathname = useIsBrowser() ? location.pathname : undefined;
  const asked = pathname === undefined ? undefined : localeOfPath(pathname, localeConfigs);
  const {texts, locale} = useTexts(asked === currentLocale ? undefined : asked);
  const foreign = locale !== undefined;
  const language = localeConfigs[locale ?? currentLocale];
  const baseUrl = language?.baseUrl ?? siteConfig.baseUrl;
  const closest = useClosestPages(pathname, baseUrl);
  const {nav} = (siteConfig.customFields as CustomFields).locale;
  const others = Object.entries(localeConfigs).filter(([name]) => name !== (locale ?? currentLocale));
  return (
    <main
      className={clsx('container', styles.page, className)}
      lang={foreign ? language?.htmlLang : undefined}
      data-wake="load"
    >
      <PageMetadata title={texts.title} />
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <p className={styles.code} aria-hidden="true">
        {STATUS}
      </p>
      <h1 className={styles.title}>{texts.title}</h1>
      {pathname !== undefined && (
        <p className={styles.address}>
          <code>{pathname}</code>
        </p>
      )}
      <p className={styles.lead}>{texts.lead}</p>
      {closest.length > 0 && (
        <section className={styles.closest}>
          <h2 className={styles.subtitle}>{texts.closest}</h2>
          <ul>
            {closest.map((page) => (
              <li key={page.routePath}>
                <SiteLink href={page.routePath} foreign={foreign}>
                  <span className={styles.pageTitle}>{page.title}</span>
                  <span className={styles.pagePath}>{page.routePath}</span>
                </SiteLink>
              </li>
            ))}
          </ul>
        </section>
      )}
      <div className={styles.actions}>
        <SiteLink className={clsx(styles.action, styles.primary)} href={baseUrl} foreign={foreign}>
          {texts.home}
        </SiteLink>
        {!foreign && <SearchButton className={styles.action}>{texts.search}</SearchButton>}
      </div>
      {!foreign && (
        <nav className={styles.more} aria-label={texts.sections}>
          <ul>
            {nav.map(({text, link}) =>
              link === undefined ? null : (
                <li key={link}>
                  <Link to={link}>{text}</Link>
                </li>
              ),
            )}
          </ul>
        </nav>
      )}
      <nav className={styles.more} aria-label={texts.otherLanguages}>
        <ul>
          {others.map(([name, config]) => (
            <li key={name}>
              <SiteLink href={config.baseUrl} foreign={name !== currentLocale} lang={config.htmlLang}>
                {config.label}
              </SiteLink>
            </li>
          ))}
        </ul>
      </nav>
    </main>
  );
}
