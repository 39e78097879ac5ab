import { usePageData } from 'rspress/runtime';

export function Season() {
  const { page } = usePageData();
  return /\/care\//.test(page.routePath) ? <p className="season">Ask whoever did it last year.</p> : null;
}
