/** @jest-environment node */
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {cleanLog, type BuildResult} from '../../../content/examples/build';
import {buildHash} from '../../../content/examples/cache';
import {ensureBuild} from '../../../content/examples/ensure';
import type {Claim} from '../../../verify/examples/define';
import {processExample} from '../../../verify/examples/core';
import type {BuildOptions} from '../../../content/examples/types';
import {exampleFiles, listExamples, repositoryRoot, type Example} from '../../../content/examples/list';
import {main} from '../../../verify/examples/run';
import {createWorkspace} from '../../../content/examples/workspace';
import {putFile} from '../../support/files';

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

const write = (name: string, text: string): string => putFile(root, name, text);

const example = (): Example => ({
  name: 'lamp',
  dir: path.join(root, 'lamp'),
  files: exampleFiles(path.join(root, 'lamp')),
});

type Toolkit = (example: Example, spec: BuildOptions, output: string) => Promise<BuildResult>;

/** Stands for the command line: writes one page. */
function toolkit(heading = 'Lamp', exitCode = 0): Toolkit {
  return async (_example, _spec, output) => {
    fs.mkdirSync(output, {recursive: true});
    fs.writeFileSync(path.join(output, 'index.html'), `<h1>${heading}</h1>`);
    return Promise.resolve({exitCode, log: 'line one\nerror   Rspack build failed.'});
  };
}

const options = (run: Toolkit, force = false) => ({versions, cacheRoot: path.join(root, '.cache'), run, force});
const processLamp = (run: Toolkit, force = false) => processExample(example(), options(run, force));
const cached = (file: string) => path.join(root, '.cache/lamp', file);

