import { Helmet, usePageData, withBase } from 'rspress/runtime';

/** Tags for link previews, from the title, description and `cover` of each page. */
export default function OpenGraph({ site }: { site: string }) {
  const { page, siteData } = usePageData();
  const { cover = '/cover.png', description } = page.frontmatter;
  const extension = page.routePath.endsWith('/') ? '' : '.html';
  return (
    <Helmet>
      <meta property="og:type" content="article" />
      <meta property="og:title" content={page.title || siteData.title} />
      <meta property="og:description" content={description ?? siteData.description} />
      <meta property="og:url" content={site + withBase(page.routePath) + extension} />
      <meta property="og:image" content={site + withBase(String(cover))} />
      <meta name="twitter:card" content="summary_large_image" />
    </Helmet>
  );
}
