import Theme from 'rspress/theme';
import { Slot } from './Slot';
import './index.css';

// #region layout
const Layout = () => (
  <Theme.Layout
    top={<Slot name="top" />}
    beforeNav={<Slot name="beforeNav" />}
    beforeNavTitle={<Slot name="beforeNavTitle" />}
    afterNavTitle={<Slot name="afterNavTitle" />}
    afterNavMenu={<Slot name="afterNavMenu" />}
    beforeSidebar={<Slot name="beforeSidebar" />}
    afterSidebar={<Slot name="afterSidebar" />}
    beforeDoc={<Slot name="beforeDoc" />}
    beforeDocContent={<Slot name="beforeDocContent" />}
    afterDocContent={<Slot name="afterDocContent" />}
    beforeDocFooter={<Slot name="beforeDocFooter" />}
    afterDocFooter={<Slot name="afterDocFooter" />}
    beforeOutline={<Slot name="beforeOutline" />}
    afterOutline={<Slot name="afterOutline" />}
    afterDoc={<Slot name="afterDoc" />}
    beforeHero={<Slot name="beforeHero" />}
    afterHero={<Slot name="afterHero" />}
    beforeFeatures={<Slot name="beforeFeatures" />}
    afterFeatures={<Slot name="afterFeatures" />}
    bottom={<Slot name="bottom" />}
  />
);
// #endregion layout

export default { ...Theme, Layout };

export * from 'rspress/theme';
