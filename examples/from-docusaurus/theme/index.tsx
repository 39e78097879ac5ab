import Theme from 'rspress/theme';
import { Season } from './Season';
import './index.css';

const Layout = () => <Theme.Layout beforeDocContent={<Season />} />;

export default { ...Theme, Layout };

export * from 'rspress/theme';
