/** @jest-environment node */
import {execFileSync} from 'node:child_process';
import {mkdtempSync, realpathSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {historyOf, pageHistory} from '../../plugins/history';
import {putFiles} from '../support/files';

test('a file has the first and the last change that names it', () => {
  const log = [
    't:30,a:Ann, B.',
    '',
    'docs/a.mdx',
    'docs/你好.mdx',
    't:40,a:Cy',
    '',
    'docs/a.mdx',
    't:10,a:Di',
    '',
    'docs/a.mdx',
  ];
  const files = historyOf(`${log.join('\n')}\n`);
  expect([...files.keys()]).toEqual(['docs/a.mdx', 'docs/你好.mdx']);
  expect(files.get('docs/a.mdx')).toEqual({
    creation: {timestamp: 10_000, author: 'Di'},
    lastUpdate: {timestamp: 40_000, author: 'Cy'},
  });
  expect(files.get('docs/你好.mdx')?.lastUpdate).toEqual({timestamp: 30_000, author: 'Ann, B.'});
});

describe('a site within a repository', () => {
  let folder: string;
  const at = (file: string): string => path.join(folder, 'site', file);

  beforeAll(() => {
    folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'history-')));
    const git = (args: readonly string[], time = 0): void => {
      execFileSync('git', ['-c', 'user.name=Ann', '-c', 'user.email=ann@host.example', ...args], {
        cwd: folder,
        env: {...process.env, GIT_COMMITTER_DATE: `@${time} +0000`},
      });
    };
    const commit = (time: number, files: Readonly<Record<string, string>>): void => {
      putFiles(path.join(folder, 'site'), files);
      git(['add', '.']);
      git(['commit', '--quiet', '--message', 'x'], time);
    };
    git(['init', '--quiet']);
    commit(1000, {'docs/a.mdx': 'a', 'i18n/zh/甲 乙.mdx': 'b', 'config/site.ts': 'c'});
    commit(2000, {'docs/a.mdx': 'other a'});
  });
  afterAll(() => {
    rmSync(folder, {recursive: true});
  });

  test('gets the dates of its pages', async () => {
    const history = pageHistory(path.join(folder, 'site'));
    history.initialize({siteDir: path.join(folder, 'site')});
    expect(await history.getFileCreationInfo(at('docs/a.mdx'))).toEqual({timestamp: 1_000_000, author: 'Ann'});
    expect(await history.getFileLastUpdateInfo(at('docs/a.mdx'))).toEqual({timestamp: 2_000_000, author: 'Ann'});
    expect(await history.getFileLastUpdateInfo(at('i18n/zh/甲 乙.mdx'))).toMatchObject({timestamp: 1_000_000});
    expect(await history.getFileLastUpdateInfo(at('docs/new.mdx'))).toBeNull();
  });

  test('without git has an error for who asks, and for no one else', async () => {
    const outside = mkdtempSync(path.join(tmpdir(), 'no-history-'));
    const history = pageHistory(outside);
    history.initialize({siteDir: outside});
    await expect(history.getFileLastUpdateInfo(path.join(outside, 'docs/a.mdx'))).rejects.toThrow(
      /not a git repository/,
    );
    rmSync(outside, {recursive: true});
  });
});
