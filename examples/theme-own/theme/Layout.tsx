import { Helmet, usePageData } from 'rspress/runtime';
import { Link, Search, SwitchAppearance, useSetup } from 'rspress/theme';
import { Doc } from './Doc';
import { Home } from './Home';
import { NotFound } from './NotFound';

function Page() {
  switch (usePageData().page.pageType) {
    case 'home':
      return <Home />;
    case '404':
      return <NotFound />;
    default:
      return <Doc />;
  }
}

export function Layout() {
  const { page, siteData } = usePageData();
  useSetup();
  return (
    <>
      <Helmet htmlAttributes={{ lang: page.lang || 'en' }}>
        <title>{page.title ? `${page.title} | ${siteData.title}` : siteData.title}</title>
        <meta name="description" content={page.frontmatter.description ?? siteData.description} />
      </Helmet>
      <header className="ferry-header">
        <Link href="/">{siteData.title}</Link>
        <Search />
        <SwitchAppearance />
      </header>
      <Page />
    </>
  );
}
