/** @jest-environment node */
import {spawnSync} from 'node:child_process';
import {chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import semver from 'semver';
import {parse} from 'yaml';
import manifest from '../../package.json';

interface Step {
  name?: string;
  uses?: string;
  run?: string;
  with?: Record<string, string>;
}

interface Job {
  permissions?: Record<string, string>;
  needs?: string | string[];
  if?: string;
  strategy?: {matrix: {node: string[]}};
  steps: Step[];
}

const FOLDER = '.github/workflows';
const sources = Object.fromEntries(
  readdirSync(FOLDER).map((file) => [file, readFileSync(path.join(FOLDER, file), 'utf8')]),
);
const jobsOf = (file: string) => (parse(sources[file] ?? '') as {jobs: Record<string, Job>}).jobs;

test.each(Object.keys(sources))('%s names every action by commit, with its version beside it', (file) => {
  const named = Object.values(jobsOf(file)).flatMap(({steps}) => steps.flatMap(({uses}) => uses ?? []));
  expect(named.length).toBeGreaterThan(0);
  for (const action of named) {
    expect(action).toMatch(/@[0-9a-f]{40}$/);
    expect(sources[file]).toMatch(new RegExp(`${action} # v\\d+\\.\\d+\\.\\d+\n`));
  }
});

test('an action has one version in all workflows', () => {
  const all = Object.values(sources).flatMap((source) => source.match(/(?<=uses: ).+/g) ?? []);
  const names = new Set(all.map((action) => action.replace(/@.*/, '')));
  expect(new Set(all).size).toBe(names.size);
});

test('only what passed the tests on main is deployed', () => {
  const deploying = Object.keys(sources).flatMap((file) =>
    Object.values(jobsOf(file)).filter(({steps}) => steps.some(({uses = ''}) => /deploy-pages@/.test(uses))),
  );
  expect(deploying).toHaveLength(1);
  expect(deploying[0]?.needs).toEqual(['test', 'build']);
  const {test: tests, build} = jobsOf('test.yml');
  expect(tests?.steps.some(({run}) => run === 'npm test')).toBe(true);
  expect(tests).not.toHaveProperty('if');
  expect(build?.if).toBe("github.ref == 'refs/heads/main'");
});

test('what is deployed is signed with its packages, by a job in which no package runs', () => {
  const {build, attest} = jobsOf('test.yml');
  const made = build?.steps.find(({run = ''}) => run.startsWith('npm sbom'))?.run;
  expect(made).toMatch(/^npm sbom --sbom-format=cyclonedx [^>]*> sbom\.cdx\.json$/);
  expect(build?.permissions).toEqual({contents: 'read', pages: 'read'});
  expect(attest?.needs).toEqual(['test', 'build']);
  expect(attest?.permissions).toEqual({actions: 'read', attestations: 'write', 'id-token': 'write'});
  const [download, ...signing] = attest?.steps ?? [];
  expect(download?.run).toMatch(/^gh run download .* --name github-pages --name sbom$/);
  expect(signing.map(({uses}) => uses?.replace(/@.*/, ''))).toEqual(['actions/attest', 'actions/attest']);
  expect(signing.map(({with: options}) => options)).toEqual([
    {'subject-path': 'github-pages/artifact.tar'},
    {'subject-path': 'github-pages/artifact.tar', 'sbom-path': 'sbom/sbom.cdx.json'},
  ]);
});

test('the oldest Node.js that is allowed and the later even ones are tested', () => {
  const {node = []} = jobsOf('test.yml').test?.strategy?.matrix ?? {};
  expect(`>=${node[0]}`).toBe(manifest.engines.node);
  expect(node.map((version) => semver.coerce(version)?.major)).toEqual([20, 22, 24]);
});

describe('the report on drift', () => {
  const report = jobsOf('drift.yml').compare?.steps.find(({name}) => name === 'Report')?.run ?? '';
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'drift-'));
    writeFileSync(path.join(folder, 'drift.txt'), 'route.cleanUrls: boolean → string\n');
  });
  afterEach(() => rmSync(folder, {recursive: true}));

  /** Runs the step with a `gh` that knows of one open issue, or of none; the commands it got. */
  function run(differs: boolean, open: string): string[] {
    const log = path.join(folder, 'log');
    writeFileSync(log, '');
    writeFileSync(
      path.join(folder, 'gh'),
      `#!/bin/sh\necho "$1 $2 $3" >> '${log}'\nif [ "$1 $2" = 'issue list' ]; then printf '%s' '${open}'; fi\n`,
    );
    chmodSync(path.join(folder, 'gh'), 0o755);
    const {status, stderr} = spawnSync('bash', ['--norc', '-e', '-c', report], {
      cwd: folder,
      encoding: 'utf8',
      env: {...process.env, PATH: `${folder}:${process.env.PATH}`, DIFFERS: String(differs), TITLE: 'Differs'},
    });
    expect({status, stderr}).toEqual({status: 0, stderr: ''});
    return readFileSync(log, 'utf8').trim().split('\n').slice(1);
  }

  test('is opened once', () => {
    expect(run(true, '')).toEqual(['label create drift', 'issue create --title']);
    expect(readFileSync(path.join(folder, 'report.md'), 'utf8')).toContain('route.cleanUrls: boolean → string');
  });

  test('is brought up to date while it is open', () => expect(run(true, '7')).toEqual(['issue edit 7']));

  test('is closed when nothing differs any more', () => expect(run(false, '7')).toEqual(['issue close 7']));

  test('is not opened when nothing differs', () => expect(run(false, '')).toEqual([]));
});

