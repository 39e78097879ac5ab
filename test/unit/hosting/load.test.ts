/** @jest-environment node */
import {readLoad} from '../../../scripts/bench/load';

/** As h2load 1.52 writes it. */
const said = (done: number, succeeded: number) => `
finished in 6.02s, 12752.20 req/s, 182.23MB/s
requests: ${done} total, ${done} started, ${done} done, ${succeeded} succeeded, ${done - succeeded} failed, 0 errored, 0 timeout
status codes: ${succeeded} 2xx, 0 3xx, ${done - succeeded} 4xx, 0 5xx
traffic: 911.16MB (955423188) total, 48.01MB (50340347) headers (space savings 0.00%), 945.92MB (991869590) data
`;
const rows = (statuses: readonly number[]) =>
  statuses.map((status, index) => `17000000000${index}\t${status}\t${(index + 1) * 1000}\n`).join('');

test('what came back is counted, with the times', () => {
  const statuses = Array.from({length: 200}, () => 200);
  expect(readLoad(said(200, 200), rows(statuses))).toEqual({
    requests: 200,
    failed: 0,
    bytes: 955_423_188,
    p50: 101,
    p99: 199,
    longest: 200,
  });
});

test.each([
  ['are refused', 3, [200, 404, 200]],
  ['lead elsewhere', 3, [200, 301, 200]],
  ['have no answer', 2, [200, -1, 200]],
  ['never end', 2, [200, 200]],
])('requests that %s have failed', (_what, succeeded, statuses) => {
  expect(readLoad(said(3, succeeded), rows(statuses)).failed).toBe(1);
});

test('other words than those expected are told, and not read as nothing', () => {
  expect(() => readLoad('starting benchmark...', rows([200]))).toThrow(
    /^h2load does not say how many requests there were:\nstarting/,
  );
  expect(() => readLoad(said(1, 1), 'start,status\n')).toThrow('h2load logs requests in another form: start,status');
});
