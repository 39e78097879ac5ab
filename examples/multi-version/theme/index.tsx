import Theme from 'rspress/theme';
import { OldVersion } from './OldVersion';

const Layout = () => <Theme.Layout beforeDocContent={<OldVersion />} />;

export default { ...Theme, Layout };

export * from 'rspress/theme';
