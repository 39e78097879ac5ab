import { usePageData, useVersion } from 'rspress/runtime';
import { Link } from 'rspress/theme';
import './OldVersion.css';

export function OldVersion() {
  const version = useVersion();
  const newest = usePageData().siteData.multiVersion.default;
  if (version === newest) {
    return null;
  }
  return (
    <p className="old-version">
      You are reading about {version}. <Link href="/">Go to {newest}</Link>
    </p>
  );
}
