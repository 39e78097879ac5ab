import { NoSSR, removeBase, useLocation, usePageData } from 'rspress/runtime';
import { Link } from 'rspress/theme';

function Offer() {
  const { versions, default: newest } = usePageData().siteData.multiVersion;
  const path = removeBase(useLocation().pathname);
  const old = versions.find((version) => path.startsWith(`/${version}/`));
  if (old === undefined) {
    return <Link href="/">Go to the home page</Link>;
  }
  return <Link href={path.replace(`/${old}/`, '/')}>Look for it in {newest}</Link>;
}

export function NotFound() {
  return (
    <main className="not-found">
      <h1>There is no such page</h1>
      <NoSSR>
        <Offer />
      </NoSSR>
    </main>
  );
}
