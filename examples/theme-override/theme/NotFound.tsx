import { usePageData } from 'rspress/runtime';

export function NotFound() {
  const { siteData } = usePageData();
  return (
    <main className="lost">
      <h1>This page of {siteData.title} was torn out</h1>
    </main>
  );
}
