import type { ComponentProps } from 'react';
import { MDXProvider } from '@mdx-js/react';
import { Content, usePageData } from 'rspress/runtime';
import { getCustomMDXComponent, Link, usePrevNextPage, useSidebarData } from 'rspress/theme';

// What Markdown elements look like: that of the default theme, with links that know the base.
const elements = getCustomMDXComponent() as ComponentProps<typeof MDXProvider>['components'];

/** Sidebar, text and outline of a page. */
export function Doc() {
  const { page } = usePageData();
  const { nextPage } = usePrevNextPage();
  const entries = useSidebarData();
  return (
    <div className="ferry-columns">
      <nav className="ferry-sidebar" aria-label="Pages">
        {entries.map(
          entry =>
            'link' in entry && (
              <Link key={entry.link} href={entry.link}>
                {entry.text}
              </Link>
            ),
        )}
      </nav>
      <main className="rspress-doc">
        <MDXProvider components={elements}>
          <Content />
        </MDXProvider>
        {nextPage?.link && <Link href={nextPage.link}>Next: {nextPage.text}</Link>}
      </main>
      <nav className="ferry-outline" aria-label="On this page">
        {page.toc.map(({ id, text }) => (
          <a key={id} href={`#${id}`}>
            {text}
          </a>
        ))}
      </nav>
    </div>
  );
}
