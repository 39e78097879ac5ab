// Commits the pages into a new repository in this folder.
import { execFileSync } from 'node:child_process';
import { devNull } from 'node:os';

const git = (args, date) =>
  execFileSync('git', args, {
    stdio: 'inherit',
    env: {
      ...process.env,
      GIT_CONFIG_GLOBAL: devNull,
      GIT_AUTHOR_NAME: 'Mate',
      GIT_AUTHOR_EMAIL: 'mate@example.com',
      GIT_COMMITTER_NAME: 'Mate',
      GIT_COMMITTER_EMAIL: 'mate@example.com',
      ...(date && { GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date }),
    },
  });

git(['init', '--quiet']);
git(['add', 'docs/en/index.md', 'docs/zh/index.md']);
git(['commit', '--quiet', '--message', 'Begin'], '2025-03-01T10:00:00Z');
git(['add', 'docs/en/storm.md', 'docs/en/watch.mdx']);
git(['commit', '--quiet', '--message', 'Storm'], '2025-04-02T15:30:00Z');
