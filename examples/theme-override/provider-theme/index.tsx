import Theme from 'rspress/theme';
import Ink from './Ink';
import { InkContext } from './InkContext';

const Layout = () => (
  <InkContext.Provider value="blue-black">
    <Theme.Layout afterNavTitle={<Ink />} />
  </InkContext.Provider>
);

export default { ...Theme, Layout };

export * from 'rspress/theme';
