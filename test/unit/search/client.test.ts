import {createSearchClient, type WorkerLike} from '@site/src/components/Search/client';
import type {SearchRequest, SearchResponse} from '@site/search/protocol';

class FakeWorker implements WorkerLike {
  sent: SearchRequest[] = [];
  terminated = false;
  onmessage: WorkerLike['onmessage'] = null;
  onerror: WorkerLike['onerror'] = null;
  postMessage(message: SearchRequest) {
    this.sent.push(message);
  }
  terminate() {
    this.terminated = true;
  }
  answer(data: SearchResponse) {
    this.onmessage?.({data} as MessageEvent<SearchResponse>);
  }
}

const results = (query: string) => ({query, pages: [], terms: []});

function setUp() {
  const workers: FakeWorker[] = [];
  const client = createSearchClient(
    () => {
      const worker = new FakeWorker();
      workers.push(worker);
      return worker;
    },
    {head: '/en.json'},
  );
  return {client, workers};
}

describe('search client', () => {
  it('starts nothing by itself', () => {
    const {client, workers} = setUp();
    expect(client.status).toBe('idle');
    expect(workers).toEqual([]);
  });

  it('starts one worker and tells its listeners', () => {
    const {client, workers} = setUp();
    const statuses: string[] = [];
    const stop = client.subscribe(() => statuses.push(client.status));
    client.load();
    client.load();
    workers[0]!.answer({type: 'ready'});
    client.load();
    stop();
    workers[0]!.answer({type: 'completed'});
    expect(workers).toHaveLength(1);
    expect(workers[0]!.sent).toEqual([{type: 'load', files: {head: '/en.json'}}]);
    expect(statuses).toEqual(['loading', 'ready']);
    expect(client.revision).toBe(2);
  });

  it('gives the newest query its answer and older ones nothing', async () => {
    const {client, workers} = setUp();
    client.load();
    const first = client.search('na');
    const second = client.search('nav');
    workers[0]!.answer({type: 'results', id: 1, results: results('na'), suggestions: []});
    workers[0]!.answer({type: 'results', id: 2, results: results('nav'), suggestions: []});
    expect(await first).toBeUndefined();
    expect((await second)?.results.query).toBe('nav');
  });

  it('fails with a reason, ends the worker and can start again', async () => {
    const {client, workers} = setUp();
    client.load();
    const lost = client.search('nav');
    workers[0]!.answer({type: 'failed', message: '/en.json: HTTP 500'});
    expect(await lost).toBeUndefined();
    expect(client.status).toBe('failed');
    expect(client.failure).toBe('/en.json: HTTP 500');
    expect(workers[0]!.terminated).toBe(true);
    expect(await client.search('nav')).toBeUndefined();
    client.load();
    expect(workers).toHaveLength(2);
    expect(client.status).toBe('loading');
  });

  it('fails when the worker cannot start', () => {
    const client = createSearchClient(
      () => {
        throw new Error('Workers are blocked');
      },
      {head: '/en.json'},
    );
    client.load();
    expect(client.status).toBe('failed');
    expect(client.failure).toBe('Workers are blocked');
  });

  it('fails when the script of the worker cannot be read', () => {
    const {client, workers} = setUp();
    client.load();
    workers[0]!.onerror?.(new ErrorEvent('error'));
    expect(client.status).toBe('failed');
    expect(client.failure).toMatch(/worker/);
  });
});
