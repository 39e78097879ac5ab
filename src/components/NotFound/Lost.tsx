import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import clsx from 'clsx';
import type {CustomFields} from '@site/config/types';
import {useAnnounceNotFound} from './presence';
import SearchButton from './SearchButton';
import styles from './styles.module.css';
import {lostTitle} from './title';
import {useClosestPages} from './useClosestPages';

/** What hosts answer; an image more than a word, so it is not translated. */
const STATUS = '404';

/** What the page for lost addresses says: the closest pages, search, home and the sections. */
export default function Lost(): ReactNode {
  const {
    i18n: {currentLocale, defaultLocale, localeConfigs},
    siteConfig,
  } = useDocusaurusContext();
  const location = useLocation();
  useAnnounceNotFound();
  // The page is rendered once for all addresses: what depends on the address comes after hydration.
  const pathname = useIsBrowser() ? location.pathname : undefined;
  const closest = useClosestPages(pathname, siteConfig.baseUrl, localeConfigs[defaultLocale]?.baseUrl ?? '/');
  const {nav} = (siteConfig.customFields as CustomFields).locale;
  const others = Object.entries(localeConfigs).filter(([name]) => name !== currentLocale);
  return (
    <>
      <p className={styles.code} aria-hidden="true">
        {STATUS}
      </p>
      <h1 className={styles.title}>{lostTitle()}</h1>
      {pathname !== undefined && (
        <p className={styles.address}>
          <code>{pathname}</code>
        </p>
      )}
      <p className={styles.lead}>
        {translate({
          id: 'notFound.lead',
          message: 'The address may be mistyped, or the page has moved. Nothing is lost: start again from here.',
        })}
      </p>
      {closest.length > 0 && (
        <section className={styles.closest}>
          <h2 className={styles.subtitle}>
            {translate({id: 'notFound.closest', message: 'Did you mean one of these?'})}
          </h2>
          <ul>
            {closest.map((page) => (
              <li key={page.href}>
                <Link to={page.href} autoAddBaseUrl={false}>
                  <span className={styles.pageTitle}>{page.title}</span>
                  <span className={styles.pagePath}>{page.href}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <div className={styles.actions}>
        <Link className={clsx(styles.action, styles.primary)} to="/">
          {translate({id: 'notFound.home', message: 'Go to the home page'})}
        </Link>
        <SearchButton className={styles.action}>
          {translate({id: 'notFound.search', message: 'Search the docs'})}
        </SearchButton>
      </div>
      <nav className={styles.more} aria-label={translate({id: 'notFound.sections', message: 'Sections'})}>
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
      <nav className={styles.more} aria-label={translate({id: 'notFound.otherLanguages', message: 'Other languages'})}>
        <ul>
          {others.map(([name, {baseUrl, htmlLang, label}]) => (
            <li key={name}>
              {/* Each language is a site of its own, loaded as a whole. */}
              <Link
                to={`pathname://${baseUrl}`}
                target="_self"
                rel={undefined}
                autoAddBaseUrl={false}
                hrefLang={htmlLang}
                lang={htmlLang}
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
