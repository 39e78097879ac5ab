import {useEffect, type ReactNode} from 'react';
import {RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';
import {HtmlClassNameProvider, SkipToContentFallbackId} from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import AnnouncementBar from '@theme/AnnouncementBar';
import Footer from '@theme/Footer';
import LayoutProvider from '@theme/Layout/Provider';
import Navbar from '@theme/Navbar';
import SkipToContent from '@theme/SkipToContent';
import {AWAKE, NAVIGATED} from '@site/src/enhance/events';
import {releaseHeld} from '@site/src/enhance/release';
import {hydrateIslands} from './hydrateIslands';
import {useHistory} from './router';
import SidebarMenu from './SidebarMenu';

/** The theme asks which plugin made the page, to write it into the head. */
const NO_PLUGIN = {plugin: {name: 'native', id: 'default'}};

/** What is between navbar and footer is no matter of React: it stays as it is, and the page script changes it. */
const SERVED = {__html: ''};

/**
 * Every page of the site, in the browser: the frame of the theme around HTML that stays as it was
 * served. Children of the frame stand in the places that they have in `@theme/Layout`, so that
 * both make the same ids.
 */
export default function ServedPage(): ReactNode {
  const history = useHistory();
  // Set by an effect: when it is true, all effects have run and what only browsers render is there.
  const isBrowser = useIsBrowser();
  useEffect(() => {
    if (!isBrowser) return undefined;
    const refresh = () => hydrateIslands(history);
    void refresh().then(() => document.dispatchEvent(new CustomEvent(AWAKE, {detail: releaseHeld})));
    document.addEventListener(NAVIGATED, refresh);
    return () => document.removeEventListener(NAVIGATED, refresh);
  }, [isBrowser, history]);
  return (
    <RouteContextProvider value={NO_PLUGIN}>
      {/* Around the frame of every page; without it, ids made by `useId` would be other ones than in the HTML. */}
      <HtmlClassNameProvider className="">
        <LayoutProvider>
          <SidebarMenu />
          <SkipToContent />
          <AnnouncementBar />
          <Navbar />
          <div id={SkipToContentFallbackId} suppressHydrationWarning dangerouslySetInnerHTML={SERVED} />
          <Footer />
        </LayoutProvider>
      </HtmlClassNameProvider>
    </RouteContextProvider>
  );
}
