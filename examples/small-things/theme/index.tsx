import { usePageData } from 'rspress/runtime';
import { EditLink as BasicEditLink, LastUpdated as BasicLastUpdated } from 'rspress/theme';

export * from 'rspress/theme';
export { default } from 'rspress/theme';

export function LastUpdated() {
  const { page } = usePageData();
  return page.frontmatter.lastUpdated === false ? null : <BasicLastUpdated />;
}

export function EditLink() {
  const { page } = usePageData();
  return page.frontmatter.editLink === false ? null : <BasicEditLink />;
}
