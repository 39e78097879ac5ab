/** The part of the page script that is fetched when somebody reads. */
import {startScrolling} from './behaviours/scrolling';
import {startNavigation} from './navigation';
import {prefetchApp} from './prefetch';

startScrolling(document);
startNavigation();
prefetchApp();
