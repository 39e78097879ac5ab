import Theme from 'rspress/theme';
import { NotFound } from './NotFound';
import { Heading } from './Heading';
import './tokens.css';

const Layout = () => (
  <Theme.Layout
    navTitle={<strong className="wordmark">Quill &amp; Ink</strong>}
    components={{ h2: Heading }}
    uiSwitch={{ showAside: false }}
  />
);

// The layout looks these parts up in the default export …
export default { ...Theme, Layout, NotFoundLayout: NotFound };

export * from 'rspress/theme';

// … and these in the named exports: what is exported here wins over `export *`.
export { Search } from './Search';
