import { usePageData } from 'rspress/runtime';
import { Link } from 'rspress/theme';

export function Home() {
  const { hero } = usePageData().page.frontmatter;
  return (
    <main className="ferry-home">
      <h1>{hero?.text}</h1>
      <Link href="/routes/harbour">All routes</Link>
    </main>
  );
}
