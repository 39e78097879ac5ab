import { useEffect, useState } from 'react';
import { usePageData } from 'rspress/runtime';

const DAY = 24 * 60 * 60 * 1000;

export function PageHistory() {
  const { page } = usePageData();
  const lang = page.lang || 'en';
  const [now, setNow] = useState<number>();

  // The age depends on the visit, so the HTML has the date instead.
  useEffect(() => setNow(Date.now()), []);

  if (!page.changed) return null;

  const time = new Date(page.changed as string);
  const date = time.toLocaleDateString(lang, {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  const age = new Intl.RelativeTimeFormat(lang, { numeric: 'auto' });

  return (
    <p className="page-history">
      {now ? age.format(Math.round((Number(time) - now) / DAY), 'day') : date}
      {` · ${(page.authors as string[]).join(', ')}`}
    </p>
  );
}
