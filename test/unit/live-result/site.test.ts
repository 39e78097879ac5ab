import {startLiveSite, type LiveMessage} from '@site/src/enhance/liveSite';

/** A window as a sandboxed frame has it: without storage, with a page around it. */
function createFrame(name: string) {
  const sent: LiveMessage[] = [];
  const target = new EventTarget();
  const parent = {postMessage: (message: LiveMessage) => sent.push(message)};
  const stored: StorageEvent[] = [];
  target.addEventListener('storage', (event) => stored.push(event as StorageEvent));
  const frame = Object.assign(target, {
    name,
    parent,
    document,
    location: {href: 'https://docs.test/live/lamp/', host: 'docs.test', pathname: '/live/lamp/', hash: ''},
    history: {pushState: () => undefined, replaceState: () => undefined},
    fetch: async () => Promise.resolve('fetched by itself'),
  });
  Object.defineProperty(frame, 'localStorage', {
    configurable: true,
    get: () => {
      throw new DOMException('refused', 'SecurityError');
    },
  });
  const tell = (data: LiveMessage, source: unknown = parent) =>
    target.dispatchEvent(Object.assign(new Event('message'), {data, source}));
  return {frame: frame as unknown as Window & typeof globalThis, sent, stored, tell};
}

class FakeResponse {
  constructor(
    readonly body: string,
    readonly init: {status: number},
  ) {}
}

beforeAll(() => {
  Object.assign(globalThis, {Response: FakeResponse, Request: class {}});
});

test('storage lives in the name of the frame, which the next page of the frame reads', () => {
  const {frame} = createFrame('{"rspress-theme-appearance":"dark"}');
  startLiveSite(frame);
  expect(frame.localStorage.getItem('rspress-theme-appearance')).toBe('dark');
  frame.localStorage.setItem('a', '1');
  frame.localStorage.removeItem('rspress-theme-appearance');
  expect(frame.name).toBe('{"a":"1"}');
  expect([frame.localStorage.length, frame.localStorage.key(0)]).toEqual([1, 'a']);
  frame.sessionStorage.setItem('b', '2');
  expect(frame.name).toBe('{"a":"1"}');
});

test('the colour mode of the page around it arrives as a change of the storage', () => {
  const {frame, stored, tell} = createFrame('');
  startLiveSite(frame);
  tell({live: 'mode', mode: 'dark'}, 'someone else');
  expect(stored).toEqual([]);
  tell({live: 'mode', mode: 'dark'});
  expect(stored.map(({key, newValue}) => [key, newValue])).toEqual([['rspress-theme-appearance', 'dark']]);
  expect(frame.localStorage.getItem('rspress-theme-appearance')).toBe('dark');
});

test('files of the site are fetched by the page around it', async () => {
  const {frame, sent, tell} = createFrame('');
  startLiveSite(frame);
  const index = frame.fetch('search.json') as unknown as Promise<FakeResponse>;
  expect(sent).toEqual([{live: 'fetch', id: 1, url: 'https://docs.test/live/lamp/search.json'}]);
  tell({live: 'file', id: 1, status: 200, text: '[]'});
  expect(await index).toEqual({body: '[]', init: {status: 200}});
  expect(await frame.fetch('https://elsewhere.test/')).toBe('fetched by itself');
});

test('the page around it learns where the site is', () => {
  const {frame, sent} = createFrame('');
  startLiveSite(frame);
  frame.dispatchEvent(new Event('DOMContentLoaded'));
  frame.history.pushState(null, '');
  frame.dispatchEvent(new Event('popstate'));
  expect(sent.map(({live}) => live)).toEqual(['page', 'path', 'path']);
});

test('in a tab of its own it changes nothing', () => {
  const {fetch, localStorage} = window;
  startLiveSite(window);
  expect([window.fetch, window.localStorage]).toEqual([fetch, localStorage]);
});
