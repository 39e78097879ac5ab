import {execFileSync} from 'node:child_process';
import {localeConfig} from '../config/locales';
import type {Lang} from '../config/types';

/** A remote such as `git@host:owner/name.git` or `https://host/owner/name`. */
const REMOTE = /^(?:https:\/\/(?:[^@/]+@)?|git@|ssh:\/\/git@)([^:/]+)[:/](.+?)(?:\.git)?\/?$/;

/** Hosts whose edit pages live under `/edit/<branch>/`. */
const HOSTS = new Set(['github.com', 'gitlab.com', 'gitee.com', 'codeberg.org']);

/**
 * Address of the edit pages of a git remote.
 *
 * @param remote - Output of `git remote get-url origin`.
 * @returns Address that a path in the repository is appended to; empty for a remote
 *   that no known host serves, since a dead link is worse than none.
 */
export function editBaseOfRemote(remote: string): string {
  const match = REMOTE.exec(remote.trim());
  if (match === null) return '';
  const [, host = '', path = ''] = match;
  return HOSTS.has(host) ? `https://${host}/${path}/edit/main/` : '';
}

/**
 * Where edit links lead when the settings do not say it.
 *
 * @param siteDir - Absolute path of the site.
 * @returns Address of the edit pages of the hosted git remote, ending in a slash; empty for none.
 */
export function remoteEditBase(siteDir: string): string {
  try {
    const remote = execFileSync('git', ['remote', 'get-url', 'origin'], {
      cwd: siteDir,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return editBaseOfRemote(remote);
  } catch {
    // No git, or no remote: a copy of the sources has nowhere to be edited.
    return '';
  }
}

/**
 * Where the edit links of a language lead. Asks git where the settings do not say it, which takes a big process a while.
 *
 * @param lang - The language.
 * @param siteDir - Absolute path of the site.
 * @returns Address of the edit pages, ending in a slash; empty for none.
 */
export function editBaseOf(lang: Lang, siteDir: string): string {
  return localeConfig(lang).editLink.docRepoBaseUrl || remoteEditBase(siteDir);
}

/**
 * Whether git knows the history of the site. A copy without it, such as a downloaded archive, builds too, without the
 * dates of the last changes.
 *
 * @param siteDir - Absolute path of the site.
 */
export function hasHistory(siteDir: string): boolean {
  try {
    const answer = execFileSync('git', ['rev-parse', '--is-inside-work-tree'], {
      cwd: siteDir,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return answer.trim() === 'true';
  } catch {
    // No git, or no repository.
    return false;
  }
}

/** Pages of a hosted repository about one file, each ending in a slash. */
export interface FilePages {
  edit: string;
  history: string;
}

/**
 * Where a file of the repository is edited, and where its history is.
 *
 * @param editBase - Address of the edit pages, as `https://host/owner/name/edit/main/`.
 * @returns Empty addresses where none are known: a dead link is worse than none.
 */
export function filePages(editBase: string): FilePages {
  const match = /^(https:\/\/[^/]+\/.+?)\/_?edit\/([^/]+)\/(.*)$/.exec(editBase);
  if (match === null) return {edit: editBase, history: ''};
  const [, repository = '', branch = '', folder = ''] = match;
  const commits = /^https:\/\/codeberg\.org\//.test(editBase) ? 'commits/branch' : 'commits';
  return {edit: editBase, history: `${repository}/${commits}/${branch}/${folder}`};
}
