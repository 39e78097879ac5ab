import { useLocation } from 'rspress/runtime';
import { useEffect } from 'react';

declare global {
  interface Window {
    countView?: (path: string) => void;
  }
}

export default function PageViews() {
  // A page has two URLs, with and without .html. Count them as one.
  const page = useLocation().pathname.replace(/\.html$/, '');
  useEffect(() => {
    window.countView?.(page);
  }, [page]);
  return null;
}
