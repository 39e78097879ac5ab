import { usePageData } from 'rspress/runtime';
import { Link } from 'rspress/theme';

export default function Tagged({ tag }: { tag: string }) {
  const { siteData } = usePageData();
  const pages = siteData.pages.filter(({ frontmatter }) => (frontmatter?.tags as string[] | undefined)?.includes(tag));
  return (
    <ul className="tagged">
      {pages.map((page) => (
        <li key={page.routePath}>
          <Link href={page.routePath}>{page.title}</Link>
        </li>
      ))}
    </ul>
  );
}
