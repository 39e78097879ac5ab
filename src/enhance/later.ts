/** The part of the page script that is fetched when somebody reads. */
import {startNames} from './behaviours/names';
import {startScrolling} from './behaviours/scrolling';
import {startNavigation} from './navigation';
import {startOffline} from './behaviours/offline';
import {prefetchApp} from './prefetch';

startScrolling(document);
startNames(document);
startNavigation();
prefetchApp();
startOffline();
