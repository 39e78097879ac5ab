import { useLocation } from 'rspress/runtime';
import { useEffect } from 'react';

declare global {
  interface Window {
    countView?: (path: string) => void;
  }
}

export default function PageViews() {
  // A page has several URLs, such as /guide/ and /guide/index.html. Count them as one.
  const page = useLocation()
    .pathname.replace(/\.html$/, '')
    .replace(/\/index$/, '/');
  useEffect(() => {
    window.countView?.(page);
  }, [page]);
  return null;
}
