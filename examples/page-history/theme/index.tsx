import Theme from 'rspress/theme';
import { PageHistory } from './PageHistory';

const Layout = () => <Theme.Layout afterDocContent={<PageHistory />} />;

export default { ...Theme, Layout };

export * from 'rspress/theme';
