/** Runs the commands of authors and users of a plugin. */
import { execSync } from 'node:child_process';

// Settings of the npm that runs this, which it hands on; authors of plugins have none of them.
for (const name of Object.keys(process.env)) {
  if (name.startsWith('npm_config_')) delete process.env[name];
}

/** Runs a command of a shell and shows what it prints. */
export function run(command, cwd, env) {
  process.stdout.write(
    execSync(`${command} 2>&1`, { cwd, encoding: 'utf8', env: { ...process.env, ...env } }),
  );
}
