// Change: leaves the navbar out when `theme.hideNavbar` is `always`.
import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import OriginalNavbar from '@theme-original/Navbar';
import {useThemeSettings} from '@site/src/components/Floating/useThemeSettings';
import './styles.css';

export default function Navbar(): ReactNode {
  const {hideNavbar} = useThemeSettings();
  if (hideNavbar !== 'always') return <OriginalNavbar />;
  return (
    <Head>
      <html data-navbar="none" />
    </Head>
  );
}