describe('the comment on translations', () => {
  const {comment} = jobsOf('translations.yml');
  const script = comment?.steps.find(({name}) => name === 'Comment')?.run ?? '';
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'comment-'));
  });
  afterEach(() => rmSync(folder, {recursive: true}));

  /**
   * Runs the step with a `gh` that knows a pull request and its comment, and a `node` that writes the comment.
   *
   * @returns Commands that write.
   */
  function run({pull = '7', old = '', labels = '', text = '| a | b |'}): string[] {
    const log = path.join(folder, 'log');
    writeFileSync(log, '');
    const program = (name: string, lines: string[]): void => {
      writeFileSync(path.join(folder, name), `#!/bin/sh\n${lines.join('\n')}\n`);
      chmodSync(path.join(folder, name), 0o755);
    };
    program('gh', [
      'case "$*" in',
      `  *pulls\\ -f*) printf '%s' '${pull}' ;;`,
      '  run\\ download*) mkdir status && echo compare > status/still-valid ;;',
      `  *pulls/7*) printf '%s' '${labels}' ;;`,
      `  *--paginate*) printf '%s' '${old}' ;;`,
      `  *) echo "$3 $4" >> '${log}' ;;`,
      'esac',
    ]);
    program('node', [`echo "node $4" >> '${log}'`, `echo '${text}'`]);
    const {status, stderr} = spawnSync('bash', ['--norc', '-e', '-c', script], {
      cwd: folder,
      encoding: 'utf8',
      env: {...process.env, PATH: `${folder}:${process.env.PATH}`, GH_REPO: 'o/n', RUN: '1', HEAD: 'o:b', COMMIT: 'c'},
    });
    expect({status, stderr}).toEqual({status: 0, stderr: ''});
    return readFileSync(log, 'utf8').trim().split('\n');
  }

  test('is made once, and brought up to date after that', () => {
    expect(run({})).toEqual(['node compare', 'POST repos/o/n/issues/7/comments']);
    rmSync(path.join(folder, 'status'), {recursive: true});
    expect(run({old: '12', text: 'None.'})).toEqual(['node compare', 'PATCH repos/o/n/issues/comments/12']);
  });

  test('is not made where no translation falls behind, or the pull request has newer commits', () => {
    expect(run({text: 'None.'})).toEqual(['node compare']);
    expect(run({pull: ''})).toEqual(['']);
  });

  test('knows by the label that only typos were mended', () => {
    expect(run({labels: 'docs\ntranslations: still valid'})[0]).toBe('node still-valid');
  });

  test('runs nothing of a pull request with a right to write, and what it runs has no such right', () => {
    for (const [file, source] of Object.entries(sources)) {
      expect({file, isUnsafe: source.includes('pull_request_target')}).toEqual({file, isUnsafe: false});
    }
    expect(comment?.steps.flatMap(({uses, with: options}) => (/checkout@/.test(uses ?? '') ? [options] : []))).toEqual([
      undefined,
    ]);
    // The text of an expression would be part of the script; a variable is only a value.
    expect(script).not.toContain('${{');
    const tests = parse(sources['test.yml'] ?? '') as {permissions: object; jobs: Record<string, Job>};
    expect(tests.permissions).toEqual({contents: 'read'});
    expect(tests.jobs.translations).not.toHaveProperty('permissions');
  });
});
