import { execFileSync } from 'node:child_process';
import type { RspressPlugin } from 'rspress/core';

/** Gives each page the time of its last commit, and its authors. */
export function pluginHistory(): RspressPlugin {
  return {
    name: 'history',
    extendPageData(page) {
      const log = execFileSync(
        'git',
        ['log', '--follow', '--format=%aI %aN', '--', page._filepath],
        { encoding: 'utf8' },
      ).trim();
      if (!log) return;

      const commits = log.split('\n').map(line => line.split(/ (.*)/));
      Object.assign(page, {
        changed: commits[0]![0],
        authors: [...new Set(commits.map(([, author]) => author))],
      });
    },
  };
}
