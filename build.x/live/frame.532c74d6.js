(function (exports) {"use strict";Object.defineProperty(exports, "__esModule", {value: true});/**
 * Runs in every page of a live example, before the scripts of the page. Only in the frame of a page
 * of this site has it anything to do.
 *
 * The frame has an origin of its own, so that an example can reach neither the page around it nor
 * what this site stores. The toolkit was not written for that: it reads `localStorage` while it
 * renders, where access throws, and fetches its search index, which a browser refuses from such an
 * origin. Both are given to it here; the rest it does by itself, such as loading a page as a whole
 * when the history takes no new path.
 */

/** Key under which the toolkit keeps the colour mode. */
 const APPEARANCE = 'rspress-theme-appearance'; exports.APPEARANCE = APPEARANCE;

/** What the page and the frame say to each other; `live` names the kind. */












/** What the page stored in the name of the frame, which outlives every page inside. */
function readValues(name) {
  try {
    return new Map(Object.entries(JSON.parse(name) ));
  } catch {
    return new Map();
  }
}

function createStorage(values, changed) {
  return {
    get length() {
      return values.size;
    },
    key: (index) => [...values.keys()][index] ?? null,
    getItem: (key) => values.get(key) ?? null,
    setItem(key, value) {
      values.set(key, String(value));
      changed();
    },
    removeItem(key) {
      values.delete(key);
      changed();
    },
    clear() {
      values.clear();
      changed();
    },
  };
}

/**
 * Gives the scripts of an example what their frame refuses them.
 *
 * @param window - The window of the page.
 */
 function startLiveSite(window) {
  try {
    // In a tab of its own, or served by someone else: nothing is refused.
    void window.localStorage;
    return;
  } catch {
    // In the frame.
  }
  const {parent} = window;
  const send = (message) => parent.postMessage(message, '*');

  const values = readValues(window.name);
  const local = createStorage(values, () => {
    window.name = JSON.stringify(Object.fromEntries(values));
  });
  Object.defineProperty(window, 'localStorage', {value: local});
  Object.defineProperty(window, 'sessionStorage', {value: createStorage(new Map(), () => undefined)});

  const fetchItself = window.fetch.bind(window);
  const waiting = new Map();
  let id = 0;
  window.fetch = (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, window.location.href);
    if (url.host !== window.location.host) return fetchItself(input, init);
    return new Promise((resolve) => {
      id += 1;
      waiting.set(id, resolve);
      send({live: 'fetch', id, url: url.href});
    });
  };

  window.addEventListener('message', ({data, source}) => {
    if (source !== parent) return;
    if (data.live === 'mode') {
      local.setItem(exports.APPEARANCE, data.mode);
      window.dispatchEvent(new StorageEvent('storage', {key: exports.APPEARANCE, newValue: data.mode}));
    }
    if (data.live === 'file') {
      waiting.get(data.id)?.(new Response(data.text, {status: data.status}));
      waiting.delete(data.id);
    }
  });

  // Frames inside share the storage, too: as far as they read it when they start.
  new MutationObserver(() => {
    for (const frame of window.document.querySelectorAll('iframe:not([name])')) {
      frame.name = window.name;
    }
  }).observe(window.document, {childList: true, subtree: true});

  const tell = (live) => send({live, path: window.location.pathname + window.location.hash});
  for (const name of ['pushState', 'replaceState'] ) {
    const change = window.history[name].bind(window.history);
    window.history[name] = (...args) => {
      change(...args);
      tell('path');
    };
  }
  window.addEventListener('popstate', () => tell('path'));
  window.addEventListener('DOMContentLoaded', () => tell('page'));
} exports.startLiveSite = startLiveSite;

exports.startLiveSite(window);})({});