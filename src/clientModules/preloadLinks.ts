import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {findRoute} from '@site/src/routes';

/**
 * The address on this site that an event is about to lead to.
 *
 * @param target - Where the event happened.
 * @param location - Current location.
 * @returns Path of the link; `undefined` for other hosts, new tabs and links on the page itself.
 */
export function linkedPath(target: EventTarget | null, location: Location): string | undefined {
  if (!(target instanceof Element)) return undefined;
  const link = target.closest('a[href]');
  if (!(link instanceof HTMLAnchorElement) || link.target === '_blank') return undefined;
  // Another language is another build, which the router here knows nothing of.
  if (link.hreflang !== '' || link.lang !== '') return undefined;
  const url = new URL(link.href, location.href);
  if (url.origin !== location.origin || url.pathname === location.pathname) return undefined;
  return url.pathname;
}

if (ExecutionEnvironment.canUseDOM) {
  // Docusaurus' own links preload on mouse and touch; this adds the keyboard and plain anchors.
  const preload = (event: Event): void => {
    const path = linkedPath(event.target, window.location);
    if (path !== undefined) findRoute(path)?.preload();
  };
  document.addEventListener('focusin', preload);
  document.addEventListener('pointerover', preload, {passive: true});
}

/**
 * Turns off that links which come into view fetch their pages: with the sidebar, these weigh half
 * as much as the page that is read, and most are never opened. Pointing at a link, touching it or
 * reaching it with the keyboard still loads its page ahead. Called before links are watched.
 */
export function onRouteDidUpdate(): void {
  window.docusaurus = {...window.docusaurus, prefetch: () => false};
}
