import { DocSearch } from '@docsearch/react';
import '@docsearch/css/dist/style.css';
import { useDark } from 'rspress/runtime';
import Theme from 'rspress/theme';

function Search() {
  return (
    <DocSearch
      appId="YOUR_APP_ID"
      apiKey="YOUR_SEARCH_API_KEY"
      indices={['YOUR_INDEX']}
      theme={useDark() ? 'dark' : 'light'}
    />
  );
}

const Layout = () => <Theme.Layout afterNavMenu={<Search />} />;

export default { ...Theme, Layout };

export * from 'rspress/theme';
