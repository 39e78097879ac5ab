// Commits the pages into a new repository in this folder, one of them in two steps by two people.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { devNull } from 'node:os';

const commit = (file, author, date) => {
  const git = args =>
    execFileSync('git', args, {
      stdio: 'inherit',
      env: {
        ...process.env,
        GIT_CONFIG_GLOBAL: devNull,
        GIT_AUTHOR_NAME: author,
        GIT_AUTHOR_EMAIL: 'crew@example.com',
        GIT_AUTHOR_DATE: date,
        GIT_COMMITTER_NAME: author,
        GIT_COMMITTER_EMAIL: 'crew@example.com',
        GIT_COMMITTER_DATE: date,
      },
    });
  git(['init', '--quiet']);
  git(['add', file]);
  git(['commit', '--quiet', '--message', `Write ${file}`]);
};

const storm = readFileSync('docs/storm.md', 'utf8');
writeFileSync('docs/storm.md', '# Storm\n');
commit('docs/storm.md', 'Mate', '2025-03-01T10:00:00Z');
writeFileSync('docs/storm.md', storm);
commit('docs/storm.md', 'Cook', '2025-04-02T15:30:00Z');
