/** The search worker: keeps the index and the work of searching off the page. */
import {createSession} from '../../../search/session';
import type {SearchRequest, SearchResponse} from '../../../search/protocol';

/** The part of the worker's global scope used here; the DOM types lack it. */
interface WorkerScope {
  postMessage: (message: SearchResponse) => void;
  addEventListener: (type: 'message', listener: (event: MessageEvent<SearchRequest>) => void) => void;
}

const scope = globalThis as unknown as WorkerScope;

const session = createSession({
  readJson: async (url) => {
    const response = await fetch(url);
    if (!response.ok) {
      throw new Error(`${url}: HTTP ${response.status}`);
    }
    return (await response.json()) as unknown;
  },
  respond: (response) => scope.postMessage(response),
  defer: (task) => setTimeout(task, 0),
});

scope.addEventListener('message', (event) => session(event.data));
