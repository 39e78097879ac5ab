/** @jest-environment node */
import {measuredRun} from '../../scripts/bench/measuredRun';

/** Uses some time of a processor and some memory, in seconds and megabytes. */
const use = (seconds: number, megabytes: number): string =>
  `const kept = Buffer.alloc(${megabytes} * 1e6, 1);
   while (process.cpuUsage().user + process.cpuUsage().system < ${seconds} * 1e6) kept.fill(2);`;

test('what processes use that a program starts counts too', async () => {
  const started = `require('node:child_process').execFileSync(process.execPath, ['-e', ${JSON.stringify(use(0.3, 100))}]);`;
  const usage = await measuredRun(['-e', started + use(0.3, 100)], process.cwd(), 60);
  expect(usage?.processor).toBeGreaterThanOrEqual(0.6);
  expect(usage?.memory).toBeGreaterThan(200);
});

test('a program that fails is an error with what it has printed, one that does not end is none', async () => {
  const failing = measuredRun(['-e', `console.error('docs/a.mdx:3: wrong'); process.exit(1);`], process.cwd(), 60);
  await expect(failing).rejects.toThrow('docs/a.mdx:3: wrong');
  expect(await measuredRun(['-e', 'setInterval(() => {}, 1000)'], process.cwd(), 0.5)).toBeUndefined();
});
