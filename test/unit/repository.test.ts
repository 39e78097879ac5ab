/** @jest-environment node */
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {localeConfig} from '../../config/locales';
import {site, theme} from '../../config/site';
import {assemble} from '../../plugins/assemble';
import {editBaseOfRemote, hasHistory, remoteEditBase} from '../../plugins/repository';

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

test('this repository has a history', () => {
  expect(hasHistory(process.cwd())).toBe(true);
  expect(assemble(site, theme, process.cwd()).future).toMatchObject({experimental_vcs: true});
});

test('a folder without git has no remote and no history', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'no-git-'));
  expect(remoteEditBase(folder)).toBe('');
  expect(hasHistory(folder)).toBe(false);
  // Docusaurus would ask git for the dates of pages and fail.
  expect(assemble(site, theme, folder, {checks: false}).future).toMatchObject({experimental_vcs: false});
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
