/** Brings the islands of the shown page to life. */
import {useEffect, type ReactNode} from 'react';
import {hydrateRoot, type Root} from 'react-dom/client';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {BrowserContextProvider} from '@docusaurus/core/lib/client/browserContext';
import {DocusaurusContextProvider} from '@docusaurus/core/lib/client/docusaurusContext';
import {loadIsland} from './islands';
import {Router, type BrowserHistory} from './router';

const roots = new Map<Element, Root>();

/** Tells when what only browsers render is there. */
function Ready({onReady, children}: {onReady: () => void; children: ReactNode}): ReactNode {
  const isBrowser = useIsBrowser();
  useEffect(() => {
    if (isBrowser) onReady();
  }, [isBrowser, onReady]);
  return children;
}

async function hydrate(element: HTMLElement, history: BrowserHistory): Promise<void> {
  const {island = '', props = '{}'} = element.dataset;
  const Component = await loadIsland(island);
  // Another page may be shown by now.
  if (!element.isConnected || roots.has(element)) return;
  await new Promise<void>((resolve) => {
    const content = (
      <DocusaurusContextProvider>
        <BrowserContextProvider>
          <Router history={history}>
            <Ready onReady={resolve}>
              <Component {...(JSON.parse(props) as object)} />
            </Ready>
          </Router>
        </BrowserContextProvider>
      </DocusaurusContextProvider>
    );
    const onRecoverableError = (error: unknown) => console.error(error);
    roots.set(element, hydrateRoot(element, content, {onRecoverableError}));
  });
}

/**
 * Hydrates the islands that are in the page, and ends those that have left it.
 *
 * @param history - That of the app.
 * @returns A promise that resolves when all react. One whose script cannot be had stays as it was served.
 */
export async function hydrateIslands(history: BrowserHistory): Promise<void> {
  for (const [element, root] of roots) {
    if (element.isConnected) continue;
    root.unmount();
    roots.delete(element);
  }
  const islands = [...document.querySelectorAll<HTMLElement>('[data-island]')].filter((element) => !roots.has(element));
  await Promise.allSettled(islands.map((element) => hydrate(element, history)));
}
