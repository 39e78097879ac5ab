import { usePageData } from 'rspress/runtime';

export function Season() {
  const { page } = usePageData();
  return /\/work\//.test(page.routePath) ? <p className="season">Ask whoever did it last year.</p> : null;
}
