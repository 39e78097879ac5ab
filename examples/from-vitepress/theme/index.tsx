import Theme from 'rspress/theme';
import { SmokeBan } from './SmokeBan';
import './index.css';

const Layout = () => <Theme.Layout beforeDocContent={<SmokeBan />} />;

export default { ...Theme, Layout };

export * from 'rspress/theme';
