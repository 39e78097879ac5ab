/** When files were changed, as git knows it. */
import {execFile} from 'node:child_process';
import path from 'node:path';
import {promisify} from 'node:util';
import type {VcsChangeInfo, VcsConfig} from '@docusaurus/types';

/** Folders with pages. */
const PAGES = ['docs', 'i18n', 'src/pages', 'versioned_docs'];

/** Most bytes that git may print: some 100 a change of a file. */
const MAX_OUTPUT = 2 ** 28;

interface FileHistory {
  creation: VcsChangeInfo;
  lastUpdate: VcsChangeInfo;
}

/** The line of a commit, before those of its files. */
const COMMIT = /^t:(\d+),a:(.*)$/;

/**
 * Reads who changed files when.
 *
 * @param log - Commits as `git log --format=t:%ct,a:%an --name-only` prints them.
 * @returns First and last change of each file, by its path as git prints it.
 */
export function historyOf(log: string): Map<string, FileHistory> {
  const files = new Map<string, FileHistory>();
  let change: VcsChangeInfo = {timestamp: 0, author: ''};
  for (const line of log.split('\n')) {
    const [isCommit, seconds = '', author = ''] = COMMIT.exec(line) ?? [];
    if (isCommit !== undefined) {
      change = {timestamp: Number.parseInt(seconds, 10) * 1000, author};
    } else if (line !== '') {
      const {creation, lastUpdate} = files.get(line) ?? {creation: change, lastUpdate: change};
      files.set(line, {
        creation: change.timestamp < creation.timestamp ? change : creation,
        lastUpdate: change.timestamp > lastUpdate.timestamp ? change : lastUpdate,
      });
    }
  }
  return files;
}

async function readHistory(siteDir: string): Promise<Map<string, FileHistory>> {
  const {stdout} = await promisify(execFile)(
    'git',
    [
      // Names as they are, and commits without their signatures.
      ...['-c', 'core.quotePath=false', '-c', 'log.showSignature=false'],
      ...['log', '--format=t:%ct,a:%an', '--name-only', '--relative', '--', ...PAGES],
    ],
    {cwd: siteDir, maxBuffer: MAX_OUTPUT},
  );
  return new Map([...historyOf(stdout)].map(([file, history]) => [path.resolve(siteDir, file), history]));
}

/** Histories by the folder of the site: both languages of a process have the same. */
const known = new Map<string, Promise<Map<string, FileHistory>>>();

/**
 * The dates that pages show. Docusaurus asks git for all changes of all files of the repository, and for its submodules,
 * which takes five times as much of the processor with a thousand commits.
 *
 * @param siteDir - Absolute path of the site, in a repository.
 */
export function pageHistory(siteDir: string): VcsConfig {
  const read = (): Promise<Map<string, FileHistory>> => {
    const history = known.get(siteDir) ?? readHistory(siteDir);
    known.set(siteDir, history);
    return history;
  };
  return {
    initialize() {
      // What goes wrong is the error of who asks for a date.
      read().catch(() => undefined);
    },
    getFileCreationInfo: async (file) => (await read()).get(file)?.creation ?? null,
    getFileLastUpdateInfo: async (file) => (await read()).get(file)?.lastUpdate ?? null,
  };
}
