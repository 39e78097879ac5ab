/** Pages that the browser has kept whole and shows again, for a way back or forward. */
import {refreshBehaviours} from './index';

/** Everything that is kept for good; nothing when the browser refuses to say. */
function keptChoices(): Record<string, string> {
  try {
    return {...window.localStorage};
  } catch {
    return {};
  }
}

/**
 * Has a page that comes back show what the reader has chosen on other pages meanwhile, of which it was told nothing.
 *
 * @param root - Document that is shown.
 */
export function startRestoring(root: Document): void {
  let before: Record<string, string> = {};
  window.addEventListener('pagehide', () => (before = keptChoices()));
  window.addEventListener('pageshow', ({persisted}) => {
    if (!persisted) return;
    const now = keptChoices();
    for (const key of Object.keys({...before, ...now})) {
      const [oldValue = null, newValue = null] = [before[key], now[key]];
      if (oldValue === newValue) continue;
      window.dispatchEvent(new StorageEvent('storage', {key, oldValue, newValue, storageArea: window.localStorage}));
    }
    refreshBehaviours(root);
  });
}