describe('an example', () => {
  it('is built and kept', async () => {
    const outcome = await processLamp(toolkit());
    expect(outcome).toMatchObject({state: 'built', builds: 1, claims: 1, errors: []});
    expect(fs.readFileSync(cached('default/index.html'), 'utf8')).toBe('<h1>Lamp</h1>');
    expect(fs.readFileSync(cached('default.log'), 'utf8')).toMatch(/^line one/);
    expect(fs.readdirSync(path.join(root, 'lamp')).sort()).toEqual(['expect.ts', 'rspress.config.ts']);
  });

  it('is taken from the cache when nothing changed', async () => {
    await processLamp(toolkit());
    const run = jest.fn(toolkit());
    expect(await processLamp(run)).toMatchObject({state: 'cached', builds: 1, claims: 1});
    expect(run).not.toHaveBeenCalled();
  });

  it('is built again when a file changed, or by force', async () => {
    await processLamp(toolkit());
    expect(await processLamp(toolkit('Candle'), true)).toMatchObject({state: 'failed'});
    write('lamp/docs/index.md', '# Lamp');
    expect(await processLamp(toolkit())).toMatchObject({state: 'built'});
  });

  it('is only checked again when its claims changed', async () => {
    await processLamp(toolkit());
    const spec = path.join(root, 'lamp/expect.ts');
    fs.writeFileSync(spec, fs.readFileSync(spec, 'utf8').replace("text: 'Lamp'", "text: 'Candle'"));
    const run = jest.fn(toolkit());
    jest.resetModules();
    expect(await processLamp(run)).toMatchObject({state: 'failed', claims: 1});
    expect(run).not.toHaveBeenCalled();
  });

  it('fails with claim, file and what was found, until it is mended', async () => {
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
    expect((await processLamp(toolkit())).state).toBe('failed');
  });

  it('fails with the end of the log when the command line does, and runs again next time', async () => {
    const outcome = await processLamp(toolkit('Lamp', 1));
    expect(outcome.errors[0]).toMatch(
      /`npx rspress build` ended with exit code 1\. The end of what it printed:\n {4}\| line one\n {4}\| error {3}Rspack build failed\.\n {4}Run /,
    );
    expect(await processLamp(toolkit())).toMatchObject({state: 'built'});
  });

  it('loses what an earlier build left', async () => {
    write('.cache/lamp/default/old.html', 'stale');
    write('.cache/lamp/gone/index.html', 'of a build that is no more');
    await processLamp(toolkit());
    expect(fs.readdirSync(cached(''))).toEqual(['default', 'default.json', 'default.log', 'manifest.json']);
    expect(fs.readdirSync(cached('default'))).toEqual(['index.html']);
  });

  it('shares single builds with whoever needs one', async () => {
    const spec: BuildOptions = {live: true};
    const {output, error} = await ensureBuild(example(), 'default', spec, options(toolkit()));
    expect(error).toBeUndefined();
    expect(output).toMatchObject({dir: cached('default'), bases: {built: '/live/lamp/', own: '/'}});
    const run = jest.fn(toolkit());
    await ensureBuild(example(), 'default', spec, options(run));
    expect(run).not.toHaveBeenCalled();
  });

  it.each([
    ['', false],
    ['exitCode: 1, ', undefined],
    ['live: true, ', undefined],
  ])('is not minified unless somebody looks at its scripts: %j', async (setting, minify) => {
    write('lamp/expect.ts', `export default {builds: {default: {${setting}claims: []}}};`);
    const run = jest.fn(toolkit('Lamp', setting.startsWith('exitCode') ? 1 : 0));
    await processLamp(run);
    expect(run.mock.calls.map(([, spec]) => spec.minify)).toEqual([minify]);
  });

  it('is minified in all of its builds when a claim looks at scripts', async () => {
    const claim = "{claim: 'Lit.', file: 'static/js/*.js', contains: 'lit'}";
    write('lamp/expect.ts', `export default {builds: {default: {claims: []}, lit: {claims: [${claim}]}}};`);
    const run = jest.fn(toolkit());
    await processLamp(run);
    expect(run.mock.calls.map(([, spec]) => spec.minify)).toEqual([undefined, undefined]);
  });

  it('fails when expect.ts exports nothing', async () => {
    write('lamp/expect.ts', 'export {};');
    expect((await processLamp(toolkit())).errors[0]).toMatch(/must `export default defineExample/);
  });
});

describe('the hash of a build', () => {
  const hash = (spec: BuildOptions & {claims?: readonly Claim[]} = {}) => buildHash(example(), spec, versions);

  it('changes with names, contents, versions and the way it is run', () => {
    const first = hash();
    expect(buildHash(example(), {}, ['rspress@1.47.3'])).not.toBe(first);
    expect(hash({config: 'rspress.other.config.ts'})).not.toBe(first);
    write('lamp/rspress.config.ts', 'export default {title: "x"};');
    const changed = hash();
    expect(changed).not.toBe(first);
    fs.renameSync(path.join(root, 'lamp/rspress.config.ts'), path.join(root, 'lamp/rspress.config.mts'));
    expect(hash()).not.toBe(changed);
  });

  it('does not change with claims', () => {
    const first = hash();
    write('lamp/expect.ts', '// other claims');
    expect(hash({claims: [{claim: 'x', log: 'x'}]})).toBe(first);
  });
});

describe('the folder of a build', () => {
  it('is a copy that finds the packages of the examples', () => {
    const {dir, root: folder, remove} = createWorkspace(example());
    try {
      expect(fs.readdirSync(dir)).toEqual(['rspress.config.ts']);
      expect(path.basename(dir)).toBe('lamp');
      const script = "require.resolve('react/package.json')";
      const manifest = execFileSync(process.execPath, ['-p', script], {cwd: dir, encoding: 'utf8'}).trim();
      expect(path.relative(repositoryRoot, manifest)).not.toMatch(/^\.\./);
      expect((JSON.parse(fs.readFileSync(manifest, 'utf8')) as {version: string}).version).toMatch(/^18\./);
    } finally {
      remove();
    }
    expect(fs.existsSync(folder)).toBe(false);
  });
});

describe('the list of examples', () => {
  it('leaves out what builds write', () => {
    write('lamp/doc_build/index.html', '');
    write('lamp/node_modules/.rspress/x', '');
    expect(listExamples(root)).toEqual([{name: 'lamp', dir: path.join(root, 'lamp'), files: ['rspress.config.ts']}]);
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
    const log =
      '\u001b[31merror\u001b[39m /temporary/examples/lamp/docs/a.md\r\n' + `${repositoryRoot}/node_modules/x.js`;
    expect(cleanLog(log, {dir: '/temporary/examples/lamp', root: '/temporary'})).toBe(
      'error <example>/docs/a.md\n<repository>/node_modules/x.js',
    );
  });
});
