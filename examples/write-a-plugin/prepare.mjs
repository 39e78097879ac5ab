/** Runs the package's own tests, as `npm test` does for its author. */
import { execSync } from 'node:child_process';

execSync('npm test', { stdio: 'inherit' });
