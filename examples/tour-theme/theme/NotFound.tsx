import { Link } from 'rspress/theme';

export function NotFound() {
  return (
    <main className="not-found">
      <h1>Off the path</h1>
      <Link href="/walks/">All walks</Link>
    </main>
  );
}
