// Change: each page has a picture of its own where links to it are shared.
import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {PageMetadata} from '@docusaurus/theme-common';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** Version that is not cut: the pictures are of its pages. */
const CURRENT = 'current';

export default function DocItemMetadata(): ReactNode {
  const {metadata, frontMatter} = useDoc();
  const {currentLocale} = useDocusaurusContext().i18n;
  const card = `img/cards/${currentLocale}/${metadata.id.replaceAll('/', '-')}.png`;
  return (
    <>
      <PageMetadata
        title={metadata.title}
        description={metadata.description}
        keywords={frontMatter.keywords}
        {...(metadata.version === CURRENT ? {image: card} : {})}
      />
      <Head>
        <meta property="og:image:alt" content={metadata.title} />
      </Head>
    </>
  );
}
