import type {ClientModule} from '@docusaurus/types';
import {NAVIGATED} from '@site/src/enhance/events';

/** Tells the page script that the router has shown another page. */
const tellNavigation: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    if (previousLocation !== null && location.pathname !== previousLocation.pathname) {
      document.dispatchEvent(new Event(NAVIGATED));
    }
  },
};

export default tellNavigation;
