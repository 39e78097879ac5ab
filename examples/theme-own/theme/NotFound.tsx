import { Link } from 'rspress/theme';

export function NotFound() {
  return (
    <main className="ferry-lost">
      <h1>No ferry goes there</h1>
      <Link href="/">Back to the harbour</Link>
    </main>
  );
}
