import {execFileSync} from 'node:child_process';

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

let cached: string | undefined;

/**
 * Where edit links lead: `DOC_REPO_BASE_URL`, else the hosted git remote, else nowhere.
 *
 * @returns Address ending in a slash, or an empty string for no edit links.
 */
export function docRepoBaseUrl(): string {
  const fromEnvironment = process.env.DOC_REPO_BASE_URL;
  if (fromEnvironment !== undefined && fromEnvironment !== '') {
    return fromEnvironment.replace(/\/*$/, '/');
  }
  if (cached === undefined) {
    try {
      const remote = execFileSync('git', ['remote', 'get-url', 'origin'], {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      });
      cached = editBaseOfRemote(remote);
    } catch {
      // No git, or no remote: a copy of the sources has nowhere to be edited.
      cached = '';
    }
  }
  return cached;
}
