// Change: tells search engines of the page, not only of its place.
import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useDoc, useBreadcrumbsStructuredData} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/DocBreadcrumbs/StructuredData';

export default function StructuredData({breadcrumbs}: Props): ReactNode {
  const {siteConfig, i18n} = useDocusaurusContext();
  const {title, description, permalink, lastUpdatedAt} = useDoc().metadata;
  const home = useBaseUrl('/', {absolute: true});
  const {'@context': context, itemListElement, ...list} = useBreadcrumbsStructuredData({breadcrumbs});
  const places = [{'@type': 'ListItem', name: siteConfig.title, item: home}, ...(itemListElement as object[])];
  const data = {
    '@context': context,
    '@graph': [
      {
        '@type': 'TechArticle',
        headline: title,
        description,
        url: siteConfig.url + permalink,
        inLanguage: i18n.localeConfigs[i18n.currentLocale]?.htmlLang,
        ...(typeof lastUpdatedAt === 'number' ? {dateModified: new Date(lastUpdatedAt).toISOString()} : {}),
      },
      {...list, itemListElement: places.map((place, index) => ({...place, position: index + 1}))},
    ],
  };
  return (
    <Head>
      {/* As text, this could end the element that it is in. */}
      <script type="application/ld+json">{JSON.stringify(data).replaceAll('<', '\\u003c')}</script>
    </Head>
  );
}
