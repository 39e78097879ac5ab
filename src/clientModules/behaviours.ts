import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ClientModule} from '@docusaurus/types';
import {pageRouted, startPage} from '@site/src/enhance/shown';
import {refreshBehaviours} from '@site/src/enhance/behaviours';
import {startNames} from '@site/src/enhance/behaviours/names';
import {startOffline} from '@site/src/enhance/behaviours/offline';
import {startScrolling} from '@site/src/enhance/behaviours/scrolling';

if (ExecutionEnvironment.canUseDOM) {
  startPage();
  startScrolling(document);
  startNames(document);
  startOffline();
}

/** Does what the page script does where there is none: in development, and in a plain bundle. */
const behaviours: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    // Development draws the first page in the browser.
    if (previousLocation === null) refreshBehaviours(document);
    else if (location.pathname !== previousLocation.pathname) pageRouted();
  },
};

export default behaviours;
