/** @jest-environment node */
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {localeConfig} from '../../config/locales';
import {editBaseOfRemote, remoteEditBase} from '../../plugins/repository';

afterEach(() => {
  delete process.env.DOC_REPO_BASE_URL;
});

test.each([
  ['git@github.com:owner/name.git', 'https://github.com/owner/name/edit/main/'],
  ['https://user:word@gitlab.com/group/name\n', 'https://gitlab.com/group/name/edit/main/'],
  ['https://host.example/owner/name', ''],
  ['/srv/git/name.git', ''],
])('the remote %s is edited at "%s"', (remote, address) => {
  expect(editBaseOfRemote(remote)).toBe(address);
});

test('a folder without git has no remote', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'no-git-'));
  expect(remoteEditBase(folder)).toBe('');
  rmSync(folder, {recursive: true});
});

test.each([
  [undefined, ''],
  ['', ''],
  ['https://host.example/edit', 'https://host.example/edit/'],
  ['https://host.example/edit//', 'https://host.example/edit/'],
])('DOC_REPO_BASE_URL "%s" gives edit links below "%s"', (value, address) => {
  if (value !== undefined) process.env.DOC_REPO_BASE_URL = value;
  expect(localeConfig('en').editLink.docRepoBaseUrl).toBe(address);
});
