import {spawnSync} from 'node:child_process';
import {shortRuns} from '../../content/shortRuns';

test('this version of Node.js takes the options for short runs', () => {
  const {status, stdout, stderr} = spawnSync(process.execPath, [...shortRuns(), '--print', '1 + 1'], {
    encoding: 'utf8',
  });
  expect([status, stdout, stderr]).toEqual([0, '2\n', '']);
});

test.each([
  ['11.3.244.8-node.38', ['--interrupt-budget=3000000']],
  ['12.4.254.21-node.33', []],
  ['13.6.233.10-node.28', []],
])('V8 %s', (version, options) => expect(shortRuns(version)).toEqual(options));
