import type { FC } from 'react';
import Theme, { Badge } from 'rspress/theme';
import { Since } from '../components/Since';
import './index.css';

// The type allows only components without required props.
const components = { Badge, Since: Since as FC };

const Layout = () => <Theme.Layout components={components} />;

export default { ...Theme, Layout };

export * from 'rspress/theme';
