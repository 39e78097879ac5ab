import { usePageData } from 'rspress/runtime';

export function SmokeBan() {
  const { page } = usePageData();
  return page.frontmatter.fire ? <p className="smoke-ban">No open fire in August.</p> : null;
}
