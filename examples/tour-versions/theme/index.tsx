import Theme from 'rspress/theme';
import { NotFound } from './NotFound';
import { OldVersion } from './OldVersion';

const Layout = () => <Theme.Layout beforeDocContent={<OldVersion />} />;

export default { ...Theme, Layout, NotFoundLayout: NotFound };

export * from 'rspress/theme';
