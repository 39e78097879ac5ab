import { useLocation } from 'rspress/runtime';

/** A global component; reads the browser while rendering on one page. */
export default function Gust() {
  const { pathname } = useLocation();
  return <output>{pathname === '/wind' ? window.innerWidth : 'calm'}</output>;
}
