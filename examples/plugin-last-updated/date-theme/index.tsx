import { usePageData } from 'rspress/runtime';
import { useLocaleSiteData } from 'rspress/theme';

export { default } from 'rspress/theme';
export * from 'rspress/theme';

export function LastUpdated() {
  const { lastUpdatedText = 'Last Updated' } = useLocaleSiteData();
  // The date ends before the hour, as in "4/2/2025, 3:30:00 PM".
  const date = usePageData().page.lastUpdatedTime?.split(/,? \d+:/)[0];
  return date ? <p>{`${lastUpdatedText}: ${date}`}</p> : null;
}
