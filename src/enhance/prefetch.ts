import {appScripts, isStyle} from './page';
import {appState, savesData} from './wake';

function prefetch(): void {
  if (appState() !== 'asleep') return;
  for (const address of appScripts(document)) {
    const link = document.createElement('link');
    const as = isStyle(address) ? 'style' : 'script';
    Object.assign(link, {rel: 'prefetch', as, href: address, fetchPriority: 'low'});
    link.onload = link.onerror = () => link.remove();
    // Outside of what navigation replaces, which would stop it.
    document.body.append(link);
  }
}

/** Fetches the app into the cache of the browser when nothing else is to do, so that waking costs computing only. */
export function prefetchApp(): void {
  if (savesData()) return;
  if ('requestIdleCallback' in window) requestIdleCallback(prefetch);
  else setTimeout(prefetch);
}
