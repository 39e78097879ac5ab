import { usePageData } from 'rspress/runtime';
import { LastUpdated as FromGit } from 'rspress/theme';

export { default } from 'rspress/theme';
export * from 'rspress/theme';

export function LastUpdated() {
  const { page } = usePageData();
  const written = page.frontmatter.updated;
  return typeof written === 'string' ? <p>Updated {written}</p> : <FromGit />;
}
