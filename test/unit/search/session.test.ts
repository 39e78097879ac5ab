/** @jest-environment node */
import {pack} from '@site/search/pack';
import type {SearchResponse} from '@site/search/protocol';
import {createSession} from '@site/search/session';
import {english} from './corpus';

function start(files: Record<string, unknown>) {
  const responses: SearchResponse[] = [];
  const requests: string[] = [];
  const deferred: (() => void)[] = [];
  const session = createSession({
    readJson: async (url) => {
      requests.push(url);
      if (!(url in files)) throw new Error(`${url}: HTTP 404`);
      return files[url];
    },
    respond: (response) => responses.push(response),
    defer: (task) => deferred.push(task),
  });
  const settle = async () => {
    // Reading a file and building in slices each take a few turns.
    for (let turn = 0; turn < 10; turn += 1) {
      for (let i = 0; i < 5; i += 1) await Promise.resolve();
      deferred.splice(0).forEach((task) => task());
    }
  };
  return {session, responses, requests, settle};
}

describe('session', () => {
  const {head, tail} = pack(english, 20);
  const files = {head: '/en.json', tail: '/more.json'};

  it('loads once and says when it is ready', async () => {
    const {session, responses, requests, settle} = start({'/en.json': head});
    session({type: 'load', files});
    session({type: 'load', files});
    await settle();
    expect(responses).toEqual([{type: 'ready'}]);
    expect(requests).toEqual(['/en.json']);
  });

  it('answers a query that came before the index', async () => {
    const {session, responses, settle} = start({'/en.json': head});
    session({type: 'search', id: 7, query: 'navbar'});
    await settle();
    expect(responses).toEqual([]);
    session({type: 'load', files});
    await settle();
    expect(responses[1]).toMatchObject({type: 'results', id: 7, results: {query: 'navbar'}});
  });

  it('answers the newest of waiting queries only', async () => {
    const {session, responses, settle} = start({'/en.json': head});
    session({type: 'load', files});
    await settle();
    ['n', 'na', 'nav'].forEach((query, id) => session({type: 'search', id, query}));
    await settle();
    expect(responses.slice(1).map((response) => response.type === 'results' && response.id)).toEqual([2]);
  });

  it('adds the tail when asked, and only then', async () => {
    const {session, responses, requests, settle} = start({'/en.json': head, '/more.json': tail});
    session({type: 'load', files});
    await settle();
    session({type: 'search', id: 1, query: 'social'});
    await settle();
    expect(requests).toEqual(['/en.json']);
    session({type: 'complete'});
    session({type: 'complete'});
    await settle();
    expect(requests).toEqual(['/en.json', '/more.json']);
    expect(responses.at(-1)).toEqual({type: 'completed'});
    session({type: 'search', id: 2, query: 'folder host'});
    await settle();
    expect(JSON.stringify(responses.at(-1))).toContain('/guide/basic/deploy#base-path');
  });

  it('shows passages once it has whole texts, and no beginnings of them before', async () => {
    const {session, responses, settle} = start({'/en.json': head, '/more.json': tail});
    const passages = async (id: number) => {
      session({type: 'search', id, query: 'navbar'});
      await settle();
      const answer = responses.at(-1);
      if (answer?.type !== 'results') throw new Error('no results');
      return answer.results.pages.flatMap(({hits}) => hits.map(({excerpt}) => excerpt.text));
    };
    session({type: 'load', files});
    await settle();
    const early = await passages(1);
    expect(early.length).toBeGreaterThan(0);
    expect(early.filter((text) => text !== '')).toEqual([]);
    session({type: 'complete'});
    await settle();
    expect(Math.max(...(await passages(2)).map(({length}) => length))).toBeGreaterThan(20);
  });

  it('goes on with the head when the tail cannot be read, and tries it again', async () => {
    const {session, responses, requests, settle} = start({'/en.json': head});
    session({type: 'load', files});
    await settle();
    session({type: 'complete'});
    await settle();
    session({type: 'complete'});
    await settle();
    expect(requests).toEqual(['/en.json', '/more.json', '/more.json']);
    expect(responses).toEqual([{type: 'ready'}]);
  });

  it('says why the index could not be read, and can try again', async () => {
    const available: Record<string, unknown> = {};
    const {session, responses, settle} = start(available);
    session({type: 'load', files});
    await settle();
    expect(responses).toEqual([{type: 'failed', message: '/en.json: HTTP 404'}]);
    available['/en.json'] = head;
    session({type: 'load', files});
    await settle();
    expect(responses.at(-1)).toEqual({type: 'ready'});
  });

  it('offers pages when nothing is found', async () => {
    const {session, responses, settle} = start({'/en.json': head});
    session({type: 'load', files});
    session({type: 'search', id: 1, query: 'qqqqqq'});
    await settle();
    await settle();
    expect(responses.at(-1)).toMatchObject({
      type: 'results',
      results: {pages: []},
      suggestions: expect.arrayContaining([expect.objectContaining({route: '/guide/basic/deploy'})]),
    });
  });
});
