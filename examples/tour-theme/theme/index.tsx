import Theme from 'rspress/theme';
import { Heading } from './Heading';
import { NotFound } from './NotFound';
import { Safety } from './Safety';
import './index.css';

const Layout = () => (
  <Theme.Layout
    components={{ h2: Heading }}
    afterDocContent={<Safety />}
    bottom={<footer className="imprint">Written down on the way</footer>}
  />
);

export default { ...Theme, Layout, NotFoundLayout: NotFound };

export * from 'rspress/theme';
export { EditLink } from './EditLink';
