/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {cleanLog, type BuildResult} from '../../../verify/examples/build';
import {exampleHash} from '../../../verify/examples/cache';
import {processExample} from '../../../verify/examples/core';
import type {BuildSpec} from '../../../verify/examples/define';
import {exampleFiles, listExamples, repositoryRoot} from '../../../verify/examples/list';
import {main} from '../../../verify/examples/run';

let root: string;
const versions = ['rspress@1.47.2'];

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'examples-'));
  write('lamp/rspress.config.ts', 'export default {};');
  write(
    'lamp/expect.ts',
    "export default {builds: {default: {claims: [{claim: 'There is a page.', file: 'index.html', selector: 'h1', text: 'Lamp'}]}}};",
  );
});

afterEach(() => {
  fs.rmSync(root, {recursive: true, force: true});
});

function write(name: string, text: string): void {
  const file = path.join(root, name);
  fs.mkdirSync(path.dirname(file), {recursive: true});
  fs.writeFileSync(file, text);
}

const example = () => ({name: 'lamp', dir: path.join(root, 'lamp'), files: exampleFiles(path.join(root, 'lamp'))});

/** Stands for the command line: writes one page. */
function toolkit(heading = 'Lamp', exitCode = 0): (dir: string, spec: BuildSpec) => Promise<BuildResult> {
  return async (dir) => {
    write(path.join(path.relative(root, dir), 'doc_build/index.html'), `<h1>${heading}</h1>`);
    return Promise.resolve({exitCode, log: 'line one\nerror   Rspack build failed.', duration: 1});
  };
}

const processLamp = (run: ReturnType<typeof toolkit>, force = false) =>
  processExample(example(), {versions, cacheRoot: path.join(root, '.cache'), run, force});

describe('an example', () => {
  it('is built, kept and cleaned up after', async () => {
    const outcome = await processLamp(toolkit());
    expect(outcome).toMatchObject({state: 'built', builds: 1, claims: 1, errors: []});
    expect(fs.readFileSync(path.join(root, '.cache/lamp/default/index.html'), 'utf8')).toBe('<h1>Lamp</h1>');
    expect(fs.existsSync(path.join(root, 'lamp/doc_build'))).toBe(false);
  });

  it('is taken from the cache when nothing changed', async () => {
    await processLamp(toolkit());
    const run = jest.fn(toolkit());
    expect(await processLamp(run)).toMatchObject({state: 'cached', builds: 1, claims: 1});
    expect(run).not.toHaveBeenCalled();
  });

  it('is built again when a file changed, or by force', async () => {
    await processLamp(toolkit());
    expect(await processLamp(toolkit(), true)).toMatchObject({state: 'built'});
    write('lamp/docs/index.md', '# Lamp');
    expect(await processLamp(toolkit())).toMatchObject({state: 'built'});
  });

  it('fails with claim, file and what was found, and leaves no result behind', async () => {
    await processLamp(toolkit());
    const outcome = await processLamp(toolkit('Candle'), true);
    expect(outcome.state).toBe('failed');
    expect(outcome.errors[0]).toBe(
      [
        'examples/lamp, build default: “There is a page.” does not hold',
        '    file:     index.html',
        '    expected: one of elements h1 with text "Lamp"',
        '    found:    ["Candle"]',
      ].join('\n'),
    );
    expect(fs.existsSync(path.join(root, '.cache/lamp'))).toBe(false);
    expect(fs.existsSync(path.join(root, '.cache/lamp.failed/default/index.html'))).toBe(true);
  });

  it('fails with the end of the log when the command line does', async () => {
    const outcome = await processLamp(toolkit('Lamp', 1));
    expect(outcome.errors[0]).toMatch(
      /`npx rspress build` ended with exit code 1\. The end of what it printed:\n {4}\| line one\n {4}\| error {3}Rspack build failed\.\n {4}Run /,
    );
  });

  it('removes stale output before it builds', async () => {
    write('lamp/doc_build/old.html', 'stale');
    await processLamp(toolkit());
    expect(fs.readdirSync(path.join(root, '.cache/lamp/default'))).toEqual(['index.html']);
  });

  it('fails when expect.ts exports nothing', async () => {
    write('lamp/expect.ts', 'export {};');
    expect((await processLamp(toolkit())).errors[0]).toMatch(/must `export default defineExample/);
  });
});

describe('the hash of an example', () => {
  it('changes with names, contents and versions', () => {
    const hash = exampleHash(example(), versions);
    expect(exampleHash(example(), ['rspress@1.47.3'])).not.toBe(hash);
    write('lamp/rspress.config.ts', 'export default {title: "x"};');
    const changed = exampleHash(example(), versions);
    expect(changed).not.toBe(hash);
    fs.renameSync(path.join(root, 'lamp/rspress.config.ts'), path.join(root, 'lamp/rspress.config.mts'));
    expect(exampleHash(example(), versions)).not.toBe(changed);
  });
});

describe('the list of examples', () => {
  it('leaves out what builds write', () => {
    write('lamp/doc_build/index.html', '');
    write('lamp/node_modules/.rspress/x', '');
    expect(listExamples(root)).toEqual([
      {name: 'lamp', dir: path.join(root, 'lamp'), files: ['expect.ts', 'rspress.config.ts']},
    ]);
  });

  it('refuses a folder without expect.ts', () => {
    write('candle/rspress.config.ts', '');
    expect(() => listExamples(root)).toThrow(/examples\/candle has no expect\.ts/);
  });

  it('names the known examples when asked for an unknown one', async () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(await main(['minimal', 'no-such-example'])).toBe(1);
    expect(error.mock.calls[0]?.[0]).toMatch(
      /^No example is called no-such-example\. The examples are:\n[\s\S]*\n {2}minimal\n/,
    );
    error.mockRestore();
  });
});

describe('a log', () => {
  it('loses colours and the paths of this machine', () => {
    expect(
      cleanLog(
        `\u001b[31merror\u001b[39m ${repositoryRoot}/examples/lamp/docs/a.md\r\n`,
        `${repositoryRoot}/examples/lamp`,
      ),
    ).toBe('error <example>/docs/a.md\n');
  });
});
