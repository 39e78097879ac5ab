/**
 * The page script: all that runs on a page until its reader uses something that needs the app.
 * The contract between the two is written down in `plugins/bundle/hydrate-on-demand/README.md`.
 */
import {markReady} from './page';
import {startPage} from './shown';
import {atSignOfLife, startWaking} from './wake';

startPage();
startWaking();
// A link that is followed before is one that the browser follows.
atSignOfLife(() => void import('./later').catch(() => {}));
markReady();
