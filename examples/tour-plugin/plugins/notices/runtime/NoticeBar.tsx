import { normalizeHrefInRuntime, usePageData, withBase } from 'rspress/runtime';
import { notices, routePath } from 'virtual-notices';

/** The newest notice, at the lower edge of the window. */
export default function NoticeBar() {
  const { page } = usePageData();
  const [newest] = notices;
  if (!newest || !page.hasNotice) {
    return null;
  }
  return (
    <aside className="notice-bar" aria-label="Notice">
      <span>{newest.text}</span>
      <a href={normalizeHrefInRuntime(withBase(routePath))}>All notices</a>
    </aside>
  );
}
