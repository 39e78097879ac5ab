import {
  Helmet,
  NoSSR,
  isProduction,
  normalizeHrefInRuntime,
  normalizeImagePath,
  removeBase,
  useDark,
  useLocation,
  usePageData,
  withBase,
} from 'rspress/runtime';

/** A component of its own: an expression between the tags of NoSSR would be evaluated at build time. */
function Language() {
  return <>{navigator.language}</>;
}

/** Shows what the runtime knows about the page it stands on. */
export function Panel() {
  const { page, siteData } = usePageData();
  const { pathname } = useLocation();
  const dark = useDark();

  return (
    <dl className="panel">
      <Helmet>
        <meta name="beacon" content={page.title} />
      </Helmet>
      <dt>page.title</dt>
      <dd>{page.title}</dd>
      <dt>page.pagePath</dt>
      <dd>{page.pagePath}</dd>
      <dt>page.pageType</dt>
      <dd>{page.pageType}</dd>
      <dt>page.routePath</dt>
      <dd>{page.routePath}</dd>
      <dt>page.toc</dt>
      <dd>{page.toc.map(({ id, depth }) => `${depth} ${id}`).join(', ')}</dd>
      <dt>page.frontmatter.range</dt>
      <dd>{String(page.frontmatter.range)}</dd>
      <dt>siteData.title</dt>
      <dd>{siteData.title}</dd>
      <dt>siteData.pages</dt>
      <dd>{siteData.pages.map(({ routePath }) => routePath).join(', ')}</dd>
      <dt>pathname</dt>
      <dd>{pathname}</dd>
      <dt>useDark</dt>
      <dd>{String(dark)}</dd>
      <dt>isProduction</dt>
      <dd>{String(isProduction())}</dd>
      <dt>withBase</dt>
      <dd>{withBase('/light')}</dd>
      <dt>removeBase</dt>
      <dd>{removeBase('/beacon/light')}</dd>
      <dt>normalizeHrefInRuntime</dt>
      <dd>{normalizeHrefInRuntime('/light')}</dd>
      <dt>normalizeImagePath</dt>
      <dd>{normalizeImagePath('/light.svg')}</dd>
      <dt>NoSSR</dt>
      <dd>
        <NoSSR>
          <Language />
        </NoSSR>
      </dd>
    </dl>
  );
}
