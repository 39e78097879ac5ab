// Change: tells search engines of the page, not only of its place.
import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/DocBreadcrumbs/StructuredData';

export default function StructuredData({breadcrumbs}: Props): ReactNode {
  const {siteConfig, i18n} = useDocusaurusContext();
  const {title, description, permalink, lastUpdatedAt} = useDoc().metadata;
  const home = useBaseUrl('/');
  // As the canonical link has it.
  const whole = (path: string): string =>
    siteConfig.url + (siteConfig.trailingSlash === false ? path.replace(/(.)\/$/, '$1') : path);
  // Groups of the sidebar have no page of their own.
  const places = [{label: siteConfig.title, href: home}, ...breadcrumbs].flatMap(({label, href}) =>
    href === undefined ? [] : [{label, href}],
  );
  const data = {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'TechArticle',
        headline: title,
        description,
        url: whole(permalink),
        inLanguage: i18n.localeConfigs[i18n.currentLocale]?.htmlLang,
        ...(typeof lastUpdatedAt === 'number' ? {dateModified: new Date(lastUpdatedAt).toISOString()} : {}),
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: places.map(({label, href}, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name: label,
          item: whole(href),
        })),
      },
    ],
  };
  return (
    <Head>
      {/* As text, this could end the element that it is in. */}
      <script type="application/ld+json">{JSON.stringify(data).replaceAll('<', '\\u003c')}</script>
    </Head>
  );
}
