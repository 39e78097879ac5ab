import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {refreshBehaviours, startBehaviours} from '@site/src/enhance/behaviours';

if (ExecutionEnvironment.canUseDOM) startBehaviours(document);

/** Sets up the page that the router has drawn; the first time, what development draws in the browser. */
export function onRouteDidUpdate(): void {
  refreshBehaviours(document);
}
